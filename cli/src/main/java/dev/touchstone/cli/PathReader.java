package dev.touchstone.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a file's name. What the locale cannot write, Java cannot open. */
final class PathReader implements ITypeConverter<Path> {

  /** What to do about it. */
  static final String ADVICE = "set a locale that has its letters: LC_ALL=C.UTF-8 touchstone ...";

  @Override
  public Path convert(String name) {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new TypeConversionException(
          "'%s' cannot be a file's name in this locale; %s".formatted(name, ADVICE));
    }
  }

  /** Whether Java takes another folder for the one where it was started: by a name with ? in it. */
  static boolean isAstray() {
    try {
      Path here = Path.of("").toAbsolutePath();
      Path truly = Path.of("/proc/self/cwd");
      return !Files.isDirectory(here) || (Files.exists(truly) && !Files.isSameFile(here, truly));
    } catch (IOException | InvalidPathException e) {
      return true;
    }
  }
}
