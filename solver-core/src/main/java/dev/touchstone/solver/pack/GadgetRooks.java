package dev.touchstone.solver.pack;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** Makes up {@linkplain Gadget.Kind#ROOK rooks} at random around a line. */
final class GadgetRooks {

  private static final int TRIES = 4;

  private final LinearGame game;
  private final SplittableRandom random;

  /** For each line those that three or more lines cross with it. */
  private final int[][] besides;

  /** Lines that cross those of a rook to be. */
  private final int[] common;

  GadgetRooks(LinearGame game, SplittableRandom random) {
    this.game = game;
    this.random = random;
    besides = new int[game.lines][];
    int[] count = new int[game.lines];
    for (int line = 0; line < game.lines; line++) {
      besides[line] = besides(line, count);
    }
    common = new int[game.lines];
  }

  private int[] besides(int line, int[] count) {
    for (int across : game.crossed(line)) {
      for (int other : game.crossed(across)) {
        count[other]++;
      }
    }
    count[line] = 0;
    int[] found = new int[game.lines];
    int length = 0;
    for (int other = 0; other < game.lines; other++) {
      if (count[other] >= 3) {
        found[length++] = other;
      }
      count[other] = 0;
    }
    return Arrays.copyOf(found, length);
  }

  /** A rook with this needed line, or null. */
  @Nullable Gadget around(int line, LinearCover cover) {
    int[] parallel = besides[line];
    for (int tries = 0; tries < TRIES && parallel.length >= 2; tries++) {
      int second = parallel[random.nextInt(parallel.length)];
      int both = cover.isNeeded(second) ? acrossBoth(line, second, cover) : 0;
      int start = random.nextInt(parallel.length);
      for (int i = 0; i < parallel.length && both >= 3; i++) {
        int third = parallel[(start + i) % parallel.length];
        if (third == second || !cover.isNeeded(third)) {
          continue;
        }
        int all = acrossThird(third, both, cover);
        Gadget rook = all < 3 ? null : rook(line, second, third, all);
        if (rook != null) {
          return rook;
        }
      }
    }
    return null;
  }

  /** Collects the needed lines that cross two lines in free cells. */
  private int acrossBoth(int line, int second, LinearCover cover) {
    int length = 0;
    for (int across : game.crossed(line)) {
      if (across != second
          && Gadgets.isFree(cover, game.crossing(second, across))
          && cover.isFree(game.crossing(line, across))
          && cover.isNeeded(across)) {
        common[length++] = across;
      }
    }
    return length;
  }

  /** Brings those of the first lines collected to the front that cross this one in a free cell. */
  private int acrossThird(int third, int both, LinearCover cover) {
    int length = 0;
    for (int i = 0; i < both; i++) {
      if (common[i] != third && Gadgets.isFree(cover, game.crossing(third, common[i]))) {
        Gadgets.swap(common, i, length++);
      }
    }
    return length;
  }

  /** With three of the first lines collected, unless two of the nine cells are the same. */
  private @Nullable Gadget rook(int first, int second, int third, int length) {
    int[] lines = {first, second, third, 0, 0, 0};
    for (int i = 0; i < 3; i++) {
      Gadgets.swap(common, i, i + random.nextInt(length - i));
      lines[3 + i] = common[i];
    }
    int[] cells = new int[9];
    for (int i = 0; i < 9; i++) {
      cells[i] = game.crossing(lines[i / 3], lines[3 + i % 3]);
    }
    Gadget rook = new Gadget(Gadget.Kind.ROOK, Gadget.NONE, Gadget.NONE, cells, lines, new int[6]);
    return differ(rook.cells) ? rook : null;
  }

  private static boolean differ(int[] ascending) {
    for (int i = 1; i < ascending.length; i++) {
      if (ascending[i] == ascending[i - 1]) {
        return false;
      }
    }
    return true;
  }
}
