package dev.touchstone.solver.search;

import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.leaf.Pairing;
import it.unimi.dsi.fastutil.BigArrays;
import it.unimi.dsi.fastutil.HashCommon;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongBigArrays;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * The positions met, by normal form and orientation. A hash leads to a chain of entries whose keys
 * are compared in full: two positions are never taken for one another.
 *
 * <p>An entry is its key (Maker's stones, free cells), the mover's region, the zone, and three
 * words: the two numbers; the last option, the move and two flags; the next entry of the chain and
 * the work. Threads share the table; each call is one step for all of them, and each takes a small
 * part of the time that an expansion takes.
 */
final class Table {

  private static final int NUMBERS = 0;
  private static final int MOVE = 1;
  private static final int LINKS = 2;

  final OptionStore options;
  private Long2IntOpenHashMap heads = new Long2IntOpenHashMap();
  private final Int2IntOpenHashMap visitors = new Int2IntOpenHashMap();
  private final boolean shared;
  private final int cellWords;
  private final int stride;
  private final Node stored;
  private long[][] words = LongBigArrays.newBigArray(1 << 16);
  private int count;

  Table(Arena arena, boolean shared) {
    this(
        arena.cellWords,
        new Node(arena),
        shared,
        new OptionStore(arena.cellWords, new PairStore(arena.cells)));
  }

  private Table(int cellWords, Node stored, boolean shared, OptionStore options) {
    this.shared = shared;
    this.cellWords = cellWords;
    this.stored = stored;
    stride = 4 * cellWords + 3;
    this.options = options;
    heads.defaultReturnValue(-1);
  }

  /** Whether several threads use the table. */
  boolean shared() {
    return shared;
  }

  private static long hash(long[] maker, long[] empty, boolean breakerMoves) {
    long hash = breakerMoves ? 0x9E3779B97F4A7C15L : 0;
    for (int w = 0; w < maker.length; w++) {
      hash = HashCommon.murmurHash3(hash ^ maker[w]) + empty[w];
    }
    return HashCommon.murmurHash3(hash);
  }

  /** The number of the entry with this key, or -1. */
  synchronized int find(long[] maker, long[] empty, boolean breakerMoves) {
    int id = heads.get(hash(maker, empty, breakerMoves));
    while (id >= 0 && !matches(id, maker, empty, breakerMoves)) {
      id = chain(id);
    }
    return id;
  }

  private boolean matches(int id, long[] maker, long[] empty, boolean breakerMoves) {
    long from = (long) id * stride;
    for (int w = 0; w < cellWords; w++) {
      if (word(from + w) != maker[w] || word(from + cellWords + w) != empty[w]) {
        return false;
      }
    }
    return ((word(from + 4L * cellWords + MOVE) & 1) != 0) == breakerMoves;
  }

  private long word(long at) {
    return BigArrays.get(words, at);
  }

  private int chain(int id) {
    return (int) (word((long) id * stride + 4L * cellWords + LINKS) >> 32);
  }

  /** The mover's number in the low word, the waiter's in the high one, as bits of floats. */
  synchronized long numbers(int id) {
    long numbers = Long.rotateLeft(word((long) id * stride + 4L * cellWords + NUMBERS), 32);
    int others = shared ? visitors.get(id) : 0;
    if (others > 0) {
      // Where another thread is at work, a little more work than there is keeps this one away.
      float waiter = Float.intBitsToFloat((int) (numbers >>> 32)) * (1 + 0.25f * others);
      numbers = (numbers & 0xFFFFFFFFL) | (long) Float.floatToRawIntBits(waiter) << 32;
    }
    return numbers;
  }

  /** A thread enters (+1) or leaves (-1) the subtree of an entry. */
  void visit(int id, int by) {
    if (shared) {
      synchronized (this) {
        if (visitors.addTo(id, by) + by == 0) {
          visitors.remove(id);
        }
      }
    }
  }

  /** Copies an entry. */
  synchronized void get(int id, Node node) {
    long from = (long) id * stride;
    for (int w = 0; w < cellWords; w++) {
      node.maker[w] = word(from + w);
      node.empty[w] = word(from + cellWords + w);
      node.region[w] = word(from + 2L * cellWords + w);
      node.zone[w] = word(from + 3L * cellWords + w);
    }
    long at = from + 4L * cellWords;
    long numbers = word(at + NUMBERS);
    long move = word(at + MOVE);
    node.id = id;
    node.mover = Float.intBitsToFloat((int) (numbers >>> 32));
    node.waiter = Float.intBitsToFloat((int) numbers);
    node.breakerMoves = (move & 1) != 0;
    node.expanded = (move & 2) != 0;
    node.move = (int) (move >>> 2 & 0xFFFF) - 1;
    node.options = (int) (move >> 32);
    node.base = node.options;
    node.work = (int) word(at + LINKS);
  }

  /**
   * Writes an entry back. If another thread has written it since it was copied, what both have
   * found counts.
   */
  synchronized void put(Node node) {
    if (shared) {
      merge(node);
    }
    write(node);
    node.base = node.options;
  }

  private void merge(Node node) {
    get(node.id, stored);
    if (stored.decided()) {
      // What is decided stays as it is: options elsewhere lean on its zone.
      get(node.id, node);
    } else if (!node.decided() && stored.options != node.base) {
      int head = stored.options;
      for (int option = node.options; option != node.base; option = options.next(option)) {
        head = options.take(options, option, head);
      }
      node.options = head;
      for (int w = 0; w < cellWords && stored.expanded; w++) {
        node.region[w] &= stored.region[w];
      }
    }
  }

  private void write(Node node) {
    long from = (long) node.id * stride;
    for (int w = 0; w < cellWords; w++) {
      set(from + 2L * cellWords + w, node.region[w]);
      set(from + 3L * cellWords + w, node.zone[w]);
    }
    long at = from + 4L * cellWords;
    long mover = Float.floatToRawIntBits(node.mover);
    long waiter = Float.floatToRawIntBits(node.waiter);
    set(at + NUMBERS, mover << 32 | (waiter & 0xFFFFFFFFL));
    long flags = (node.expanded ? 2 : 0) | (node.breakerMoves ? 1 : 0);
    set(at + MOVE, (long) node.options << 32 | (long) (node.move + 1) << 2 | flags);
    set(at + LINKS, (word(at + LINKS) & 0xFFFFFFFF00000000L) | (node.work & 0xFFFFFFFFL));
  }

  private void set(long at, long word) {
    BigArrays.set(words, at, word);
  }

  /** The entry with the key of {@code node}; a new one if there is none. Sets its number. */
  synchronized void add(Node node) {
    node.id = find(node.maker, node.empty, node.breakerMoves);
    if (node.id >= 0) {
      return;
    }
    append(node);
  }

  private void append(Node node) {
    long from = (long) count * stride;
    words = BigArrays.grow(words, from + stride);
    node.id = count++;
    for (int w = 0; w < cellWords; w++) {
      set(from + w, node.maker[w]);
      set(from + cellWords + w, node.empty[w]);
    }
    write(node);
    link(node);
  }

  /** Adds an option; see {@link OptionStore#add}. */
  synchronized int addOption(long[] zone, int kind, int cell, @Nullable Pairing pairing, int next) {
    return options.add(zone, kind, cell, pairing, next);
  }

  /** Writes the zone of the claim that the node's options make. */
  synchronized void zone(Node node, Family family) {
    family.zone(node);
  }

  /** Keeps these entries and their options only; numbers change, but not the order. */
  synchronized void retain(BitSet kept) {
    Table smaller = new Table(cellWords, stored, false, options.empty());
    for (int id = kept.nextSetBit(0); id >= 0; id = kept.nextSetBit(id + 1)) {
      get(id, stored);
      int head = -1;
      IntArrayList list = new IntArrayList();
      for (int option = stored.options; option >= 0; option = options.next(option)) {
        list.add(option);
      }
      for (int i = list.size() - 1; i >= 0; i--) {
        head = smaller.options.take(options, list.getInt(i), head);
      }
      stored.options = head;
      smaller.append(stored);
    }
    become(smaller);
  }

  private void become(Table other) {
    words = other.words;
    count = other.count;
    heads = other.heads;
    options.become(other.options);
  }

  synchronized void save(DataOutputStream out) throws IOException {
    out.writeInt(cellWords);
    out.writeInt(count);
    for (long at = 0; at < (long) count * stride; at++) {
      out.writeLong(word(at));
    }
    options.save(out);
  }

  synchronized void load(DataInputStream in) throws IOException {
    if (in.readInt() != cellWords) {
      throw new EOFException("another board");
    }
    int entries = in.readInt();
    Node node = stored;
    for (int i = 0; i < entries; i++) {
      long from = (long) count * stride;
      words = BigArrays.grow(words, from + stride);
      for (int w = 0; w < stride; w++) {
        set(from + w, in.readLong());
      }
      get(count, node);
      link(node);
      count++;
    }
    options.load(in);
  }

  private void link(Node node) {
    int before = heads.put(hash(node.maker, node.empty, node.breakerMoves), node.id);
    long at = (long) node.id * stride + 4L * cellWords + LINKS;
    set(at, (word(at) & 0xFFFFFFFFL) | (long) before << 32);
  }

  int count() {
    return count;
  }

  /** The memory in use. */
  long bytes() {
    return 8L * count * stride + options.bytes() + 20L * heads.size();
  }
}
