package dev.touchstone.solver.pack;

import it.unimi.dsi.fastutil.ints.IntArrayList;

/**
 * Cells of their own for lines: each line wants none, one or two of its cells, and a cell serves
 * one line. On a {@linkplain LinearGame linear hypergraph} the pairs of two lines differ, so a
 * pairing exists exactly if all lines can be given two.
 *
 * <p>{@link #repair} completes what there is to as much as possible, by augmenting paths: a line
 * takes a cell, the line that had it takes another one, and so on to a cell that nobody has. So
 * after a small change it has little to do. By the theorem of Hall (for lines that want several
 * cells) what cannot be satisfied is explained by a {@linkplain #inViolator violator}: lines that
 * together want more cells than they have.
 */
final class LinearMatching {

  /** In place of the line that a cell belongs to: nobody has it. */
  static final int UNUSED = -1;

  /** In place of the line that a cell belongs to: it is not to be had. */
  static final int GONE = -2;

  /** In place of a cell of a line. */
  static final int NONE = -1;

  /** So many lines {@link #mend} looks at for an unused cell: there seldom is one it can reach. */
  private static final int NEAR = 8;

  private final LinearGame game;
  private final LinearTrail trail;

  // Where in the trail: the line that a cell belongs to, from 0 on; how many cells a line wants;
  // its two cells; the sums.
  private final int wantAt;
  private final int ownAt;
  private final int missingAt;
  private final int unusedAt;
  private final int end;

  /** What may have become possible since the last repair: lines that lack cells, unused cells. */
  private final IntArrayList lacking = new IntArrayList();

  private final IntArrayList freed = new IntArrayList();

  private final int[] reached;
  private final int[] queue;
  private final int[] from;
  private final int[] via;
  private int round;
  private int head;
  private int tail;

  /** What {@link #mend} has reached, and in which order; the violator is left alone. */
  private final int[] near;

  private final int[] path;
  private int tour;

  /** All cells are to be had, and no line wants any. */
  LinearMatching(LinearGame game) {
    this(game, 0);
  }

  /**
   * @param more so many numbers of the trail are the caller's, from {@link #end} on
   */
  LinearMatching(LinearGame game, int more) {
    this.game = game;
    wantAt = game.cells;
    ownAt = wantAt + game.lines;
    missingAt = ownAt + 2 * game.lines;
    unusedAt = missingAt + 1;
    end = unusedAt + 1;
    trail = new LinearTrail(end + more);
    for (int cell = 0; cell < game.cells; cell++) {
      trail.set(cell, UNUSED);
    }
    for (int i = ownAt; i < missingAt; i++) {
      trail.set(i, NONE);
    }
    trail.set(unusedAt, game.cells);
    trail.forget();
    near = new int[game.lines];
    path = new int[game.lines];
    reached = new int[game.lines];
    queue = new int[game.lines];
    from = new int[game.lines];
    via = new int[game.lines];
  }

  int end() {
    return end;
  }

  LinearTrail trail() {
    return trail;
  }

  /** The line that has a cell, or {@link #UNUSED} or {@link #GONE}. */
  int owner(int cell) {
    return trail.get(cell);
  }

  /** The first or second cell of a line, or {@link #NONE}; without a first there is no second. */
  int own(int line, int which) {
    return trail.get(ownAt + 2 * line + which);
  }

  int wanted(int line) {
    return trail.get(wantAt + line);
  }

  /** How many cells a line still lacks. */
  int missing(int line) {
    return wanted(line) - had(line);
  }

  /** How many cells the lines lack together; after {@link #repair} it is the least possible. */
  int deficiency() {
    return trail.get(missingAt);
  }

  /** How many lines lack a cell. */
  int linesLacking() {
    int count = 0;
    for (int line = 0; line < game.lines; line++) {
      count += missing(line) > 0 ? 1 : 0;
    }
    return count;
  }

  /** How many cells nobody has. */
  int unused() {
    return trail.get(unusedAt);
  }

  private int had(int line) {
    return own(line, 0) == NONE ? 0 : own(line, 1) == NONE ? 1 : 2;
  }

  /** A cell is not to be had any more. */
  void take(int cell) {
    int line = owner(cell);
    if (line == GONE) {
      return;
    }
    if (line == UNUSED) {
      trail.add(unusedAt, -1);
    } else {
      forgetOwn(line, cell);
      trail.add(missingAt, 1);
      lacking.add(line);
    }
    trail.set(cell, GONE);
  }

  /** A cell is to be had again. */
  void give(int cell) {
    if (owner(cell) == GONE) {
      trail.set(cell, UNUSED);
      trail.add(unusedAt, 1);
      freed.add(cell);
    }
  }

  /** From now on a line wants so many cells; 0 drops it. Cells beyond that it gives up. */
  void want(int line, int number) {
    trail.add(missingAt, number - wanted(line));
    trail.set(wantAt + line, number);
    lacking.add(line);
    for (int which = 1; which >= number; which--) {
      int cell = own(line, which);
      if (cell != NONE) {
        trail.set(ownAt + 2 * line + which, NONE);
        trail.set(cell, UNUSED);
        trail.add(unusedAt, 1);
        trail.add(missingAt, 1);
        freed.add(cell);
      }
    }
  }

  private void forgetOwn(int line, int cell) {
    int at = ownAt + 2 * line;
    if (trail.get(at) == cell) {
      trail.set(at, trail.get(at + 1));
    }
    trail.set(at + 1, NONE);
  }

  /** Satisfies as many wants as possible; returns how many are left, the deficiency. */
  int repair() {
    round++;
    head = 0;
    tail = 0;
    lacking.clear();
    freed.clear();
    if (deficiency() == 0) {
      return 0;
    }
    for (int line = 0; line < game.lines; line++) {
      // What a search in vain has reached leads nowhere later in this round, either.
      while (missing(line) > 0 && reached[line] != round) {
        if (augment(line) && deficiency() == 0) {
          return 0;
        }
      }
    }
    return deficiency();
  }

  /**
   * As {@link #repair}, but begins only at what has changed since the last repair: on a large board
   * where many lines lack cells a search in vain from each of them would see all of it. An
   * augmenting path that was none before begins at a line that lacks a cell since then or ends at a
   * cell that is unused since then; from these lines it looks not far, so that something may be
   * missed. The violator stays as it was.
   */
  void mend() {
    for (int i = 0; i < freed.size() && deficiency() > 0; i++) {
      if (owner(freed.getInt(i)) == UNUSED) {
        offer(freed.getInt(i));
      }
    }
    for (int i = 0; i < lacking.size() && unused() > 0; i++) {
      int line = lacking.getInt(i);
      boolean found = true;
      while (found && missing(line) > 0) {
        found = seek(line);
      }
    }
    lacking.clear();
    freed.clear();
  }

  /** Forgets what has changed: it was taken back. */
  void unchanged() {
    lacking.clear();
    freed.clear();
  }

  /** Looks for a line that lacks a cell and can have this one, or one of a line that takes it. */
  private void offer(int unused) {
    tour++;
    int end = 0;
    int next = 0;
    int cell = unused;
    int by = NONE;
    int which = 0;
    while (true) {
      for (int line : game.through(cell)) {
        if (wanted(line) == 0 || near[line] == tour) {
          continue;
        }
        near[line] = tour;
        from[line] = by;
        via[line] = cell;
        if (missing(line) > 0) {
          handDown(line);
          return;
        }
        path[end++] = line;
      }
      do {
        if (which == 2) {
          which = 0;
          next++;
        }
        if (next == end) {
          return;
        }
        by = path[next];
        cell = own(by, which++);
      } while (cell == NONE);
    }
  }

  /** The line gets the cell by which it was reached from the line before, and so on. */
  private void handDown(int lacks) {
    int line = lacks;
    int at = ownAt + 2 * line;
    int place = trail.get(at) == NONE ? at : at + 1;
    while (true) {
      int cell = via[line];
      int giver = from[line];
      trail.set(place, cell);
      trail.set(cell, line);
      if (giver == NONE) {
        break;
      }
      place = ownAt + 2 * giver;
      if (trail.get(place) != cell) {
        place++;
      }
      line = giver;
    }
    trail.add(missingAt, -1);
    trail.add(unusedAt, -1);
  }

  /** Looks for an unused cell for this line, or for one that has a cell of this line's. */
  private boolean seek(int start) {
    tour++;
    near[start] = tour;
    path[0] = start;
    int end = 1;
    for (int next = 0; next < end; next++) {
      int line = path[next];
      for (int cell : game.line(line)) {
        int owner = owner(cell);
        if (owner == UNUSED) {
          pass(start, line, cell);
          return true;
        }
        if (owner >= 0 && near[owner] != tour && end < NEAR) {
          near[owner] = tour;
          from[owner] = line;
          via[owner] = cell;
          path[end++] = owner;
        }
      }
    }
    return false;
  }

  private boolean augment(int start) {
    int first = tail;
    reach(start);
    while (head < tail) {
      int line = queue[head++];
      for (int cell : game.line(line)) {
        int owner = owner(cell);
        if (owner == UNUSED) {
          pass(start, line, cell);
          for (int i = first; i < tail; i++) {
            reached[queue[i]] = 0;
          }
          head = first;
          tail = first;
          return true;
        }
        if (owner >= 0 && reached[owner] != round) {
          from[owner] = line;
          via[owner] = cell;
          reach(owner);
        }
      }
    }
    return false;
  }

  private void reach(int line) {
    reached[line] = round;
    queue[tail++] = line;
  }

  /**
   * Each line on the path takes a cell and leaves the one that it was reached by to the one before.
   */
  private void pass(int start, int last, int unused) {
    int line = last;
    int cell = unused;
    while (line != start) {
      int at = ownAt + 2 * line;
      trail.set(trail.get(at) == via[line] ? at : at + 1, cell);
      trail.set(cell, line);
      cell = via[line];
      line = from[line];
    }
    int at = ownAt + 2 * start;
    trail.set(trail.get(at) == NONE ? at : at + 1, cell);
    trail.set(cell, start);
    trail.add(missingAt, -1);
    trail.add(unusedAt, -1);
  }

  /**
   * Whether the last {@link #repair} found a line among those that want more than there is: all
   * cells of these lines that are to be had belong to these lines, and it is not enough.
   */
  boolean inViolator(int line) {
    return reached[line] == round;
  }

  /** How many lines are in the violator. */
  int violatorSize() {
    return tail;
  }

  /** A line of the violator. */
  int violator(int which) {
    return queue[which];
  }
}
