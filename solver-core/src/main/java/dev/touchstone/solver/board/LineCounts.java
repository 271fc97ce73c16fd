package dev.touchstone.solver.board;

/**
 * What a position says of its lines, in one array that searches copy and change: which lines are
 * needed, how many free cells each of them has, and which cells are free.
 *
 * <p>A line is <i>needed</i> while Breaker has no stone on it and no other line makes it
 * superfluous. The numbers are bit-sliced, so that a move changes those of all lines of a word at
 * once:
 *
 * <pre>
 * word                       bits
 * l                          bit i: line 64 l + i is needed                    l &lt; lineWords
 * lineWords (1 + p) + l      bit i: binary digit p of its number of free cells p &lt; planes
 * freeAt + w                 bit i: cell 64 w + i is free                      w &lt; cellWords
 * </pre>
 *
 * <p>The numbers of lines that are not needed may be too large, never too small: a cell that is
 * dropped or blocked is not counted down.
 */
public final class LineCounts {

  private final long[] through;
  private final long[] members;
  private final int cellWords;
  private final int lineWords;
  private final int planes;
  private final int planesEnd;

  public LineCounts(Arena arena) {
    through = arena.through;
    members = arena.members;
    cellWords = arena.cellWords;
    lineWords = arena.lineWords;
    planes = arena.planes;
    planesEnd = lineWords * (1 + planes);
  }

  /** The words of a state. */
  public int size() {
    return planesEnd + cellWords;
  }

  /** Where the free cells begin. */
  public int freeAt() {
    return planesEnd;
  }

  /** The needed lines of word l with this many free cells. */
  public long withFree(long[] state, int l, int number) {
    long lines = state[l];
    for (int p = 0; p < planes; p++) {
      long plane = state[(1 + p) * lineWords + l];
      lines &= (number >>> p & 1) != 0 ? plane : ~plane;
    }
    return lines;
  }

  /**
   * Writes the needed lines with each number of free cells: word l of number n at n lineWords + l.
   */
  void sort(long[] state, long[] to) {
    for (int number = 0; number < 1 << planes; number++) {
      for (int l = 0; l < lineWords; l++) {
        to[number * lineWords + l] = withFree(state, l, number);
      }
    }
  }

  /** Maker takes a free cell: its lines have one free cell less. */
  public void take(long[] state, int cell) {
    state[planesEnd + (cell >>> 6)] &= ~(1L << cell);
    int row = cell * lineWords;
    for (int l = 0; l < lineWords; l++) {
      long borrow = through[row + l];
      for (int p = lineWords + l; borrow != 0; p += lineWords) {
        assert p < planesEnd : "a line has fewer than no free cells";
        state[p] ^= borrow;
        borrow &= state[p];
      }
    }
  }

  /** Breaker takes a free cell: its lines are not needed any more. */
  public void block(long[] state, int cell) {
    state[planesEnd + (cell >>> 6)] &= ~(1L << cell);
    int row = cell * lineWords;
    for (int l = 0; l < lineWords; l++) {
      state[l] &= ~through[row + l];
    }
  }

  /** The first free cell of a line from this number on, or {@link Sets#NONE}. */
  public int freeCell(long[] state, int line, int from) {
    for (int w = from >>> 6; w < cellWords; w++) {
      long cells = members[line * cellWords + w] & state[planesEnd + w];
      if (w == from >>> 6) {
        cells &= -1L << from;
      }
      if (cells != 0) {
        return (w << 6) + Long.numberOfTrailingZeros(cells);
      }
    }
    return Sets.NONE;
  }
}
