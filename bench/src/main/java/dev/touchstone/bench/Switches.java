package dev.touchstone.bench;

import dev.touchstone.game.Setup;
import dev.touchstone.solver.Heuristics;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.statement.Problem;
import java.io.IOException;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;

/** What each heuristic is worth on larger boards, once all the others are on. */
final class Switches {

  private static final List<String> BOARDS = List.of("7,8,5", "5,10,5", "4,9,4", "4,11,7tr");
  private static final String ROW = "%-9s %-20s %-14s %11s %9s %8s %8s %s%n";

  private final Duration most;
  private final Results results;
  private long nodesOfAll;
  private boolean refuted;

  private Switches(Duration most, Results results) {
    this.most = most;
    this.results = results;
  }

  private void board(String board) throws IOException {
    Setup setup = Trial.weak(board);
    Trial all = trial(setup, Heuristics.ALL);
    nodesOfAll = all.result().work().nodes();
    row(board, "all", all);
    for (Switch one : Switch.values()) {
      row(board, "all but " + one.words(), trial(setup, Switch.without(EnumSet.of(one))));
    }
  }

  private Trial trial(Setup setup, Heuristics heuristics) throws IOException {
    return Trial.of(
        SolveRequest.of(Problem.weak(setup)).with(heuristics).within(Long.MAX_VALUE, most));
  }

  private void row(String board, String name, Trial trial) {
    refuted |= trial.refuted();
    CheckedCertificate certificate = trial.certificate();
    long nodes = trial.result().work().nodes();
    String times = String.format(Locale.ROOT, "%.2f", (double) nodes / nodesOfAll);
    String open = certificate == null ? "> " : "";
    System.out.printf(
        ROW,
        board,
        name,
        trial.outcome(),
        open + Figures.count(nodes),
        open + times,
        trial.time(),
        certificate == null ? "-" : Figures.count(certificate.steps()),
        trial.verified());
    results.row(
        board,
        name,
        trial.outcome(),
        Long.toString(nodes),
        times,
        Figures.seconds(trial.searching()));
  }

  public static void main(String[] args) throws IOException {
    Duration most = Duration.ofSeconds(args.length > 0 ? Integer.parseInt(args[0]) : 60);
    Results results =
        Results.of("switches", args, "board", "heuristics", "outcome", "nodes", "times", "seconds");
    Switches switches = new Switches(most, results);
    System.out.printf(
        ROW, "board", "heuristics", "winner", "nodes", "times", "s", "steps", "verified");
    for (String board : BOARDS) {
      switches.board(board);
    }
    results.save();
    System.exit(switches.refuted ? 1 : 0);
  }
}
