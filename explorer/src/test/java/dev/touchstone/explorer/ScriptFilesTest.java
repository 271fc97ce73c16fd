package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.Rule;
import dev.touchstone.game.BoardFamily;
import dev.touchstone.verifier.ClaimKinds;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What the pages know is what the certificates have; what is forgotten, a test names the file. */
class ScriptFilesTest {

  private static final int MOST_LINES = 300;

  /** One stands ahead of the style, the other only on the page of all theorems. */
  private static final List<String> APART = List.of("theme.js", "theorems.js", "firstmoves.js");

  private static final Path FOLDER =
      Path.of(System.getProperty("touchstone.root", ".."))
          .resolve("explorer/src/main/resources/dev/touchstone/explorer");

  /** All scripts below a folder, by their paths from the resources. */
  static List<String> scripts(String folder) throws IOException {
    try (Stream<Path> files = Files.walk(FOLDER.resolve(folder))) {
      return files
          .map(file -> FOLDER.relativize(file).toString().replace('\\', '/'))
          .filter(name -> name.endsWith(".js"))
          .sorted()
          .toList();
    }
  }

  static List<String> allScripts() throws IOException {
    return scripts("");
  }

  private static String text(String name, String reason) throws IOException {
    Path file = FOLDER.resolve(name);
    assertThat(file).as("%s, because of %s", file, reason).isRegularFile();
    return Files.readString(file);
  }

  @ParameterizedTest
  @EnumSource
  void aRuleHasAFileWithItsRow(Rule rule) throws Exception {
    String file = Scripts.fileOf(rule);
    assertThat(text(file, "certificate/Rule." + rule))
        .as("the row in " + file)
        .contains("  code: 0x%02x,\n".formatted(rule.code()))
        .contains("  name: \"" + rule + "\",\n")
        .contains("  theorem: \"" + rule.theorem() + "\",\n");
  }

  @Test
  void noFileIsOfARuleThatThereIsNot() throws Exception {
    assertThat(scripts("rules"))
        .containsExactlyInAnyOrderElementsOf(
            Arrays.stream(Rule.values()).map(Scripts::fileOf).toList());
  }

  @Test
  void aKindOfClaimHasAFile() throws Exception {
    for (String kind : ClaimKinds.names()) {
      String file = "kinds/" + kind + ".js";
      assertThat(text(file, "the verifier's " + kind)).contains("name: \"" + kind + "\",\n");
    }
    assertThat(scripts("kinds")).hasSameSizeAs(ClaimKinds.names());
  }

  @ParameterizedTest
  @EnumSource
  void aFamilyOfBoardsHasARow(BoardFamily family) throws Exception {
    assertThat(text("boards.js", "game/BoardFamily." + family))
        .as("a row of boards.js for BoardFamily." + family)
        .contains("written: \"" + family.written() + "\",");
  }

  @Test
  void noRowIsOfABoardThatThereIsNot() throws Exception {
    assertThat(text("boards.js", "the boards").split("written: \"", -1))
        .hasSize(1 + BoardFamily.values().length);
  }

  @ParameterizedTest
  @MethodSource("allScripts")
  void aFileIsOnThePage(String name) {
    if (!APART.contains(name)) {
      assertThat(Scripts.files()).as(name + " in Scripts.java").containsOnlyOnce(name);
    }
  }

  @ParameterizedTest
  @MethodSource("allScripts")
  void aFileIsShort(String name) throws Exception {
    int lines = Files.readAllLines(FOLDER.resolve(name)).size();
    assertThat(lines).as("lines of " + name).isLessThanOrEqualTo(MOST_LINES);
  }
}
