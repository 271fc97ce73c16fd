package dev.touchstone.solver.run;

import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position.Sight;
import dev.touchstone.solver.board.Sets;
import dev.touchstone.solver.board.Start;
import dev.touchstone.solver.table.Lookup;
import dev.touchstone.solver.table.Node;
import dev.touchstone.solver.table.OptionKind;
import dev.touchstone.solver.table.Options;
import dev.touchstone.solver.table.Table;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.BitSet;
import java.util.Collection;

/**
 * Makes room in a full table. Entries with little work below them are cheap to find again and go
 * first. What a remaining entry leans on, as an option or as a winning move, stays with it: the
 * proof that is being built is never lost.
 */
final class Sweep {

  private static final int MOST_WORK = 1 << 20;

  private final Arena arena;
  private final Table table;
  private final Lookup lookup;
  private final IntArrayList open = new IntArrayList();
  private final long[] maker;
  private final long[] free;

  Sweep(Arena arena, Table table) {
    this.arena = arena;
    this.table = table;
    lookup = new Lookup(arena);
    maker = arena.noCells();
    free = arena.noCells();
  }

  /**
   * Sweeps until the table takes no more than so many bytes, or nothing more can go. These roots
   * stay.
   */
  void run(Collection<Start> starts, long bytes) {
    for (int work = 2; work <= MOST_WORK && table.bytes() > bytes; work *= 2) {
      BitSet kept = new BitSet(table.count());
      for (Start start : starts) {
        if (lookup.look(start.maker(), start.free(), start.breakerMoves()) == Sight.OPEN) {
          // All parts of the root count, also those decided before.
          markParts(kept);
        }
      }
      keep(work, kept);
      table.retain(kept);
    }
  }

  /** The entries with this much work, and what they lean on. */
  private void keep(int work, BitSet kept) {
    Node node = new Node(arena.cellWords);
    Options options = table.options();
    for (int id = 0; id < table.count(); id++) {
      table.get(id, node);
      if (node.work >= work) {
        mark(id, kept);
      }
    }
    while (!open.isEmpty()) {
      table.get(open.popInt(), node);
      if (node.moverWins()) {
        if (node.move >= 0) {
          markChild(node, node.move, kept);
        }
      } else {
        for (int o = node.options; o >= 0; o = options.next(o)) {
          if (options.kind(o) == OptionKind.CHILD) {
            markChild(node, options.cell(o), kept);
          }
        }
      }
    }
  }

  private void mark(int id, BitSet kept) {
    if (id >= 0 && !kept.get(id)) {
      kept.set(id);
      open.push(id);
    }
  }

  private void markChild(Node node, int move, BitSet kept) {
    Sets.copy(node.maker, maker);
    Sets.copy(node.free, free);
    Sets.remove(free, move);
    if (!node.breakerMoves) {
      Sets.add(maker, move);
    }
    if (lookup.look(maker, free, !node.breakerMoves) == Sight.OPEN) {
      markParts(kept);
    }
  }

  private void markParts(BitSet kept) {
    for (int part = 0; part < lookup.parts(); part++) {
      mark(lookup.find(table, part), kept);
    }
  }
}
