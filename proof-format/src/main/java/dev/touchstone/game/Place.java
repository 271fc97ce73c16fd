package dev.touchstone.game;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Pattern;

/** Where a cell lies in the plane: x to the right, y up. */
public record Place(BigDecimal x, BigDecimal y) {

  /** What a coordinate must be, as a person is told it. */
  static final String COORDINATE =
      "a decimal number from -100000 to 100000 with at most 6 decimals, as in -0.75";

  private static final Pattern NUMBER =
      Pattern.compile("[-+]?([0-9]{1,20}(\\.[0-9]{0,20})?|\\.[0-9]{1,20})");
  private static final BigDecimal LARGEST = BigDecimal.valueOf(100_000);
  private static final int DECIMALS = 6;

  /** A coordinate in its one form, if the word is one. */
  static Optional<BigDecimal> coordinate(String word) {
    if (!NUMBER.matcher(word).matches()) {
      return Optional.empty();
    }
    BigDecimal number = new BigDecimal(word).stripTrailingZeros();
    return number.abs().compareTo(LARGEST) > 0 || number.scale() > DECIMALS
        ? Optional.empty()
        : Optional.of(number.signum() == 0 ? BigDecimal.ZERO : number);
  }

  /** Both coordinates, as they are written. */
  @Override
  public String toString() {
    return x.toPlainString() + " " + y.toPlainString();
  }
}
