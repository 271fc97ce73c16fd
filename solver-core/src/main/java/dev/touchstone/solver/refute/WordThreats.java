package dev.touchstone.solver.refute;

import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position;
import dev.touchstone.solver.board.Sets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * {@link ThreatSearch} on a board of at most 64 cells: a set of cells is one word, and an exchange
 * changes the lines through its two cells only. Exchanges in another order lead to the same stones,
 * so stones from which nothing was found are remembered. With enough tries every win by threats is
 * found, and exchanges that it can do without are left out: the fewer cells it needs, the fewer
 * moves of Breaker's can help. {@code WordForcing} of strong games does the same where both players
 * have lines.
 */
final class WordThreats extends ThreatSearch {

  private static final int FAILURE_BITS = 10;
  private static final int FAILURES = 1 << FAILURE_BITS;

  /** The cells of each line that are free in the position; of lines that are not needed, any. */
  private final long[] left;

  private final int[] nearly;
  private int nearlyCount;

  /** For each depth the lines that lack two cells. */
  private final int[][] twos;

  private final int[] moves;
  private final int[] threatLines;
  private int lastLine;
  private int otherLine;
  private int length;
  private int patience;

  /** Stones of Maker's and Breaker's from which nothing was found, and in which search. */
  private final long[] failedOwn = new long[FAILURES];

  private final long[] failedTheirs = new long[FAILURES];
  private final int[] failedIn = new int[FAILURES];
  private int searches;

  WordThreats(Arena arena) {
    super(arena);
    left = new long[arena.lines];
    nearly = new int[arena.lines];
    twos = new int[arena.cells / 2 + 2][];
    moves = new int[arena.cells + 3];
    threatLines = new int[arena.cells / 2 + 2];
  }

  @Override
  public boolean findsAll() {
    return true;
  }

  @Override
  void load() {
    Position position = position();
    nearlyCount = 0;
    long free = position.free(0);
    for (int l = 0; l < arena.lineWords; l++) {
      for (long rest = position.needed(l); rest != 0; rest &= rest - 1) {
        int line = (l << 6) + Long.numberOfTrailingZeros(rest);
        left[line] = arena.members(line, 0) & free;
        if (Long.bitCount(left[line]) <= 2) {
          nearly[nearlyCount++] = line;
        }
      }
    }
  }

  @Override
  @Nullable Threats search(int without, int tries) {
    long theirs = without < 0 ? 0 : 1L << without;
    int[] lines = twos(0);
    int count = 0;
    for (int i = 0; i < nearlyCount; i++) {
      int line = nearly[i];
      if ((left[line] & theirs) != 0) {
        continue;
      }
      if (Long.bitCount(left[line]) == 1) {
        return new Threats(
            new int[] {cellOf(left[line])}, new int[0], line, Sets.NONE, Sets.NONE, Sets.NONE);
      }
      count = add(line, 0, lines, count);
    }
    patience = tries;
    searches++;
    return wins(0, theirs, count, 0) ? found().withoutIdle(arena) : null;
  }

  private int[] twos(int depth) {
    if (twos[depth] == null) {
      twos[depth] = new int[arena.lines];
    }
    return twos[depth];
  }

  /** Adds a line unless another one lacks the same cells. */
  private int add(int line, long own, int[] lines, int count) {
    long lacking = left[line] & ~own;
    for (int i = 0; i < count; i++) {
      if ((left[lines[i]] & ~own) == lacking) {
        return count;
      }
    }
    lines[count] = line;
    return count + 1;
  }

  /** Whether Maker wins who has taken {@code own} since the start, where these lines lack two. */
  private boolean wins(long own, long theirs, int count, int depth) {
    if (forks(own, count, depth)) {
      return true;
    }
    int slot = slot(own, theirs);
    if (failedIn[slot] == searches && failedOwn[slot] == own && failedTheirs[slot] == theirs) {
      return false;
    }
    int[] lines = twos[depth];
    for (int i = 0; i < count; i++) {
      long lacking = left[lines[i]] & ~own;
      long first = lacking & -lacking;
      threatLines[depth] = lines[i];
      if (threatens(own, theirs, first, lacking ^ first, count, depth)
          || threatens(own, theirs, lacking ^ first, first, count, depth)) {
        return true;
      }
    }
    failedIn[slot] = searches;
    failedOwn[slot] = own;
    failedTheirs[slot] = theirs;
    return false;
  }

  private static int slot(long own, long theirs) {
    long mixed = (own * 0xBF58476D1CE4E5B9L ^ theirs) * 0x94D049BB133111EBL;
    return (int) (mixed >>> (Long.SIZE - FAILURE_BITS));
  }

  /** Whether one move leaves two lines with one free cell each. */
  private boolean forks(long own, int count, int depth) {
    int[] lines = twos[depth];
    long once = 0;
    long twice = 0;
    for (int i = 0; i < count; i++) {
      long lacking = left[lines[i]] & ~own;
      twice |= once & lacking;
      once |= lacking;
    }
    if (twice == 0) {
      return false;
    }
    long move = twice & -twice;
    lastLine = Sets.NONE;
    for (int i = 0; i < count; i++) {
      if ((left[lines[i]] & move) != 0) {
        if (lastLine >= 0) {
          otherLine = lines[i];
          break;
        }
        lastLine = lines[i];
      }
    }
    moves[2 * depth] = cellOf(move);
    length = depth;
    return true;
  }

  /** Whether this threat and its answer lead to a win; a move that is on no other line does not. */
  private boolean threatens(long own, long theirs, long move, long answer, int count, int depth) {
    long owned = own | move;
    long blocked = theirs | answer;
    int[] next = twos(depth + 1);
    boolean gains = false;
    int size = 0;
    int cell = cellOf(move);
    for (int l = 0; l < arena.lineWords; l++) {
      for (long rest = arena.through(cell, l) & position().needed(l); rest != 0; rest &= rest - 1) {
        int line = (l << 6) + Long.numberOfTrailingZeros(rest);
        if ((left[line] & blocked) == 0) {
          gains = true;
          size = Long.bitCount(left[line] & ~owned) == 2 ? add(line, owned, next, size) : size;
        }
      }
    }
    if (!gains || --patience < 0) {
      return false;
    }
    int[] lines = twos[depth];
    for (int i = 0; i < count; i++) {
      if ((left[lines[i]] & (move | answer) & ~own) == 0) {
        size = add(lines[i], owned, next, size);
      }
    }
    moves[2 * depth] = cell;
    moves[2 * depth + 1] = cellOf(answer);
    return wins(owned, blocked, size, depth + 1);
  }

  private static int cellOf(long single) {
    return Long.numberOfTrailingZeros(single);
  }

  private Threats found() {
    long own = 0;
    for (int i = 0; i <= length; i++) {
      own |= 1L << moves[2 * i];
    }
    return new Threats(
        Arrays.copyOf(moves, 2 * length + 1),
        Arrays.copyOf(threatLines, length),
        lastLine,
        otherLine,
        cellOf(left[lastLine] & ~own),
        cellOf(left[otherLine] & ~own));
  }
}
