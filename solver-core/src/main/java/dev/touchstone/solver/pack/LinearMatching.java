package dev.touchstone.solver.pack;

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

  private final LinearGame game;
  private final LinearTrail trail;
  private final LinearMending mending;

  // Where in the trail: the line that a cell belongs to, from 0 on; how many cells a line wants;
  // its two cells; the sums.
  private final int wantAt;
  private final int ownAt;
  private final int missingAt;
  private final int unusedAt;
  private final int end;

  private final int[] reached;
  private final int[] queue;
  private final int[] from;
  private final int[] via;
  private int round;
  private int head;
  private int tail;

  /** All cells are to be had, and no line wants any. */
  LinearMatching(LinearGame game) {
    this(game, 0);
  }

  /**
   * @param more so many numbers of the trail are the caller's, from {@link #end} on
   */
  LinearMatching(LinearGame game, int more) {
    this.game = game;
    mending = new LinearMending(game, this);
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
      mending.lacks(line);
    }
    trail.set(cell, GONE);
  }

  /** A cell is to be had again. */
  void give(int cell) {
    if (owner(cell) == GONE) {
      trail.set(cell, UNUSED);
      trail.add(unusedAt, 1);
      mending.frees(cell);
    }
  }

  /** From now on a line wants so many cells; 0 drops it. Cells beyond that it gives up. */
  void want(int line, int number) {
    trail.add(missingAt, number - wanted(line));
    trail.set(wantAt + line, number);
    mending.lacks(line);
    for (int which = 1; which >= number; which--) {
      int cell = own(line, which);
      if (cell != NONE) {
        trail.set(ownAt + 2 * line + which, NONE);
        trail.set(cell, UNUSED);
        trail.add(unusedAt, 1);
        trail.add(missingAt, 1);
        mending.frees(cell);
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
    mending.forget();
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

  /** As {@link #repair}, but looks only near what has changed since then. */
  void mend() {
    mending.mend();
  }

  /** What has changed was taken back. */
  void unchanged() {
    mending.forget();
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
      exchange(line, via[line], cell);
      cell = via[line];
      line = from[line];
    }
    exchange(start, NONE, cell);
    oneUsed();
  }

  /** A line gets a cell in place of one that it has, or of {@link #NONE}. */
  void exchange(int line, int had, int cell) {
    int at = ownAt + 2 * line;
    trail.set(trail.get(at) == had ? at : at + 1, cell);
    trail.set(cell, line);
  }

  /** After some exchanges: one cell more is used, and one line lacks one cell less. */
  void oneUsed() {
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
