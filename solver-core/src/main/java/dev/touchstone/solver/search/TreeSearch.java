package dev.touchstone.solver.search;

import dev.touchstone.solver.Effort;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position;
import dev.touchstone.solver.board.Position.Sight;
import dev.touchstone.solver.board.Sets;
import dev.touchstone.solver.refute.Narrowing;
import dev.touchstone.solver.refute.PackingAnswers;
import dev.touchstone.solver.refute.Techniques;
import dev.touchstone.solver.table.Family;
import dev.touchstone.solver.table.Lookup;
import dev.touchstone.solver.table.Node;
import dev.touchstone.solver.table.OptionKind;
import dev.touchstone.solver.table.Table;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What both engines have in common: from a node to its children, and from a decided child back to
 * an option or a win of the node. An instance belongs to one thread; several share a table.
 */
public abstract class TreeSearch {

  final Arena arena;
  final Table table;
  final Control control;
  private final Narrowing narrowing;
  private final Expansion expansion;
  private final @Nullable PackingAnswers packings;
  private final Estimate estimate;
  private final Family family;
  private final Lookup lookup;
  private final Position scratch;
  private final Node part;
  private final Frame[] frames;
  private long leafTests;

  TreeSearch(Arena arena, Table table, Control control, Effort effort) {
    this.arena = arena;
    this.table = table;
    this.control = control;
    narrowing = new Narrowing(table, arena.heuristics.zones());
    expansion = new Expansion(Techniques.of(arena, effort, narrowing));
    packings = Techniques.packings(arena, effort, narrowing);
    estimate = new Estimate(arena, effort);
    family = new Family(table.options(), arena.cellWords);
    lookup = new Lookup(arena);
    scratch = new Position(arena);
    part = new Node(arena.cellWords);
    frames = new Frame[2 * arena.cells + 4];
  }

  /** Searches below an entry until it is decided or the search is stopped. */
  public abstract void solve(int id);

  /** The searches for pairs so far. */
  public final long leafTests() {
    return leafTests;
  }

  final Frame frame(int depth) {
    if (frames[depth] == null) {
      frames[depth] = new Frame(arena);
    }
    return frames[depth];
  }

  /**
   * Loads an entry, expands it if that has not been done, settles it if no move is left, and else
   * lists its children. Whether it is open still.
   */
  final boolean open(int id, Frame frame) {
    Node node = frame.node;
    table.get(id, node);
    if (!node.decided() && !node.expanded) {
      expand(frame);
    }
    settle(node);
    pack(frame, 0);
    if (!node.decided()) {
      list(frame);
    }
    return !node.decided();
  }

  private void expand(Frame frame) {
    Node node = frame.node;
    frame.position.load(node.maker, node.free, node.breakerMoves);
    leafTests += expansion.expand(node, frame.position);
    control.expanded();
    node.work++;
    // A heavy step is saved at once: the other thread may come here, too.
    table.put(node);
  }

  /**
   * Looks for packings, where enough work has not decided a position.
   *
   * @param since the expansions below the node that it does not know of yet
   */
  final void pack(Frame frame, long since) {
    Node node = frame.node;
    if (packings != null && packings.areDue(node, node.work + since)) {
      node.packed = true;
      frame.position.load(node.maker, node.free, node.breakerMoves);
      leafTests += packings.apply(node, frame.position);
      table.put(node);
      settle(node);
    }
  }

  /** Counts a node that the search has left decided. */
  final void count(Node node) {
    if (node.decided()) {
      control.decided();
    }
  }

  /** The waiter wins when each of the mover's moves is refuted. */
  private void settle(Node node) {
    if (!node.decided() && Sets.isEmpty(node.region)) {
      node.wonByWaiter();
      table.writeZone(node, family);
    }
  }

  /** Looks at all moves of the region; one that turns out decided may end it at once. */
  private void list(Frame frame) {
    frame.children.clear();
    Node node = frame.node;
    estimate.begin(node);
    // Each child may shrink the region.
    for (int cell = Sets.next(node.region, 0);
        cell >= 0 && !node.decided();
        cell = Sets.next(node.region, cell + 1)) {
      Sight sight = after(frame, cell);
      frame.children.add(cell, sight, lookup, table, estimate, scratch);
      absorb(frame, frame.children.count() - 1);
    }
  }

  /**
   * Saves the root while it is searched: progress and checkpoints are read off the table. What
   * another thread has refuted there may leave no move.
   */
  final void publish(Frame frame, int depth) {
    if (depth == 0) {
      table.put(frame.node);
      settle(frame.node);
    }
  }

  private Sight after(Frame frame, int cell) {
    Node node = frame.node;
    Sets.copy(node.maker, frame.maker);
    Sets.copy(node.free, frame.free);
    Sets.remove(frame.free, cell);
    if (!node.breakerMoves) {
      Sets.add(frame.maker, cell);
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
    boolean moverWins = children.waiterWork(child) == 0;
    if (!moverWins && children.moverWork(child) != 0) {
      return;
    }
    Node node = frame.node;
    int cell = children.move(child);
    zoneOfChild(frame, after(frame, cell), moverWins);
    if (moverWins) {
      Sets.add(frame.zone, cell);
      Sets.copy(frame.zone, node.zone);
      node.wonByMover(cell);
    } else if (Sets.contains(node.region, cell)) {
      narrowing.add(node, frame.zone, OptionKind.CHILD, cell, null, cell);
      settle(node);
    }
  }

  /** The zone of a decided child that was just looked up, in the orientation of the node. */
  private void zoneOfChild(Frame frame, Sight sight, boolean waiterWins) {
    Arrays.fill(frame.zone, 0);
    Position position = lookup.position();
    position.exchanges().addTo(frame.zone);
    if (sight == Sight.MAKER) {
      for (int w = 0; w < frame.zone.length; w++) {
        frame.zone[w] |= arena.members(position.winningLine(), w) & position.free(w);
      }
    } else if (sight == Sight.OPEN) {
      zoneOfParts(frame, waiterWins);
    }
  }

  /** Breaker needs the zones of all parts, Maker that of one which he wins. */
  private void zoneOfParts(Frame frame, boolean waiterWins) {
    boolean breakerWins = waiterWins != lookup.breakerMoves();
    for (int i = 0; i < lookup.parts(); i++) {
      int id = lookup.find(table, i);
      if (id < 0) {
        continue;
      }
      table.get(id, part);
      if (!(waiterWins ? part.waiterWins() : part.moverWins())) {
        continue;
      }
      arena.symmetries.apply(lookup.fromEntry(i), part.zone, frame.image);
      Sets.addAll(frame.zone, frame.image);
      if (!breakerWins) {
        return;
      }
    }
  }
}
