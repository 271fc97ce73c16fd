package dev.touchstone.certificate;

import dev.touchstone.game.CellList;
import dev.touchstone.game.Game;
import java.io.IOException;

/**
 * The short form of a GROUPS leaf. As long as the scene needs a line, one takes the needed line
 * with the fewest available cells and chooses p + 1 of them as a group. Where there is one choice
 * only, nothing is written; so a pairing of twenty pairs takes a few numbers (docs/adr/0002).
 *
 * <p>Every family of groups that blocks all needed lines can be written so, perhaps without groups
 * that no line needs: the line taken is blocked by some group of the family, all of whose cells are
 * available, since groups are taken whole.
 */
final class Cover {

  /** Where the choices come from, or go to. */
  interface Choices {
    /** A choice among {@code choices} &gt; 1 groups within the cells that the scene lists. */
    long next(Scene scene, int available, long choices) throws IOException, Fault;
  }

  private final Game game;
  private final int size;
  private final int[] places;
  private final int[] groups;

  Cover(Game game, int turn) {
    this.game = game;
    size = turn + 1;
    places = new int[size];
    groups = new int[game.cellCount()];
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
        long number = Binomial.choose(available, size);
        long choice = choices.next(scene, available, number);
        if (choice >= number) {
          throw new Fault(
              Reason.CHOICE_OUT_OF_RANGE, "choice " + choice + " where there are " + number);
        }
        Binomial.unrank(choice, available, size, places);
        for (int i = 0; i < size; i++) {
          groups[length + i] = scene.cell(places[i]);
        }
      }
      scene.group(groups, length, size);
      length += size;
    }
    return CellList.copyOf(groups, length);
  }

  /** The choices that lead to groups of this family. */
  Choices towards(CellList family) {
    boolean[] used = new boolean[family.size() / size];
    return (scene, available, choices) -> {
      int[] chosen = new int[size];
      for (int g = 0; g < used.length; g++) {
        if (!used[g] && within(scene, available, family, g * size, chosen)) {
          used[g] = true;
          return Binomial.rank(chosen);
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
