package dev.touchstone.bench;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Notation;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.List;

/**
 * Strong games on empty boards, infinite ones among them: who wins, and what search, proof and
 * verification take.
 */
final class StrongBoards {

  private static final String ROW = "%-7s %-7s %11s %9s %9s %9s %11s %10s %9s %s%n";

  private static final List<String> QUICK =
      List.of(
          "3,3,3", "3,4,3", "4,4,4", "4,5,4", "4,6,4", "5,5,4", "4,7,4", "4,8,4", "5,6,4", "4,9,4",
          "5,5,5", "6,6,5", "7,7,5", "3,4+,3", "3+,4+,3", "5+,6+,4", "plane 3", "plane 4");

  private static final List<String> SLOW = List.of("4,10,4", "4^3");

  private StrongBoards() {}

  /** Seconds of the processor that this thread has taken. */
  private static double seconds() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9;
  }

  /** Prints a row; whether the game was decided, with a proof that is accepted. */
  private static boolean row(String board) throws BadGameException, IOException {
    Problem problem = Problem.inTurns(Notation.read(board), Rules.STRONG, 1, 1);
    double started = seconds();
    SolveResult result = new Solver(SolveRequest.of(problem), SolveListener.none()).solve();
    double searching = seconds() - started;
    if (!(result instanceof Decided decided)) {
      System.out.printf("%-7s not decided%n", board);
      return false;
    }
    CheckedCertificate certificate = CheckedCertificate.of(decided.proof());
    System.out.printf(
        ROW,
        board,
        decided.outcome().word(Rules.STRONG),
        Figures.count(result.work().nodes()),
        Figures.seconds(searching),
        Figures.count(result.work().tableBytes() >> 20),
        Figures.count(certificate.steps()),
        Figures.count(certificate.bytes()),
        Figures.count(certificate.gzBytes()),
        Figures.seconds(certificate.verifying()),
        certificate.verified());
    return certificate.accepted();
  }

  public static void main(String[] args) throws BadGameException, IOException {
    System.out.printf(
        ROW,
        "board",
        "winner",
        "nodes",
        "search s",
        "table MB",
        "steps",
        "bytes",
        "gz bytes",
        "verify s",
        "verified");
    boolean failed = false;
    for (String board : QUICK) {
      failed |= !row(board);
    }
    if (args.length > 0 && args[0].equals("all")) {
      for (String board : SLOW) {
        failed |= !row(board);
      }
    }
    System.exit(failed ? 1 : 0);
  }
}
