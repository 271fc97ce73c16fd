package dev.touchstone.solver.board;

import dev.touchstone.game.CubeBoard;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The symmetries of n^d. Axes may change places and be turned round, and the coordinates may be
 * permuted by any π with π(n − 1 − i) = n − 1 − π(i), the same one for all axes: a coordinate that
 * stays, goes up or goes down along a line does so, perhaps in another order, for its image. (For
 * 4^3 Silver found that there are no others; for larger cubes nothing depends on it.)
 */
final class CubeSymmetries {

  private final int side;
  private final int dimensions;
  private final List<int[]> images = new ArrayList<>();

  private CubeSymmetries(CubeBoard board) {
    side = board.side();
    dimensions = board.dimensions();
  }

  /** The whole group if it is not larger than that, otherwise a subgroup. */
  static List<int[]> of(CubeBoard board, int most) {
    CubeSymmetries symmetries = new CubeSymmetries(board);
    long axes = 1;
    for (int i = 2; i <= board.dimensions() && axes <= most; i++) {
      axes *= i;
    }
    long turns = axes << Math.min(board.dimensions(), Integer.SIZE - 1);
    long values = 1;
    for (int i = 2; i <= board.side() / 2 && values <= most; i++) {
      values *= 2L * i;
    }
    if (axes <= most) {
      symmetries.add(turns <= most, turns <= most && turns * values <= most);
    }
    return symmetries.images;
  }

  private void add(boolean turned, boolean permuted) {
    List<int[]> axes = new ArrayList<>();
    permutations(new int[dimensions], 0, 0, axes);
    List<int[]> values = new ArrayList<>();
    if (permuted) {
      addValues(new int[side], 0, 0, values);
    } else {
      values.add(identity(side));
    }
    for (int[] value : values) {
      for (int[] order : axes) {
        for (int turns = 0; turns < (turned ? 1 << dimensions : 1); turns++) {
          images.add(image(order, turns, value));
        }
      }
    }
  }

  private static int[] identity(int size) {
    int[] identity = new int[size];
    Arrays.setAll(identity, i -> i);
    return identity;
  }

  private static void permutations(int[] order, int at, int used, List<int[]> to) {
    if (at == order.length) {
      to.add(order.clone());
      return;
    }
    for (int i = 0; i < order.length; i++) {
      if ((used >>> i & 1) == 0) {
        order[at] = i;
        permutations(order, at + 1, used | 1 << i, to);
      }
    }
  }

  /**
   * The permutations of coordinates, by the images of 0 to ⌊n/2⌋ − 1. To turn all axes round is to
   * permute by i → n − 1 − i, so of the two of which one is the other turned round, one will do: 0
   * stays in the lower half.
   */
  private void addValues(int[] value, int at, int used, List<int[]> to) {
    int half = side / 2;
    if (at == half) {
      if (side % 2 == 1) {
        value[half] = half;
      }
      to.add(value.clone());
      return;
    }
    for (int i = 0; i < (at == 0 ? half : side); i++) {
      int pair = Math.min(i, side - 1 - i);
      if (pair < half && (used >>> pair & 1) == 0) {
        value[at] = i;
        value[side - 1 - at] = side - 1 - i;
        addValues(value, at + 1, used | 1 << pair, to);
      }
    }
  }

  private int[] image(int[] order, int turns, int[] value) {
    int cells = 1;
    int[] weight = new int[dimensions];
    for (int axis = 0; axis < dimensions; axis++) {
      weight[axis] = cells;
      cells *= side;
    }
    int[] image = new int[cells];
    for (int cell = 0; cell < cells; cell++) {
      for (int axis = 0, rest = cell; axis < dimensions; axis++, rest /= side) {
        int coordinate = value[rest % side];
        boolean turn = (turns >>> axis & 1) != 0;
        image[cell] += weight[order[axis]] * (turn ? side - 1 - coordinate : coordinate);
      }
    }
    return image;
  }
}
