package dev.touchstone.cluster.post;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where a member listens. */
public record Address(String host, int port) {

  private static final Pattern WORDS = Pattern.compile("([A-Za-z0-9.-]{1,253}):([0-9]{1,5})");

  /** The largest number of a port. */
  public static final int MOST_PORT = 65_535;

  /** Where a coordinator listens unless it is told otherwise: this machine alone can reach it. */
  public static final Address USUAL = new Address("127.0.0.1", 5701);

  /** Reads HOST:PORT. */
  public static Optional<Address> parse(String words) {
    Matcher matcher = WORDS.matcher(words);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    int port = Integer.parseInt(matcher.group(2));
    return port < 1 || port > MOST_PORT
        ? Optional.empty()
        : Optional.of(new Address(matcher.group(1), port));
  }

  @Override
  public String toString() {
    return host + ":" + port;
  }
}
