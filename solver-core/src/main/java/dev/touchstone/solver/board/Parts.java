package dev.touchstone.solver.board;

import java.util.Arrays;

/**
 * The parts of a position that no needed line joins. Maker, to move, wins the whole if he wins one
 * of them; Breaker wins the whole if she wins each, answering where Maker plays (BOTH, T6). That
 * positions be searched part by part is the idea of Czifra et al. [Czifra21].
 */
public final class Parts {

  private final Arena arena;
  private final int cellWords;
  private final long[] makers;
  private final long[] frees;
  private final long[] lines;
  private final long[] left;
  private int count;

  public Parts(Arena arena) {
    this.arena = arena;
    cellWords = arena.cellWords;
    makers = new long[arena.cells * cellWords];
    frees = new long[arena.cells * cellWords];
    lines = new long[arena.lineWords];
    left = new long[arena.lineWords];
  }

  /** Splits a position; returns the number of its parts. */
  public int split(Position position) {
    count = 0;
    for (int l = 0; l < left.length; l++) {
      left[l] = position.needed(l);
    }
    for (int line = Sets.next(left, 0); line >= 0; line = Sets.next(left, line + 1)) {
      grow(position, line);
      count++;
    }
    return count;
  }

  private void grow(Position position, int start) {
    int row = count * cellWords;
    Arrays.fill(lines, 0);
    for (int w = 0; w < cellWords; w++) {
      frees[row + w] = 0;
      makers[row + w] = 0;
    }
    lines[start >>> 6] = 1L << start;
    boolean grown = true;
    while (grown) {
      grown = false;
      for (int l = 0; l < lines.length; l++) {
        for (long rest = lines[l] & left[l]; rest != 0; rest &= rest - 1) {
          grown = true;
          take(position, row, (l << 6) + Long.numberOfTrailingZeros(rest));
        }
      }
    }
  }

  private void take(Position position, int row, int line) {
    Sets.remove(left, line);
    for (int w = 0; w < cellWords; w++) {
      long members = arena.members(line, w);
      makers[row + w] |= members & position.maker(w);
      long fresh = members & position.free(w) & ~frees[row + w];
      frees[row + w] |= fresh;
      for (; fresh != 0; fresh &= fresh - 1) {
        int cell = (w << 6) + Long.numberOfTrailingZeros(fresh);
        for (int l = 0; l < lines.length; l++) {
          lines[l] |= arena.through(cell, l);
        }
      }
    }
  }

  /** Copies Maker's stones and the free cells of a part. */
  public void copy(int part, long[] maker, long[] free) {
    System.arraycopy(makers, part * cellWords, maker, 0, cellWords);
    System.arraycopy(frees, part * cellWords, free, 0, cellWords);
  }
}
