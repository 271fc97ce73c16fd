package dev.touchstone.solver.refute;

import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position;
import java.util.Arrays;

/**
 * The pairing search on boards of any size: as {@link NarrowPairing}, with loops over words, and
 * with the same pairs; the idea of pairings is Hales and Jewett's [HJ63].
 *
 * <p>The states of the depths lie one after the other in one array. In a state, what belongs to one
 * word of lines lies together, so that a pair is taken, and the lines that it leaves with few free
 * cells are found, in one pass and without a branch for the planes 0, 1 and 2:
 *
 * <pre>
 * word             bit i
 * stride l         line 64 l + i is needed                    l &lt; lineWords
 * stride l + 1 + p binary digit p of its number of free cells p &lt; stride - 1
 * freeAt + w       cell 64 w + i is free                      w &lt; cellWords
 * </pre>
 */
final class WidePairing extends Pairing {

  /** What there may be instead of a line whose free cells are a pair. */
  private static final int NO_LINE = -1;

  private static final int UNDECIDED = -2;
  private static final int HOPELESS = -3;

  private static final int LEAST_PLANES = 3;

  private final long[] through;
  private final long[] members;
  private final int lineWords;
  private final int planes;
  private final int stride;
  private final int size;

  /** The states of the depths as far as they have been needed. */
  private long[] states;

  private final long[][] order;
  private final WidePairOrder ranking;

  WidePairing(Arena arena) {
    super(arena, size(arena), size(arena) - arena.cellWords);
    lineWords = arena.lineWords;
    planes = arena.planes;
    stride = stride(arena);
    size = size(arena);
    through = new long[arena.cells * lineWords];
    Arrays.setAll(through, i -> arena.through(i / lineWords, i % lineWords));
    members = new long[arena.lines * cellWords];
    Arrays.setAll(members, i -> arena.members(i / cellWords, i % cellWords));
    states = new long[8 * size];
    order = new long[arena.cells / 2 + 2][];
    ranking = new WidePairOrder(arena, stride);
  }

  private static int stride(Arena arena) {
    return 1 + Math.max(LEAST_PLANES, arena.planes);
  }

  private static int size(Arena arena) {
    return stride(arena) * arena.lineWords + arena.cellWords;
  }

  @Override
  void load(Position position) {
    for (int l = 0; l < lineWords; l++) {
      start[stride * l] = position.needed(l);
      for (int p = 0; p < planes; p++) {
        start[stride * l + 1 + p] = position.plane(p, l);
      }
    }
    for (int w = 0; w < cellWords; w++) {
      start[freeAt + w] = position.free(w);
    }
  }

  /** Takes a free cell; its lines have one less. */
  @Override
  void take(long[] state, int cell) {
    state[freeAt + (cell >>> 6)] &= ~(1L << cell);
    for (int l = 0; l < lineWords; l++) {
      long borrow = through[cell * lineWords + l];
      for (int p = stride * l + 1; borrow != 0; p++) {
        state[p] ^= borrow;
        borrow &= state[p];
      }
    }
  }

  @Override
  boolean search(int reply) {
    System.arraycopy(base, 0, states, 0, size);
    if (reply >= 0) {
      states[freeAt + (reply >>> 6)] &= ~(1L << reply);
      for (int l = 0; l < lineWords; l++) {
        states[stride * l] &= ~through[reply * lineWords + l];
      }
    }
    return extend(0, forced());
  }

  /** As {@link #pair}, of the first state as it is. */
  private int forced() {
    int found = NO_LINE;
    for (int l = lineWords - 1; l >= 0; l--) {
      long few = states[stride * l];
      if (few == 0) {
        continue;
      }
      for (int p = 3; p < stride; p++) {
        few &= ~states[stride * l + p];
      }
      if ((few & ~states[stride * l + 2]) != 0) {
        return HOPELESS;
      }
      long two = few & ~states[stride * l + 1];
      if (two != 0) {
        found = (l << 6) + Long.numberOfTrailingZeros(two);
      } else if (found == NO_LINE) {
        found = UNDECIDED;
      }
    }
    return found;
  }

  /** Extends the pairs to the needed lines of the state at {@code at}, of which a line is known. */
  private boolean extend(int at, int known) {
    int mark = length;
    int line = known;
    while (line >= 0) {
      line = pairOf(at, line);
    }
    if (line == NO_LINE || (line == UNDECIDED && choose(at))) {
      return true;
    }
    length = mark;
    return false;
  }

  /** Pairs the two free cells of a line. */
  private int pairOf(int at, int line) {
    int x = -1;
    int y = -1;
    for (int w = 0; w < cellWords; w++) {
      long cells = members[line * cellWords + w] & states[at + freeAt + w];
      if (cells != 0) {
        x = x < 0 ? (w << 6) + Long.numberOfTrailingZeros(cells) : x;
        y = (w << 6) + 63 - Long.numberOfLeadingZeros(cells);
      }
    }
    return pair(at, at, x, y);
  }

  /**
   * Writes a state with a pair taken. Returns a needed line with two free cells, which are a pair;
   * otherwise whether one has fewer, whether none is needed, or whether there are choices.
   */
  private int pair(int from, int to, int x, int y) {
    pairs[length++] = x;
    pairs[length++] = y;
    long[] s = states;
    int higher = stride - 4;
    int found = NO_LINE;
    long tooFew = 0;
    for (int l = 0; l < lineWords; l++) {
      int i = from + stride * l;
      int o = to + stride * l;
      long lessX = through[x * lineWords + l];
      long lessY = through[y * lineWords + l];
      long needed = s[i] & ~(lessX & lessY);
      long ones = s[i + 1];
      long twos = s[i + 2];
      long fours = s[i + 3];
      long next = lessX & ~ones;
      ones ^= lessX;
      long fourX = next & ~twos;
      twos ^= next;
      long borrowX = fourX & ~fours;
      fours ^= fourX;
      next = lessY & ~ones;
      ones ^= lessY;
      long fourY = next & ~twos;
      twos ^= next;
      long borrowY = fourY & ~fours;
      fours ^= fourY;
      s[o] = needed;
      s[o + 1] = ones;
      s[o + 2] = twos;
      s[o + 3] = fours;
      long few = needed & ~fours;
      for (int p = 4; p < 4 + higher; p++) {
        long plane = s[i + p];
        long less = plane ^ borrowX;
        borrowX &= ~plane;
        s[o + p] = less ^ borrowY;
        borrowY &= ~less;
        few &= ~s[o + p];
      }
      tooFew |= few & ~twos;
      long two = few & ~ones;
      if (found < 0 && needed != 0) {
        found = two == 0 ? UNDECIDED : (l << 6) + Long.numberOfTrailingZeros(two);
      }
    }
    for (int w = 0; w < cellWords; w++) {
      s[to + freeAt + w] = s[from + freeAt + w];
    }
    s[to + freeAt + (x >>> 6)] &= ~(1L << x);
    s[to + freeAt + (y >>> 6)] &= ~(1L << y);
    return tooFew != 0 ? HOPELESS : found;
  }

  /** Tries the pairs of the line with the fewest free cells, three or more. */
  private boolean choose(int at) {
    int next = at + size;
    if (next + size > states.length) {
      states = Arrays.copyOf(states, 2 * states.length);
    }
    int depth = length >>> 1;
    if (order[depth] == null) {
      order[depth] = ranking.keys();
    }
    long[] keys = order[depth];
    int tight = tightest(at);
    int row = tight * cellWords;
    ranking.begin(tight, states, at);
    for (int w = 0; w < cellWords; w++) {
      ranking.add(members[row + w] & states[at + freeAt + w], w, kept[w], price);
    }
    int count = ranking.rank(keys);
    for (int i = 0; i < count; i++) {
      if (--patience < 0) {
        return false;
      }
      int best = i;
      for (int j = i + 1; j < count; j++) {
        best = keys[j] > keys[best] ? j : best;
      }
      long key = keys[best];
      keys[best] = keys[i];
      int line = pair(at, next, WidePairOrder.lowerCell(key), WidePairOrder.higherCell(key));
      if (line == NO_LINE || (line != HOPELESS && extend(next, line))) {
        return true;
      }
      length -= 2;
    }
    return false;
  }

  /** The needed line with the fewest free cells. */
  private int tightest(int at) {
    int best = -1;
    int fewest = Integer.MAX_VALUE;
    for (int l = 0; l < lineWords; l++) {
      int i = at + stride * l;
      long lines = states[i];
      if (lines == 0) {
        continue;
      }
      int number = 0;
      for (int p = stride - 1; p > 0; p--) {
        long fewer = lines & ~states[i + p];
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
}
