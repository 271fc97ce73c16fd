package dev.touchstone.bench.czifra;

import java.util.List;

/**
 * A truncated board with the simplifications of Czifra et al. (2021), section IV, as their program
 * has them:
 *
 * <ul>
 *   <li>A line with one free cell left: whoever is to move takes it.
 *   <li>Maker to move, and two lines with two free cells each that share one: he takes that.
 *   <li>Maker to move, and a line with two free cells, one of them on no other line: he takes the
 *       other one, and Breaker has to answer there (docs/adr/0008-search.md, exchanges).
 *   <li>Maker to move, and two free cells of a line on no other line: a pair, so the line is lost.
 *   <li>A cell on no line that Maker can still complete is nobody's; it is noted as Breaker's, so
 *       that positions that differ there only are one.
 *   <li>A cell on one such line is no move worth trying, unless it completes that line: another
 *       cell of the line does the same and more.
 *   <li>Breaker to move, and a potential below 1: Breaker wins (Erdős and Selfridge).
 * </ul>
 */
final class Brick {

  private static final int LONGEST = 7;

  /** The potential from which on Breaker may lose, and of a position in which she has lost. */
  private static final int ONE = 1 << LONGEST;

  private static final int LOST = Integer.MAX_VALUE;

  private final List<int[]> lines;
  private final long[] words;
  private final long all;
  private final int[] mirror;
  private final Reading reading;

  Brick(PaperBoard board, Reading reading) {
    lines = board.lines(reading.bothEnds());
    words = lines.stream().mapToLong(Brick::word).toArray();
    mirror = new int[Long.SIZE];
    long cells = 0;
    for (long line : words) {
      cells |= line;
    }
    all = cells;
    for (int cell = 0; cell < Long.bitCount(all); cell++) {
      mirror[cell] = board.mirrored(cell, reading.bothEnds());
    }
    this.reading = reading;
  }

  private static long word(int[] line) {
    long word = 0;
    for (int cell : line) {
      word |= 1L << cell;
    }
    return word;
  }

  /** Its lines, as lists of cells. */
  List<int[]> lines() {
    return lines;
  }

  /** Whether Maker can still complete this line. */
  boolean live(int line, BrickPosition position) {
    return (words[line] & position.breaker()) == 0;
  }

  /** The free cells of the whole board. */
  long free(BrickPosition position) {
    return position.free(all);
  }

  /** The sum of 2^(7 - free cells) over the lines, or the largest number if Maker has one. */
  int potential(BrickPosition position) {
    int potential = 0;
    for (long line : words) {
      if ((line & position.breaker()) == 0) {
        int free = Long.bitCount(position.free(line));
        if (free == 0) {
          return LOST;
        }
        potential += 1 << (LONGEST - free);
      }
    }
    return potential;
  }

  /** Whether this is so much that Maker has won. */
  static boolean makerHasWon(int potential) {
    return potential == LOST;
  }

  /** Whether this is so little that Breaker wins. */
  static boolean breakerWins(int potential, boolean makerToMove) {
    return !makerToMove && potential < ONE;
  }

  /** Whether there is nothing left to play for. */
  boolean decided(BrickPosition position) {
    int potential = potential(position);
    return makerHasWon(potential) || breakerWins(potential, position.makerToMove());
  }

  /** The position without the moves that need no choice, and without what matters to nobody. */
  BrickPosition simplified(BrickPosition position) {
    BrickPosition now = position;
    while (!decided(now)) {
      if (reading.exchanges() && now.makerToMove()) {
        now = withoutExchanges(withoutPairs(now));
      }
      long cell = forced(now);
      if (cell == 0) {
        break;
      }
      now = now.after(cell);
    }
    return withoutDeadCells(now);
  }

  /** The moves that are worth trying. */
  long moves(BrickPosition position) {
    long once = 0;
    long more = 0;
    for (long line : words) {
      if ((line & position.breaker()) == 0) {
        long free = position.free(line);
        more |= Long.bitCount(free) == 1 ? free : once & free;
        once |= free;
      }
    }
    return reading.domination() ? more : once;
  }

  /** The cell that the player to move has to take, or none. */
  private long forced(BrickPosition position) {
    long inTwos = 0;
    for (long line : words) {
      long free = position.free(line);
      int count = (line & position.breaker()) == 0 ? Long.bitCount(free) : 0;
      if (count == 1) {
        return free;
      }
      if (count == 2 && position.makerToMove()) {
        if ((inTwos & free) != 0) {
          return Long.lowestOneBit(inTwos & free);
        }
        inTwos |= free;
      }
    }
    return 0;
  }

  private BrickPosition withoutPairs(BrickPosition position) {
    long alone = onOneLine(position);
    for (long line : words) {
      long pair = line & alone;
      if ((line & position.breaker()) == 0 && Long.bitCount(pair) > 1) {
        return withoutPairs(position.withBreakers(pair));
      }
    }
    return position;
  }

  private BrickPosition withoutExchanges(BrickPosition position) {
    long alone = onOneLine(position);
    for (long line : words) {
      long free = position.free(line);
      if ((line & position.breaker()) == 0
          && Long.bitCount(free) == 2
          && Long.bitCount(free & alone) == 1) {
        return withoutExchanges(position.after(free & ~alone).after(free & alone));
      }
    }
    return position;
  }

  /** The free cells on exactly one line that Maker can still complete. */
  private long onOneLine(BrickPosition position) {
    long once = 0;
    long more = 0;
    for (long line : words) {
      if ((line & position.breaker()) == 0) {
        more |= once & line;
        once |= line;
      }
    }
    return position.free(once & ~more);
  }

  private BrickPosition withoutDeadCells(BrickPosition position) {
    long live = 0;
    for (long line : words) {
      live |= (line & position.breaker()) == 0 ? line : 0;
    }
    return new BrickPosition(position.maker() & live, all & ~live, position.makerToMove());
  }

  BrickPosition mirrored(BrickPosition position) {
    return new BrickPosition(
        mirrored(position.maker()), mirrored(position.breaker()), position.makerToMove());
  }

  private long mirrored(long cells) {
    long image = 0;
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      image |= 1L << mirror[Long.numberOfTrailingZeros(rest)];
    }
    return image;
  }
}
