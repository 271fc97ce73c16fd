package dev.touchstone.solver.refute;

import dev.touchstone.solver.board.Arena;
import java.util.Arrays;

/**
 * {@link PairOrder} on boards of any size: the same order, with keys of 64 bits.
 *
 * <pre>
 * bits 63-24   the value
 * bits 23-12   4095 - the higher cell
 * bits 11-0    4095 - the lower cell
 * </pre>
 */
final class WidePairOrder {

  private static final int LAST_CELL = 4095;
  private static final int CELL_BITS = 12;

  /** Row c, of {@link #lineWords} words, has the lines through cell c. */
  private final long[] through;

  private final int lineWords;
  private final int stride;

  /** The first and the last word of the lines that share two cells or more with a line. */
  private final int[] first;

  private final int[] last;

  /** What those are for the line whose pairs are put in order: its pairs block no other lines. */
  private int from;

  private int to;

  /** The state that says which lines are needed, and where it begins. */
  private long[] state = new long[0];

  private int at;

  /** The free cells of the line, and what speaks for each by itself. */
  private final int[] cells;

  private final int[] worth;

  /** The needed lines of the first word through each of them. */
  private final long[] blocks;

  private int count;

  /** Of pairs in lines that are needed as each {@code stride}-th word of a state says. */
  WidePairOrder(Arena arena, int stride) {
    this.stride = stride;
    lineWords = arena.lineWords;
    through = new long[arena.cells * lineWords];
    Arrays.setAll(through, i -> arena.through(i / lineWords, i % lineWords));
    cells = new int[arena.game.longestLine()];
    worth = new int[cells.length];
    blocks = new long[cells.length];
    first = new int[arena.lines];
    last = new int[arena.lines];
    for (int line = 0; line < arena.lines; line++) {
      first[line] = line >>> 6;
      last[line] = line >>> 6;
      for (int other : arena.overlapping(line)) {
        first[line] = Math.min(first[line], other >>> 6);
        last[line] = Math.max(last[line], other >>> 6);
      }
    }
  }

  /** Room for the keys of a line's pairs. */
  long[] keys() {
    return new long[cells.length * (cells.length - 1) / 2];
  }

  static int lowerCell(long key) {
    return LAST_CELL - (int) (key & LAST_CELL);
  }

  static int higherCell(long key) {
    return LAST_CELL - (int) (key >>> CELL_BITS & LAST_CELL);
  }

  /**
   * Begins with a line of which no free cell is known.
   *
   * @param words where states are, {@code place} where this one begins
   */
  void begin(int line, long[] words, int place) {
    count = 0;
    from = first[line];
    to = last[line];
    state = words;
    at = place;
  }

  /** Adds the free cells of word w of the line, of which some should rather be kept. */
  void add(long word, int w, long kept, int[] price) {
    long lines = state[at + stride * from];
    for (long rest = word; rest != 0; rest &= rest - 1) {
      int bit = Long.numberOfTrailingZeros(rest);
      int cell = (w << 6) + bit;
      cells[count] = cell;
      worth[count] = -price[cell] - (int) (kept >>> bit & 1);
      blocks[count++] = lines & through[cell * lineWords + from];
    }
  }

  /** Writes the keys of the pairs among these cells, in any order; returns their number. */
  int rank(long[] keys) {
    int number = 0;
    for (int j = 1; j < count; j++) {
      int higher = LAST_CELL - cells[j];
      long lines = blocks[j];
      int base = PairOrder.LEAST + worth[j];
      for (int i = 0; i < j; i++) {
        int blocked = Long.bitCount(lines & blocks[i]);
        if (from < to) {
          blocked += blockedElsewhere(cells[i], cells[j]);
        }
        long value = base + worth[i] + 4L * blocked;
        keys[number++] = (value << CELL_BITS | higher) << CELL_BITS | (LAST_CELL - cells[i]);
      }
    }
    return number;
  }

  private int blockedElsewhere(int x, int y) {
    int blocked = 0;
    for (int l = from + 1; l <= to; l++) {
      long both = through[x * lineWords + l] & through[y * lineWords + l];
      blocked += Long.bitCount(state[at + stride * l] & both);
    }
    return blocked;
  }
}
