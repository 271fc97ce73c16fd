package dev.touchstone.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import dev.touchstone.verifier.Verdict;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Strong games on cubes, which the solver looks at with numbers of their own. */
class StrongCubesTest {

  private static final int FREE = 11;

  private static SolveResult.Decided solve(Problem problem) throws Exception {
    SolveResult result = new Solver(SolveRequest.of(problem), SolveListener.none()).solve();
    assertThat(result).isInstanceOf(SolveResult.Decided.class);
    SolveResult.Decided decided = (SolveResult.Decided) result;
    for (Proof proof : decided.proofs()) {
      assertThat(Certified.verdict(proof)).isInstanceOf(Verdict.Accepted.class);
    }
    return decided;
  }

  private static boolean completes(Setup empty, CellSet stones) {
    for (int line = 0; line < empty.hypergraph().lineCount(); line++) {
      if (empty.hypergraph().line(line).minus(stones).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  @Test
  void positionsOfASmallCubeEndAsTheyMust() throws Exception {
    Random random = new Random(23);
    Setup empty = Setup.empty(Notation.board("3^3"));
    int[] moverWins = new int[2];
    int tried = 0;
    while (tried < 300) {
      List<Integer> cells = new ArrayList<>();
      empty.hypergraph().allCells().forEach(cells::add);
      Collections.shuffle(cells, random);
      CellSet black = empty.game().noCells();
      CellSet white = empty.game().noCells();
      for (int i = 0; i < cells.size() - FREE; i++) {
        boolean mayBlack = !completes(empty, black.with(cells.get(i)));
        if (random.nextInt(3) == 0 && mayBlack) {
          black = black.with(cells.get(i));
        } else if (!completes(empty, white.with(cells.get(i)))) {
          white = white.with(cells.get(i));
        }
      }
      Player first = random.nextBoolean() ? Player.BLACK : Player.WHITE;
      if (empty.hypergraph().allCells().minus(black.union(white)).count() <= FREE + 2) {
        Setup setup = new Setup(empty.board(), empty.game(), black, white, first);
        Problem problem = Problem.inTurns(setup, Rules.STRONG, 1, 1);
        Outcome outcome = solve(problem).outcome();
        assertThat(outcome)
            .as(problem.wonBy(Outcome.WHITE).text())
            .isEqualTo(StrongOracle.outcome(problem));
        moverWins[outcome == Outcome.wins(first) ? 1 : 0]++;
        tried++;
      }
    }
    assertThat(moverWins[0]).isPositive();
    assertThat(moverWins[1]).isPositive();
  }

  /**
   * Black on a1a and c2b, White on d4d and on b3c, a4a or d3a. Before cubes had numbers of their
   * own, 20,000 positions were not enough for the first; before the defender's threats came last,
   * 10,000 for the second.
   */
  @ParameterizedTest
  @ValueSource(ints = {41, 12, 11})
  void twoStonesEachOnACubeOfFour(int second) throws Exception {
    Setup empty = Setup.empty(Notation.board("4^3"));
    CellSet none = empty.game().noCells();
    Setup setup =
        new Setup(
            empty.board(),
            empty.game(),
            none.with(0).with(22),
            none.with(63).with(second),
            Player.BLACK);
    SolveResult.Decided decided = solve(Problem.inTurns(setup, Rules.STRONG, 1, 1));
    assertThat(decided.outcome()).isEqualTo(Outcome.BLACK);
    assertThat(decided.work().nodes()).isLessThan(2000);
  }
}
