package dev.touchstone.cluster.proof;

import java.util.Arrays;
import java.util.BitSet;

/** Which symmetries a certificate uses: a first walk notes them, then they have numbers. */
final class UsedSymmetries {

  private final BitSet used = new BitSet();
  private int[] numbers = new int[0];

  /** The number of a symmetry in the certificate; 0 in the first walk. */
  int number(int symmetry) {
    if (numbers.length == 0) {
      used.set(symmetry);
      return 0;
    }
    return numbers[symmetry];
  }

  /** Ends the first walk; the symmetries in the order of their numbers. */
  int[] settle(int count) {
    int[] inOrder = used.stream().toArray();
    numbers = new int[Math.max(1, count)];
    Arrays.fill(numbers, -1);
    for (int i = 0; i < inOrder.length; i++) {
      numbers[inOrder[i]] = i;
    }
    return inOrder;
  }
}
