package dev.touchstone.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** docs/bibliography.md and the sources name each other. */
class BibliographyTest {

  private static final Path ROOT = Path.of(System.getProperty("touchstone.root", ".."));
  private static final Pattern KEY = Pattern.compile("\\[([A-Z][A-Za-z]*[0-9][0-9A-Z]*)]");
  private static final Pattern ROW = Pattern.compile("\\| \\[([A-Za-z0-9]+)] \\|.*\\| ([^|]*) \\|");
  private static final Pattern NAME = Pattern.compile("`([A-Za-z0-9/]+)`");

  private static List<Path> sources() throws IOException {
    List<Path> sources = new ArrayList<>();
    try (Stream<Path> modules = Files.list(ROOT)) {
      for (Path module : modules.sorted().toList()) {
        Path main = module.resolve("src/main/java");
        if (Files.isDirectory(main)) {
          try (Stream<Path> files = Files.walk(main)) {
            files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
          }
        }
      }
    }
    return sources;
  }

  private static List<String> page() throws IOException {
    return Files.readAllLines(ROOT.resolve("docs/bibliography.md"));
  }

  @Test
  void everyClassThatIsNamedExists() throws IOException {
    List<String> sources = sources().stream().map(Path::toString).toList();
    int named = 0;
    for (String line : page()) {
      Matcher row = ROW.matcher(line);
      if (row.matches()) {
        Matcher name = NAME.matcher(row.group(2));
        while (name.find()) {
          named++;
          String file = "/" + name.group(1) + ".java";
          assertThat(sources).as(line).anyMatch(source -> source.endsWith(file));
        }
      }
    }
    assertThat(named).isGreaterThan(20);
  }

  @Test
  void everyKeyInTheSourcesIsOnThePage() throws IOException {
    Set<String> known = new TreeSet<>();
    for (String line : page()) {
      Matcher row = ROW.matcher(line);
      if (row.matches()) {
        assertThat(known.add(row.group(1))).as(line).isTrue();
      }
    }
    Set<String> used = new TreeSet<>();
    for (Path source : sources()) {
      if (source.toString().contains("solver-core")) {
        Matcher key = KEY.matcher(Files.readString(source));
        while (key.find()) {
          used.add(key.group(1));
        }
      }
    }
    assertThat(used).isNotEmpty();
    assertThat(known).containsAll(used);
  }
}
