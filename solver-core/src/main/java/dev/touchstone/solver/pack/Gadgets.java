package dev.touchstone.solver.pack;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Finds gadgets of a linear hypergraph from what crosses what, with cells that are free and lines
 * that are needed. There are far too many to list them on a large board: one is made up at random
 * around a line.
 */
final class Gadgets {

  /** A gadget with more cells, those that its lines want besides among them, is no block. */
  static final int MOST_CELLS = 14;

  private static final int TRIES = 4;

  private final LinearGame game;
  private final SplittableRandom random;

  /** How many cells fewer than two for each line a switch must need. */
  private final int saving;

  /** For each line those that three or more lines cross with it. */
  private final int[][] besides;

  /** For each cell those that can be Q when it is P. */
  private final int[][] opposite;

  /** Lines that cross those of a rook to be. */
  private final int[] common;

  /** Cells that pairs of a switch to be can share, and the two lines of each. */
  private final int[] shared;

  private final int[] fromFirst;
  private final int[] fromSecond;
  private final int[] degree;

  Gadgets(LinearGame game, int saving, SplittableRandom random) {
    this.game = game;
    this.saving = saving;
    this.random = random;
    besides = new int[game.lines][];
    int[] count = new int[game.lines];
    int deepest = 0;
    for (int line = 0; line < game.lines; line++) {
      besides[line] = besides(line, count);
    }
    for (int cell = 0; cell < game.cells; cell++) {
      deepest = Math.max(deepest, game.through(cell).length);
    }
    common = new int[game.lines];
    shared = new int[deepest * deepest];
    fromFirst = new int[deepest * deepest];
    fromSecond = new int[deepest * deepest];
    degree = new int[game.lines];
    opposite = new int[game.cells][];
    int[] crossings = new int[game.cells];
    for (int cell = 0; cell < game.cells; cell++) {
      opposite[cell] = opposite(cell, crossings);
    }
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

  private int[] opposite(int p, int[] crossings) {
    int[] found = new int[game.cells];
    int length = 0;
    for (int a : game.through(p)) {
      for (int b : game.crossed(a)) {
        if (!game.isOn(p, b)) {
          for (int q : game.line(b)) {
            crossings[q]++;
          }
        }
      }
    }
    for (int q = 0; q < game.cells; q++) {
      if (crossings[q] > 0 && q != p && best(p, q) >= saving) {
        found[length++] = q;
      }
      crossings[q] = 0;
    }
    return Arrays.copyOf(found, length);
  }

  /** At most so many cells can a switch of these points save. */
  private int best(int p, int q) {
    int joint = game.lineThrough(p, q);
    int[] onFirst = new int[game.through(p).length];
    int[] onSecond = new int[game.through(q).length];
    for (int i = 0; i < onFirst.length; i++) {
      for (int j = 0; j < onSecond.length; j++) {
        if (crossing(p, q, joint, game.through(p)[i], game.through(q)[j]) != LinearGame.NOWHERE) {
          onFirst[i]++;
          onSecond[j]++;
        }
      }
    }
    int first = Arrays.stream(onFirst).map(n -> Math.min(2, n)).sum();
    int second = Arrays.stream(onSecond).map(n -> Math.min(2, n)).sum();
    return Math.min(first, second) - (joint == LinearGame.NOWHERE ? 2 : 0);
  }

  /** A cell for a pair of a line through P and for one of a line through Q. */
  private int crossing(int p, int q, int joint, int a, int b) {
    if (a == joint || b == joint) {
      return LinearGame.NOWHERE;
    }
    int cell = game.crossing(a, b);
    return cell == p || cell == q ? LinearGame.NOWHERE : cell;
  }

  /** A gadget with or near this needed line, or null where the dice do not make one. */
  @Nullable Gadget around(int line, LinearCover cover) {
    return random.nextInt(3) == 0 ? rook(line, cover) : switchOf(line, cover);
  }

  /** A rook with this needed line, or null. */
  @Nullable Gadget rook(int line, LinearCover cover) {
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
          && isFree(cover, game.crossing(second, across))
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
      if (common[i] != third && isFree(cover, game.crossing(third, common[i]))) {
        swap(common, i, length++);
      }
    }
    return length;
  }

  /** With three of the first lines collected, unless two of the nine cells are the same. */
  private @Nullable Gadget rook(int first, int second, int third, int length) {
    int[] lines = {first, second, third, 0, 0, 0};
    for (int i = 0; i < 3; i++) {
      swap(common, i, i + random.nextInt(length - i));
      lines[3 + i] = common[i];
    }
    int[] cells = new int[9];
    for (int i = 0; i < 9; i++) {
      cells[i] = game.crossing(lines[i / 3], lines[3 + i % 3]);
    }
    Gadget rook = new Gadget(Gadget.Kind.ROOK, Gadget.NONE, Gadget.NONE, cells, lines, new int[6]);
    return differ(rook.cells) ? rook : null;
  }

  private static boolean isFree(LinearCover cover, int cell) {
    return cell != LinearGame.NOWHERE && cover.isFree(cell);
  }

  private static boolean differ(int[] ascending) {
    for (int i = 1; i < ascending.length; i++) {
      if (ascending[i] == ascending[i - 1]) {
        return false;
      }
    }
    return true;
  }

  private static void swap(int[] array, int i, int j) {
    int kept = array[i];
    array[i] = array[j];
    array[j] = kept;
  }

  /** A switch with P on this needed line, or null; it has the line if that crosses one of Q's. */
  @Nullable Gadget switchOf(int line, LinearCover cover) {
    int[] on = game.line(line);
    int p = on[random.nextInt(on.length)];
    if (opposite[p].length == 0 || !cover.isFree(p)) {
      return null;
    }
    int q = opposite[p][random.nextInt(opposite[p].length)];
    return cover.isFree(q) ? switchOf(p, q, line, cover) : null;
  }

  private @Nullable Gadget switchOf(int p, int q, int line, LinearCover cover) {
    int joint = game.lineThrough(p, q);
    boolean joined = joint != LinearGame.NOWHERE && cover.isNeeded(joint);
    int length = 0;
    for (int a : game.through(p)) {
      if (!cover.isNeeded(a)) {
        continue;
      }
      for (int b : game.through(q)) {
        int cell = cover.isNeeded(b) ? crossing(p, q, joint, a, b) : LinearGame.NOWHERE;
        if (isFree(cover, cell)) {
          shared[length] = cell;
          fromFirst[length] = a;
          fromSecond[length] = b;
          length++;
        }
      }
    }
    int least = saving + (joined ? 0 : 2);
    if (length < least) {
      return null;
    }
    shuffle(length, line);
    // Now and then with fewer cells than there could be.
    int most = random.nextInt(2) == 0 ? length : least + random.nextInt(3);
    int chosen = 0;
    int cells = 2;
    int[] taken = new int[length + 2];
    int[] lines = new int[2 * length + 1];
    int count = 0;
    for (int i = 0; i < length && chosen < most; i++) {
      int a = fromFirst[i];
      int b = fromSecond[i];
      // Each line wants two cells: one that is shared, and one of its own or another shared one.
      int more = 1 + own(degree[a]) + own(degree[b]);
      if (degree[a] == 2 || degree[b] == 2 || cells + more > MOST_CELLS) {
        continue;
      }
      cells += more;
      count = put(a, lines, count);
      count = put(b, lines, count);
      taken[chosen++] = shared[i];
    }
    int[] wants = new int[count + (joined ? 1 : 0)];
    for (int i = 0; i < count; i++) {
      wants[i] = 2 - degree[lines[i]];
      degree[lines[i]] = 0;
    }
    if (chosen < least) {
      return null;
    }
    if (joined) {
      lines[count++] = joint;
    }
    taken[chosen++] = p;
    taken[chosen++] = q;
    return new Gadget(
        Gadget.Kind.SWITCH, p, q, Arrays.copyOf(taken, chosen), Arrays.copyOf(lines, count), wants);
  }

  /** By how much the number of a line's own cells changes when it gets one more that is shared. */
  private static int own(int shared) {
    return shared == 0 ? 1 : -1;
  }

  private int put(int line, int[] lines, int count) {
    int next = count;
    if (degree[line]++ == 0) {
      lines[next++] = line;
    }
    return next;
  }

  /** In any order, but with a cell of this line in front if there is one. */
  private void shuffle(int length, int line) {
    for (int i = length - 1; i > 0; i--) {
      exchange(i, random.nextInt(i + 1));
    }
    for (int i = 0; i < length; i++) {
      if (fromFirst[i] == line || fromSecond[i] == line) {
        exchange(0, i);
        return;
      }
    }
  }

  private void exchange(int i, int j) {
    swap(shared, i, j);
    swap(fromFirst, i, j);
    swap(fromSecond, i, j);
  }
}
