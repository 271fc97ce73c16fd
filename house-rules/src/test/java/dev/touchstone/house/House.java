package dev.touchstone.house;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The project as it lies on the disk. The modules are those that its POM names: a new one falls
 * under the rules of the house without being entered anywhere else.
 */
final class House {

  private static final Path ROOT = Path.of(System.getProperty("touchstone.root", ".."));

  private House() {}

  static List<String> modules() throws IOException {
    return Pattern.compile("<module>([^<]+)</module>")
        .matcher(Files.readString(ROOT.resolve("pom.xml")))
        .results()
        .map(MatchResult::group)
        .map(element -> element.replaceAll("<[^>]+>", ""))
        .toList();
  }

  /** The modules with code that is not only tests. */
  static List<String> modulesWithCode() throws IOException {
    return modules().stream()
        .filter(module -> Files.isDirectory(ROOT.resolve(module).resolve("src/main/java")))
        .toList();
  }

  static Path classes(String module) {
    return ROOT.resolve(module).resolve("target/classes");
  }

  /** All files of a folder of the modules whose names match, such as {@code src/main/java}. */
  static List<Path> files(String folder, String name) throws IOException {
    Stream.Builder<Path> found = Stream.builder();
    for (String module : modules()) {
      Path below = ROOT.resolve(module).resolve(folder);
      if (Files.isDirectory(below)) {
        try (Stream<Path> paths = Files.walk(below)) {
          paths
              .filter(Files::isRegularFile)
              .filter(path -> path.getFileName().toString().matches(name))
              .forEach(found);
        }
      }
    }
    return found.build().toList();
  }

  static Path file(String name) {
    return ROOT.resolve(name);
  }

  /** What a message calls a file. */
  static String name(Path file) {
    return ROOT.relativize(file).toString().replace('\\', '/');
  }

  static long lines(Path file) throws IOException {
    try (Stream<String> lines = Files.lines(file)) {
      return lines.count();
    }
  }
}
