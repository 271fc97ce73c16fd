package dev.touchstone.cli;

import dev.touchstone.archive.MemorySize;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the argument of an option. */
final class MemoryReader implements ITypeConverter<MemorySize> {
  @Override
  public MemorySize convert(String text) {
    try {
      return MemorySize.read(text);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(String.valueOf(e.getMessage()));
    }
  }
}
