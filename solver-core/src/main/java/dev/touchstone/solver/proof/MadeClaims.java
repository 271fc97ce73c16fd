package dev.touchstone.solver.proof;

import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Sets;
import java.util.BitSet;

/**
 * The claims made last and their images, to be found by inclusion: a claim whose zone lies within
 * certain cells and that blocks all lines that are needed serves there, whatever position it was
 * made for. {@link ServingClaims} is such a question.
 *
 * <p>For each 64 of them there is a word for each cell, which says who has the cell in the zone,
 * and a word for each line, which says who does not block it. So a search is a few words for each
 * 64 claims: nearly all of them are ruled out by the first cells and lines.
 */
final class MadeClaims {

  /** At most so many words of claims; with four times as many proofs were no smaller. */
  static final int MOST_WORDS = 512;

  /** For large proofs: so many are looked through in a fraction of the time. */
  static final int FEW_WORDS = 32;

  /** On large boards fewer, so that the table has no more words than these. */
  private static final int MOST_IN_TABLE = 1 << 20;

  /** With more symmetries, those of cubes, claims are remembered as they were made alone. */
  private static final int MOST_IMAGES = 16;

  private final Arena arena;
  private final LineImages images;
  private final int rows;
  private final long[] ruledOut;
  private final long[] there;
  private final Found[] found;
  private final int remembered;
  private final BitSet usedAgain = new BitSet();

  /** How many were remembered, those that were forgotten since among them. */
  private long count;

  /** A claim as it would be used, the cells that it needs free, and the lines it blocks. */
  @SuppressWarnings("ArrayRecordComponent") // They are made once and read; nobody compares them.
  record Found(Planned.Use use, long[] zone, long[] lines) {}

  MadeClaims(Arena arena, LineImages images, int most) {
    this.arena = arena;
    this.images = images;
    rows = arena.cells + arena.lines;
    int words = Math.max(1, Math.min(most, MOST_IN_TABLE / rows));
    ruledOut = new long[words * rows];
    there = new long[words];
    found = new Found[words * Long.SIZE];
    remembered = arena.symmetries.count() <= MOST_IMAGES ? arena.symmetries.count() : 1;
  }

  /** Remembers a claim with its images. */
  void add(Planned.Claim claim, long[] zone, long[] lines) {
    for (int s = 0; s < remembered; s++) {
      long[] image = arena.noCells();
      arena.symmetries.apply(s, zone, image);
      put(new Found(new Planned.Use(claim, s), image, images.image(s, lines)));
    }
  }

  private void put(Found claim) {
    int slot = (int) (count % found.length);
    int word = slot >>> 6;
    long bit = 1L << slot;
    int row = word * rows;
    for (int w = 0; w < claim.zone.length; w++) {
      for (int cell = w << 6; cell < Math.min(arena.cells, (w + 1) << 6); cell++) {
        set(row + cell, bit, (claim.zone[w] >>> cell & 1) != 0);
      }
    }
    for (int line = 0; line < arena.lines; line++) {
      set(row + arena.cells + line, bit, !Sets.contains(claim.lines, line));
    }
    there[word] |= bit;
    found[slot] = claim;
    count++;
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
    return found.length;
  }

  /** What is remembered in a slot that has been filled. */
  Found in(int slot) {
    return found[slot];
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
    row += arena.cells;
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
