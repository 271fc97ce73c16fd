package dev.touchstone.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.Notation;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.StatementText;
import dev.touchstone.verifier.Verdict;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Strong games so small that every play can be looked at, with certificates for each. */
class StrongRandomGamesTest {

  private static void solve(Problem problem) throws Exception {
    SolveResult result = new Solver(SolveRequest.of(problem), SolveListener.none()).solve();
    assertThat(result).isInstanceOf(SolveResult.Decided.class);
    SolveResult.Decided decided = (SolveResult.Decided) result;
    String text = problem.wonBy(Outcome.WHITE).text();
    assertThat(decided.outcome()).as(text).isEqualTo(StrongOracle.outcome(problem));
    for (Proof proof : decided.proofs()) {
      assertThat(Certified.verdict(proof))
          .as(proof.statement().text())
          .isInstanceOf(Verdict.Accepted.class);
    }
    boolean says = decided.proof().statement().winner() == decided.outcome();
    assertThat(says || decided.proofs().size() == 2).as(text).isTrue();
  }

  @Test
  void randomGamesOfBothPlayersLinesEndAsTheyMust() throws Exception {
    Random random = new Random(20);
    for (int i = 0; i < 1500; i++) {
      Optional<Problem> problem = problem(random, false);
      if (problem.isPresent()) {
        solve(problem.get());
      }
    }
  }

  @Test
  void gamesWithLinesOfOnePlayersDoSoToo() throws Exception {
    Random random = new Random(21);
    for (int i = 0; i < 1500; i++) {
      Optional<Problem> problem = problem(random, true);
      if (problem.isPresent()) {
        solve(problem.get());
      }
    }
  }

  @Test
  void allBoardsOfTwelveCellsEndAsTheyMust() throws Exception {
    for (int rows = 1; rows <= 3; rows++) {
      for (int columns = rows; rows * columns <= 12; columns++) {
        for (int length = 1; length <= columns; length++) {
          Setup setup = Setup.empty(Notation.board(rows + "," + columns + "," + length));
          solve(Problem.inTurns(setup, Rules.STRONG, 1, 1));
        }
      }
    }
  }

  @Test
  void aBoardWithStonesOnItEndsAsItMust() throws Exception {
    Random random = new Random(22);
    for (int i = 0; i < 100; i++) {
      Setup empty = Setup.empty(Notation.board(i % 2 == 0 ? "3,4,3" : "3,3,3"));
      List<Integer> cells = new ArrayList<>();
      empty.hypergraph().allCells().forEach(cells::add);
      Collections.shuffle(cells, random);
      Setup setup =
          new Setup(
              empty.board(),
              empty.game(),
              empty.game().noCells().with(cells.get(0)),
              empty.game().noCells().with(cells.get(1)),
              random.nextBoolean() ? Player.BLACK : Player.WHITE);
      solve(Problem.inTurns(setup, Rules.STRONG, 1, 1));
    }
  }

  /** A random game; nothing if both players' stones complete lines. */
  private static Optional<Problem> problem(Random random, boolean uneven) throws Exception {
    int cells = 3 + random.nextInt(uneven ? 6 : 7);
    List<Character> names = new ArrayList<>();
    StringBuilder text =
        RandomLines.text(
            random,
            cells,
            names,
            uneven,
            () -> 1 + random.nextInt(Math.min(cells, random.nextInt(8) == 0 ? 1 : 4)));
    Collections.shuffle(names, random);
    int stones = random.nextInt(3) == 0 ? random.nextInt(3) : 0;
    text.append("black").append(stones(names, stones));
    text.append("\nwhite").append(stones(names, stones == 0 ? 0 : random.nextInt(3)));
    text.append("\nfirst ").append(random.nextInt(4) == 0 ? "white" : "black");
    text.append("\nwinner nobody\n");
    Problem problem = StatementText.parse(text.toString()).problem();
    try {
      SolveRequest.of(problem);
      return Optional.of(problem);
    } catch (IllegalArgumentException e) {
      assertThat(e).hasMessageContaining("stones of both players that complete lines");
      return Optional.empty();
    }
  }

  private static String stones(List<Character> names, int count) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < count && names.size() > 1; i++) {
      text.append(' ').append(names.remove(names.size() - 1));
    }
    return text.isEmpty() ? " -" : text.toString();
  }
}
