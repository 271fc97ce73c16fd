package dev.touchstone.verifier;

import dev.touchstone.certificate.Race;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Player;

/**
 * Whether a two-sided claim is true, by looking at every play from every position that fits it: the
 * cells that it does not speak of are free or anybody's. O is to move, with p stones or fewer. P
 * places its stones in Z, or none, which is no better than stones that serve no purpose. Nothing is
 * used of the rules.
 */
final class RaceOracle {

  private final LineWords ownLines;
  private final LineWords lines;
  private final int turn;
  private final int cells;
  private final long zone;
  private final boolean wins;

  /** What was found of a position with O to move: 0 not yet, 1 the goal is missed, 2 reached. */
  private final byte[] found;

  private RaceOracle(Hypergraph game, Player prover, int turn, Race race) {
    ownLines = new LineWords(game, prover);
    lines = new LineWords(game, prover.opponent());
    this.turn = turn;
    cells = game.cellCount();
    zone = race.zone().word(0);
    wins = race.wins();
    found = new byte[1 << (2 * cells)];
  }

  /** A game of at most twelve cells. */
  static boolean holds(Hypergraph game, Player prover, int turn, Race race) {
    return new RaceOracle(game, prover, turn, race).holdsEverywhere(race);
  }

  private boolean holdsEverywhere(Race race) {
    long needs = race.needs().word(0);
    if ((needs & zone) != 0) {
      return false;
    }
    long others = ((1L << cells) - 1) & ~needs;
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
    for (int line = 0; line < lines.count(); line++) {
      if (lines.isOwn(line)
          && (lines.line(line) & own) == 0
          && !race.tolerances().allows(line, Long.bitCount(lines.line(line) & opponents))) {
        return false;
      }
    }
    return true;
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
    if (lines.completes(opponents)) {
      return false;
    }
    if (ownLines.completes(own)) {
      return true;
    }
    long free = ((1L << cells) - 1) & ~own & ~opponents;
    for (long stones = free; stones != 0; stones = (stones - 1) & free) {
      if (Long.bitCount(stones) <= turn && !isAnswered(own, opponents | stones, free & ~stones)) {
        return false;
      }
    }
    return free != 0 || !wins;
  }

  private boolean isAnswered(long own, long opponents, long free) {
    if (lines.completes(opponents)) {
      return false;
    }
    long open = free & zone;
    for (long stones = open; ; stones = (stones - 1) & open) {
      if (Long.bitCount(stones) <= turn && reaches(own | stones, opponents)) {
        return true;
      }
      if (stones == 0) {
        return false;
      }
    }
  }
}
