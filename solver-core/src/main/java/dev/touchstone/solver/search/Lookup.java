package dev.touchstone.solver.search;

import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Components;
import dev.touchstone.solver.board.Position;
import dev.touchstone.solver.board.Position.Sight;
import dev.touchstone.solver.board.Symmetries;

/**
 * Leads from stones on the board to what the table knows: normal form, parts, orientation, entry.
 *
 * <p>Each part i of the position has its own node. {@link #makers} and {@link #frees} hold the key
 * of its entry, in canonical orientation; {@link #symmetry} maps the position as given to that
 * orientation.
 */
final class Lookup {

  final Position position;
  private final Components components;
  private final Arena arena;
  private final Symmetries symmetries;
  private final int most;
  private boolean breakerMoves;
  int parts;
  final long[][] makers;
  final long[][] frees;
  final int[] symmetry;
  private final long[] maker;
  private final long[] free;
  private final long[] image;

  Lookup(Arena arena) {
    this.arena = arena;
    position = new Position(arena);
    components = new Components(arena);
    symmetries = arena.symmetries;
    most = arena.cells / 2 + 1;
    makers = new long[most][arena.cellWords];
    frees = new long[most][arena.cellWords];
    symmetry = new int[most];
    maker = new long[arena.cellWords];
    free = new long[arena.cellWords];
    image = new long[arena.cellWords];
  }

  /** Looks at these stones and free cells. With an open sight, finds the parts' keys. */
  Sight look(long[] stones, long[] cells, boolean breaker) {
    breakerMoves = breaker;
    position.load(stones, cells, breaker);
    if (position.sight != Sight.OPEN) {
      return position.sight;
    }
    parts = breaker || !arena.heuristics.components() ? 1 : components.split(position);
    for (int part = 0; part < parts; part++) {
      if (parts == 1) {
        System.arraycopy(position.maker, 0, maker, 0, maker.length);
        System.arraycopy(position.empty, 0, free, 0, free.length);
      } else {
        components.copy(part, maker, free);
      }
      orient(part);
    }
    return Sight.OPEN;
  }

  private void orient(int part) {
    long[] bestFree = frees[part];
    long[] bestMaker = makers[part];
    System.arraycopy(free, 0, bestFree, 0, free.length);
    System.arraycopy(maker, 0, bestMaker, 0, maker.length);
    symmetry[part] = 0;
    for (int s = 1; s < symmetries.count(); s++) {
      symmetries.apply(s, free, image);
      int order = compare(image, bestFree);
      if (order > 0) {
        continue;
      }
      if (order < 0) {
        System.arraycopy(image, 0, bestFree, 0, image.length);
        symmetries.apply(s, maker, bestMaker);
        symmetry[part] = s;
        continue;
      }
      symmetries.apply(s, maker, image);
      if (compare(image, bestMaker) < 0) {
        System.arraycopy(image, 0, bestMaker, 0, image.length);
        symmetry[part] = s;
      }
    }
  }

  private static int compare(long[] a, long[] b) {
    for (int w = 0; w < a.length; w++) {
      if (a[w] != b[w]) {
        return Long.compare(a[w], b[w]);
      }
    }
    return 0;
  }

  boolean breakerMoves() {
    return breakerMoves;
  }

  /** The free cells of the parts but one, in the orientation of the position as given. */
  long[] freeElsewhere(int part) {
    long[] cells = new long[arena.cellWords];
    for (int other = 0; other < parts; other++) {
      if (other != part) {
        symmetries.apply(symmetries.inverse(symmetry[other]), frees[other], image);
        for (int w = 0; w < cells.length; w++) {
          cells[w] |= image[w];
        }
      }
    }
    return cells;
  }

  /** The entry of a part; a new one if there is none. */
  int enter(Table table, int part) {
    Node node = new Node(arena);
    System.arraycopy(makers[part], 0, node.maker, 0, node.maker.length);
    System.arraycopy(frees[part], 0, node.empty, 0, node.empty.length);
    node.breakerMoves = breakerMoves;
    node.mover = 1;
    node.waiter = 1;
    node.options = -1;
    node.move = -1;
    table.add(node);
    return node.id;
  }

  /** The entry of a part, or -1. */
  int find(Table table, int part) {
    return table.find(makers[part], frees[part], breakerMoves);
  }
}
