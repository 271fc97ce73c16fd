package dev.touchstone.solver.pack;

import java.util.Arrays;

/** Pieces that lie side by side on a {@link Ground}, and how many of them cover each line. */
final class Layout {

  /** No piece. */
  static final int NONE = -1;

  /** Cells on which Breaker, as second player, defends these lines. */
  static final class Piece {
    private final int[] cells;
    private final int[] lines;

    Piece(int[] cells, int[] lines) {
      this.cells = cells;
      this.lines = lines;
    }

    int[] cells() {
      return cells;
    }

    int[] lines() {
      return lines;
    }
  }

  /** What {@link #uncovered()} writes. */
  final int[] bare;

  private final int[] owner;
  private final int[] covers;
  private Piece[] pieces = new Piece[8];
  private int count;
  private int lines;

  Layout(int cells, int mostLines) {
    owner = new int[cells];
    covers = new int[mostLines];
    bare = new int[mostLines];
  }

  void clear(int lineCount) {
    lines = lineCount;
    count = 0;
    Arrays.fill(owner, NONE);
    Arrays.fill(covers, 0);
  }

  int count() {
    return count;
  }

  Piece piece(int index) {
    return pieces[index];
  }

  /** The piece that a cell lies in, or {@link #NONE}. */
  int owner(int cell) {
    return owner[cell];
  }

  /** How many pieces cover a line. */
  int covers(int line) {
    return covers[line];
  }

  void add(Piece piece) {
    if (count == pieces.length) {
      pieces = Arrays.copyOf(pieces, 2 * count);
    }
    for (int cell : piece.cells) {
      owner[cell] = count;
    }
    for (int line : piece.lines) {
      covers[line]++;
    }
    pieces[count++] = piece;
  }

  /** Takes a piece away; the last one gets its number. */
  void remove(int index) {
    Piece piece = pieces[index];
    for (int cell : piece.cells) {
      owner[cell] = NONE;
    }
    for (int line : piece.lines) {
      covers[line]--;
    }
    pieces[index] = pieces[--count];
    if (index < count) {
      for (int cell : pieces[index].cells) {
        owner[cell] = index;
      }
    }
  }

  /** Lists the lines that no piece covers; returns their number. */
  int uncovered() {
    int found = 0;
    for (int line = 0; line < lines; line++) {
      if (covers[line] == 0) {
        bare[found++] = line;
      }
    }
    return found;
  }

  Piece[] pieces() {
    return Arrays.copyOf(pieces, count);
  }
}
