package dev.touchstone.solver.table;

import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Sets;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A table in the memory of this machine: {@link EntryStore} and {@link OptionStore} draw how it is
 * packed. A hash leads to a chain of entries whose keys are compared in full: two positions are
 * never taken for one another.
 *
 * <p>Each call takes a small part of the time that an expansion takes, so one lock for all of them
 * costs little.
 */
public final class PackedTable implements Table {

  /** What a hash and the head of its chain take. */
  private static final long BYTES_PER_HEAD = 20;

  private final int cells;
  private final int cellWords;
  private final boolean shared;
  private final OptionStore options;
  private final Int2IntOpenHashMap visitors = new Int2IntOpenHashMap();

  /** What the table holds while a call compares or moves entries. */
  private final Node stored;

  private EntryStore entries;
  private Long2IntOpenHashMap heads = new Long2IntOpenHashMap();

  public PackedTable(Arena arena, boolean shared) {
    this(arena.cells, shared, new OptionStore(arena.cellWords, new PairStore()));
  }

  private PackedTable(int cells, boolean shared, OptionStore options) {
    this.cells = cells;
    this.shared = shared;
    this.options = options;
    cellWords = (cells + 63) >>> 6;
    stored = new Node(cellWords);
    entries = new EntryStore(cellWords);
    heads.defaultReturnValue(Node.NONE);
  }

  @Override
  public boolean shared() {
    return shared;
  }

  @Override
  public synchronized int find(long[] maker, long[] free, boolean breakerMoves) {
    int id = heads.get(Key.hash(maker, free, breakerMoves));
    while (id >= 0 && !entries.matches(id, maker, free, breakerMoves)) {
      id = entries.next(id);
    }
    return id;
  }

  @Override
  public synchronized long numbers(int id) {
    long numbers = entries.numbers(id);
    int others = shared ? visitors.get(id) : 0;
    if (others > 0) {
      float waiter = Float.intBitsToFloat((int) (numbers >>> 32)) * (1 + 0.25f * others);
      numbers = (numbers & 0xFFFFFFFFL) | (long) Float.floatToRawIntBits(waiter) << 32;
    }
    return numbers;
  }

  @Override
  public void visit(int id, int by) {
    if (shared) {
      synchronized (this) {
        if (visitors.addTo(id, by) + by == 0) {
          visitors.remove(id);
        }
      }
    }
  }

  @Override
  public synchronized void get(int id, Node node) {
    entries.get(id, node);
  }

  @Override
  public synchronized void put(Node node) {
    if (shared) {
      merge(node);
    }
    entries.write(node);
    node.base = node.options;
  }

  /** Brings into the node what has been found of it elsewhere since it was copied. */
  private void merge(Node node) {
    entries.get(node.id, stored);
    if (stored.decided()) {
      entries.get(node.id, node);
    } else if (!node.decided() && stored.options != node.base) {
      int head = stored.options;
      for (int option = node.options; option != node.base; option = options.next(option)) {
        head = options.take(options, option, head);
      }
      node.options = head;
      if (stored.expanded) {
        Sets.keepOnly(node.region, stored.region);
      }
    }
    assert keepsWhatWasFound(node) : "a merge has lost what was found";
  }

  /** The contract of {@link Table#put}, as far as it can be seen from the entry before it. */
  private boolean keepsWhatWasFound(Node node) {
    if (stored.decided()) {
      return node.moverWork == stored.moverWork && node.options == stored.options;
    }
    boolean narrowed = !stored.expanded || Sets.inside(node.region, stored.region);
    return node.decided() || (narrowed && leadsTo(node.options, stored.options));
  }

  private boolean leadsTo(int head, int option) {
    int at = head;
    while (at != option && at >= 0) {
      at = options.next(at);
    }
    return at == option;
  }

  @Override
  public synchronized void enter(Node node) {
    node.id = find(node.maker, node.free, node.breakerMoves);
    if (node.id < 0) {
      append(node);
    }
  }

  private void append(Node node) {
    entries.append(node);
    long hash = Key.hash(node.maker, node.free, node.breakerMoves);
    entries.link(node.id, heads.put(hash, node.id));
  }

  @Override
  public synchronized int addOption(
      long[] zone, OptionKind kind, int cell, int @Nullable [] pairs, int next) {
    return options.add(zone, kind, cell, pairs, next);
  }

  @Override
  public Options options() {
    return options;
  }

  @Override
  public synchronized void writeZone(Node node, Family family) {
    family.writeZone(node);
  }

  @Override
  public synchronized Key key(int id) {
    entries.get(id, stored);
    return new Key(stored.maker, stored.free, stored.breakerMoves);
  }

  @Override
  public synchronized Entry entry(int id) {
    entries.get(id, stored);
    IntArrayList list = list(stored.options);
    List<Option> values = new ArrayList<>(list.size());
    for (int i = list.size() - 1; i >= 0; i--) {
      values.add(options.value(list.getInt(i)));
    }
    return new Entry(stored, values);
  }

  /** The options of a list, the last one first. */
  private IntArrayList list(int head) {
    IntArrayList list = new IntArrayList();
    for (int option = head; option >= 0; option = options.next(option)) {
      list.add(option);
    }
    return list;
  }

  @Override
  public synchronized int take(Key key, Entry entry) {
    Node node = new Node(cellWords);
    key.copyTo(node);
    node.id = find(node.maker, node.free, node.breakerMoves);
    if (node.id >= 0 && !entry.isExpanded()) {
      return node.id;
    }
    entry.copyTo(node);
    node.options = entry.addOptionsTo(options);
    node.base = Node.NONE;
    if (node.id < 0) {
      append(node);
    } else {
      merge(node);
      entries.write(node);
    }
    return node.id;
  }

  @Override
  public synchronized void retain(BitSet kept) {
    PackedTable smaller = new PackedTable(cells, false, options.empty());
    for (int id = kept.nextSetBit(0); id >= 0; id = kept.nextSetBit(id + 1)) {
      entries.get(id, stored);
      int head = Node.NONE;
      IntArrayList list = list(stored.options);
      for (int i = list.size() - 1; i >= 0; i--) {
        head = smaller.options.take(options, list.getInt(i), head);
      }
      stored.options = head;
      smaller.append(stored);
    }
    entries = smaller.entries;
    heads = smaller.heads;
    options.become(smaller.options);
  }

  @Override
  public synchronized void save(DataOutputStream out) throws IOException {
    EntryStream.write(this, cells, out);
  }

  @Override
  public synchronized void load(DataInputStream in) throws IOException, BadEntryException {
    EntryStream.read(this, cells, in);
  }

  @Override
  public synchronized int count() {
    return entries.count();
  }

  @Override
  public synchronized long bytes() {
    return entries.bytes() + options.bytes() + BYTES_PER_HEAD * heads.size();
  }
}
