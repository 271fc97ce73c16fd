package dev.touchstone.verifier;

import dev.touchstone.certificate.Race;
import dev.touchstone.game.Hypergraph;

/**
 * Whether a two-sided claim is true, by looking at every play from every position that fits it: the
 * cells that it does not speak of are free or anybody's. O is to move. P places its stones in Z, or
 * none, which is no better than a stone that serves no purpose. Nothing is used of the rules.
 */
final class RaceOracle {

  private final long[] lines;
  private final int cells;
  private final long zone;
  private final boolean wins;

  /** What was found of a position with O to move: 0 not yet, 1 the goal is missed, 2 reached. */
  private final byte[] found;

  private RaceOracle(Hypergraph game, Race race) {
    lines = new long[game.lineCount()];
    for (int line = 0; line < lines.length; line++) {
      lines[line] = game.line(line).word(0);
    }
    cells = game.cellCount();
    zone = race.zone().word(0);
    wins = race.wins();
    found = new byte[1 << (2 * cells)];
  }

  /** A game of at most twelve cells. */
  static boolean holds(Hypergraph game, Race race) {
    return new RaceOracle(game, race).holdsEverywhere(race);
  }

  private boolean holdsEverywhere(Race race) {
    long needs = race.needs().word(0);
    if ((needs & zone) != 0) {
      return false;
    }
    long others = (1L << cells) - 1 & ~needs;
    for (long own = others; ; own = (own - 1) & others) {
      long open = others & ~own & ~zone;
      for (long opponents = open; ; opponents = (opponents - 1) & open) {
        if (fits(race, own | needs, opponents) && !reaches(own | needs, opponents)) {
          return false;
        }
        if (opponents == 0) {
          break;
        }
      }
      if (own == 0) {
        return true;
      }
    }
  }

  private boolean fits(Race race, long own, long opponents) {
    for (int line = 0; line < lines.length; line++) {
      if ((lines[line] & own) == 0
          && !race.tolerances().allows(line, Long.bitCount(lines[line] & opponents))) {
        return false;
      }
    }
    return true;
  }

  private boolean completes(long stones) {
    for (long line : lines) {
      if ((line & ~stones) == 0) {
        return true;
      }
    }
    return false;
  }

  /** O to move, and must. */
  private boolean reaches(long own, long opponents) {
    int at = (int) (own | opponents << cells);
    if (found[at] == 0) {
      found[at] = (byte) (look(own, opponents) ? 2 : 1);
    }
    return found[at] == 2;
  }

  private boolean look(long own, long opponents) {
    if (completes(opponents)) {
      return false;
    }
    if (completes(own)) {
      return true;
    }
    long free = (1L << cells) - 1 & ~own & ~opponents;
    for (long rest = free; rest != 0; rest &= rest - 1) {
      long stone = rest & -rest;
      if (!isAnswered(own, opponents | stone, free & ~stone)) {
        return false;
      }
    }
    return free != 0 || !wins;
  }

  private boolean isAnswered(long own, long opponents, long free) {
    if (completes(opponents)) {
      return false;
    }
    boolean reached = reaches(own, opponents);
    for (long rest = free & zone; rest != 0 && !reached; rest &= rest - 1) {
      reached = reaches(own | (rest & -rest), opponents);
    }
    return reached;
  }
}
