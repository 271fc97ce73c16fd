package dev.touchstone.picture;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.StringJoiner;

/** Numbers as pictures have them: two decimals at most, and the same on every machine. */
final class Decimal {

  private static final int PLACES = 2;

  private Decimal() {}

  static String of(double number) {
    BigDecimal rounded = BigDecimal.valueOf(number).setScale(PLACES, RoundingMode.HALF_UP);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }

  /** With blanks between them. */
  static String of(double... numbers) {
    StringJoiner words = new StringJoiner(" ");
    for (double number : numbers) {
      words.add(of(number));
    }
    return words.toString();
  }
}
