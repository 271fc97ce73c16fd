package dev.touchstone.solver.proof;

import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Sets;
import java.util.BitSet;

/**
 * The claims made last, to be found by inclusion: a claim whose zone lies within certain cells and
 * that blocks all lines that are needed serves there, whatever position it was made for. {@link
 * ServingClaims} is such a question; it asks for images of claims by turning what it asks.
 *
 * <p>For each 64 claims there is a word for each cell, which says who has the cell in the zone, and
 * a word for each line, which says who does not block it. So a search is a few words for each 64
 * claims: nearly all of them are ruled out by the first cells and lines.
 */
final class MadeClaims {

  /** At most so many claims and images; with four times as many proofs were no smaller. */
  static final int MOST = 1 << 15;

  /** On large boards fewer, so that the table has no more words than these. */
  private static final int MOST_IN_TABLE = 1 << 20;

  /** With more symmetries, those of cubes, claims are used again as they were made alone. */
  private static final int MOST_IMAGES = 16;

  private final int symmetries;
  private final int cells;
  private final int rows;
  private final long[] ruledOut;
  private final long[] there;
  private final Made[] made;
  private final BitSet usedAgain = new BitSet();

  /** How many were remembered, those that were forgotten since among them. */
  private long count;

  /** A claim with the cells that it needs free and the lines that it blocks. */
  @SuppressWarnings("ArrayRecordComponent") // They are made once and read; nobody compares them.
  record Made(Planned.Claim claim, long[] zone, long[] lines) {}

  /** The same of a claim as it would be used. */
  @SuppressWarnings("ArrayRecordComponent") // They are made once and read; nobody compares them.
  record Found(Planned.Use use, long[] zone, long[] lines) {}

  /**
   * Remembers claims of a board.
   *
   * @param most how many of them at most, their images counted as well
   */
  MadeClaims(Arena arena, int most) {
    symmetries = arena.symmetries.count() <= MOST_IMAGES ? arena.symmetries.count() : 1;
    cells = arena.cells;
    rows = arena.cells + arena.lines;
    int claims = Math.min(most, MOST_IN_TABLE / rows * Long.SIZE) / symmetries;
    made = new Made[Math.max(1, claims)];
    there = new long[(made.length + Long.SIZE - 1) / Long.SIZE];
    ruledOut = new long[there.length * rows];
  }

  /** By how many of the board's symmetries claims are turned, the first ones. */
  int symmetries() {
    return symmetries;
  }

  /** Remembers a claim. */
  void add(Planned.Claim claim, long[] zone, long[] lines) {
    int slot = (int) (count++ % made.length);
    int word = slot >>> 6;
    long bit = 1L << slot;
    for (int cell = 0; cell < cells; cell++) {
      set(word * rows + cell, bit, Sets.contains(zone, cell));
    }
    for (int line = 0; line < rows - cells; line++) {
      set(word * rows + cells + line, bit, !Sets.contains(lines, line));
    }
    there[word] |= bit;
    made[slot] = new Made(claim, zone, lines);
  }

  private void set(int at, long bit, boolean value) {
    ruledOut[at] = value ? ruledOut[at] | bit : ruledOut[at] & ~bit;
  }

  /** How many were remembered so far, forgotten ones as well. */
  long count() {
    return count;
  }

  /** How many can be remembered at a time, each in a slot. */
  int slots() {
    return made.length;
  }

  /** What is remembered in a slot that has been filled. */
  Made in(int slot) {
    return made[slot];
  }

  /**
   * Of the claims in 64 slots those that need none of these cells and leave at most one line of
   * each group unblocked.
   *
   * @param word the number of the 64 slots
   * @param among which of them are asked for
   */
  long fitting(int word, long among, int[] forbidden, int[][] groups) {
    long left = there[word] & among;
    int row = word * rows;
    for (int i = 0; i < forbidden.length && left != 0; i++) {
      left &= ~ruledOut[row + forbidden[i]];
    }
    row += cells;
    for (int g = 0; g < groups.length && left != 0; g++) {
      long one = 0;
      for (int line : groups[g]) {
        long open = ruledOut[row + line];
        left &= ~(one & open);
        one |= open;
      }
    }
    return left;
  }

  /** A claim is used once more. */
  void use(Planned.Claim claim) {
    usedAgain.set(claim.number());
  }

  /** Whether a claim is used more than once. */
  boolean isUsedAgain(Planned.Claim claim) {
    return usedAgain.get(claim.number());
  }
}
