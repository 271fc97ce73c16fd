package dev.touchstone.bench;

import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.Engine;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import java.io.IOException;
import java.time.Duration;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * All weak m,n,k games with m ≤ n, at most 36 cells and k from 3 to 6, decided by both engines,
 * both certificates verified, beside what is published.
 */
final class SmallBoards {

  private static final int MOST_CELLS = 36;
  private static final String ROW = "%-8s %-12s %10s %8s %8s %-13s %-12s %10s %8s %-13s %s%n";

  private final Duration most;
  private final Results results;
  private int boards;
  private int outOfTime;
  private int unpublished;
  private int contradictions;
  private int faults;

  private SmallBoards(Duration most, Results results) {
    this.most = most;
    this.results = results;
  }

  private void run() throws IOException {
    System.out.printf(
        ROW,
        "board",
        "PN",
        "nodes",
        "s",
        "steps",
        "verified",
        "DFS",
        "nodes",
        "s",
        "verified",
        "published");
    for (int k = 3; k <= 6; k++) {
      for (int m = 1; m * m <= MOST_CELLS; m++) {
        // On a board of less than k columns no line fits, since it has no more rows than columns.
        for (int n = Math.max(m, k); m * n <= MOST_CELLS; n++) {
          board(m + "," + n + "," + k);
        }
      }
    }
    System.out.printf(
        "%n%d boards; DFS out of time (%d s) on %d; published: %d, contradicted: %d; faults: %d%n",
        boards, most.toSeconds(), outOfTime, boards - unpublished, contradictions, faults);
  }

  private void board(String board) throws IOException {
    boards++;
    Setup setup = Trial.weak(board);
    Trial pn = Trial.of(SolveRequest.of(Problem.weak(setup)));
    Trial dfs =
        Trial.of(
            SolveRequest.of(Problem.weak(setup)).with(Engine.DFS).within(Long.MAX_VALUE, most));
    String comparison = comparison(board, pn.winner());
    outOfTime += dfs.winner() == null ? 1 : 0;
    if (dfs.winner() != null && pn.winner() != dfs.winner()) {
      faults++;
      comparison += "  DISAGREE DISAGREE DISAGREE";
    }
    if (pn.winner() == null || pn.refuted() || dfs.refuted()) {
      faults++;
      comparison += "  NOT PROVED";
    }
    CheckedCertificate certificate = pn.certificate();
    System.out.printf(
        ROW,
        board,
        pn.outcome(),
        Figures.count(pn.result().work().nodes()),
        Figures.seconds(pn.searching()),
        certificate == null ? "-" : Figures.count(certificate.steps()),
        pn.verified(),
        dfs.outcome(),
        Figures.count(dfs.result().work().nodes()),
        Figures.seconds(dfs.searching()),
        dfs.verified(),
        comparison);
    results.row(
        board,
        pn.outcome(),
        Long.toString(pn.result().work().nodes()),
        dfs.outcome(),
        Long.toString(dfs.result().work().nodes()),
        publishedNodes(board));
  }

  private static String publishedNodes(String board) {
    PublishedWeak published = PublishedWeak.BY_BOARD.get(board);
    return published == null || published.nodes() == 0 ? "-" : Long.toString(published.nodes());
  }

  private String comparison(String board, @Nullable Player winner) {
    PublishedWeak published = PublishedWeak.BY_BOARD.get(board);
    if (published == null) {
      unpublished++;
      return "-";
    }
    boolean agrees = published.winner() == winner;
    contradictions += agrees ? 0 : 1;
    return String.format(
        Locale.ROOT,
        "%s: %s%s%s",
        published.source(),
        Rules.WEAK.nameOf(published.winner()),
        published.disputed() ? " [disputed]" : "",
        agrees ? "" : ", contradicts");
  }

  public static void main(String[] args) throws IOException {
    int seconds = args.length > 0 ? Integer.parseInt(args[0]) : 60;
    Results results =
        Results.of(
            "small-boards", args, "board", "PN", "PN nodes", "DFS", "DFS nodes", "paper nodes");
    SmallBoards boards = new SmallBoards(Duration.ofSeconds(seconds), results);
    boards.run();
    results.save();
    System.exit(boards.faults > 0 ? 1 : 0);
  }
}
