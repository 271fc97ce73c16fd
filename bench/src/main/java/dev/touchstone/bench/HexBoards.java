package dev.touchstone.bench;

import dev.touchstone.game.Board;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.solver.run.HexOpenings;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;

/**
 * Hex: all first moves of a board, or one of them, as in {@code 8,8,d5}: what it takes to find who
 * wins, and to write and verify the proofs, a file for each, and one for all of them together
 * (T23). Seconds are those of the processor.
 */
final class HexBoards {

  private static final List<String> USUAL = List.of("3,3", "4,4", "5,5", "6,6", "7,7", "8,8,d5");

  private long nodes;
  private double searching;
  private long steps;
  private long bytes;
  private long gzBytes;
  private int theorems;
  private int accepted;
  private final StringBuilder winners = new StringBuilder();

  public static void main(String[] args) throws Exception {
    System.out.println(
        "board      theorems     nodes  search s   whole s     steps     bytes   gz bytes  accepted  map steps  map gz bytes  map  winners");
    for (String board : args.length == 0 ? USUAL : List.of(args)) {
      new HexBoards().run(board);
    }
  }

  private void run(String name) throws Exception {
    String[] parts = name.split(",", -1);
    Board board = new HexBoard(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
    double started = processorSeconds();
    SolveRequest request = SolveRequest.of(Problem.inTurns(Setup.empty(board), Rules.HEX, 1, 1));
    HexOpenings openings = new HexOpenings(request, SolveListener.none());
    int cells = request.problem().game().cellCount();
    winners.append(".".repeat(cells));
    if (parts.length > 2) {
      one(openings, board.cellNumber(parts[2]).orElseThrow());
    } else {
      for (int cell : openings.inOrder()) {
        one(openings, cell);
      }
    }
    double whole = processorSeconds() - started;
    String map =
        parts.length > 2 || !Statement.hasMap(request.problem())
            ? "        -             -    -"
            : map(openings);
    System.out.printf(
        Locale.ROOT,
        "%-10s %8d %9d %9.2f %9.2f %9d %9d %10d %9d  %s  %s%n",
        name,
        theorems,
        nodes,
        searching,
        whole,
        steps,
        bytes,
        gzBytes,
        accepted,
        map,
        winners);
  }

  /** One certificate for all first moves; what was searched is known by now. */
  private static String map(HexOpenings openings) throws Exception {
    if (openings.solveAll() instanceof Decided decided) {
      CheckedCertificate written = CheckedCertificate.of(decided.proof());
      return String.format(
          Locale.ROOT,
          "%9d  %12d  %3s",
          written.steps(),
          written.gzBytes(),
          written.accepted() ? "yes" : "NO");
    }
    throw new IllegalStateException("a board that is solved has a map");
  }

  private void one(HexOpenings openings, int cell) throws Exception {
    double started = processorSeconds();
    SolveResult result = openings.solve(cell);
    searching += processorSeconds() - started;
    nodes += result.work().nodes();
    theorems++;
    if (result instanceof Decided decided) {
      CheckedCertificate written = CheckedCertificate.of(decided.proof());
      accepted += written.accepted() ? 1 : 0;
      steps += written.steps();
      bytes += written.bytes();
      gzBytes += written.gzBytes();
      winners.setCharAt(cell, decided.winner() == Player.BLACK ? 'B' : 'w');
    }
  }

  /** Of this thread, which does all the work. */
  private static double processorSeconds() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9;
  }
}
