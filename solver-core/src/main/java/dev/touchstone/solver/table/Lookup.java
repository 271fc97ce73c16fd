package dev.touchstone.solver.table;

import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Parts;
import dev.touchstone.solver.board.Position;
import dev.touchstone.solver.board.Position.Sight;
import dev.touchstone.solver.board.Sets;
import dev.touchstone.solver.board.Symmetries;

/**
 * Leads from stones on the board to what a table knows: normal form, parts, orientation, entry.
 *
 * <p>Each part of the position has its own entry, which is kept in the canonical orientation of the
 * part: of all its images the one that comes first. After {@link #look}, everything else here is
 * about the position that was looked at.
 */
public final class Lookup {

  private final Arena arena;
  private final Symmetries symmetries;
  private final Position position;
  private final Parts splitting;
  private final Node fresh;
  private final long[][] makers;
  private final long[][] frees;
  private final int[] symmetry;
  private final long[] maker;
  private final long[] free;
  private final long[] image;
  private boolean breakerMoves;
  private int parts;

  public Lookup(Arena arena) {
    this.arena = arena;
    symmetries = arena.symmetries;
    position = new Position(arena);
    splitting = new Parts(arena);
    fresh = new Node(arena.cellWords);
    int most = arena.cells / 2 + 1;
    makers = new long[most][arena.cellWords];
    frees = new long[most][arena.cellWords];
    symmetry = new int[most];
    maker = arena.noCells();
    free = arena.noCells();
    image = arena.noCells();
  }

  /** Looks at these stones and free cells. With an open sight, finds the parts' keys. */
  public Sight look(long[] stones, long[] cells, boolean breaker) {
    breakerMoves = breaker;
    position.load(stones, cells, breaker);
    if (position.sight() != Sight.OPEN) {
      return position.sight();
    }
    parts = breaker || !arena.heuristics.parts() ? 1 : splitting.split(position);
    for (int part = 0; part < parts; part++) {
      if (parts == 1) {
        position.copyMaker(maker);
        position.copyFree(free);
      } else {
        splitting.copy(part, maker, free);
      }
      orient(part);
    }
    return Sight.OPEN;
  }

  private void orient(int part) {
    long[] bestFree = frees[part];
    long[] bestMaker = makers[part];
    Sets.copy(free, bestFree);
    Sets.copy(maker, bestMaker);
    symmetry[part] = 0;
    for (int s = 1; s < symmetries.count(); s++) {
      symmetries.apply(s, free, image);
      int order = compare(image, bestFree);
      if (order > 0) {
        continue;
      }
      if (order < 0) {
        Sets.copy(image, bestFree);
        symmetries.apply(s, maker, bestMaker);
        symmetry[part] = s;
        continue;
      }
      symmetries.apply(s, maker, image);
      if (compare(image, bestMaker) < 0) {
        Sets.copy(image, bestMaker);
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

  /** The position as it was given, in normal form. */
  public Position position() {
    return position;
  }

  public boolean breakerMoves() {
    return breakerMoves;
  }

  /** The number of parts. */
  public int parts() {
    return parts;
  }

  /** The symmetry that maps the position as it was given to the orientation of a part's entry. */
  public int toEntry(int part) {
    return symmetry[part];
  }

  /** The symmetry that leads back from there. */
  public int fromEntry(int part) {
    return symmetries.inverse(symmetry[part]);
  }

  /** Loads a part as a position of its own. */
  public void load(int part, Position to) {
    to.load(makers[part], frees[part], breakerMoves);
  }

  /** The free cells of the parts but one, in the orientation of the position as given. */
  public long[] freeElsewhere(int part) {
    long[] cells = arena.noCells();
    for (int other = 0; other < parts; other++) {
      if (other != part) {
        symmetries.apply(fromEntry(other), frees[other], image);
        Sets.addAll(cells, image);
      }
    }
    return cells;
  }

  /** The number of a part's entry; a new one if there is none. */
  public int enter(Table table, int part) {
    fresh.begin(makers[part], frees[part], breakerMoves);
    table.enter(fresh);
    return fresh.id;
  }

  /** The number of a part's entry, or {@link Node#NONE}. */
  public int find(Table table, int part) {
    return table.find(makers[part], frees[part], breakerMoves);
  }

  /** The entry of a part of which a proof is made. */
  public Node decided(Table table, int part) {
    Node node = new Node(arena.cellWords);
    int id = find(table, part);
    if (id >= 0) {
      table.get(id, node);
    }
    if (id < 0 || !node.decided()) {
      throw new IllegalStateException("the table has lost a part of the proof");
    }
    return node;
  }
}
