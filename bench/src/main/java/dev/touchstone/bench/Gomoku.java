package dev.touchstone.bench;

import dev.touchstone.bench.GomokuPositions.Stones;
import dev.touchstone.certificate.RaceStep;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.BadGameException;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.Proof;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.Map;

/**
 * Positions of 15,15,5 that Black wins by threats: patterns, and random positions of growing seeds
 * that take more than one sequence of fours; what search and proof take.
 */
final class Gomoku {

  private static final String ROW = "%-18s %9s %9s %9s %9s %s%n";

  private static final int USUAL_COUNT = 20;

  /** What threats win is found by then; what else there is to search takes too long. */
  private static final Duration PATIENCE = Duration.ofSeconds(3);

  private Gomoku() {}

  private static Problem problem(Stones stones) throws BadGameException, IOException {
    Setup empty = Notation.read("15,15,5");
    Setup setup =
        new Setup(
            empty.board(),
            empty.game(),
            cells(empty, stones.black()),
            cells(empty, stones.white()),
            Player.BLACK);
    return Problem.inTurns(setup, Rules.STRONG, 1, 1);
  }

  private static CellSet cells(Setup setup, String names) {
    CellSet cells = setup.game().noCells();
    for (String name : names.split(",", -1)) {
      cells = cells.with(setup.board().cellNumber(name).orElseThrow());
    }
    return cells;
  }

  /** Solves and prints a row; whether Black wins, with a proof that is accepted. */
  private static boolean row(String name, Problem problem, boolean quietOnly) throws IOException {
    SolveRequest request = SolveRequest.of(problem).within(Long.MAX_VALUE, PATIENCE);
    double started = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9;
    SolveResult result = new Solver(request, SolveListener.none()).solve();
    double taken = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9 - started;
    boolean wins = result instanceof Decided decided && decided.outcome() == Outcome.BLACK;
    if (!wins || (quietOnly && result.work().nodes() == 0)) {
      return false;
    }
    Proof proof = ((Decided) result).proof();
    CheckedCertificate certificate = CheckedCertificate.of(proof);
    System.out.printf(
        ROW,
        name,
        Figures.count(result.work().nodes()),
        Figures.seconds(taken),
        Figures.count(options(proof)),
        Figures.count(certificate.bytes()),
        certificate.verified());
    return certificate.accepted();
  }

  private static long options(Proof proof) throws IOException {
    long[] sum = new long[1];
    proof.emit((Step step) -> sum[0] += step instanceof RaceStep.Ordered made ? made.count() : 0);
    return sum[0];
  }

  public static void main(String[] args) throws BadGameException, IOException {
    System.out.printf(ROW, "position", "searched", "seconds", "options", "bytes", "verified");
    int count = args.length > 0 ? Integer.parseInt(args[0]) : USUAL_COUNT;
    int found = 0;
    for (Map.Entry<String, Stones> pattern : GomokuPositions.patterns().entrySet()) {
      found += row(pattern.getKey(), problem(pattern.getValue()), false) ? 1 : 0;
    }
    for (int seed = 1; found < count; seed++) {
      found += row("random-" + seed, problem(GomokuPositions.random(seed)), true) ? 1 : 0;
    }
  }
}
