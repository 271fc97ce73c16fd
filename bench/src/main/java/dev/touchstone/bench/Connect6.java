package dev.touchstone.bench;

import dev.touchstone.game.Board;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.solver.SolveResult.OutOfBudget;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * Connect6 on the plane: three stones for Black in the first turn; then one stone, with White's two
 * on both sides of it on a diagonal, six to three cells away; then all pairs at most two rows and
 * columns away from it, up to symmetry. Seconds are of the processor. Of what stays open: how many
 * of White's replies to Black's best turn have no answer, beside how many options that do answer.
 */
final class Connect6 {

  private static final int USUAL_NODES = 20_000;
  private static final String PLANE = "plane 6";
  private static final String MIDDLE = "0,0";
  private static final int DISTANCE = 2;
  private static final int FARTHEST = 6;

  private static int won;
  private static int tried;

  public static void main(String[] args) throws Exception {
    long nodes = args.length == 0 ? USUAL_NODES : Long.parseLong(args[0]);
    System.out.println(
        "opening              winner     nodes  search s   whole s     steps     bytes  accepted"
            + "  left of");
    Setup plane = Setup.empty(Notation.board(PLANE));
    row(
        "plane, 3 stones",
        Problem.inTurns(plane, Rules.STRONG, 2, 3),
        Math.max(nodes, USUAL_NODES));
    for (int far = FARTHEST; far > DISTANCE; far--) {
      String name = "(%d,%d) (%d,%d)".formatted(-far, -far, far, far);
      row(name, opening(new int[] {-far, -far, far, far}), nodes);
    }
    won = 0;
    tried = 0;
    for (int[] pair : pairs()) {
      String name = "(%d,%d) (%d,%d)".formatted(pair[0], pair[1], pair[2], pair[3]);
      row(name, opening(pair), nodes);
    }
    System.out.printf("%d of %d pairs near Black's stone are decided%n", won, tried);
  }

  private static Problem opening(int[] pair) throws Exception {
    String one = pair[0] + "," + pair[1];
    String other = pair[2] + "," + pair[3];
    Board board = Notation.board(PLANE).withStones(List.of(MIDDLE, one, other));
    Setup empty = Setup.empty(board);
    CellSet black = stone(empty, MIDDLE);
    CellSet white = stone(empty, one).union(stone(empty, other));
    return Problem.inTurns(
        new Setup(board, empty.game(), black, white, Player.BLACK), Rules.STRONG, 2, 2);
  }

  private static CellSet stone(Setup empty, String cell) {
    return empty.hypergraph().single(empty.board().cellNumber(cell).orElseThrow());
  }

  /** Two cells, x and y of each from the middle; of those that are images one. */
  private static List<int[]> pairs() {
    List<int[]> pairs = new ArrayList<>();
    int side = 2 * DISTANCE + 1;
    for (int one = 0; one < side * side; one++) {
      for (int other = one + 1; other < side * side; other++) {
        int[] pair = {
          one % side - DISTANCE,
          one / side - DISTANCE,
          other % side - DISTANCE,
          other / side - DISTANCE
        };
        boolean taken = (pair[0] | pair[1]) == 0 || (pair[2] | pair[3]) == 0;
        if (!taken && isLeast(pair)) {
          pairs.add(pair);
        }
      }
    }
    pairs.sort(
        Comparator.comparingInt(
            (int[] p) -> -p[0] * p[0] - p[1] * p[1] - p[2] * p[2] - p[3] * p[3]));
    return pairs;
  }

  /** Whether no turn or reflection makes a lesser pair of it. */
  private static boolean isLeast(int[] pair) {
    for (int turn = 1; turn < 8; turn++) {
      if (number(pair, turn) < number(pair, 0)) {
        return false;
      }
    }
    return true;
  }

  private static int number(int[] pair, int turn) {
    int one = place(pair[0], pair[1], turn);
    int other = place(pair[2], pair[3], turn);
    return 100 * Math.min(one, other) + Math.max(one, other);
  }

  private static int place(int x, int y, int turn) {
    int across = (turn & 4) == 0 ? x : y;
    int up = (turn & 4) == 0 ? y : x;
    int side = 2 * DISTANCE + 1;
    return ((turn & 1) == 0 ? up : -up) * side + ((turn & 2) == 0 ? across : -across) + 50;
  }

  private static void row(String name, Problem problem, long nodes) throws Exception {
    double started = processorSeconds();
    SolveRequest request = SolveRequest.of(problem).within(nodes, null);
    SolveResult result = new Solver(request, SolveListener.none()).solve();
    double searched = processorSeconds() - started;
    tried++;
    String winner = "-";
    long steps = 0;
    long bytes = 0;
    boolean accepted = false;
    String left = "";
    if (result instanceof Decided decided) {
      CheckedCertificate written = CheckedCertificate.of(decided.proof());
      winner = decided.outcome().name().toLowerCase(Locale.ROOT);
      steps = written.steps();
      bytes = written.bytes();
      accepted = written.accepted();
      won++;
    } else if (result instanceof OutOfBudget open && open.reached().rootMoves() > 1) {
      left = "%3d %d".formatted(open.reached().rootMovesLeft(), open.reached().rootMoves());
    }
    System.out.printf(
        Locale.ROOT,
        "%-20s %-7s %8d %9.2f %9.2f %9d %9d  %-8s  %s%n",
        name,
        winner,
        result.work().nodes(),
        searched,
        processorSeconds() - started,
        steps,
        bytes,
        accepted ? "yes" : "-",
        left);
  }

  /** Of this thread, which does all the work. */
  private static double processorSeconds() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9;
  }
}
