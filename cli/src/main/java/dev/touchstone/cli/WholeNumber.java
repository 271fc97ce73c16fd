package dev.touchstone.cli;

import java.math.BigInteger;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a number that an option wants, and says what one is where it is none. */
final class WholeNumber {

  private WholeNumber() {}

  static ITypeConverter<Integer> upToInt() {
    return text -> read(text, Integer.MAX_VALUE).intValueExact();
  }

  static ITypeConverter<Long> upToLong() {
    return text -> read(text, Long.MAX_VALUE).longValueExact();
  }

  /** Of numbers that are too small the option says so itself. */
  private static BigInteger read(String text, long most) {
    if (!text.matches("[+-]?[0-9]{1,100}")) {
      throw new TypeConversionException("'%s' is not a whole number".formatted(text));
    }
    BigInteger number = new BigInteger(text);
    if (number.abs().compareTo(BigInteger.valueOf(most)) > 0) {
      throw new TypeConversionException(
          "'%s' is too large a whole number, %s is the largest".formatted(text, most));
    }
    return number;
  }
}
