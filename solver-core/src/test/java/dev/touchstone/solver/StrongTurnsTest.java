package dev.touchstone.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.Notation;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.SolveResult.Budget;
import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.solver.SolveResult.OutOfBudget;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.StatementText;
import dev.touchstone.verifier.Verdict;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Strong games with turns of several stones, so small that every play can be looked at: what is
 * decided is right and has certificates, and whoever can be proved to win is found.
 */
class StrongTurnsTest {

  int wins;
  int draws;
  int open;

  void solve(Problem problem) throws Exception {
    SolveResult result = new Solver(SolveRequest.of(problem), SolveListener.none()).solve();
    Outcome truth = TurnOracle.outcome(problem);
    String text = problem.wonBy(truth).text();
    if (result instanceof OutOfBudget left) {
      assertThat(left.budget()).as(text).isEqualTo(Budget.NO_PROOF);
      assertThat(canBeLeftOpen(problem, truth)).as(text).isTrue();
      open++;
      return;
    }
    Decided decided = (Decided) result;
    assertThat(decided.outcome()).as(text).isEqualTo(truth);
    for (Proof proof : decided.proofs()) {
      assertThat(Certified.verdict(proof))
          .as(proof.statement().text())
          .isInstanceOf(Verdict.Accepted.class);
    }
    boolean says = decided.proof().statement().winner() == decided.outcome();
    assertThat(says || decided.proofs().size() == 2).as(text).isTrue();
    wins += truth.isWin() ? 1 : 0;
    draws += truth.isWin() ? 0 : 1;
  }

  /**
   * Claims answer turns of p stones, so of the player who moves second they prove nothing where the
   * first turn is larger, and too little where it is smaller.
   */
  private static boolean canBeLeftOpen(Problem problem, Outcome truth) {
    return problem.opening() != problem.turn() && truth != Outcome.wins(problem.setup().first());
  }

  @Test
  void allBoardsOfTwelveCellsEndAsTheyMust() throws Exception {
    for (int rows = 1; rows <= 3; rows++) {
      for (int columns = rows; rows * columns <= 12; columns++) {
        for (int length = 1; length <= columns; length++) {
          boards(rows + "," + columns + "," + length);
        }
      }
    }
    assertThat(wins).isGreaterThan(300);
    assertThat(draws).isGreaterThan(50);
  }

  private void boards(String board) throws Exception {
    for (int turn = 1; turn <= 3; turn++) {
      for (int opening = 1; opening <= 3; opening++) {
        if (turn > 1 || opening > 1) {
          solve(Problem.inTurns(Setup.empty(Notation.board(board)), Rules.STRONG, turn, opening));
        }
      }
    }
  }

  @Test
  void randomGamesEndAsTheyMust() throws Exception {
    Random random = new Random(30);
    for (int i = 0; i < 1500; i++) {
      solve(problem(random, i % 2 == 1));
    }
    assertThat(wins).isGreaterThan(500);
    assertThat(draws).isGreaterThan(50);
  }

  /** A random game, the lines of both players or some of one's only. */
  private static Problem problem(Random random, boolean uneven) throws Exception {
    int cells = 4 + random.nextInt(5);
    List<Character> names = new ArrayList<>();
    StringBuilder text =
        RandomLines.text(
            random, cells, names, uneven, () -> 2 + random.nextInt(Math.min(cells - 1, 4)));
    Collections.shuffle(names, random);
    boolean stones = random.nextInt(3) == 0;
    text.append("black ").append(stones ? names.get(0) : "-");
    text.append("\nwhite ").append(stones ? names.get(1) : "-");
    int turn = random.nextInt(4) == 0 ? 3 : 2;
    text.append("\nturn ").append(turn);
    text.append("\nopening ").append(random.nextInt(3) == 0 ? 1 + random.nextInt(3) : turn);
    text.append("\nfirst ").append(random.nextInt(4) == 0 ? "white" : "black");
    text.append("\nwinner nobody\n");
    return StatementText.parse(text.toString()).problem();
  }

  /** The theorem of the archive, to the same bytes. */
  @Test
  void budgetsEndTheSearch() throws Exception {
    SolveRequest request =
        SolveRequest.of(Problem.inTurns(Notation.read("19,19,6"), Rules.STRONG, 2, 1));
    assertThat(usedUp(request.within(20, null))).isEqualTo(Budget.NODES);
    assertThat(usedUp(request.within(Long.MAX_VALUE, Duration.ofMillis(20))))
        .isEqualTo(Budget.TIME);
    assertThat(usedUp(request.withMemory(1000))).isEqualTo(Budget.MEMORY);
    Solver[] solver = new Solver[1];
    solver[0] = new Solver(request, progress -> solver[0].cancel());
    assertThat(((OutOfBudget) solver[0].solve()).budget()).isEqualTo(Budget.CANCELLED);
  }

  private static Budget usedUp(SolveRequest request) throws Exception {
    return ((OutOfBudget) new Solver(request, SolveListener.none()).solve()).budget();
  }
}
