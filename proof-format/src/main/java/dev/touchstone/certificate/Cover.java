package dev.touchstone.certificate;

import dev.touchstone.game.CellList;
import dev.touchstone.game.Hypergraph;
import java.io.IOException;

/**
 * The short form of a GROUPS leaf. As long as the scene needs a line, one takes the needed line
 * with the fewest available cells and chooses p + 1 of them as a group. The choices have an order,
 * the group that blocks most needed lines first; only where another one is taken does the
 * certificate say so. A leaf of twenty pairs is a few bytes then, and none at all for its pairs if
 * a greedy search found it (docs/adr/0002-cover-leaves.md).
 *
 * <p>Every family of groups that blocks all needed lines can be written so, perhaps without groups
 * that no line needs: the line taken is blocked by some group of the family, all of whose cells are
 * available, since groups are taken whole.
 */
final class Cover {

  /** Where the choices come from, or go to. */
  interface Choices {
    /** The place of the group to take in the order of all groups that may be taken here. */
    long next(Scene scene, GroupOrder order) throws IOException, Fault;
  }

  private final Hypergraph game;
  private final int size;
  private final int[] groups;
  private final GroupOrder order;
  private final Looks looks;

  Cover(Hypergraph game, Incidence incidence, int turn, Looks looks) {
    this.game = game;
    this.looks = looks;
    size = turn + 1;
    groups = new int[game.cellCount() + size];
    order = new GroupOrder(incidence, size);
  }

  int size() {
    return size;
  }

  /** Chooses groups until the scene needs no line; returns their cells one after the other. */
  CellList expand(Scene scene, Choices choices) throws IOException, Fault {
    int length = 0;
    for (int line = scene.tightest(); line >= 0; line = scene.tightest()) {
      int available = scene.list(line);
      if (available < size) {
        throw new Fault(
            Reason.LINE_NOT_COVERABLE,
            "line %d of %d has %d available cells for a group of %d"
                .formatted(line, game.lineCount(), available, size));
      }
      if (available == size) {
        for (int i = 0; i < size; i++) {
          groups[length + i] = scene.cell(i);
        }
      } else {
        order.prepare(scene, available);
        long place = choices.next(scene, order);
        order.count(place, looks);
        if (place >= order.count()) {
          throw new Fault(
              Reason.CHOICE_OUT_OF_RANGE, "choice " + place + " where there are " + order.count());
        }
        order.select(place);
        for (int i = 0; i < size; i++) {
          groups[length + i] = scene.cell(order.member(i));
        }
      }
      looks.group();
      scene.choose(groups, length, size);
      length += size;
    }
    return CellList.copyOf(groups, length);
  }

  /** The choices that lead to groups of this family, each of which lists its cells ascending. */
  Choices towards(CellList family) {
    boolean[] used = new boolean[family.size() / size];
    return (scene, order) -> {
      int[] chosen = new int[size];
      for (int g = 0; g < used.length; g++) {
        if (!used[g] && within(scene, order.available(), family, g * size, chosen)) {
          used[g] = true;
          return order.placeOf(chosen);
        }
      }
      throw new IllegalArgumentException("the groups leave a needed line of the scene open");
    };
  }

  private boolean within(Scene scene, int available, CellList family, int from, int[] chosen) {
    int place = 0;
    for (int i = 0; i < size; i++) {
      while (place < available && scene.cell(place) < family.get(from + i)) {
        place++;
      }
      if (place == available || scene.cell(place) != family.get(from + i)) {
        return false;
      }
      chosen[i] = place;
    }
    return true;
  }
}
