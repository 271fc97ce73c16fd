package dev.touchstone.bench;

import java.util.Locale;

/** How numbers are printed: the same everywhere, whatever the machine's language. */
final class Figures {

  private Figures() {}

  /** Seconds with three digits that mean something, down to milliseconds. */
  static String seconds(double seconds) {
    int digits = seconds < 10 ? 3 : seconds < 100 ? 2 : 1;
    return String.format(Locale.ROOT, "%." + digits + "f", seconds);
  }

  /** A number with its thousands set apart. */
  static String count(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  /** A quotient. */
  static String ratio(double numerator, double denominator) {
    return String.format(Locale.ROOT, "%.3f", numerator / denominator);
  }
}
