package dev.touchstone.game;

/** Messages that quote what somebody else wrote, fit for one line of a terminal. */
public final class Excerpt {

  private static final int LONGEST = 300;

  private Excerpt() {}

  /** The message, cut where it is too long, with what does not print replaced. */
  public static String of(String message) {
    String start = message.length() > LONGEST ? message.substring(0, LONGEST) + "..." : message;
    return start.replaceAll("[^ -~]", "?");
  }
}
