package dev.touchstone.bench;

import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * The same games by one thread, once, and by two, five times: one thread does the same each time,
 * two meet the positions in another order each time.
 */
final class Threads {

  private static final List<String> BOARDS =
      List.of("4,8,4", "4,9,4", "4,11,7tr", "7,8,5", "8,7,5", "5,10,5", "6,10,5");

  private static final int RUNS = 5;

  /** Solved before anything is measured, so that the compiler has seen the search. */
  private static final String FIRST = "7,7,5";

  private static final String ROW = "%-9s %-8s %10s %10s %10s %10s %6s %8s %8s %6s%n";

  private Threads() {}

  /** What a search took. */
  private record Run(String winner, long nodes, double processor, double elapsed) {}

  private static Run run(String board, int threads) throws IOException {
    SolveRequest request = SolveRequest.of(Problem.weak(Trial.weak(board))).withThreads(threads);
    double before = processor();
    long start = System.nanoTime();
    SolveResult result = new Solver(request, SolveListener.none()).solve();
    double elapsed = Trial.secondsSince(start);
    String winner =
        result instanceof Decided decided ? Rules.WEAK.nameOf(decided.winner()) : "undecided";
    return new Run(winner, result.work().nodes(), processor() - before, elapsed);
  }

  /** Seconds of all threads of this process, the compiler's and the collector's included. */
  private static double processor() {
    return ProcessHandle.current()
            .info()
            .totalCpuDuration()
            .map(Duration::toNanos)
            .orElseThrow(() -> new IllegalStateException("this platform tells no processor time"))
        / 1e9;
  }

  private static void print(String board) throws IOException {
    Run one = run(board, 1);
    List<Run> two = new ArrayList<>();
    while (two.size() < RUNS) {
      Run run = run(board, 2);
      if (!one.winner().equals(run.winner())) {
        throw new IllegalStateException(board + ": " + one + " and " + run + " do not agree");
      }
      two.add(run);
    }
    double[] nodes = sorted(two, Run::nodes);
    double[] processor = sorted(two, Run::processor);
    double[] elapsed = sorted(two, Run::elapsed);
    System.out.printf(
        ROW,
        board,
        one.winner(),
        Figures.count(one.nodes()),
        Figures.count((long) nodes[0]),
        Figures.count((long) nodes[RUNS / 2]),
        Figures.count((long) nodes[RUNS - 1]),
        Figures.ratio(processor[RUNS / 2], one.processor()),
        Figures.seconds(one.elapsed()),
        Figures.seconds(elapsed[RUNS / 2]),
        Figures.ratio(elapsed[RUNS / 2], one.elapsed()));
  }

  private static double[] sorted(List<Run> runs, ToDoubleFunction<Run> figure) {
    return runs.stream().mapToDouble(figure).sorted().toArray();
  }

  public static void main(String[] args) throws IOException {
    run(FIRST, 1);
    run(FIRST, 2);
    System.out.printf(
        ROW,
        "board",
        "winner",
        "nodes 1",
        "2: least",
        "median",
        "most",
        "cpu",
        "s 1",
        "s 2",
        "2/1");
    for (String board : args.length == 0 ? BOARDS : List.of(args)) {
      print(board);
    }
  }
}
