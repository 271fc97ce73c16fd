package dev.touchstone.solver.proof;

import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Sets;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Which of the claims that were {@linkplain MadeClaims made} serve after some reply, for one claim
 * in the making.
 *
 * <p>All replies are asked for at once: the lines that a claim leaves open must all go through the
 * reply. So of lines that have no cell in common a claim leaves one open at most, which rules out
 * nearly all of 64 claims by a few words. Asked again, only the claims that were made since are
 * looked at.
 */
final class ServingClaims {

  private final Arena arena;
  private final MadeClaims made;
  private final long[] cells;
  private final long[] needed;

  /** The cells that it cannot need, and groups of needed lines that have no cell in common. */
  private final int[] forbidden;

  private final int[][] groups;

  private final List<Serving> serving = new ArrayList<>();

  /** How many claims had been made when it was asked last. */
  private long asked;

  /**
   * A claim that serves.
   *
   * @param replies after each of which it does
   */
  @SuppressWarnings("ArrayRecordComponent") // They are made once and read; nobody compares them.
  record Serving(int slot, MadeClaims.Found claim, long[] replies) {}

  /**
   * With no cell needed but these, of which the reply is one, and these lines to be blocked. The
   * sets are not to change.
   */
  ServingClaims(Arena arena, MadeClaims made, long[] cells, long[] needed) {
    this.arena = arena;
    this.made = made;
    this.cells = cells;
    this.needed = needed;
    IntArrayList others = new IntArrayList();
    for (int cell = 0; cell < arena.cells; cell++) {
      if (!Sets.contains(cells, cell)) {
        others.add(cell);
      }
    }
    forbidden = others.toIntArray();
    groups = groups();
  }

  /** Takes lines without a common cell together, as they come. */
  private int[][] groups() {
    List<int[]> all = new ArrayList<>();
    long[] left = needed.clone();
    while (!Sets.isEmpty(left)) {
      IntArrayList group = new IntArrayList();
      long[] rest = left.clone();
      for (int line = Sets.next(rest, 0); line >= 0; line = Sets.next(rest, line + 1)) {
        group.add(line);
        Sets.remove(left, line);
        for (int cell : arena.game.line(line).toArray()) {
          for (int l = 0; l < rest.length; l++) {
            rest[l] &= ~arena.through(cell, l);
          }
        }
      }
      all.add(group.toIntArray());
    }
    return all.toArray(int[][]::new);
  }

  /** All that serve, in the order of their slots. */
  List<Serving> all() {
    serving.removeIf(one -> made.in(one.slot) != one.claim);
    long first = Math.max(asked, made.count() - made.slots());
    for (long next = first; next < made.count(); ) {
      int slot = (int) (next % made.slots());
      long end = Math.min(made.count(), next + Long.SIZE - (slot & 63));
      long among = -1L >>> (Long.SIZE - (end - next)) << slot;
      long fitting = made.fitting(slot >>> 6, among, forbidden, groups);
      for (; fitting != 0; fitting &= fitting - 1) {
        add((slot & -Long.SIZE) + Long.numberOfTrailingZeros(fitting));
      }
      next = end;
    }
    asked = made.count();
    serving.sort(Comparator.comparingInt(Serving::slot));
    return serving;
  }

  private void add(int slot) {
    MadeClaims.Found claim = made.in(slot);
    long[] replies = cells.clone();
    boolean blocksAll = true;
    for (int line = Sets.nextOutside(needed, claim.lines(), 0);
        line >= 0;
        line = Sets.nextOutside(needed, claim.lines(), line + 1)) {
      blocksAll = false;
      for (int w = 0; w < replies.length; w++) {
        replies[w] &= arena.members(line, w);
      }
      if (Sets.isEmpty(replies)) {
        return;
      }
    }
    for (int w = 0; w < replies.length; w++) {
      replies[w] &= ~claim.zone()[w];
    }
    if (blocksAll) {
      keepUseful(replies);
    }
    if (!Sets.isEmpty(replies)) {
      serving.add(new Serving(slot, claim, replies));
    }
  }

  /** Leaves the replies that block a needed line. */
  private void keepUseful(long[] replies) {
    for (int cell = Sets.next(replies, 0); cell >= 0; cell = Sets.next(replies, cell + 1)) {
      boolean blocks = false;
      for (int l = 0; l < needed.length; l++) {
        blocks |= (needed[l] & arena.through(cell, l)) != 0;
      }
      if (!blocks) {
        Sets.remove(replies, cell);
      }
    }
  }
}
