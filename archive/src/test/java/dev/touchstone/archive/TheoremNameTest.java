package dev.touchstone.archive;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.CellList;
import dev.touchstone.statement.Statement;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The names of theorems that come without one. */
class TheoremNameTest {

  private static void named(String name, String... lines) {
    Statement statement = Statements.of(lines);
    String given = TheoremName.of(statement, Optional.empty());
    assertThat(given).isEqualTo(name);
    TheoremName.require(given);
  }

  @Test
  void aFamilyAndAGame() {
    named("weak-mnk/7,7,5", "board 7,7,5", "rules weak", "winner breaker");
    named("truncated/4,9,7tr", "board 4,9,7tr", "rules weak", "winner maker");
    named("weak-torus/4,5,4", "board torus 4,5,4", "rules weak", "winner maker");
    named("weak-cube/7-3", "board 7^3", "rules weak", "winner breaker");
    named("strong-mnk/3,3,3", "board 3,3,3", "rules strong", "winner nobody");
    named("strong-truncated/4,9,7tr", "board 4,9,7tr", "rules strong", "winner nobody");
  }

  @Test
  void whateverMakesItAnotherGameIsPartOfTheName() {
    named(
        "weak-mnk/5,5,4-maker-a1-b2-breaker-c3-breaker-first",
        "board 5,5,4",
        "rules weak",
        "winner maker",
        "maker a1 b2",
        "breaker c3",
        "first breaker");
    named(
        "weak-mnk/9,9,6-2-a-turn",
        "board 9,9,6",
        "rules weak",
        "winner breaker",
        "turn 2",
        "opening 2");
    named(
        "weak-mnk/9,9,6-2-a-turn-1-first",
        "board 9,9,6",
        "rules weak",
        "winner breaker",
        "turn 2",
        "opening 1");
  }

  @Test
  void aProofByOnePairingIsInAFamilyOfItsOwn() {
    Statement statement = Statements.of("board 9,9,7", "rules weak", "winner breaker");
    Optional<CellList> pairs = Optional.of(CellList.of(0, 1));
    assertThat(TheoremName.of(statement, pairs)).isEqualTo("pairings/9,9,7");
  }
}
