package dev.touchstone.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The pages that people write: one width, and no link that leads nowhere. */
class PagesTest {

  private static final int WIDTH = 120;
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:]+)(?:#[^)]*)?\\)");

  private static List<Path> pages() throws IOException {
    List<Path> pages = new ArrayList<>();
    for (String folder : List.of(".", "docs", "docs/adr", "bench", "checkers", "vectors")) {
      try (Stream<Path> files = Files.list(House.file(folder))) {
        files.filter(file -> file.toString().endsWith(".md")).forEach(pages::add);
      }
    }
    assertThat(pages).hasSizeGreaterThan(20);
    return pages;
  }

  /** The lines of prose: no tables, pictures or what stands between lines of three backquotes. */
  private static List<String> prose(Path page) throws IOException {
    List<String> prose = new ArrayList<>();
    boolean quoted = false;
    for (String line : Files.readAllLines(page)) {
      String text = line.strip();
      if (text.startsWith("```")) {
        quoted = !quoted;
      } else if (!quoted && !text.startsWith("|") && !text.startsWith("![")) {
        prose.add(line);
      }
    }
    return prose;
  }

  @Test
  void proseHasOneWidth() throws IOException {
    List<String> tooLong = new ArrayList<>();
    for (Path page : pages()) {
      for (String line : prose(page)) {
        if (line.codePointCount(0, line.length()) > WIDTH) {
          tooLong.add(House.name(page) + ": " + line);
        }
      }
    }
    assertThat(tooLong).isEmpty();
  }

  @Test
  void everyLinkLeadsSomewhere() throws IOException {
    List<String> dead = new ArrayList<>();
    for (Path page : pages()) {
      String text = String.join("\n", Files.readAllLines(page));
      for (String target : LINK.matcher(text).results().map(PagesTest::target).toList()) {
        if (!Files.exists(page.resolveSibling(target))) {
          dead.add(House.name(page) + ": " + target);
        }
      }
    }
    assertThat(dead).isEmpty();
  }

  private static String target(MatchResult link) {
    return link.group(1);
  }
}
