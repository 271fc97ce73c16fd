package dev.touchstone.solver.race;

import dev.touchstone.solver.board.Sets;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.EOFException;
import java.io.IOException;
import java.util.Arrays;

/**
 * The positions met, up to symmetry, with what is known of them: the work expected until the mover,
 * and until the waiter, is proved to reach its goal; the moves of the mover that the options of the
 * waiter do not answer yet; and the result once there is one.
 */
final class NodeTable {

  /** The work for a goal that cannot be reached any more. */
  static final int NEVER = 1 << 28;

  private final int words;
  private final int stride;

  /**
   * A row for each node: the attacker's stones, the defender's, the free cells, the open moves; the
   * numbers; the first option of the waiter or the answer of the mover, by whom it is decided; who
   * moves, whether it was looked into, and what the waiter's work is charged with.
   */
  private final Pages pages = new Pages();

  private int[] slots = new int[1 << 12];
  private int count;

  NodeTable(RaceBoard board) {
    words = board.words;
    stride = 4 * words + 3;
    Arrays.fill(slots, -1);
  }

  int count() {
    return count;
  }

  long bytes() {
    return pages.bytes() + (long) slots.length * Integer.BYTES;
  }

  private static long hash(long[] attacker, long[] defender, long[] free, int mover) {
    long hash = mover * 0x9E3779B97F4A7C15L;
    for (int w = 0; w < free.length; w++) {
      hash = mixed(mixed(mixed(hash ^ attacker[w]) ^ defender[w]) ^ free[w]);
    }
    return hash;
  }

  private static long mixed(long hash) {
    long once = hash * 0xBF58476D1CE4E5B9L;
    long twice = (once ^ (once >>> 29)) * 0x94D049BB133111EBL;
    return twice ^ (twice >>> 32);
  }

  /** The number of a node, which may be new: then -1 - its number. */
  int find(long[] attacker, long[] defender, long[] free, int mover) {
    if (2 * count >= slots.length) {
      grow();
    }
    int slot = (int) hash(attacker, defender, free, mover) & (slots.length - 1);
    while (slots[slot] >= 0) {
      long row = (long) slots[slot] * stride;
      if (mover(slots[slot]) == mover
          && same(row, attacker)
          && same(row + words, defender)
          && same(row + 2L * words, free)) {
        return slots[slot];
      }
      slot = (slot + 1) & (slots.length - 1);
    }
    slots[slot] = count;
    add(attacker);
    add(defender);
    add(free);
    add(free);
    pages.add((1L << 32) | 1);
    pages.add(-1);
    pages.add(mover);
    return -1 - count++;
  }

  private void add(long[] set) {
    for (long word : set) {
      pages.add(word);
    }
  }

  private boolean same(long at, long[] set) {
    for (int w = 0; w < words; w++) {
      if (pages.get(at + w) != set[w]) {
        return false;
      }
    }
    return true;
  }

  private void grow() {
    int[] larger = new int[2 * slots.length];
    Arrays.fill(larger, -1);
    slots = larger;
    long[][] sets = new long[3][words];
    for (int node = 0; node < count; node++) {
      for (int i = 0; i < 3; i++) {
        read((long) node * stride + (long) i * words, sets[i]);
      }
      int slot = (int) hash(sets[0], sets[1], sets[2], mover(node)) & (slots.length - 1);
      while (slots[slot] >= 0) {
        slot = (slot + 1) & (slots.length - 1);
      }
      slots[slot] = node;
    }
  }

  private void read(long at, long[] into) {
    for (int w = 0; w < words; w++) {
      into[w] = pages.get(at + w);
    }
  }

  /** Puts a standing into the node's position. */
  void position(int node, Standing into, long[][] buffers) {
    long row = (long) node * stride;
    for (int i = 0; i < 3; i++) {
      read(row + (long) i * words, buffers[i]);
    }
    into.set(buffers[0], buffers[1], buffers[2]);
  }

  int mover(int node) {
    return (int) pages.get((long) node * stride + 4L * words + 2) & 1;
  }

  boolean isLookedInto(int node) {
    return (pages.get((long) node * stride + 4L * words + 2) & 2) != 0;
  }

  void lookInto(int node) {
    long at = (long) node * stride + 4L * words + 2;
    pages.set(at, pages.get(at) | 2);
  }

  /** What the waiter's work is charged with besides that of the mover's answers. */
  int charge(int node) {
    return (int) (pages.get((long) node * stride + 4L * words + 2) >>> 32);
  }

  void charge(int node, int charge) {
    long at = (long) node * stride + 4L * words + 2;
    pages.set(at, (pages.get(at) & 3) | ((long) charge << 32));
  }

  boolean isOpenMove(int node, int cell) {
    return ((pages.get((long) node * stride + 3L * words + (cell >>> 6)) >>> cell) & 1) != 0;
  }

  void openMoves(int node, long[] into) {
    read((long) node * stride + 3L * words, into);
  }

  boolean hasOpenMoves(int node) {
    for (int w = 0; w < words; w++) {
      if (pages.get((long) node * stride + 3L * words + w) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Leaves only these moves open. */
  void keepOpen(int node, long[] moves) {
    for (int w = 0; w < words; w++) {
      long at = (long) node * stride + 3L * words + w;
      pages.set(at, pages.get(at) & moves[w]);
    }
  }

  /** The work until the mover reaches its goal. */
  int moverWork(int node) {
    return (int) (pages.get((long) node * stride + 4L * words) >>> 32);
  }

  int waiterWork(int node) {
    return (int) pages.get((long) node * stride + 4L * words);
  }

  void work(int node, int mover, int waiter) {
    pages.set((long) node * stride + 4L * words, ((long) mover << 32) | waiter);
  }

  boolean isDecided(int node) {
    return moverWork(node) == 0 || waiterWork(node) == 0;
  }

  /** Where the options of the waiter begin, or its claim; the answer of the mover. */
  long result(int node) {
    return pages.get((long) node * stride + 4L * words + 1);
  }

  void result(int node, long result) {
    pages.set((long) node * stride + 4L * words + 1, result);
  }

  void moverReaches(int node, long option) {
    result(node, option);
    work(node, 0, NEVER);
  }

  void waiterReaches(int node, int claim) {
    result(node, claim);
    work(node, NEVER, 0);
  }

  int openMoveCount(int node) {
    long[] open = new long[words];
    openMoves(node, open);
    return Sets.count(open);
  }

  void save(DataOutput out) throws IOException {
    out.writeInt(count);
    pages.save(out);
  }

  void load(DataInput in) throws IOException {
    count = in.readInt();
    pages.load(in);
    if ((long) count * stride != pages.size()) {
      throw new EOFException("the nodes do not fit their number");
    }
    while (2 * count >= slots.length) {
      slots = new int[2 * slots.length];
    }
    slots = new int[slots.length / 2];
    grow();
  }
}
