package dev.touchstone.bench;

import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.BadGameException;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.Proof;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import dev.touchstone.verifier.Verdict;
import dev.touchstone.verifier.Verifier;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/**
 * How many positions of n×n tic-tac-toe each player wins after so many stones, up to symmetry:
 * sequences A317573 (X) and A317574 (O) of the OEIS, by Á. Ibeas. Every position that occurs in a
 * game is decided by the solver, and each certificate verified.
 */
final class TicTacToeCounts {

  private static final List<int[]> PUBLISHED_X =
      List.of(
          new int[] {1, 1},
          new int[] {1, 1, 2, 2, 0},
          new int[] {0, 0, 7, 9, 85, 67, 139, 70, 23, 12},
          new int[] {
            0, 0, 0, 0, 0, 0, 1100, 280, 26771, 11535, 91567, 36362, 78138, 26146, 12900, 3774, 0
          });

  private static final List<int[]> PUBLISHED_O =
      List.of(
          new int[] {0, 0},
          new int[] {0, 0, 0, 0, 0},
          new int[] {0, 0, 0, 8, 5, 72, 38, 56, 23, 0},
          new int[] {
            0, 0, 0, 0, 0, 0, 0, 2476, 642, 31841, 11251, 66364, 21718, 29258, 8496, 1335, 371
          });

  static final int MOST_ROWS = PUBLISHED_X.size();

  private final int rows;
  private final Setup empty;
  private final List<int[]> symmetries = new ArrayList<>();
  private final int[] lines;

  TicTacToeCounts(int rows) throws BadGameException, IOException {
    this.rows = rows;
    empty = Setup.empty(Notation.read(rows + "," + rows + "," + rows).board());
    lines = new int[empty.hypergraph().lineCount()];
    for (int line = 0; line < lines.length; line++) {
      for (int cell : empty.hypergraph().line(line).toArray()) {
        lines[line] |= 1 << cell;
      }
    }
    for (int turn = 0; turn < 8; turn++) {
      symmetries.add(turned(turn));
    }
  }

  private int[] turned(int turn) {
    int[] image = new int[rows * rows];
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < rows; column++) {
        int r = (turn & 1) == 0 ? row : rows - 1 - row;
        int c = (turn & 2) == 0 ? column : rows - 1 - column;
        image[row * rows + column] = (turn & 4) == 0 ? r * rows + c : c * rows + r;
      }
    }
    return image;
  }

  /** A position: O's stones above X's. */
  private static long position(int x, int o) {
    return (long) o << 32 | x;
  }

  private static int image(int cells, int[] symmetry) {
    int image = 0;
    for (int rest = cells; rest != 0; rest &= rest - 1) {
      image |= 1 << symmetry[Integer.numberOfTrailingZeros(rest)];
    }
    return image;
  }

  private long canonical(int x, int o) {
    long least = Long.MAX_VALUE;
    for (int[] symmetry : symmetries) {
      least = Math.min(least, position(image(x, symmetry), image(o, symmetry)));
    }
    return least;
  }

  private boolean completes(int cells) {
    return Arrays.stream(lines).anyMatch(line -> (line & ~cells) == 0);
  }

  private CellSet cells(int cells) {
    CellSet set = empty.hypergraph().noCells();
    for (int rest = cells; rest != 0; rest &= rest - 1) {
      set = set.with(Integer.numberOfTrailingZeros(rest));
    }
    return set;
  }

  private Outcome solved(int x, int o, Player mover) throws IOException {
    Setup setup = new Setup(empty.board(), empty.game(), cells(x), cells(o), mover);
    SolveRequest request = SolveRequest.of(Problem.inTurns(setup, Rules.STRONG, 1, 1));
    if (!(new Solver(request, SolveListener.none()).solve() instanceof Decided decided)) {
      throw new IllegalStateException("a position without a result: " + setup);
    }
    for (Proof proof : decided.proofs()) {
      List<Step> steps = new ArrayList<>();
      proof.emit(steps::add);
      byte[] certificate = CertificateWriter.bytes(proof.statement(), steps);
      if (!(new Verifier().verify(proof.statement(), new ByteArrayInputStream(certificate))
          instanceof Verdict.Accepted)) {
        throw new IllegalStateException("a proof that is not accepted: " + proof.statement());
      }
    }
    return decided.outcome();
  }

  /** Positions with so many stones, and how many of them X wins, and O. */
  record Count(int stones, int positions, int x, int o) {}

  /** The counts for each number of stones up to the full board. */
  List<Count> counts() throws IOException {
    List<Count> counts = new ArrayList<>();
    Set<Long> positions = new TreeSet<>(Set.of(0L));
    for (int stones = 0; stones <= rows * rows; stones++) {
      Player mover = stones % 2 == 0 ? Player.BLACK : Player.WHITE;
      int won = 0;
      int lost = 0;
      Set<Long> next = new TreeSet<>();
      for (long position : positions) {
        int x = (int) position;
        int o = (int) (position >>> 32);
        Outcome outcome;
        if (completes(x)) {
          outcome = Outcome.BLACK;
        } else if (completes(o)) {
          outcome = Outcome.WHITE;
        } else {
          outcome = stones == rows * rows ? Outcome.NOBODY : solved(x, o, mover);
          for (int free = ((1 << (rows * rows)) - 1) & ~(x | o); free != 0; free &= free - 1) {
            int cell = Integer.lowestOneBit(free);
            next.add(stones % 2 == 0 ? canonical(x | cell, o) : canonical(x, o | cell));
          }
        }
        won += outcome == Outcome.BLACK ? 1 : 0;
        lost += outcome == Outcome.WHITE ? 1 : 0;
      }
      counts.add(new Count(stones, positions.size(), won, lost));
      positions = next;
    }
    return counts;
  }

  /** Whether these are the numbers that the OEIS has. */
  boolean areAsPublished(List<Count> counts) {
    int[] x = counts.stream().mapToInt(Count::x).toArray();
    int[] o = counts.stream().mapToInt(Count::o).toArray();
    return Arrays.equals(x, PUBLISHED_X.get(rows - 1))
        && Arrays.equals(o, PUBLISHED_O.get(rows - 1));
  }

  public static void main(String[] args) throws BadGameException, IOException {
    int rows = args.length > 0 ? Integer.parseInt(args[0]) : 3;
    if (rows < 1 || rows > MOST_ROWS) {
      System.err.println("the OEIS has the numbers of 1 to " + MOST_ROWS + " rows");
      System.exit(3);
    }
    TicTacToeCounts counts = new TicTacToeCounts(rows);
    List<Count> found = counts.counts();
    System.out.println("stones  positions     X wins     O wins");
    for (Count count : found) {
      System.out.printf(
          Locale.ROOT,
          "%6d %,10d %,10d %,10d%n",
          count.stones(),
          count.positions(),
          count.x(),
          count.o());
    }
    boolean agrees = counts.areAsPublished(found);
    System.out.println(agrees ? "as A317573 and A317574 say" : "not as A317573 and A317574 say");
    System.exit(agrees ? 0 : 1);
  }
}
