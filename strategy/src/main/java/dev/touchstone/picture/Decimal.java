package dev.touchstone.picture;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.StringJoiner;

/** Numbers as pictures have them: few decimals, and the same on every machine. */
final class Decimal {

  private static final int PLACES = 2;

  /** Of scales, which multiply lengths, and of shares of a colour. */
  private static final int FINE_PLACES = 5;

  private Decimal() {}

  static String of(double number) {
    return of(number, PLACES);
  }

  /** With more decimals. */
  static String fine(double number) {
    return of(number, FINE_PLACES);
  }

  private static String of(double number, int places) {
    BigDecimal rounded = BigDecimal.valueOf(number).setScale(places, RoundingMode.HALF_UP);
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
