package dev.touchstone.solver.refute;

import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.LineCounts;
import dev.touchstone.solver.board.Position;
import dev.touchstone.solver.board.Sets;
import org.jspecify.annotations.Nullable;

/**
 * The pairing search on boards of any size: as {@link NarrowPairing}, with loops over words; the
 * idea of pairings is Hales and Jewett's [HJ63].
 */
final class WidePairing extends Pairing {

  /** What there may be instead of a line whose free cells are a pair. */
  private static final int NO_LINE = -1;

  private static final int UNDECIDED = -2;
  private static final int HOPELESS = -3;

  private final Arena arena;
  private final LineCounts counts;
  private final long[] through;
  private final int lineWords;
  private final int cellWords;

  /** A state as {@link LineCounts} draws it, one for each depth. */
  private final long[][] states;

  private final long[] start;
  private final long[] base;
  private final long[] before;
  private final int freeAt;
  private final int[][] pairsOf;
  private final int[][] keysOf;
  private final int[] cells;
  private long[] kept;

  WidePairing(Arena arena) {
    super(arena);
    this.arena = arena;
    lineWords = arena.lineWords;
    cellWords = arena.cellWords;
    counts = new LineCounts(arena);
    through = new long[arena.cells * lineWords];
    for (int i = 0; i < through.length; i++) {
      through[i] = arena.through(i / lineWords, i % lineWords);
    }
    freeAt = counts.freeAt();
    int depths = arena.cells / 2 + 2;
    states = new long[depths][];
    pairsOf = new int[depths][];
    keysOf = new int[depths][];
    start = new long[counts.size()];
    base = new long[counts.size()];
    before = new long[counts.size()];
    cells = new int[arena.game.longestLine() + 1];
    kept = new long[cellWords];
  }

  @Override
  public void begin(Position position) {
    position.copyCounts(start);
    without(-1);
  }

  @Override
  public void without(int cell) {
    System.arraycopy(start, 0, base, 0, start.length);
    if (cell >= 0) {
      counts.take(base, cell);
    }
  }

  @Override
  public int @Nullable [] find(int reply, long[] keep, int choices) {
    kept = keep;
    return search(reply, choices) ? found() : null;
  }

  @Override
  public int @Nullable [] spare(int cell, int reply, long[] keep, int choices) {
    System.arraycopy(base, 0, before, 0, base.length);
    counts.take(base, cell);
    kept = keep;
    if (search(reply, choices)) {
      return found();
    }
    System.arraycopy(before, 0, base, 0, base.length);
    return null;
  }

  @Override
  public int @Nullable [] findWithin(int reply, long[] zone, int choices) {
    without(-1);
    for (int w = 0; w < cellWords; w++) {
      for (long rest = start[freeAt + w] & ~zone[w]; rest != 0; rest &= rest - 1) {
        int cell = (w << 6) + Long.numberOfTrailingZeros(rest);
        if (cell != reply) {
          counts.take(base, cell);
        }
      }
    }
    kept = new long[cellWords];
    return search(reply, choices) ? found() : null;
  }

  private boolean search(int reply, int choices) {
    length = 0;
    patience = choices;
    long[] first = state(0);
    System.arraycopy(base, 0, first, 0, first.length);
    if (reply >= 0) {
      counts.block(first, reply);
    }
    return extend(0);
  }

  private long[] state(int depth) {
    if (states[depth] == null) {
      states[depth] = new long[start.length];
    }
    return states[depth];
  }

  private boolean extend(int depth) {
    long[] state = states[depth];
    int mark = length;
    int line = forced(state);
    while (line >= 0) {
      pairOf(state, line);
      line = forced(state);
    }
    if (line == NO_LINE || (line == UNDECIDED && choose(depth, list(state, tightest(state))))) {
      return true;
    }
    length = mark;
    return false;
  }

  /**
   * A needed line with two free cells, which are a pair; otherwise whether one has fewer, whether
   * none is needed, or whether there are choices.
   */
  private int forced(long[] state) {
    int found = NO_LINE;
    for (int l = 0; l < lineWords; l++) {
      long few = state[l];
      if (few == 0) {
        continue;
      }
      for (int p = 3 * lineWords + l; p < freeAt; p += lineWords) {
        few &= ~state[p];
      }
      long twos = arena.planes > 1 ? state[2 * lineWords + l] : 0;
      if ((few & ~twos) != 0) {
        return HOPELESS;
      }
      long two = few & ~state[lineWords + l];
      if (found < 0) {
        found = two == 0 ? UNDECIDED : (l << 6) + Long.numberOfTrailingZeros(two);
      }
    }
    return found;
  }

  /** Pairs the two free cells of a line. */
  private void pairOf(long[] state, int line) {
    int first = -1;
    for (int w = 0; ; w++) {
      long rest = arena.members(line, w) & state[freeAt + w];
      if (rest == 0) {
        continue;
      }
      int cell = (w << 6) + Long.numberOfTrailingZeros(rest);
      rest &= rest - 1;
      if (first >= 0) {
        pair(state, first, cell);
        return;
      }
      if (rest != 0) {
        pair(state, cell, (w << 6) + Long.numberOfTrailingZeros(rest));
        return;
      }
      first = cell;
    }
  }

  private void pair(long[] state, int x, int y) {
    pairs[length++] = x;
    pairs[length++] = y;
    state[freeAt + (x >>> 6)] &= ~(1L << x);
    state[freeAt + (y >>> 6)] &= ~(1L << y);
    int rowX = x * lineWords;
    int rowY = y * lineWords;
    for (int l = 0; l < lineWords; l++) {
      long lessX = through[rowX + l];
      long lessY = through[rowY + l];
      state[l] &= ~(lessX & lessY);
      for (int p = lineWords + l; lessX != 0; p += lineWords) {
        state[p] ^= lessX;
        lessX &= state[p];
      }
      for (int p = lineWords + l; lessY != 0; p += lineWords) {
        state[p] ^= lessY;
        lessY &= state[p];
      }
    }
  }

  private boolean choose(int depth, int count) {
    if (pairsOf[depth] == null) {
      int most = cells.length * cells.length / 2;
      pairsOf[depth] = new int[most];
      keysOf[depth] = new int[most];
    }
    int[] found = pairsOf[depth];
    int[] keys = keysOf[depth];
    int number = rank(states[depth], count, found, keys);
    for (int i = 0; i < number; i++) {
      if (--patience < 0) {
        return false;
      }
      int best = i;
      for (int j = i + 1; j < number; j++) {
        best = keys[j] > keys[best] ? j : best;
      }
      int pair = found[best];
      found[best] = found[i];
      keys[best] = keys[i];
      long[] next = state(depth + 1);
      System.arraycopy(states[depth], 0, next, 0, next.length);
      pair(next, pair >>> 16, pair & 0xFFFF);
      if (extend(depth + 1)) {
        return true;
      }
      length -= 2;
    }
    return false;
  }

  private int rank(long[] state, int count, int[] found, int[] keys) {
    int number = 0;
    for (int b = 1; b < count; b++) {
      for (int a = 0; a < b; a++) {
        int x = cells[a];
        int y = cells[b];
        int blocked = 0;
        for (int l = 0; l < lineWords; l++) {
          long both = through[x * lineWords + l] & through[y * lineWords + l];
          blocked += Long.bitCount(state[l] & both);
        }
        int keep = (Sets.contains(kept, x) ? 1 : 0) + (Sets.contains(kept, y) ? 1 : 0);
        found[number] = x << 16 | y;
        keys[number++] = PairOrder.value(blocked, keep, price[x] + price[y]);
      }
    }
    return number;
  }

  /** The needed line with the fewest free cells; -1 if no line is needed. */
  private int tightest(long[] state) {
    int best = -1;
    int fewest = Integer.MAX_VALUE;
    for (int l = 0; l < lineWords; l++) {
      long lines = state[l];
      if (lines == 0) {
        continue;
      }
      int number = 0;
      for (int p = arena.planes - 1; p >= 0; p--) {
        long fewer = lines & ~state[(1 + p) * lineWords + l];
        number = 2 * number + (fewer == 0 ? 1 : 0);
        lines = fewer == 0 ? lines : fewer;
      }
      if (number < fewest) {
        fewest = number;
        best = (l << 6) + Long.numberOfTrailingZeros(lines);
      }
    }
    return best;
  }

  /** Lists the free cells of a line; returns their number. */
  private int list(long[] state, int line) {
    int count = 0;
    for (int w = 0; w < cellWords; w++) {
      long rest = arena.members(line, w) & state[freeAt + w];
      for (; rest != 0; rest &= rest - 1) {
        cells[count++] = (w << 6) + Long.numberOfTrailingZeros(rest);
      }
    }
    return count;
  }
}
