package dev.touchstone.bench.cluster;

import dev.touchstone.certificate.Step;
import dev.touchstone.cluster.ClusterSettings;
import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Notation;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The same games by the plain solver, with one thread and two, by one worker, and by two: what the
 * level of jobs costs, and what is lost when work is shared. Elapsed seconds depend on what else
 * the machine does, so there are none: ratios of positions and of processor time.
 */
final class ClusterCost {

  private static final String ROW = "%-9s %-8s %9s %8s %9s %5s %8s %6s %6s %9s%n";
  private static final List<String> BOARDS = List.of("7,8,5", "6,9,5", "5,11,5", "6,10,5");

  /** Solved before anything is measured, so that the compiler has seen the search. */
  private static final String FIRST = "7,7,5";

  private static final int WORKERS = 2;

  private ClusterCost() {}

  static Problem problem(String board) throws IOException {
    try {
      return Problem.weak(Notation.read(board));
    } catch (BadGameException e) {
      throw new IllegalArgumentException(e);
    }
  }

  private static long memory() {
    return Runtime.getRuntime().maxMemory() / 2;
  }

  private static LocalRun plain(Problem problem, int threads) throws IOException {
    double before = LocalRun.processorSeconds();
    long start = System.nanoTime();
    Decided result =
        (Decided)
            new Solver(
                    SolveRequest.of(problem).withMemory(memory()).withThreads(threads),
                    SolveListener.none())
                .solve();
    List<Step> steps = new ArrayList<>();
    result.proof().emit(steps::add);
    return LocalRun.of(problem, result.winner(), steps, result.work().nodes(), 0, before, start);
  }

  private static void row(String board, String by, LocalRun run, LocalRun plain) {
    if (run.winner() != plain.winner()) {
      throw new IllegalStateException(board + ": two winners");
    }
    System.out.printf(
        Locale.ROOT,
        ROW,
        board,
        Rules.WEAK.nameOf(run.winner()),
        by,
        run.jobs() == 0 ? "-" : run.jobs(),
        String.format(Locale.ROOT, "%,d", run.nodes()),
        ratio((double) run.nodes(), (double) plain.nodes()),
        String.format(Locale.ROOT, "%.1f", run.processor()),
        ratio(run.processor(), plain.processor()),
        ratio(plain.processor(), run.processor()),
        String.format(Locale.ROOT, "%,d", run.bytes()));
  }

  private static String ratio(double one, double other) {
    return String.format(Locale.ROOT, "%.2f", one / other);
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    ClusterSettings usual = ClusterSettings.USUAL;
    plain(problem(FIRST), 1);
    LocalRun.byWorkers(problem(FIRST), WORKERS, memory(), usual);
    System.out.printf(
        ROW, "board", "winner", "by", "jobs", "nodes", "/", "cpu s", "/", "eff.", "bytes");
    for (String board : args.length == 0 ? BOARDS : List.of(args)) {
      Problem problem = problem(board);
      LocalRun plain = plain(problem, 1);
      row(board, "solver", plain, plain);
      row(board, WORKERS + " threads", plain(problem, WORKERS), plain);
      for (int workers = 1; workers <= WORKERS; workers++) {
        row(
            board,
            workers == 1 ? "1 worker" : workers + " workers",
            LocalRun.byWorkers(problem, workers, memory(), usual),
            plain);
      }
    }
  }
}
