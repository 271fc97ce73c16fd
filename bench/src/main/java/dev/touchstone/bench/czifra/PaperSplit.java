package dev.touchstone.bench.czifra;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A position cut in two at a free cell, as the authors' program does it, with its mistake. It goes
 * through cells and lines depth first, and stops at the first cell below which a line leads back to
 * nothing visited before. One part should be what was visited by way of that line; the program
 * takes everything that was visited since the cell, also by way of other lines, which may be joined
 * to the rest. Lines of Maker's that are torn so are lost to him.
 */
final class PaperSplit {

  /** The part with fewer free cells, the other one, and the cell that belongs to both. */
  record Parts(BrickPosition small, BrickPosition big, long cut) {}

  private static final int NONE = -1;

  private final Brick brick;
  private final List<int[]> lines;
  private final BrickPosition position;
  private final long free;
  private final int[] cellTime = new int[Long.SIZE];
  private final int[] lineTime;
  private int time;
  private int cut = NONE;

  private PaperSplit(Brick brick, BrickPosition position) {
    this.brick = brick;
    this.position = position;
    lines = brick.lines();
    free = brick.free(position);
    lineTime = new int[lines.size()];
    Arrays.fill(cellTime, NONE);
    Arrays.fill(lineTime, NONE);
  }

  /** The parts, or null if the search found no place to cut. */
  static @Nullable Parts of(Brick brick, BrickPosition position) {
    return new PaperSplit(brick, position).parts();
  }

  private @Nullable Parts parts() {
    int start = NONE;
    for (int line = 0; line < lines.size(); line++) {
      for (int cell : lines.get(line)) {
        start = brick.live(line, position) && isFree(cell) ? cell : start;
      }
    }
    if (start == NONE) {
      return null;
    }
    cellTime[start] = time++;
    visitLine(firstLine(start), NONE);
    if (cut == NONE && Long.bitCount(since(0)) < Long.bitCount(free)) {
      cut = start;
    }
    if (cut == NONE) {
      return null;
    }
    long cell = 1L << cut;
    long visited = since(cellTime[cut]) & ~cell;
    long others = free & ~visited & ~cell;
    BrickPosition here = position.withBreakers(others);
    BrickPosition there = position.withBreakers(visited);
    return Long.bitCount(visited) < Long.bitCount(others)
        ? new Parts(here, there, cell)
        : new Parts(there, here, cell);
  }

  private boolean isFree(int cell) {
    return (free >>> cell & 1) != 0;
  }

  private int firstLine(int cell) {
    int line = 0;
    while (!brick.live(line, position) || !contains(line, cell)) {
      line++;
    }
    return line;
  }

  private boolean contains(int line, int cell) {
    for (int other : lines.get(line)) {
      if (other == cell) {
        return true;
      }
    }
    return false;
  }

  /** The free cells that were visited at this time or later. */
  private long since(int then) {
    long cells = 0;
    for (int cell = 0; cell < Long.SIZE; cell++) {
      cells |= cellTime[cell] >= then && isFree(cell) ? 1L << cell : 0;
    }
    return cells;
  }

  /** The earliest time to which the cells and lines below this cell lead back. */
  private int visitCell(int cell, int from) {
    int now = time++;
    cellTime[cell] = now;
    int low = now;
    for (int line = 0; line < lines.size() && cut == NONE; line++) {
      if (!brick.live(line, position) || !contains(line, cell)) {
        continue;
      }
      if (lineTime[line] == NONE) {
        int below = visitLine(line, cell);
        if (cut == NONE && below >= now) {
          cut = cell;
        }
        low = Math.min(low, below);
      } else if (line != from) {
        low = Math.min(low, lineTime[line]);
      }
    }
    return low;
  }

  private int visitLine(int line, int from) {
    int now = time++;
    lineTime[line] = now;
    int low = now;
    for (int cell : lines.get(line)) {
      if (isFree(cell) && cut == NONE) {
        if (cellTime[cell] == NONE) {
          low = Math.min(low, visitCell(cell, line));
        } else if (cell != from) {
          low = Math.min(low, cellTime[cell]);
        }
      }
    }
    return low;
  }
}
