package dev.touchstone.solver.table;

import it.unimi.dsi.fastutil.BigArrays;
import it.unimi.dsi.fastutil.longs.LongBigArrays;

/**
 * The entries of a {@link PackedTable}. An entry, with c words to a set of cells:
 *
 * <pre>
 * word     bits
 * 0        Maker's stones                c words
 * c        the free cells                c words
 * 2c       the mover's region            c words
 * 3c       the zone                      c words
 * 4c       63-32 the mover's work        31-0 the waiter's work             as bits of floats
 * 4c + 1   63-32 the last option or -1   18 packings were looked for
 *          17-2 the move + 1   1 expanded   0 Breaker is to move
 * 4c + 2   63-32 the next in the chain   31-0 the expansions it took
 * </pre>
 *
 * <p>The chain is that of the entries whose keys have the same hash.
 */
final class EntryStore {

  private static final int NUMBERS = 0;
  private static final int MOVE = 1;
  private static final int LINKS = 2;

  private static final int BREAKER_MOVES = 1;
  private static final int EXPANDED = 2;
  private static final int PACKED = 1 << 18;

  private final int cellWords;
  private final int stride;
  private long[][] words = LongBigArrays.newBigArray(1 << 16);
  private int count;

  EntryStore(int cellWords) {
    this.cellWords = cellWords;
    stride = 4 * cellWords + 3;
  }

  private long word(long at) {
    return BigArrays.get(words, at);
  }

  private void set(long at, long word) {
    BigArrays.set(words, at, word);
  }

  /** Where the last three words of an entry begin. */
  private long tail(int id) {
    return (long) id * stride + 4L * cellWords;
  }

  boolean matches(int id, long[] maker, long[] free, boolean breakerMoves) {
    long from = (long) id * stride;
    for (int w = 0; w < cellWords; w++) {
      if (word(from + w) != maker[w] || word(from + cellWords + w) != free[w]) {
        return false;
      }
    }
    return ((word(tail(id) + MOVE) & BREAKER_MOVES) != 0) == breakerMoves;
  }

  /** The next entry of the chain, or -1. */
  int next(int id) {
    return (int) (word(tail(id) + LINKS) >> 32);
  }

  /** Puts an entry in front of a chain that begins with {@code head}. */
  void link(int id, int head) {
    long links = tail(id) + LINKS;
    set(links, (word(links) & 0xFFFFFFFFL) | (long) head << 32);
  }

  /** The mover's work in the low word, the waiter's in the high one, as bits of floats. */
  long numbers(int id) {
    return Long.rotateLeft(word(tail(id) + NUMBERS), 32);
  }

  void get(int id, Node node) {
    long from = (long) id * stride;
    for (int w = 0; w < cellWords; w++) {
      node.maker[w] = word(from + w);
      node.free[w] = word(from + cellWords + w);
      node.region[w] = word(from + 2L * cellWords + w);
      node.zone[w] = word(from + 3L * cellWords + w);
    }
    long at = from + 4L * cellWords;
    long numbers = word(at + NUMBERS);
    long move = word(at + MOVE);
    node.id = id;
    node.moverWork = Float.intBitsToFloat((int) (numbers >>> 32));
    node.waiterWork = Float.intBitsToFloat((int) numbers);
    node.breakerMoves = (move & BREAKER_MOVES) != 0;
    node.expanded = (move & EXPANDED) != 0;
    node.packed = (move & PACKED) != 0;
    node.move = (int) (move >>> 2 & 0xFFFF) - 1;
    node.options = (int) (move >> 32);
    node.base = node.options;
    node.work = (int) word(at + LINKS);
  }

  /** Writes all of an entry but its key and its place in the chain. */
  void write(Node node) {
    long from = (long) node.id * stride;
    for (int w = 0; w < cellWords; w++) {
      set(from + 2L * cellWords + w, node.region[w]);
      set(from + 3L * cellWords + w, node.zone[w]);
    }
    long at = from + 4L * cellWords;
    long mover = Float.floatToRawIntBits(node.moverWork);
    long waiter = Float.floatToRawIntBits(node.waiterWork);
    set(at + NUMBERS, mover << 32 | (waiter & 0xFFFFFFFFL));
    long flags =
        (node.expanded ? EXPANDED : 0)
            | (node.packed ? PACKED : 0)
            | (node.breakerMoves ? BREAKER_MOVES : 0);
    set(at + MOVE, (long) node.options << 32 | (long) (node.move + 1) << 2 | flags);
    set(at + LINKS, (word(at + LINKS) & 0xFFFFFFFF00000000L) | (node.work & 0xFFFFFFFFL));
  }

  /** Adds an entry; sets the node's number. */
  void append(Node node) {
    long from = (long) count * stride;
    words = BigArrays.grow(words, from + stride);
    node.id = count++;
    for (int w = 0; w < cellWords; w++) {
      set(from + w, node.maker[w]);
      set(from + cellWords + w, node.free[w]);
    }
    write(node);
  }

  int count() {
    return count;
  }

  long bytes() {
    return 8L * count * stride;
  }
}
