package dev.touchstone.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Only the plugin speaks of Maven: whoever uses the command line need not know what a POM is. */
class NeutralWordsTest {

  private static final Pattern COMMENT = Pattern.compile("//[^\n]*|/\\*.*?\\*/", Pattern.DOTALL);
  private static final Pattern TEXT = Pattern.compile("\"(?:\\\\.|[^\"\\\\])*\"");
  private static final Pattern MAVENS =
      Pattern.compile(
          "-Dsolver|solver\\.[a-z]|\\bPOM\\b|\\bmvn\\b|(?i)\\bmaven\\b(?!\\.md)|\\bplugin\\b");

  /** A file may be called so, but only texts of several words are for people. */
  private static final Pattern FOR_PEOPLE = Pattern.compile("pom\\.xml.* | .*pom\\.xml");

  @ParameterizedTest
  @ValueSource(strings = {"theorem", "archive", "cli", "explorer"})
  void noTextSpeaksOfMaven(String module) throws IOException {
    Path root = Path.of(System.getProperty("touchstone.root", ".."));
    try (Stream<Path> files = Files.walk(root.resolve(module).resolve("src/main/java"))) {
      List<Path> sources = files.filter(file -> file.toString().endsWith(".java")).toList();
      assertThat(sources).isNotEmpty();
      for (Path source : sources) {
        String code = COMMENT.matcher(Files.readString(source)).replaceAll("");
        assertThat(TEXT.matcher(code).results().map(MatchResult::group))
            .as(source.toString())
            .noneMatch(text -> MAVENS.matcher(text).find() || FOR_PEOPLE.matcher(text).find());
      }
    }
  }
}
