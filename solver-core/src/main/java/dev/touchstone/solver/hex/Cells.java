package dev.touchstone.solver.hex;

import dev.touchstone.game.CellSet;

/**
 * An immutable set of cells of a board of up to 128.
 *
 * @param low those below 64, a bit each
 * @param high the others
 */
record Cells(long low, long high) {

  static final int MOST = 128;
  static final Cells NONE = new Cells(0, 0);

  private static final Cells[] SINGLE = new Cells[MOST];

  static {
    for (int cell = 0; cell < MOST; cell++) {
      SINGLE[cell] = cell < 64 ? new Cells(1L << cell, 0) : new Cells(0, 1L << cell);
    }
  }

  /** A set of one cell. */
  static Cells of(int cell) {
    return SINGLE[cell];
  }

  /** The same set as it is known outside of this search. */
  static Cells of(CellSet set) {
    Cells cells = NONE;
    for (int cell : set.toArray()) {
      cells = cells.with(cell);
    }
    return cells;
  }

  /** The cells below this number. */
  static Cells below(int count) {
    return new Cells(
        count >= 64 ? -1 : (1L << count) - 1,
        count <= 64 ? 0 : count == MOST ? -1 : (1L << count) - 1);
  }

  boolean has(int cell) {
    return ((cell < 64 ? low : high) >>> cell & 1) != 0;
  }

  Cells with(int cell) {
    return or(SINGLE[cell]);
  }

  Cells without(int cell) {
    return minus(SINGLE[cell]);
  }

  Cells or(Cells other) {
    return new Cells(low | other.low, high | other.high);
  }

  Cells and(Cells other) {
    return new Cells(low & other.low, high & other.high);
  }

  Cells minus(Cells other) {
    return new Cells(low & ~other.low, high & ~other.high);
  }

  boolean isEmpty() {
    return (low | high) == 0;
  }

  boolean meets(Cells other) {
    return ((low & other.low) | (high & other.high)) != 0;
  }

  boolean isWithin(Cells other) {
    return ((low & ~other.low) | (high & ~other.high)) == 0;
  }

  int count() {
    return Long.bitCount(low) + Long.bitCount(high);
  }

  /** The lowest cell; -1 if there is none. */
  int first() {
    return low != 0
        ? Long.numberOfTrailingZeros(low)
        : high != 0 ? 64 + Long.numberOfTrailingZeros(high) : -1;
  }

  /** The cells, ascending. */
  int[] toArray() {
    int[] members = new int[count()];
    int at = 0;
    for (int cell = first(); cell >= 0; cell = after(cell)) {
      members[at++] = cell;
    }
    return members;
  }

  /** The lowest cell above this one; -1 if there is none. */
  int after(int cell) {
    if (cell < 63) {
      long rest = low & (-1L << (cell + 1));
      return rest != 0
          ? Long.numberOfTrailingZeros(rest)
          : high != 0 ? 64 + Long.numberOfTrailingZeros(high) : -1;
    }
    if (cell == MOST - 1) {
      return -1;
    }
    long rest = cell == 63 ? high : high & (-1L << (cell + 1));
    return rest != 0 ? 64 + Long.numberOfTrailingZeros(rest) : -1;
  }

  /** The image under the half turn of a board of so many cells: c becomes count − 1 − c. */
  Cells turned(int count) {
    if (count <= 64) {
      return new Cells(Long.reverse(low) >>> (64 - count), 0);
    }
    long first = Long.reverse(high);
    long second = Long.reverse(low);
    int shift = MOST - count;
    return shift == 0
        ? new Cells(first, second)
        : new Cells((first >>> shift) | (second << (64 - shift)), second >>> shift);
  }

  /** Some order that does not depend on the run. */
  int compareTo(Cells other) {
    int higher = Long.compareUnsigned(high, other.high);
    return higher != 0 ? higher : Long.compareUnsigned(low, other.low);
  }

  @Override
  public int hashCode() {
    long mixed =
        (low ^ (low >>> 31)) * 0x9E3779B97F4A7C15L + (high ^ (high >>> 29)) * 0xBF58476D1CE4E5B9L;
    return (int) (mixed ^ (mixed >>> 32));
  }
}
