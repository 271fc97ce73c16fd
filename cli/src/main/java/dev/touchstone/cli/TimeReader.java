package dev.touchstone.cli;

import dev.touchstone.archive.TimeSpan;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the argument of an option. */
final class TimeReader implements ITypeConverter<TimeSpan> {
  @Override
  public TimeSpan convert(String text) {
    try {
      return TimeSpan.read(text);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(String.valueOf(e.getMessage()));
    }
  }
}
