package dev.touchstone.bench.czifra;

/**
 * A position of a {@link PaperBoard}, a bit for each cell.
 *
 * @param maker the cells of Maker
 * @param breaker the cells of Breaker, and those that matter to nobody any more
 */
public record BrickPosition(long maker, long breaker, boolean makerToMove) {

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

  BrickPosition withMakers(long cell) {
    return new BrickPosition(maker | cell, breaker, makerToMove);
  }

  BrickPosition withBreakers(long cells) {
    return new BrickPosition(maker, breaker | cells, makerToMove);
  }
}
