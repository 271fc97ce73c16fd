package dev.touchstone.game;

import java.util.regex.Pattern;

/** Messages that quote what somebody else wrote, fit for one line of a terminal. */
public final class Excerpt {

  private static final int LONGEST = 300;

  /** What a private key's line looks like, and whatever stands behind it. */
  private static final Pattern SECRET = Pattern.compile("PRIVATE\\+KEY\\+[^\\s']*");

  private Excerpt() {}

  /** The message, cut where it is too long, with what does not print replaced. */
  public static String of(String message) {
    String open = withoutSecrets(message);
    String start = open.length() > LONGEST ? open.substring(0, LONGEST) + "..." : open;
    return start.replaceAll("[^ -~]", "?");
  }

  /** The message without private keys: a key in the place of another file is a likely slip. */
  public static String withoutSecrets(String message) {
    return SECRET.matcher(message).replaceAll("PRIVATE+KEY+...");
  }
}
