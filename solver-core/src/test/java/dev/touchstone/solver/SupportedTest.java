package dev.touchstone.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** What the solver does not take is refused before it begins, each by its own line. */
class SupportedTest {

  private static void assertRefused(Problem problem, String line) {
    assertThatThrownBy(() -> SolveRequest.of(problem))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(line);
  }

  @Test
  void weakGamesWithOneStoneATurnAreTaken() throws BadGameException, IOException {
    Problem problem = Problem.weak(Notation.read("19,19,5"));
    assertThatCode(() -> SolveRequest.of(problem)).doesNotThrowAnyException();
  }

  @Test
  void boardsOfUpTo16384CellsAreTaken() throws BadGameException, IOException {
    for (String board : new String[] {"20,20,5", "64,64,5", "8^4", "25^3"}) {
      Problem problem = Problem.weak(Notation.read(board));
      assertThatCode(() -> SolveRequest.of(problem)).doesNotThrowAnyException();
    }
  }

  /** 512 cells: more than a byte for each, and positions of nine words. */
  @Test
  void eightCubedIsBreakers() throws BadGameException, IOException {
    SolveRequest request = SolveRequest.of(Problem.weak(Notation.read("8^3")));
    assertThat(Certified.winner(request)).isEqualTo(Player.WHITE);
  }

  @Test
  void otherGamesAreRefusedInOneLineEach() throws BadGameException, IOException {
    Setup setup = Notation.read("5,5,4");
    assertRefused(
        new Problem(setup, 2, 1, Rules.STRONG, false),
        "runs of exactly k cells; the solver takes games in which longer ones win, too");
    assertRefused(
        Problem.inTurns(Notation.read("strip 3,3"), Rules.STRONG, 2, 2),
        "strip 3,3; of infinite boards the solver takes the plane only");
    assertRefused(
        Problem.inTurns(Notation.read("plane 40"), Rules.STRONG, 3, 4),
        "stones that lie far apart, or long runs; the solver takes up to 4096 cells in sight");
    assertRefused(
        new Problem(setup, 1, 1, Rules.STRONG, false),
        "runs of exactly k cells; the solver takes games in which longer ones win, too");
    assertRefused(
        Problem.inTurns(setup, Rules.WEAK, 2, 1),
        "turns of 2 stones; the solver takes one stone a turn");
    assertRefused(
        new Problem(setup, 1, 1, Rules.WEAK, false),
        "runs of exactly k cells; the solver takes games in which longer ones win, too");
    assertRefused(
        Problem.weak(Notation.read("4^6")), "a board of 21280 lines; the solver takes up to 16384");
    assertRefused(
        Problem.inTurns(Notation.read("33,33,5"), Rules.STRONG, 1, 1),
        "a strong game of 1089 cells; the solver takes up to 1023");
    assertRefused(
        new Problem(Notation.read("plane 4"), 1, 1, Rules.STRONG, false),
        "plane 4 as a strong game with turns of more stones or without overlines; the solver takes"
            + " one stone a turn, longer runs winning, too");
  }

  @Test
  void hexIsTakenOnUpTo128Cells() throws BadGameException, IOException {
    Problem elevens = Problem.inTurns(Notation.read("hex 11,11"), Rules.HEX, 1, 1);
    assertThatCode(() -> SolveRequest.of(elevens)).doesNotThrowAnyException();
    assertRefused(
        Problem.inTurns(Notation.read("hex 12,12"), Rules.HEX, 1, 1),
        "Hex on 144 cells; the solver takes up to 128");
  }

  @Test
  void settingsThatCannotBeAreRefused() {
    assertThatThrownBy(() -> SearchSettings.USUAL.withThreads(3))
        .hasMessage("one or two threads, not 3");
    assertThatThrownBy(() -> Limits.none().withMemory(0)).hasMessage("the table needs memory");
    assertThatThrownBy(() -> Limits.none().within(0, null)).hasMessage("at least one node");
  }
}
