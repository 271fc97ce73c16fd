package dev.touchstone.solver.local;

import dev.touchstone.game.Hypergraph;
import org.jspecify.annotations.Nullable;

/** The lines of a local game of at most 64 cells and 64 lines, as words. */
final class LocalGame {

  static final int MOST = Long.SIZE;

  /** The most stones a turn: sets of so many cells are gone through. */
  static final int MOST_STONES = 8;

  private final long[] lines;
  private final long[] through;
  private final int stones;

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
  }

  /** The cells in reverse order, if they have the same lines: for a tile, its half turn. */
  @Nullable Automorphism halfTurn() {
    int[] cells = new int[through.length];
    for (int cell = 0; cell < cells.length; cell++) {
      cells[cell] = cells.length - 1 - cell;
    }
    int[] images = new int[lines.length];
    for (int line = 0; line < lines.length; line++) {
      long turned = Long.reverse(lines[line]) >>> (MOST - cells.length);
      int image = 0;
      while (image < lines.length && lines[image] != turned) {
        image++;
      }
      if (image == lines.length) {
        return null;
      }
      images[line] = image;
    }
    return new Automorphism(cells, images);
  }

  /** p. */
  int stones() {
    return stones;
  }

  int cellCount() {
    return through.length;
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
