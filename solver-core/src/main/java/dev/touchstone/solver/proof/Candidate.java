package dev.touchstone.solver.proof;

import dev.touchstone.solver.board.Sets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * An option from which a claim may be made.
 *
 * @param source where what follows the reply comes from
 * @param reply the cell that Breaker takes, or -1 for none
 * @param zone the cells that it needs free, the reply among them
 * @param bytes what it takes in the certificate, roughly
 */
@SuppressWarnings("ArrayRecordComponent") // They are made once and read.
record Candidate(Source source, int reply, long[] zone, double bytes) {

  /** Where a claim comes from. */
  sealed interface Source permits Child, Paired, Packing, Again {}

  /** The table has it: a claim that is not made yet, or was. */
  record Child(After after) implements Source {}

  /** Pairs on the board. */
  record Paired(int[] pairs) implements Source {}

  /** A packing as the table keeps it. */
  record Packing(int[] code) implements Source {}

  /** A claim that was made before. */
  record Again(MadeClaims.Found found) implements Source {}

  /** Whether it is pairs, whose cells may still be others. */
  boolean isPaired() {
    return source instanceof Paired;
  }

  /** Whether it is another claim, which is made as soon as it is chosen. */
  boolean isClaim() {
    return source instanceof Child || source instanceof Packing;
  }

  /**
   * Picks candidates such that none of these cells is needed by all: the one first that does
   * without most cells for its bytes. Then drops what the others make superfluous, the dearest
   * first.
   */
  static List<Candidate> choose(long[] cells, List<Candidate> from) {
    long[] open = cells.clone();
    List<Candidate> chosen = new ArrayList<>();
    while (!Sets.isEmpty(open)) {
      Candidate best = null;
      double most = 0;
      for (Candidate candidate : from) {
        double worth = candidate.without(open) / candidate.bytes;
        if (worth > most) {
          most = worth;
          best = candidate;
        }
      }
      if (best == null) {
        throw new IllegalStateException("a move is left that no option answers");
      }
      chosen.add(best);
      Sets.keepOnly(open, best.zone);
    }
    List<Candidate> dearest = new ArrayList<>(chosen);
    dearest.sort(Comparator.comparingDouble(candidate -> -candidate.bytes));
    for (Candidate candidate : dearest) {
      if (Sets.isEmpty(neededByAll(cells, chosen, candidate))) {
        chosen.remove(candidate);
      }
    }
    return chosen;
  }

  /** How many of these cells it does without. */
  int without(long[] cells) {
    int count = 0;
    for (int w = 0; w < cells.length; w++) {
      count += Long.bitCount(cells[w] & ~zone[w]);
    }
    return count;
  }

  /** Those of the cells that all candidates but one need. */
  private static long[] neededByAll(long[] cells, List<Candidate> candidates, Candidate but) {
    long[] common = cells.clone();
    for (Candidate other : candidates) {
      if (!other.equals(but)) {
        Sets.keepOnly(common, other.zone);
      }
    }
    return common;
  }
}
