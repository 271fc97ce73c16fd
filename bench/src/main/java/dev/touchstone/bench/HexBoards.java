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
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;

/**
 * Hex: all first moves of a board, each as a theorem, or together as one (T23), as in {@code
 * 7,7,map}; or one of them, as in {@code 8,8,d5}: what it takes to find who wins, to write the
 * proofs and to verify them. Each row is a run of its own, with an empty table. Seconds are those
 * of the processor.
 */
final class HexBoards {

  private static final String MAP = "map";
  private static final List<String> USUAL =
      List.of(
          "3,3", "4,4", "5,5", "6,6", "7,7", "3,3,map", "4,4,map", "5,5,map", "6,6,map", "7,7,map",
          "8,8,d5");

  private final StringBuilder winners = new StringBuilder();
  private long nodes;
  private double searching;
  private double verifying;
  private long steps;
  private long bytes;
  private long gzBytes;
  private int theorems;
  private int accepted;

  public static void main(String[] args) throws Exception {
    System.out.println(
        "board      theorems     nodes  search s   whole s  verify s     steps     bytes   gz bytes  accepted  winners");
    for (String board : args.length == 0 ? USUAL : List.of(args)) {
      new HexBoards().run(board);
    }
  }

  private void run(String name) throws Exception {
    String[] parts = name.split(",", -1);
    Board board = new HexBoard(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
    double started = processorSeconds();
    SolveRequest request = SolveRequest.of(Problem.inTurns(Setup.empty(board), Rules.HEX, 1, 1));
    winners.append(".".repeat(request.problem().game().cellCount()));
    if (parts.length > 2 && parts[2].equals(MAP)) {
      map(request);
    } else {
      HexOpenings openings = new HexOpenings(request, SolveListener.none());
      List<Integer> cells =
          parts.length > 2 ? List.of(board.cellNumber(parts[2]).orElseThrow()) : openings.inOrder();
      for (int cell : cells) {
        one(openings, cell);
      }
    }
    System.out.printf(
        Locale.ROOT,
        "%-10s %8d %9d %9.2f %9.2f %9.2f %9d %9d %10d %9d  %s%n",
        name,
        theorems,
        nodes,
        searching,
        processorSeconds() - started,
        verifying,
        steps,
        bytes,
        gzBytes,
        accepted,
        winners);
  }

  private void map(SolveRequest request) throws Exception {
    double started = processorSeconds();
    Decided decided = (Decided) new Solver(request.forMap(), SolveListener.none()).solve();
    searching = processorSeconds() - started;
    for (int cell = 0; cell < winners.length(); cell++) {
      boolean wins = decided.proof().statement().onlyBy().orElseThrow().contains(cell);
      winners.setCharAt(cell, wins ? 'B' : 'w');
    }
    add(decided);
  }

  private void one(HexOpenings openings, int cell) throws Exception {
    double started = processorSeconds();
    SolveResult result = openings.solve(cell);
    searching += processorSeconds() - started;
    Decided decided = (Decided) result;
    winners.setCharAt(cell, decided.winner() == Player.BLACK ? 'B' : 'w');
    add(decided);
  }

  private void add(Decided decided) throws Exception {
    nodes += decided.work().nodes();
    theorems++;
    CheckedCertificate written = CheckedCertificate.of(decided.proof());
    accepted += written.accepted() ? 1 : 0;
    verifying += written.verifying();
    steps += written.steps();
    bytes += written.bytes();
    gzBytes += written.gzBytes();
  }

  /** Of this thread, which does all the work. */
  private static double processorSeconds() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9;
  }
}
