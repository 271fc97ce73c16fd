package dev.touchstone.house;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.Rule;
import dev.touchstone.game.BoardFamily;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * What must be named in places that no compiler compares: the kinds of claims, the rules and the
 * boards, in the verifier, with the players, in the second checker, in the tests of soundness. The
 * pages have tests of their own, in the explorer.
 */
class TwinsTest {

  private static final String CHECKER = "checkers/touchstone-checker.rs";
  private static final String KINDS = "strategy/src/main/java/dev/touchstone/strategy/Kind.java";
  private static final String SOUNDNESS =
      "verifier/src/test/java/dev/touchstone/verifier/RuleSoundnessTest.java";
  private static final String RACES =
      "verifier/src/test/java/dev/touchstone/verifier/RaceSoundnessTest.java";

  /** Those of strong games. */
  private static final List<Rule> OF_RACES = List.of(Rule.DONE, Rule.ORDERED);

  private static final String LINKS =
      "verifier/src/test/java/dev/touchstone/verifier/LinkSoundnessTest.java";

  /** Those of Hex. */
  private static final List<Rule> OF_LINKS = List.of(Rule.TOUCH, Rule.JOIN, Rule.FILL);

  private static final String TILES =
      "verifier/src/test/java/dev/touchstone/verifier/TilingSoundnessTest.java";

  /** Those of the plane; of a tile alone its own proof is what counts. */
  private static final List<Rule> OF_TILES = List.of(Rule.TILE, Rule.TILED, Rule.TILING);

  /** They prove nothing of other claims, or are applied at random under another name. */
  private static final List<Rule> NOT_APPLIED =
      List.of(Rule.NOTHING, Rule.STONES, Rule.COVER, Rule.SYMMETRY, Rule.END);

  private static String text(String file) throws IOException {
    return Files.readString(House.file(file));
  }

  /** The verifier's kinds of claims, by the names of their records. */
  private static List<String> kinds() throws IOException {
    Pattern kind =
        Pattern.compile("record (\\w+)\\([^)]*\\) implements (?:Claim|OneSided|OfThePlane) \\{");
    StringBuilder sources = new StringBuilder();
    for (Path file : House.files("src/main/java", ".*\\.java")) {
      if (House.name(file).startsWith("verifier/")) {
        sources.append(Files.readString(file));
      }
    }
    return kind.matcher(sources).results().map(result -> result.group(1)).toList();
  }

  /** To a player a two-sided claim is a Win or a Hold, and a tiling is one more Block claim. */
  @Test
  void playersKnowEveryKindOfClaim() throws IOException {
    assertThat(kinds())
        .containsExactlyInAnyOrder("Block", "Complete", "Link", "Tiled", "TiledPlane", "TwoSided");
    for (String kind : List.of("Block", "Complete", "Win", "Hold", "Link")) {
      assertThat(text(KINDS))
          .as("%s on %s", KINDS, kind)
          .containsPattern("\n  " + kind.toUpperCase(Locale.ROOT) + "\\(");
    }
  }

  @Test
  void theSecondCheckerKnowsEveryKindOfClaim() throws IOException {
    String text = text(CHECKER);
    int claims = text.indexOf("\nenum Claim<");
    assertThat(claims).isPositive();
    String kinds = text.substring(claims, text.indexOf("\n}", claims));
    for (String kind : kinds()) {
      assertThat(kinds).as("%s on %s", CHECKER, kind).contains("\n    " + kind + " {");
    }
  }

  @Test
  void theSecondCheckerKnowsEveryRule() throws IOException {
    Pattern row = Pattern.compile("\nconst (\\w+): u8 = 0x(\\w\\w);");
    List<String> rows = row.matcher(text(CHECKER)).results().map(TwinsTest::nameAndCode).toList();
    for (Rule rule : Rule.values()) {
      assertThat(rows)
          .as("%s on %s", CHECKER, rule)
          .contains("%s 0x%02x".formatted(rule, rule.code()));
    }
  }

  private static String nameAndCode(MatchResult row) {
    return row.group(1) + " 0x" + row.group(2);
  }

  /** Word by word, as far as a notation has words: what the lines are, the corpus says. */
  @Test
  void theSecondCheckerKnowsEveryFamilyOfBoards() throws IOException {
    for (BoardFamily family : BoardFamily.values()) {
      String words = family.written().replaceAll("[0-9mnk,]+", " ").strip();
      for (String word : words.split(" +", -1)) {
        assertThat(text(CHECKER)).as("%s on %s", CHECKER, family).contains(word);
      }
    }
  }

  @Test
  void everyRuleIsAppliedAtRandom() throws IOException {
    String text = text(SOUNDNESS);
    for (Rule rule : Rule.values()) {
      if (OF_RACES.contains(rule)) {
        assertThat(text(RACES)).as("%s on %s", RACES, rule).contains("\"" + rule + "\"");
      } else if (OF_LINKS.contains(rule)) {
        assertThat(text(LINKS)).as("%s on %s", LINKS, rule).contains("case " + rule + " ->");
      } else if (OF_TILES.contains(rule)) {
        assertThat(text(TILES)).as("%s on %s", TILES, rule).contains("TileStep.Tiling(");
      } else if (!rule.theorem().isEmpty() && !NOT_APPLIED.contains(rule)) {
        assertThat(text).as("%s on %s", SOUNDNESS, rule).contains("case " + rule + " ->");
      }
    }
  }
}
