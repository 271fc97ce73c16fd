package dev.touchstone.solver.pack;

import java.util.Arrays;

/**
 * A change of the layout: an uncovered line gets a piece of cells that are free or those of pieces
 * that it replaces. Its value is the weight of the lines won less that of the lines lost.
 */
final class Proposal {

  long value;
  final Draft draft;
  private final Ground ground;
  private final Layout layout;
  private final Dice dice;
  private final int[] replaced;
  private int replacedCount;
  private final int[] onLine;
  private final int[] lost;
  private int lostCount;
  private final int[] lessCovers;
  private final long[] order;
  private final boolean[] must;

  Proposal(BlockGame game, Ground ground, Layout layout, Dice dice, int lines) {
    this.ground = ground;
    this.layout = layout;
    this.dice = dice;
    draft = new Draft(game, ground, lines);
    replaced = new int[ground.cells()];
    onLine = new int[ground.cells()];
    lost = new int[lines];
    lessCovers = new int[lines];
    order = new long[lines];
    must = new boolean[ground.cells()];
  }

  /**
   * Draws a change for a line by chance; whether it is one.
   *
   * @param most the most cells of a piece
   * @param bare the lines uncovered so far, of which {@code bareCount} count
   */
  boolean draw(int line, int most, int[] weight, int[] bare, int bareCount) {
    draft.clear();
    replacedCount = 0;
    int[] cells = ground.cellsOf(line);
    if (cells.length < 2) {
      return false;
    }
    gather(cells, most);
    listLost();
    addFree(line, most);
    draft.measure();
    if (!draft.keep(line)) {
      return false;
    }
    long gain = weight[line] - keepLost(weight);
    for (int i = 0; i < bareCount; i++) {
      if (bare[i] != line && draft.keep(bare[i])) {
        gain += weight[bare[i]];
      }
    }
    value = gain * 64 + dice.below(64) - draft.size;
    return true;
  }

  /** Takes two to four cells of the line with their pieces, perhaps another one beside them. */
  private void gather(int[] cells, int most) {
    System.arraycopy(cells, 0, onLine, 0, cells.length);
    dice.shuffle(onLine, cells.length);
    int number = Math.min(cells.length, 2 + dice.below(3));
    int taken = 0;
    while (taken < number && (taken < 2 || draft.size + sizeWith(onLine[taken]) <= most)) {
      take(onLine[taken]);
      must[onLine[taken++]] = true;
    }
    if (most > 2 && dice.below(2) == 0) {
      addNeighbour(most);
    }
    while (draft.size > most) {
      int at = dice.below(draft.size);
      if (!must[draft.cells[at]]) {
        draft.removeCellAt(at);
      }
    }
    for (int i = 0; i < taken; i++) {
      must[onLine[i]] = false;
    }
  }

  /** By how many cells the draft grows with a cell and its piece. */
  private int sizeWith(int cell) {
    int owner = layout.owner(cell);
    if (draft.has(cell) || isReplaced(owner)) {
      return draft.has(cell) ? 0 : 1;
    }
    return owner == Layout.NONE ? 1 : layout.piece(owner).cells().length;
  }

  private boolean isReplaced(int piece) {
    for (int i = 0; i < replacedCount; i++) {
      if (replaced[i] == piece) {
        return true;
      }
    }
    return false;
  }

  private void take(int cell) {
    int owner = layout.owner(cell);
    if (draft.has(cell)) {
      return;
    }
    if (owner == Layout.NONE || isReplaced(owner)) {
      draft.addCell(cell);
      return;
    }
    replaced[replacedCount++] = owner;
    for (int other : layout.piece(owner).cells()) {
      draft.addCell(other);
    }
  }

  private void addNeighbour(int most) {
    for (int i = 0; i < 6; i++) {
      int cell = dice.below(ground.cells());
      if (ground.open[cell] && !draft.has(cell) && draft.size + sizeWith(cell) <= most) {
        take(cell);
        return;
      }
    }
  }

  /** Lists the lines that only the replaced pieces cover. */
  private void listLost() {
    lostCount = 0;
    for (int i = 0; i < replacedCount; i++) {
      for (int line : layout.piece(replaced[i]).lines()) {
        if (++lessCovers[line] == layout.covers(line)) {
          lost[lostCount++] = line;
        }
      }
    }
    for (int i = 0; i < replacedCount; i++) {
      for (int line : layout.piece(replaced[i]).lines()) {
        lessCovers[line] = 0;
      }
    }
  }

  /** Adds free cells, those first that lie on the line or on lines that are lost. */
  private void addFree(int line, int most) {
    int from = dice.below(ground.cells());
    for (int i = 0; i < ground.cells() && draft.size < most; i++) {
      int cell = (from + i) % ground.cells();
      if (!ground.open[cell] || layout.owner(cell) != Layout.NONE || draft.has(cell)) {
        continue;
      }
      if (dice.below(3) == 0) {
        return;
      }
      if (liesOn(cell, line) || dice.below(4) == 0) {
        draft.addCell(cell);
      }
    }
  }

  private boolean liesOn(int cell, int line) {
    for (int other : ground.linesAt(cell)) {
      if (other == line) {
        return true;
      }
      for (int i = 0; i < lostCount; i++) {
        if (lost[i] == other) {
          return true;
        }
      }
    }
    return false;
  }

  /** Keeps what it can of the lost lines; returns the weight of the others. */
  private long keepLost(int[] weight) {
    long loss = 0;
    int holdable = 0;
    for (int i = 0; i < lostCount; i++) {
      if (draft.held(lost[i]) >= 2) {
        lost[holdable++] = lost[i];
      } else {
        loss += weight[lost[i]];
      }
    }
    if (draft.keepAll(lost, holdable)) {
      return loss;
    }
    for (int i = 0; i < holdable; i++) {
      order[i] = -((long) weight[lost[i]] * (100 + dice.below(100))) << 32 | lost[i];
    }
    Arrays.sort(order, 0, holdable);
    for (int i = 0; i < holdable; i++) {
      int line = (int) order[i];
      if (!draft.keep(line)) {
        loss += weight[line];
      }
    }
    return loss;
  }

  /** Makes the change. */
  void carryOut() {
    Arrays.sort(replaced, 0, replacedCount);
    for (int i = replacedCount - 1; i >= 0; i--) {
      layout.remove(replaced[i]);
    }
    dice.shuffle(draft.cells, draft.size);
    draft.measure();
    draft.layDown(layout);
  }
}
