package dev.touchstone.solver.hex;

import java.util.Arrays;

/** The links that are still to be put together with others, those with few cells first. */
final class LinkQueue {

  private static final byte WAITING = 0;
  private static final byte TAKEN = 1;
  private static final byte FORGOTTEN = 2;

  /** For each number of cells the link that came last; behind each link the one before. */
  private final int[] last = new int[Cells.MOST + 1];

  private int[] before = new int[1 << 12];
  private byte[] state = new byte[1 << 12];
  private int smallest;

  void clear() {
    Arrays.fill(last, -1);
    smallest = 0;
  }

  /** One that need not be put together with others. */
  void note(int derivation) {
    if (derivation >= state.length) {
      state = Arrays.copyOf(state, 2 * state.length);
      before = Arrays.copyOf(before, state.length);
    }
    state[derivation] = WAITING;
  }

  void add(int derivation, int size) {
    note(derivation);
    before[derivation] = last[size];
    last[size] = derivation;
    smallest = Math.min(smallest, size);
  }

  /** There is a better one. */
  void forget(int derivation) {
    if (state[derivation] == WAITING) {
      state[derivation] = FORGOTTEN;
    }
  }

  boolean isTaken(int derivation) {
    return state[derivation] == TAKEN;
  }

  /** The next one, or -1. */
  int take() {
    while (smallest < last.length) {
      int derivation = last[smallest];
      if (derivation < 0) {
        smallest++;
      } else {
        last[smallest] = before[derivation];
        if (state[derivation] == WAITING) {
          state[derivation] = TAKEN;
          return derivation;
        }
      }
    }
    return -1;
  }
}
