package dev.touchstone.solver.pack;

import it.unimi.dsi.fastutil.ints.IntArrayList;

/**
 * Numbers that remember what they were: whatever was written since a mark can be taken back. Trying
 * a change and taking it back costs as much as what it writes, and nothing is copied.
 */
final class LinearTrail {

  private final int[] values;

  /** Places and what was there, in the order of writing. */
  private final IntArrayList log = new IntArrayList();

  LinearTrail(int size) {
    values = new int[size];
  }

  int get(int at) {
    return values[at];
  }

  void set(int at, int value) {
    int old = values[at];
    if (old != value) {
      log.add(at);
      log.add(old);
      values[at] = value;
    }
  }

  void add(int at, int amount) {
    set(at, values[at] + amount);
  }

  /** Where {@link #undo} can lead back to. */
  int mark() {
    return log.size();
  }

  void undo(int mark) {
    for (int i = log.size() - 2; i >= mark; i -= 2) {
      values[log.getInt(i)] = log.getInt(i + 1);
    }
    log.size(mark);
  }

  /** Marks are void from now on. */
  void forget() {
    log.clear();
  }

  int[] save() {
    return values.clone();
  }

  /** Marks are void from now on. */
  void restore(int[] saved) {
    System.arraycopy(saved, 0, values, 0, values.length);
    log.clear();
  }
}
