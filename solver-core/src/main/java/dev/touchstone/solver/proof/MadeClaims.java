package dev.touchstone.solver.proof;

import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Sets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The claims made last and their images, to be found by inclusion: a claim whose zone lies within
 * certain cells and that blocks all lines that are needed serves there, whatever position it was
 * made for.
 *
 * <p>For each 64 of them there is a word for each cell, which says who has the cell in the zone,
 * and a word for each line, which says who does not block it. So a search is a few words for each
 * 64 claims: nearly all of them are ruled out by the first lines and cells.
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
  private final int[] tests;
  private final int remembered;
  private final BitSet usedAgain = new BitSet();
  private int next;

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
    tests = new int[rows];
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
    int word = next >>> 6;
    long bit = 1L << next;
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
    found[next] = claim;
    next = (next + 1) % found.length;
  }

  private void set(int at, long bit, boolean value) {
    ruledOut[at] = value ? ruledOut[at] | bit : ruledOut[at] & ~bit;
  }

  /** All that need no cell but these free and block these lines. */
  List<Found> within(long[] cells, long[] lines) {
    int count = 0;
    for (int line = Sets.next(lines, 0); line >= 0; line = Sets.next(lines, line + 1)) {
      tests[count++] = arena.cells + line;
    }
    for (int cell = 0; cell < arena.cells; cell++) {
      if (!Sets.contains(cells, cell)) {
        tests[count++] = cell;
      }
    }
    List<Found> all = new ArrayList<>();
    for (int word = 0; word < there.length; word++) {
      long left = there[word];
      for (int i = 0; i < count && left != 0; i++) {
        left &= ~ruledOut[word * rows + tests[i]];
      }
      for (; left != 0; left &= left - 1) {
        all.add(found[(word << 6) + Long.numberOfTrailingZeros(left)]);
      }
    }
    return all;
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
