package dev.touchstone.theorem;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.Notation;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What follows from the list of published values. */
class ImpliedValueTest {

  private static Statement weak(String game) throws Exception {
    return Problem.weak(Notation.read(game)).wonBy(Outcome.WHITE);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // Breaker's: a part of the board, turned or not, and longer runs. What is agreed comes
        // first.
        "7,8,5 | 8,8,5 | breaker",
        "8,7,5 | 8,8,5 | breaker",
        "6,7,5 | 7,7,5 | breaker",
        "7,7,6 | 7,7,5 | breaker",
        "6,4,4 | 4,6,4 | breaker",
        // Maker's: a board around it, and shorter runs.
        "5,6,4 | 5,5,4 | maker",
        "9,4,4 | 4,9,4 | maker",
        "5,5,3 | 3,3,3 | maker",
        "16,15,5 | 15,15,5 | maker",
      })
  void theValueOfAnotherBoardDecides(String game, String board, String winner) throws Exception {
    ImpliedValue value = ImpliedValue.of(weak(game)).orElseThrow();
    assertThat(value.board()).isEqualTo(board);
    assertThat(value.published().winner()).isEqualTo(winner);
    assertThat(value.confirmedBy(weak(game))).isEqualTo(winner.equals("breaker"));
  }

  /** 4,8,4 would follow from 4,7,4 alone, which is disputed. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"5,9,5", "6,9,5", "9,9,5", "4,8,4", "6,11,6", "torus 4,4,4", "4,4,7tr"})
  void fromOthersNothingFollows(String game) throws Exception {
    assertThat(ImpliedValue.of(weak(game))).isEmpty();
  }

  @Test
  void aStrongGameIsADrawWhereBreakerWins() throws Exception {
    Statement draw =
        Problem.inTurns(Notation.read("6,7,5"), Rules.STRONG, 1, 1).wonBy(Outcome.NOBODY);
    ImpliedValue value = ImpliedValue.of(draw).orElseThrow();
    assertThat(value.board()).isEqualTo("7,7,5");
    assertThat(value.confirmedBy(draw)).isTrue();
    // That Maker wins says nothing of the strong game.
    assertThat(
            ImpliedValue.of(
                Problem.inTurns(Notation.read("5,5,4"), Rules.STRONG, 1, 1).wonBy(Outcome.NOBODY)))
        .isEmpty();
  }

  @Test
  void otherTurnsAreOtherGames() throws Exception {
    assertThat(
            ImpliedValue.of(
                Problem.inTurns(Notation.read("7,8,5"), Rules.WEAK, 2, 2).wonBy(Outcome.BLACK)))
        .isEmpty();
  }
}
