package dev.touchstone.solver.local;

import dev.touchstone.game.Hypergraph;

/** The lines of a local game of at most 64 cells and 64 lines, as words. */
final class LocalGame {

  static final int MOST = Long.SIZE;

  /** The most stones a turn: sets of so many cells are gone through. */
  static final int MOST_STONES = 8;

  private final long[] lines;
  private final long[] through;
  private final int stones;
  private final int[] turnedLine;
  private final boolean hasHalfTurn;

  /**
   * The game on these lines.
   *
   * @param stones p
   */
  LocalGame(Hypergraph game, int stones) {
    if (game.cellCount() > MOST || game.lineCount() > MOST || stones > MOST_STONES) {
      throw new IllegalArgumentException(
          "local games have at most %d cells and %1$d lines, and %d stones a turn"
              .formatted(MOST, MOST_STONES));
    }
    this.stones = stones;
    lines = new long[game.lineCount()];
    through = new long[game.cellCount()];
    for (int line = 0; line < lines.length; line++) {
      lines[line] = game.line(line).word(0);
      for (int cell : game.line(line).toArray()) {
        through[cell] |= 1L << line;
      }
    }
    turnedLine = new int[lines.length];
    hasHalfTurn = findHalfTurn();
  }

  /** Whether the cells in reverse order have the same lines: for a tile, its half turn. */
  boolean hasHalfTurn() {
    return hasHalfTurn;
  }

  /** These cells after the half turn. */
  long turned(long cells) {
    return Long.reverse(cells) >>> (MOST - through.length);
  }

  /** These lines after the half turn. */
  long turnedLines(long lineSet) {
    long images = 0;
    for (long rest = lineSet; rest != 0; rest &= rest - 1) {
      images |= 1L << turnedLine[Long.numberOfTrailingZeros(rest)];
    }
    return images;
  }

  private boolean findHalfTurn() {
    for (int line = 0; line < lines.length; line++) {
      int image = 0;
      while (image < lines.length && lines[image] != turned(lines[line])) {
        image++;
      }
      if (image == lines.length) {
        return false;
      }
      turnedLine[line] = image;
    }
    return true;
  }

  /** p. */
  int stones() {
    return stones;
  }

  long line(int number) {
    return lines[number];
  }

  long allLines() {
    return lines.length == MOST ? -1 : (1L << lines.length) - 1;
  }

  /** lines(R). */
  long linesMeeting(long cells) {
    long met = 0;
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      met |= through[Long.numberOfTrailingZeros(rest)];
    }
    return met;
  }

  /** The lines that contain all of these cells. */
  long linesContaining(long cells) {
    long all = allLines();
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      all &= through[Long.numberOfTrailingZeros(rest)];
    }
    return all;
  }

  /** All cells of these lines. */
  long cellsOf(long lineSet) {
    long cells = 0;
    for (long rest = lineSet; rest != 0; rest &= rest - 1) {
      cells |= lines[Long.numberOfTrailingZeros(rest)];
    }
    return cells;
  }

  /**
   * Of these lines those that count, where Maker has these stones: a line whose free cells contain
   * all of another one's is blocked with it.
   */
  long least(long alive, long maker) {
    long kept = alive;
    for (long rest = alive; rest != 0; rest &= rest - 1) {
      int line = Long.numberOfTrailingZeros(rest);
      long free = lines[line] & ~maker;
      for (long others = kept & ~(1L << line); others != 0; others &= others - 1) {
        int other = Long.numberOfTrailingZeros(others);
        long otherFree = lines[other] & ~maker;
        if ((otherFree & ~free) == 0 && (otherFree != free || other < line)) {
          kept &= ~(1L << line);
          break;
        }
      }
    }
    return kept;
  }

  /** The lines of the set that hang together with its first one by free cells. */
  long part(long alive, long maker) {
    long part = Long.lowestOneBit(alive);
    while (true) {
      long wider = alive & linesMeeting(cellsOf(part) & ~maker);
      if (wider == part) {
        return part;
      }
      part = wider;
    }
  }
}
