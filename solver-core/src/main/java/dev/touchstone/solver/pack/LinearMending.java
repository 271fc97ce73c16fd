package dev.touchstone.solver.pack;

import it.unimi.dsi.fastutil.ints.IntArrayList;

/**
 * Repairs a matching near what has changed: on a large board where many lines lack cells a search
 * in vain from each of them would see all of it. An augmenting path that was none before begins at
 * a line that lacks a cell since then, or ends at a cell that is unused since then. From these
 * lines it looks not far, so that something may be missed.
 */
final class LinearMending {

  /** So many lines are looked at for an unused cell: there seldom is one that can be reached. */
  private static final int NEAR = 8;

  private final LinearGame game;
  private final LinearMatching matching;

  /** Lines that may lack cells since the last repair, and cells that may be unused. */
  private final IntArrayList lacking = new IntArrayList();

  private final IntArrayList freed = new IntArrayList();

  /**
   * The lines of a search in the order in which they were reached, from where, and by which cell.
   */
  private final int[] path;

  private final int[] from;
  private final int[] via;

  /** The number of the last search that reached a line. */
  private final int[] reached;

  private int search;

  LinearMending(LinearGame game, LinearMatching matching) {
    this.game = game;
    this.matching = matching;
    path = new int[game.lines];
    from = new int[game.lines];
    via = new int[game.lines];
    reached = new int[game.lines];
  }

  /** A line may lack cells from now on. */
  void lacks(int line) {
    lacking.add(line);
  }

  /** A cell is unused from now on. */
  void frees(int cell) {
    freed.add(cell);
  }

  /** All is repaired, or as it was. */
  void forget() {
    lacking.clear();
    freed.clear();
  }

  void mend() {
    for (int i = 0; i < freed.size() && matching.deficiency() > 0; i++) {
      if (matching.owner(freed.getInt(i)) == LinearMatching.UNUSED) {
        offer(freed.getInt(i));
      }
    }
    for (int i = 0; i < lacking.size() && matching.unused() > 0; i++) {
      boolean found = true;
      while (found && matching.missing(lacking.getInt(i)) > 0) {
        found = seek(lacking.getInt(i));
      }
    }
    forget();
  }

  /** Looks for a line that lacks a cell and can have this one, or one of a line that can. */
  private void offer(int unused) {
    search++;
    int end = offer(unused, LinearMatching.NONE, 0);
    for (int next = 0; next < end; next++) {
      for (int which = 0; which < 2 && next < end; which++) {
        int cell = matching.own(path[next], which);
        if (cell != LinearMatching.NONE) {
          end = offer(cell, path[next], end);
        }
      }
    }
  }

  /**
   * Offers a cell that a line could do without, or nobody has, to all lines through it.
   *
   * @return how many lines were reached; 0 if one has taken it
   */
  private int offer(int cell, int giver, int end) {
    int length = end;
    for (int line : game.through(cell)) {
      if (matching.wanted(line) == 0 || reached[line] == search) {
        continue;
      }
      reached[line] = search;
      from[line] = giver;
      via[line] = cell;
      if (matching.missing(line) > 0) {
        handDown(line);
        return 0;
      }
      path[length++] = line;
    }
    return length;
  }

  /** The line gets the cell that was offered by the line before, that one its own, and so on. */
  private void handDown(int lacks) {
    int line = lacks;
    int had = LinearMatching.NONE;
    while (line != LinearMatching.NONE) {
      matching.exchange(line, had, via[line]);
      had = via[line];
      line = from[line];
    }
    matching.oneUsed();
  }

  /** Looks for an unused cell for this line, or for one that has a cell of this line's. */
  private boolean seek(int start) {
    search++;
    reached[start] = search;
    path[0] = start;
    int end = 1;
    for (int next = 0; next < end; next++) {
      for (int cell : game.line(path[next])) {
        int owner = matching.owner(cell);
        if (owner == LinearMatching.UNUSED) {
          pass(start, path[next], cell);
          return true;
        }
        if (owner >= 0 && reached[owner] != search && end < NEAR) {
          reached[owner] = search;
          from[owner] = path[next];
          via[owner] = cell;
          path[end++] = owner;
        }
      }
    }
    return false;
  }

  /** Each line takes a cell and leaves the one that it was reached by to the one before. */
  private void pass(int start, int last, int unused) {
    int line = last;
    int cell = unused;
    while (line != start) {
      matching.exchange(line, via[line], cell);
      cell = via[line];
      line = from[line];
    }
    matching.exchange(start, LinearMatching.NONE, cell);
    matching.oneUsed();
  }
}
