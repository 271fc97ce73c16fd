package dev.touchstone.solver.pack;

import java.util.Arrays;

/**
 * Cells that may become a piece, and what they hold of each line: bit i for the cell that came as
 * number i. Lines that Breaker is to defend on them are kept as a list.
 */
final class Draft {

  final int[] cells;
  int size;

  /** The lines to defend. */
  final int[] kept;

  int keptCount;

  /** The lines through a cell of the draft. */
  final int[] touched;

  int touchedCount;

  private final BlockGame game;
  private final Ground ground;
  private final int[] edge;
  private final int[] edges;

  Draft(BlockGame game, Ground ground, int lines) {
    this.game = game;
    this.ground = ground;
    cells = new int[ground.cells()];
    kept = new int[lines];
    touched = new int[lines];
    edge = new int[lines];
    edges = new int[lines];
  }

  void clear() {
    size = 0;
    keptCount = 0;
  }

  boolean has(int cell) {
    for (int i = 0; i < size; i++) {
      if (cells[i] == cell) {
        return true;
      }
    }
    return false;
  }

  void addCell(int cell) {
    cells[size++] = cell;
  }

  void removeCellAt(int index) {
    cells[index] = cells[--size];
  }

  /** Finds out what the cells hold of the lines. */
  void measure() {
    for (int i = 0; i < touchedCount; i++) {
      edge[touched[i]] = 0;
    }
    touchedCount = 0;
    for (int i = 0; i < size; i++) {
      for (int line : ground.linesAt(cells[i])) {
        if (edge[line] == 0) {
          touched[touchedCount++] = line;
        }
        edge[line] |= 1 << i;
      }
    }
  }

  /** How many of the cells lie on a line. */
  int held(int line) {
    return Integer.bitCount(edge[line]);
  }

  boolean isKept(int line) {
    for (int i = 0; i < keptCount; i++) {
      if (kept[i] == line) {
        return true;
      }
    }
    return false;
  }

  /** Keeps a line if Breaker can defend it with those that are kept already. */
  boolean keep(int line) {
    if (held(line) < 2) {
      return false;
    }
    kept[keptCount++] = line;
    if (defended(-1)) {
      return true;
    }
    keptCount--;
    return false;
  }

  /** Keeps all of these lines, or none. */
  boolean keepAll(int[] lines, int count) {
    int before = keptCount;
    for (int i = 0; i < count; i++) {
      kept[keptCount++] = lines[i];
    }
    if (defended(-1)) {
      return true;
    }
    keptCount = before;
    return false;
  }

  private boolean defended(int among) {
    for (int i = 0; i < keptCount; i++) {
      edges[i] = edge[kept[i]] & among;
      if ((edges[i] & (edges[i] - 1)) == 0) {
        return false;
      }
    }
    return game.breakerWins(edges, keptCount);
  }

  /**
   * Gives back the cells that are not needed to defend the lines kept, the first ones first, and
   * adds what is left to the layout, a piece for each component.
   */
  void layDown(Layout layout) {
    int among = (1 << size) - 1;
    for (int i = 0; i < size; i++) {
      if (defended(among & ~(1 << i))) {
        among &= ~(1 << i);
      }
    }
    while (keptCount > 0) {
      layout.add(component(among));
    }
  }

  /** Takes the component of the last line out of those that are kept. */
  private Layout.Piece component(int among) {
    int piece = edge[kept[keptCount - 1]] & among;
    int before = 0;
    while (piece != before) {
      before = piece;
      for (int i = 0; i < keptCount; i++) {
        int held = edge[kept[i]] & among;
        piece |= (held & piece) != 0 ? held : 0;
      }
    }
    int[] lines = new int[touchedCount];
    int count = 0;
    for (int i = 0; i < touchedCount; i++) {
      if (includesKept(edge[touched[i]] & piece, piece)) {
        lines[count++] = touched[i];
      }
    }
    int left = 0;
    for (int i = 0; i < keptCount; i++) {
      if ((edge[kept[i]] & piece) == 0) {
        kept[left++] = kept[i];
      }
    }
    keptCount = left;
    return new Layout.Piece(cellsOf(piece), Arrays.copyOf(lines, count));
  }

  /** Whether what is held of a line includes what is held of one to defend. */
  private boolean includesKept(int held, int piece) {
    for (int i = 0; i < keptCount; i++) {
      int other = edge[kept[i]] & piece;
      if (other != 0 && (other & ~held) == 0) {
        return true;
      }
    }
    return false;
  }

  private int[] cellsOf(int piece) {
    int[] list = new int[Integer.bitCount(piece)];
    int count = 0;
    for (int rest = piece; rest != 0; rest &= rest - 1) {
      list[count++] = cells[Integer.numberOfTrailingZeros(rest)];
    }
    return list;
  }
}
