package dev.touchstone.bench.czifra;

import dev.touchstone.game.Hypergraph;

/**
 * A truncated board with the simplifications of Czifra et al. (2021), section IV, as their program
 * has them. Each of them leaves the winner as he is:
 *
 * <ul>
 *   <li>A line with one free cell left: whoever is to move takes it.
 *   <li>Maker to move, and two lines with two free cells each that share one: he takes that.
 *   <li>Maker to move, and a line with two free cells, one of them on no other line: he takes the
 *       other one, and Breaker has to answer there (docs/adr/0008-search.md, exchanges).
 *   <li>Two free cells of a line that are both on no other line: a pair, so the line is lost.
 *   <li>A cell on no line that Maker can still complete is nobody's; it is noted as Breaker's, so
 *       that positions that differ there only are one.
 *   <li>A cell on one such line is no move worth trying, unless it completes that line: another
 *       cell of the line does the same and more.
 *   <li>Breaker to move, and a potential below 1: Breaker wins (Erdős and Selfridge).
 * </ul>
 */
final class Brick {

  private static final int LONGEST = 7;

  private final long[] lines;
  private final int[] mirror;
  private final Reading reading;

  /** A board with these lines and this mirror image of each cell. */
  Brick(Hypergraph game, int[] mirror, Reading reading) {
    lines = new long[game.lineCount()];
    for (int line = 0; line < lines.length; line++) {
      lines[line] = game.line(line).word(0);
    }
    this.mirror = mirror;
    this.reading = reading;
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

  /** Whether Maker has a line, or Breaker is to move and wins by her potential. */
  boolean decided(BrickPosition position) {
    int potential = 0;
    for (long line : lines) {
      if ((line & position.breaker()) == 0) {
        int free = Long.bitCount(position.free(line));
        if (free == 0) {
          return true;
        }
        potential += 1 << (LONGEST - free);
      }
    }
    return !position.makerToMove() && potential < 1 << LONGEST;
  }

  /** Maker's moves that are worth trying. */
  long moves(BrickPosition position) {
    long once = 0;
    long more = 0;
    for (long line : lines) {
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
    for (long line : lines) {
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
    for (long line : lines) {
      long pair = line & alone;
      if ((line & position.breaker()) == 0 && Long.bitCount(pair) > 1) {
        return withoutPairs(
            new BrickPosition(position.maker(), position.breaker() | pair, position.makerToMove()));
      }
    }
    return position;
  }

  private BrickPosition withoutExchanges(BrickPosition position) {
    long alone = onOneLine(position);
    for (long line : lines) {
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
    for (long line : lines) {
      if ((line & position.breaker()) == 0) {
        more |= once & line;
        once |= line;
      }
    }
    return position.free(once & ~more);
  }

  private BrickPosition withoutDeadCells(BrickPosition position) {
    long live = 0;
    long all = 0;
    for (long line : lines) {
      all |= line;
      live |= (line & position.breaker()) == 0 ? line : 0;
    }
    return new BrickPosition(position.maker() & live, all & ~live, position.makerToMove());
  }

  /** The lesser one of a position and its mirror image, of which only one counts. */
  BrickPosition unmirrored(BrickPosition position) {
    BrickPosition image =
        new BrickPosition(
            mirrored(position.maker()), mirrored(position.breaker()), position.makerToMove());
    return position.compareTo(image) <= 0 ? position : image;
  }

  private long mirrored(long cells) {
    long image = 0;
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      image |= 1L << mirror[Long.numberOfTrailingZeros(rest)];
    }
    return image;
  }
}
