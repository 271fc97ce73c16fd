package dev.touchstone.bench.forge;

/**
 * A small board of Hex as docs/format.md (1.1) describes it, for one of the players: which cells
 * and sides of the player's are neighbours.
 */
record HexCells(int rows, int columns, boolean black) {

  int count() {
    return rows * columns;
  }

  /** Whether two cells, or a cell and a side of the player's, are neighbours. */
  boolean areNeighbours(int a, int b) {
    if (a >= count() || b >= count()) {
      return a < count() ? isAtSide(a, b - count()) : b < count() && isAtSide(b, a - count());
    }
    int down = b / columns - a / columns;
    int right = b % columns - a % columns;
    // Of the eight places round a cell, those that lie on the diagonal of a square board do not
    // count.
    boolean near = Math.abs(down) <= 1 && Math.abs(right) <= 1 && a != b;
    return near && down != right;
  }

  private boolean isAtSide(int cell, int side) {
    int at = black ? cell / columns : cell % columns;
    int last = (black ? rows : columns) - 1;
    return at == (side == 0 ? 0 : last);
  }

  /** Whether a chain of these cells, and of sides, joins two of them. */
  boolean areJoined(int own, int from, int to) {
    int nodes = own | 3 << count();
    int reached = 1 << from & nodes;
    for (int before = 0; reached != before; ) {
      before = reached;
      for (int a = 0; a < count() + 2; a++) {
        for (int b = 0; b < count() + 2; b++) {
          boolean step = (reached >> a & 1) != 0 && (nodes >> b & 1) != 0 && areNeighbours(a, b);
          reached |= step ? 1 << b : 0;
        }
      }
    }
    return (reached >> to & 1) != 0;
  }
}
