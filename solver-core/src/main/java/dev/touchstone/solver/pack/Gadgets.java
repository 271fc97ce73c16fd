package dev.touchstone.solver.pack;

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

  /** One of so many is a rook: on a large board rooks leave too few cells for switches. */
  private static final int OF_A_FEW = 3;

  private static final int OF_MANY = 15;

  private final SplittableRandom random;
  private final int ofWhichOneRook;
  private final GadgetRooks rooks;
  private final GadgetSwitches switches;

  /**
   * @param saving how many cells fewer than two for each line a switch must need
   */
  Gadgets(LinearGame game, int saving, SplittableRandom random) {
    this.random = random;
    ofWhichOneRook = game.isLarge() ? OF_MANY : OF_A_FEW;
    rooks = new GadgetRooks(game, random);
    switches = new GadgetSwitches(game, saving, random);
  }

  /** A gadget with or near this needed line, or null where the dice do not make one. */
  @Nullable Gadget around(int line, LinearCover cover) {
    return random.nextInt(ofWhichOneRook) == 0
        ? rooks.around(line, cover)
        : switches.around(line, cover);
  }

  static boolean isFree(LinearCover cover, int cell) {
    return cell != LinearGame.NOWHERE && cover.isFree(cell);
  }

  static void swap(int[] array, int i, int j) {
    int kept = array[i];
    array[i] = array[j];
    array[j] = kept;
  }
}
