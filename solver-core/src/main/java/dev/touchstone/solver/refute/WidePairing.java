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

  private final Arena arena;
  private final LineCounts counts;
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
    int line = tightest(state);
    while (line >= 0) {
      int count = list(state, line);
      if (count < 2) {
        length = mark;
        return false;
      }
      if (count > 2) {
        if (choose(depth, count)) {
          return true;
        }
        length = mark;
        return false;
      }
      pair(state, cells[0], cells[1]);
      line = tightest(state);
    }
    return true;
  }

  private void pair(long[] state, int x, int y) {
    pairs[length++] = x;
    pairs[length++] = y;
    counts.take(state, x);
    counts.take(state, y);
    for (int l = 0; l < lineWords; l++) {
      state[l] &= ~(arena.through(x, l) & arena.through(y, l));
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
          blocked += Long.bitCount(state[l] & arena.through(x, l) & arena.through(y, l));
        }
        int keep = (Sets.contains(kept, x) ? 1 : 0) + (Sets.contains(kept, y) ? 1 : 0);
        found[number] = x << 16 | y;
        keys[number++] = blocked * 4 + 2 - keep;
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
