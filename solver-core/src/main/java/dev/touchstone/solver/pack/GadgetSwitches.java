package dev.touchstone.solver.pack;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** Makes up {@linkplain Gadget.Kind#SWITCH switches} at random around a line. */
final class GadgetSwitches {

  private final LinearGame game;
  private final SplittableRandom random;

  /** How many cells fewer than two for each line a switch must need. */
  private final int saving;

  /** For each cell those that can be Q when it is P; null where nobody has asked. */
  private final int[] @Nullable [] opposite;

  private final int[] crossings;

  /** Cells that pairs of a switch to be can share, and the two lines of each. */
  private final int[] shared;

  private final int[] fromFirst;
  private final int[] fromSecond;

  /** How many shared cells of the switch to be are on a line. */
  private final int[] degree;

  GadgetSwitches(LinearGame game, int saving, SplittableRandom random) {
    this.game = game;
    this.saving = saving;
    this.random = random;
    int deepest = 0;
    for (int cell = 0; cell < game.cells; cell++) {
      deepest = Math.max(deepest, game.through(cell).length);
    }
    shared = new int[deepest * deepest];
    fromFirst = new int[deepest * deepest];
    fromSecond = new int[deepest * deepest];
    degree = new int[game.lines];
    opposite = new int[game.cells][];
    crossings = new int[game.cells];
  }

  private int[] opposite(int p) {
    int[] known = opposite[p];
    if (known == null) {
      known = findOpposite(p);
      opposite[p] = known;
    }
    return known;
  }

  private int[] findOpposite(int p) {
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

  /** A switch with P on this needed line, or null; it has the line if that crosses one of Q's. */
  @Nullable Gadget around(int line, LinearCover cover) {
    int[] on = game.line(line);
    int p = on[random.nextInt(on.length)];
    if (!cover.isFree(p)) {
      return null;
    }
    int[] partners = opposite(p);
    if (partners.length == 0) {
      return null;
    }
    int q = partners[random.nextInt(partners.length)];
    return cover.isFree(q) ? between(p, q, line, cover) : null;
  }

  private @Nullable Gadget between(int p, int q, int line, LinearCover cover) {
    int joint = game.lineThrough(p, q);
    boolean joined = joint != LinearGame.NOWHERE && cover.isNeeded(joint);
    int length = 0;
    for (int a : game.through(p)) {
      if (!cover.isNeeded(a)) {
        continue;
      }
      for (int b : game.through(q)) {
        int cell = cover.isNeeded(b) ? crossing(p, q, joint, a, b) : LinearGame.NOWHERE;
        if (Gadgets.isFree(cover, cell)) {
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
      if (degree[a] == 2 || degree[b] == 2 || cells + more > Gadgets.MOST_CELLS) {
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
    Gadgets.swap(shared, i, j);
    Gadgets.swap(fromFirst, i, j);
    Gadgets.swap(fromSecond, i, j);
  }
}
