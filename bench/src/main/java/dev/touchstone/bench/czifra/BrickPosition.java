package dev.touchstone.bench.czifra;

/**
 * A position of a board of up to 64 cells, a bit for each cell.
 *
 * @param maker the cells of Maker
 * @param breaker the cells of Breaker, and those that matter to nobody any more
 */
public record BrickPosition(long maker, long breaker, boolean makerToMove)
    implements Comparable<BrickPosition> {

  /** The empty board, Maker to move. */
  static final BrickPosition EMPTY = new BrickPosition(0, 0, true);

  /** Those of these cells that are free. */
  long free(long cells) {
    return cells & ~(maker | breaker);
  }

  /** The player to move takes this cell. */
  BrickPosition after(long cell) {
    return makerToMove
        ? new BrickPosition(maker | cell, breaker, false)
        : new BrickPosition(maker, breaker | cell, true);
  }

  @Override
  public int compareTo(BrickPosition other) {
    int byMaker = Long.compareUnsigned(maker, other.maker);
    return byMaker != 0 ? byMaker : Long.compareUnsigned(breaker, other.breaker);
  }
}
