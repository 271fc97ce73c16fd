package dev.touchstone.bench;

import dev.touchstone.solver.SolveListener.Progress;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.TimeLeft;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Problem;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The estimates of the progress line beside what the search then needed. */
final class Estimates {

  private static final List<String> QUICK =
      List.of("6,9,5", "7,8,5", "5,11,5", "4,9,4", "4,11,7tr", "4,12,7tr");
  private static final List<String> SLOW = List.of("6,10,5", "5,12,5", "8,8,5", "4,13,7tr");

  /** Of the reports of a search, about so many are kept. */
  private static final int KEPT = 40;

  private static final String ROW = "%-9s %-8s %10s %9s %12s %9s %9s %9s%n";

  private final Results results;

  private Estimates(Results results) {
    this.results = results;
  }

  /** An estimate: the share of the positions that were searched then, and the one it said. */
  private record Said(long nodes, double left) {
    double share(long nodesInAll) {
      return (double) nodes / nodesInAll;
    }

    /** The estimate, divided by the truth. */
    double ratio(long nodesInAll) {
      return left / (nodesInAll - nodes);
    }
  }

  private void board(String board) throws IOException {
    List<Said> estimates = new ArrayList<>();
    TimeLeft left = new TimeLeft();
    int[] reports = {0};
    Solver solver =
        new Solver(
            SolveRequest.of(Problem.weak(Trial.weak(board))),
            (Progress progress) -> {
              left.hear(progress);
              reports[0]++;
              left.nodes().ifPresent(nodes -> estimates.add(new Said(progress.nodes(), nodes)));
            });
    SolveResult result = solver.solve();
    long nodes = result.work().nodes();
    estimates.removeIf(said -> said.nodes() >= nodes);
    String winner = ((SolveResult.Decided) result).winner().name();
    System.out.printf(
        ROW,
        board,
        winner.equals("BLACK") ? "maker" : "breaker",
        Figures.count(nodes),
        Figures.count(reports[0]),
        Figures.count(estimates.size()),
        estimates.isEmpty() ? "-" : percent(estimates.get(0).share(nodes)),
        estimates.isEmpty() ? "-" : percent(within(estimates, nodes)),
        estimates.isEmpty() ? "-" : worst(estimates, nodes));
    keep(board, estimates, nodes);
  }

  private void keep(String board, List<Said> estimates, long nodes) {
    double next = 0;
    for (Said said : estimates) {
      if (said.share(nodes) >= next) {
        next = said.share(nodes) + 1.0 / KEPT;
        results.row(
            board,
            String.format(Locale.ROOT, "%.4f", said.share(nodes)),
            String.format(Locale.ROOT, "%.4f", said.ratio(nodes)));
      }
    }
  }

  private static double within(List<Said> estimates, long nodes) {
    return (double)
            estimates.stream().filter(said -> factor(said, nodes) <= TimeLeft.FACTOR).count()
        / estimates.size();
  }

  private static String worst(List<Said> estimates, long nodes) {
    double worst = estimates.stream().mapToDouble(said -> factor(said, nodes)).max().orElse(1);
    return String.format(Locale.ROOT, "%.1f", worst);
  }

  private static double factor(Said said, long nodes) {
    return Math.max(said.ratio(nodes), 1 / said.ratio(nodes));
  }

  private static String percent(double share) {
    return Math.round(100 * share) + " %";
  }

  public static void main(String[] args) throws IOException {
    Results results = Results.of("estimates", args, "board", "share", "ratio");
    List<String> boards = new ArrayList<>(QUICK);
    if (args.length > 0 && args[0].equals("all")) {
      boards.addAll(SLOW);
    }
    Estimates estimates = new Estimates(results);
    System.out.printf(
        ROW, "board", "winner", "nodes", "reports", "estimates", "first at", "within 3", "worst");
    for (String board : boards) {
      estimates.board(board);
    }
    results.save();
  }
}
