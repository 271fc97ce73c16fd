package dev.touchstone.bench.differential;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.BadGameException;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.ListedBoard;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.Effort;
import dev.touchstone.solver.Heuristics;
import dev.touchstone.solver.Proof;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Statement;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Small games of every shape, solved: certificates that nobody chose. The solver hardly looks
 * before it branches, so that they have trees.
 */
final class SolvedGames {

  private static final Effort LAZY = new Effort(1, 1, 0, 1, 4, 0, 3, 1, 2);

  private static final int FEWEST_STEPS = 8;

  private final Chance chance;

  SolvedGames(Chance chance) {
    this.chance = chance;
  }

  /** So many of them, each with a few steps at least. */
  List<Seed> seeds(int count) throws IOException {
    List<Seed> seeds = new ArrayList<>();
    for (int tries = 0; seeds.size() < count && tries < 50 * count; tries++) {
      SolveRequest request = SolveRequest.of(Problem.weak(game())).with(LAZY).with(some());
      if (new Solver(request, SolveListener.none()).solve() instanceof Decided decided) {
        Proof proof = decided.proof();
        List<Step> steps = new ArrayList<>();
        proof.emit(steps::add);
        if (steps.size() >= FEWEST_STEPS) {
          seeds.add(Seed.of(pair(proof.statement(), steps)));
        }
      }
    }
    return seeds;
  }

  private static Pair pair(Statement statement, List<Step> steps) {
    return new Pair(statement.text().getBytes(UTF_8), CertificateWriter.bytes(statement, steps));
  }

  /** Without some of its techniques the solver finds other proofs. */
  private Heuristics some() {
    return new Heuristics(
        chance.oneIn(2),
        chance.oneIn(2),
        chance.oneIn(2),
        chance.oneIn(2),
        chance.oneIn(2),
        chance.oneIn(2),
        chance.oneIn(2),
        chance.oneIn(2));
  }

  private Setup game() {
    int cells = 5 + chance.below(8);
    List<String> names = new ArrayList<>();
    for (int cell = 0; cell < cells; cell++) {
      names.add("c" + cell);
    }
    List<List<String>> lines = new ArrayList<>();
    for (int line = 2 + chance.below(2 * cells); line > 0; line--) {
      lines.add(line(names));
    }
    try {
      ListedBoard board = new ListedBoard(names, lines);
      Hypergraph game = board.game();
      CellSet black = game.noCells();
      CellSet white = game.noCells();
      for (int cell = 0; cell < cells; cell++) {
        int stone = chance.below(10);
        black = stone == 0 ? black.with(cell) : black;
        white = stone == 1 ? white.with(cell) : white;
      }
      return new Setup(board, game, black, white, chance.oneIn(3) ? Player.WHITE : Player.BLACK);
    } catch (BadGameException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Two to five cells. */
  private List<String> line(List<String> names) {
    List<String> left = new ArrayList<>(names);
    List<String> line = new ArrayList<>();
    for (int size = Math.min(names.size(), 2 + chance.below(4)); size > 0; size--) {
      line.add(left.remove(chance.below(left.size())));
    }
    return line;
  }
}
