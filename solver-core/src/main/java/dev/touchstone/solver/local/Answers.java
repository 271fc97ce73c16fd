package dev.touchstone.solver.local;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Breaker's answers to a turn, the most promising first, of as many stones as the turn; what is not
 * needed of an answer that wins, its finder takes away. An answer that leaves a win of Maker's
 * alone is left out. Where there are very many, those of the best cells come first, and the others
 * are looked at only if none of these wins.
 */
final class Answers {

  /** With so few stones a turn all answers are ranked and looked at; proofs are shorter by 2 %. */
  static final int FEW = 3;

  /** And all answers with so few stones are made, also those of needless cells. */
  private static final int PAIR = 2;

  /** So many are ranked first, where there are more. */
  private static final long MANY = 2600;

  /** Among so many of these one is looked for that is seen to win at once. */
  private static final int LOOKED_AT = 300;

  private record Candidate(long cells, double worth) {}

  private final LocalGame game;
  private final long lines;
  private final double[] weights;
  private final List<Candidate> candidates = new ArrayList<>();
  private int next;

  /** The cells that answers are made of, and those of the first ones. */
  private final long cells;

  private final long best;
  private final int stones;
  private boolean complete;

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
    this.lines = lines;
    for (long rest = lines; rest != 0; rest &= rest - 1) {
      long line = Long.lowestOneBit(rest);
      long open = game.cellsOf(line) & ~maker;
      if (Long.bitCount(open) <= game.stones()) {
        mustHit.add(open);
        wins |= line;
      }
    }
    weights = weights(maker);
    long free = game.cellsOf(lines) & ~maker;
    cells = game.stones() <= FEW || stones <= PAIR ? free : widest(free);
    this.stones = Math.min(stones, Long.bitCount(cells));
    best = best();
    add(best);
  }

  /**
   * Of these cells those that others do not make needless: one is needless if another one is on all
   * of its lines. Where an answer with the one wins, so does the answer with the other, as it
   * leaves fewer lines.
   */
  private long widest(long free) {
    long kept = free;
    for (long rest = free; rest != 0; rest &= rest - 1) {
      long cell = Long.lowestOneBit(rest);
      long through = game.linesMeeting(cell) & lines;
      for (long others = kept & ~cell; others != 0; others &= others - 1) {
        long other = Long.lowestOneBit(others);
        long more = game.linesMeeting(other) & lines;
        if ((through & ~more) == 0 && (more != through || other < cell)) {
          kept &= ~cell;
          break;
        }
      }
    }
    return kept;
  }

  /** As many of the best cells as have not too many sets. */
  private long best() {
    List<Candidate> ranked = new ArrayList<>();
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      long cell = Long.lowestOneBit(rest);
      ranked.add(new Candidate(cell, worth(cell)));
    }
    ranked.sort(Comparator.comparingDouble(candidate -> -candidate.worth()));
    long few = 0;
    for (int i = 0; i < ranked.size(); i++) {
      long more = few | ranked.get(i).cells();
      if (game.stones() > FEW && Turns.count(more, stones) > MANY) {
        break;
      }
      few = more;
    }
    return few;
  }

  /** The answers on these cells that are not there yet, behind the others. */
  private void add(long among) {
    int before = candidates.size();
    Turns sets = new Turns(among, stones);
    for (long set = sets.next(); set != 0; set = sets.next()) {
      if (Turns.hits(set, mustHit) && (among == best || (set & ~best) != 0)) {
        candidates.add(new Candidate(set, worth(set)));
      }
    }
    candidates
        .subList(before, candidates.size())
        .sort(Comparator.comparingDouble(candidate -> -candidate.worth()));
    complete = among == cells;
  }

  /** How near each line is to being Maker's, as in the potential of Erdős and Selfridge [ES73]. */
  private double[] weights(long maker) {
    double[] near = new double[LocalGame.MOST];
    for (long rest = game.allLines(); rest != 0; rest &= rest - 1) {
      int line = Long.numberOfTrailingZeros(rest);
      int free = Long.bitCount(game.line(line) & ~maker);
      near[line] = StrictMath.pow(game.stones() + 1.0, -(double) free / game.stones());
    }
    return near;
  }

  /** That of the lines that such an answer meets. */
  private double worth(long set) {
    double worth = 0;
    for (long rest = lines & game.linesMeeting(set); rest != 0; rest &= rest - 1) {
      worth += weights[Long.numberOfTrailingZeros(rest)];
    }
    return worth;
  }

  /** The best answers, whichever were tried before. */
  long[] first() {
    long most = game.stones() <= FEW ? candidates.size() : LOOKED_AT;
    return candidates.stream().limit(most).mapToLong(Candidate::cells).toArray();
  }

  /** The next answer; 0 if there is none left. */
  long next() {
    while (true) {
      while (next < candidates.size()) {
        long set = candidates.get(next++).cells();
        if (Turns.hits(set, mustHit)) {
          return set;
        }
      }
      if (complete) {
        return 0;
      }
      add(cells);
    }
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
