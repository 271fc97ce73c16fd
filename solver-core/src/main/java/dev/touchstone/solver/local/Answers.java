package dev.touchstone.solver.local;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Breaker's answers to a turn, the most promising first, of as many stones as the turn; what is not
 * needed of an answer that wins, its finder takes away. An answer that leaves a win of Maker's
 * alone is left out.
 */
final class Answers {

  private record Candidate(long cells, double worth) {}

  private final LocalGame game;
  private final List<Candidate> candidates = new ArrayList<>();
  private int next;

  /** The cells of the lines by which Maker was found to win; every answer must hit each. */
  private final LongArrayList mustHit = new LongArrayList();

  private long wins;

  /**
   * Answers of so many stones, or of all cells if there are fewer.
   *
   * @param maker Maker's stones, those of the turn among them
   */
  Answers(LocalGame game, long lines, long maker, int stones) {
    this.game = game;
    for (long rest = lines; rest != 0; rest &= rest - 1) {
      long line = Long.lowestOneBit(rest);
      long open = game.cellsOf(line) & ~maker;
      if (Long.bitCount(open) <= game.stones()) {
        mustHit.add(open);
        wins |= line;
      }
    }
    long free = game.cellsOf(lines) & ~maker;
    double[] weights = weights(maker);
    Turns sets = new Turns(free, Math.min(stones, Long.bitCount(free)));
    for (long cells = sets.next(); cells != 0; cells = sets.next()) {
      if (Turns.hits(cells, mustHit)) {
        candidates.add(new Candidate(cells, worth(lines & game.linesMeeting(cells), weights)));
      }
    }
    candidates.sort(Comparator.comparingDouble(candidate -> -candidate.worth()));
  }

  /** How near each line is to being Maker's, as in the potential of Erdős and Selfridge [ES73]. */
  private double[] weights(long maker) {
    double[] weights = new double[LocalGame.MOST];
    for (long rest = game.allLines(); rest != 0; rest &= rest - 1) {
      int line = Long.numberOfTrailingZeros(rest);
      int free = Long.bitCount(game.line(line) & ~maker);
      weights[line] = StrictMath.pow(game.stones() + 1.0, -(double) free / game.stones());
    }
    return weights;
  }

  private static double worth(long lines, double[] weights) {
    double worth = 0;
    for (long rest = lines; rest != 0; rest &= rest - 1) {
      worth += weights[Long.numberOfTrailingZeros(rest)];
    }
    return worth;
  }

  /** All answers, whichever were tried before. */
  long[] all() {
    return candidates.stream().mapToLong(Candidate::cells).toArray();
  }

  /** The next answer; 0 if there is none left. */
  long next() {
    while (next < candidates.size()) {
      long cells = candidates.get(next++).cells();
      if (Turns.hits(cells, mustHit)) {
        return cells;
      }
    }
    return 0;
  }

  /** Maker wins after the last answer. */
  void lost(Outcome.Lost win) {
    mustHit.add(game.cellsOf(win.lines()));
    wins |= win.lines();
  }

  /** The lines of all wins of Maker's: where they are free, every answer leaves one. */
  long wins() {
    return wins;
  }
}
