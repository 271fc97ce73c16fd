package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.Notation;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a page says of published values, and how far they are to be trusted. */
class PublicationTest {

  @TempDir Path folder;

  private static Statement weak(String game, Outcome winner) throws Exception {
    return Problem.weak(Notation.read(game)).wonBy(winner);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "7,7,5 | WHITE | Confirms Hsu et al., TCS 815 (2020), which gives it to Breaker; other results agree with it.",
        "7,7,5 | BLACK | Contradicts Hsu et al., TCS 815 (2020), which gives it to Breaker; other results agree with it.",
        "8,8,5 | WHITE | Confirms Hsu et al., TCS 815 (2020), which gives it to Breaker; we know of no other source.",
        "4,7,4 | WHITE | Contradicts Uiterwijk (2019), which gives it to Maker; that value is disputed.",
        "7,4,4 | BLACK | Confirms Uiterwijk (2019), which gives it to Maker; that value is disputed.",
        "7,8,5 | WHITE | Follows from Hsu et al., TCS 815 (2020), which gives weak 8,8,5 to Breaker; we know of no other source.",
        "6,7,5 | BLACK | Contradicts what follows from Hsu et al., TCS 815 (2020), which gives weak 7,7,5 to Breaker; other results agree with it.",
        "6,9,5 | WHITE | This game is not in the list of published values, and its value does not follow from one there.",
      })
  void theSourceIsNamedWithItsStanding(String game, Outcome winner, String sentence)
      throws Exception {
    Publication publication = Publication.of(weak(game, winner));
    assertThat(publication.sentence()).isEqualTo(sentence);
    assertThat(publication.effect())
        .isEqualTo(
            switch (sentence.charAt(3)) {
              case 'f' -> Publication.Effect.CONFIRMS;
              case 't' -> Publication.Effect.CONTRADICTS;
              case 'l' -> Publication.Effect.IMPLIED;
              default -> Publication.Effect.UNLISTED;
            });
  }

  @Test
  void aDrawIsWonByNobody() throws Exception {
    Statement draw =
        Problem.inTurns(Notation.read("8,8,5"), Rules.STRONG, 1, 1).wonBy(Outcome.NOBODY);
    assertThat(Publication.of(draw).sentence())
        .isEqualTo(
            "Confirms Hsu et al., TCS 815 (2020), which says that nobody wins; we know of no other source.");
  }

  @Test
  void anotherStartIsAnotherGame() throws Exception {
    Statement two = Problem.inTurns(Notation.read("7,7,5"), Rules.WEAK, 2, 2).wonBy(Outcome.BLACK);
    assertThat(Publication.of(two).effect()).isEqualTo(Publication.Effect.UNLISTED);
  }

  @Test
  void ofListsOfLinesNoValuesAreListed() throws Exception {
    Path file = Files.writeString(folder.resolve("two.hg"), "a b\n");
    Statement lines = Problem.weak(Notation.read(file.toString())).wonBy(Outcome.WHITE);
    assertThat(Publication.of(lines).effect()).isEqualTo(Publication.Effect.NOT_COMPARED);
  }
}
