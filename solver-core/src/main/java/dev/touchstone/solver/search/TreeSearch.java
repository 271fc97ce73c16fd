package dev.touchstone.solver.search;

import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position;
import dev.touchstone.solver.board.Position.Sight;
import java.util.Arrays;

/**
 * What both engines have in common: from a node to its children, and from a decided child back to
 * an option or a win of the node. An instance belongs to one thread; several share a table.
 */
abstract class TreeSearch {

  final Arena arena;
  final Table table;
  final Control control;
  private final Expansion expansion;
  private final Estimate estimate;
  private final Family family;
  private final Lookup lookup;
  private final Position scratch;
  private final Node part;
  private final Frame[] frames;

  /** What is held of a node on the path. */
  static final class Frame {
    final Node node;
    final Position position;
    final Children children;
    private final long[] maker;
    private final long[] free;
    private final long[] zone;
    private final long[] image;

    Frame(Arena arena) {
      node = new Node(arena);
      position = new Position(arena);
      children = new Children(arena);
      maker = new long[arena.cellWords];
      free = new long[arena.cellWords];
      zone = new long[arena.cellWords];
      image = new long[arena.cellWords];
    }
  }

  TreeSearch(Arena arena, Table table, Control control, Effort effort) {
    this.arena = arena;
    this.table = table;
    this.control = control;
    expansion = new Expansion(arena, table, effort);
    estimate = new Estimate(arena, effort);
    family = new Family(table.options, arena.cellWords);
    lookup = new Lookup(arena);
    scratch = new Position(arena);
    part = new Node(arena);
    frames = new Frame[2 * arena.cells + 4];
  }

  /** Searches below an entry until it is decided or the search is stopped. */
  abstract void solve(int id);

  long leafTests() {
    return expansion.leafTests;
  }

  final Frame frame(int depth) {
    if (frames[depth] == null) {
      frames[depth] = new Frame(arena);
    }
    return frames[depth];
  }

  /**
   * Loads an entry and lists its children, expanding it first if need be. Whether it is open still.
   */
  final boolean open(int id, Frame frame) {
    Node node = frame.node;
    table.get(id, node);
    if (node.decided()) {
      return false;
    }
    if (!node.expanded) {
      frame.position.load(node.maker, node.empty, node.breakerMoves);
      expansion.expand(node, frame.position);
      control.expanded();
      node.work++;
      if (!node.decided()) {
        decideIfRefuted(node);
      }
      // A heavy step is saved at once: the other thread may come here, too.
      table.put(node);
    } else {
      decideIfRefuted(node);
    }
    if (!node.decided()) {
      list(frame);
    }
    return !node.decided();
  }

  /** Saves the root while it is searched: progress and checkpoints are read off the table. */
  final void publish(Frame frame, int depth) {
    if (depth == 0) {
      table.put(frame.node);
    }
  }

  private void decideIfRefuted(Node node) {
    for (long word : node.region) {
      if (word != 0) {
        return;
      }
    }
    node.waiter = 0;
    node.mover = Node.INFINITE;
    table.zone(node, family);
  }

  /** Looks at all moves of the region; one that turns out decided may end it at once. */
  private void list(Frame frame) {
    frame.children.clear();
    Node node = frame.node;
    for (int w = 0; w < node.region.length; w++) {
      for (long rest = node.region[w]; rest != 0; rest &= rest - 1) {
        int cell = (w << 6) + Long.numberOfTrailingZeros(rest);
        if ((node.region[w] >>> cell & 1) != 0) {
          Sight sight = after(frame, cell);
          frame.children.add(cell, sight, lookup, table, estimate, scratch);
          absorb(frame, frame.children.count() - 1);
          if (node.decided()) {
            return;
          }
        }
      }
    }
  }

  private Sight after(Frame frame, int cell) {
    Node node = frame.node;
    System.arraycopy(node.maker, 0, frame.maker, 0, frame.maker.length);
    System.arraycopy(node.empty, 0, frame.free, 0, frame.free.length);
    frame.free[cell >>> 6] &= ~(1L << cell);
    if (!node.breakerMoves) {
      frame.maker[cell >>> 6] |= 1L << cell;
    }
    return lookup.look(frame.maker, frame.free, !node.breakerMoves);
  }

  /** The entry of a part of a child; made if there is none. */
  final int entry(Frame frame, int child, int childPart) {
    int id = frame.children.id(childPart);
    if (id < 0) {
      after(frame, frame.children.move(child));
      id = lookup.enter(table, childPart - frame.children.firstPart(child));
      frame.children.set(childPart, id, table);
    }
    return id;
  }

  /** Takes a decided child into account: a win of the mover's, or an option of the waiter's. */
  final void absorb(Frame frame, int child) {
    Children children = frame.children;
    boolean moverWins = children.waiter(child) == 0;
    if (!moverWins && children.mover(child) != 0) {
      return;
    }
    Node node = frame.node;
    int cell = children.move(child);
    zoneOfChild(frame, after(frame, cell), moverWins);
    if (moverWins) {
      frame.zone[cell >>> 6] |= 1L << cell;
      System.arraycopy(frame.zone, 0, node.zone, 0, frame.zone.length);
      node.move = cell;
      node.mover = 0;
      node.waiter = Node.INFINITE;
    } else if ((node.region[cell >>> 6] >>> cell & 1) != 0) {
      expansion.addOption(node, frame.zone, OptionStore.CHILD, cell, cell);
      decideIfRefuted(node);
    }
  }

  /** The zone of a decided child that was just looked up, in the orientation of the node. */
  private void zoneOfChild(Frame frame, Sight sight, boolean waiterWins) {
    Arrays.fill(frame.zone, 0);
    Position position = lookup.position;
    for (int i = 0; i < 2 * position.exchangeCount; i++) {
      int cell = position.exchanges[i];
      frame.zone[cell >>> 6] |= 1L << cell;
    }
    if (sight == Sight.MAKER) {
      for (int w = 0; w < frame.zone.length; w++) {
        frame.zone[w] |=
            arena.members[position.winningLine * arena.cellWords + w] & position.empty[w];
      }
    } else if (sight == Sight.OPEN) {
      zoneOfParts(frame, waiterWins);
    }
  }

  /** Breaker needs the zones of all parts, Maker that of one which he wins. */
  private void zoneOfParts(Frame frame, boolean waiterWins) {
    boolean breakerWins = waiterWins != lookup.breakerMoves();
    for (int i = 0; i < lookup.parts; i++) {
      int id = lookup.find(table, i);
      if (id < 0) {
        continue;
      }
      table.get(id, part);
      if (!(waiterWins ? part.waiterWins() : part.moverWins())) {
        continue;
      }
      int back = arena.symmetries.inverse(lookup.symmetry[i]);
      arena.symmetries.apply(back, part.zone, frame.image);
      for (int w = 0; w < frame.zone.length; w++) {
        frame.zone[w] |= frame.image[w];
      }
      if (!breakerWins) {
        return;
      }
    }
  }
}
