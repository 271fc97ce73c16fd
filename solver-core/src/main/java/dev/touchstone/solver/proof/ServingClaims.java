package dev.touchstone.solver.proof;

import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Sets;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Which of the claims that were {@linkplain MadeClaims made} serve after some reply, for one claim
 * in the making.
 *
 * <p>All replies are asked for at once: the lines that a claim leaves open must all go through the
 * reply. So of lines that have no cell in common a claim leaves one open at most, which rules out
 * nearly all of 64 claims by a few words. Images of claims serve if the claims do after the same
 * question turned back. Asked again, only the claims that were made since are looked at.
 */
final class ServingClaims {

  private final Arena arena;
  private final LineImages lines;
  private final MadeClaims made;
  private final long[] cells;
  private final long[] needed;

  private final List<Turned> turned = new ArrayList<>();
  private final List<Serving> serving = new ArrayList<>();

  /** How many claims had been made when it was asked last. */
  private long asked;

  /**
   * The question turned back.
   *
   * @param symmetry by which an answer is to be turned
   * @param forbidden the cells that a claim cannot need
   * @param groups groups of needed lines that have no cell in common
   */
  @SuppressWarnings("ArrayRecordComponent") // They are made once and read; nobody compares them.
  private record Turned(int symmetry, int[] forbidden, int[][] groups) {}

  /**
   * An image of a claim that serves.
   *
   * @param from the claim
   * @param replies after each of which the image serves
   */
  @SuppressWarnings("ArrayRecordComponent") // They are made once and read; nobody compares them.
  record Serving(int slot, MadeClaims.Made from, MadeClaims.Found image, long[] replies) {}

  /**
   * With no cell needed but these, of which the reply is one, and these lines to be blocked. The
   * sets are not to change.
   */
  ServingClaims(Arena arena, LineImages lines, MadeClaims made, long[] cells, long[] needed) {
    this.arena = arena;
    this.lines = lines;
    this.made = made;
    this.cells = cells;
    this.needed = needed;
    int[] forbidden =
        IntStream.range(0, arena.cells).filter(cell -> !Sets.contains(cells, cell)).toArray();
    int[][] groups = groups();
    for (int symmetry = 0; symmetry < made.symmetries(); symmetry++) {
      turned.add(turned(symmetry, forbidden, groups));
    }
  }

  private Turned turned(int symmetry, int[] forbidden, int[][] groups) {
    int back = arena.symmetries.inverse(symmetry);
    int[] lineImages = lines.images(back);
    int[][] backGroups = new int[groups.length][];
    for (int g = 0; g < groups.length; g++) {
      backGroups[g] = groups[g].clone();
      for (int i = 0; i < groups[g].length; i++) {
        backGroups[g][i] = lineImages[groups[g][i]];
      }
    }
    int[] backForbidden = new int[forbidden.length];
    for (int i = 0; i < forbidden.length; i++) {
      backForbidden[i] = arena.symmetries.image(back, forbidden[i]);
    }
    return new Turned(symmetry, backForbidden, backGroups);
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
    serving.removeIf(one -> !made.in(one.slot).equals(one.from));
    int before = serving.size();
    long next = Math.max(asked, made.count() - made.slots());
    while (next < made.count()) {
      int slot = (int) (next % made.slots());
      int inWord = Math.min(Long.SIZE - (slot & 63), made.slots() - slot);
      int number = (int) Math.min(inWord, made.count() - next);
      long among = -1L >>> (Long.SIZE - number) << slot;
      for (Turned question : turned) {
        long fitting = made.fitting(slot >>> 6, among, question.forbidden, question.groups);
        for (; fitting != 0; fitting &= fitting - 1) {
          add((slot & -Long.SIZE) + Long.numberOfTrailingZeros(fitting), question.symmetry);
        }
      }
      next += number;
    }
    asked = made.count();
    if (serving.size() > before) {
      serving.sort(
          Comparator.comparingInt(Serving::slot)
              .thenComparingInt(one -> one.image.use().symmetry()));
    }
    return serving;
  }

  private void add(int slot, int symmetry) {
    MadeClaims.Made claim = made.in(slot);
    long[] blocked = lines.image(symmetry, claim.lines());
    long[] replies = cells.clone();
    boolean blocksAll = true;
    for (int line = Sets.nextOutside(needed, blocked, 0);
        line >= 0;
        line = Sets.nextOutside(needed, blocked, line + 1)) {
      blocksAll = false;
      for (int w = 0; w < replies.length; w++) {
        replies[w] &= arena.members(line, w);
      }
      if (Sets.isEmpty(replies)) {
        return;
      }
    }
    long[] zone = arena.noCells();
    arena.symmetries.apply(symmetry, claim.zone(), zone);
    for (int w = 0; w < replies.length; w++) {
      replies[w] &= ~zone[w];
    }
    if (blocksAll) {
      keepUseful(replies);
    }
    if (!Sets.isEmpty(replies)) {
      Planned.Use use = new Planned.Use(claim.claim(), symmetry);
      serving.add(new Serving(slot, claim, new MadeClaims.Found(use, zone, blocked), replies));
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
