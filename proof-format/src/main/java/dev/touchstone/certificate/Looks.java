package dev.touchstone.certificate;

import dev.touchstone.game.Hypergraph;

/**
 * How much work the steps so far have asked for, in looks: docs/format.md (4.1) has the price of
 * each step. A price is about what the costlier of two checkers does for the step, in words of 64
 * cells or lines. It follows from the steps alone, so that all checkers give up at the same one.
 */
public final class Looks {

  /**
   * What any certificate may take, and what more for each line of the game, each byte of a file.
   */
  private static final long FREE = 1L << 28;

  private static final long A_LINE = 1L << 15;
  private static final long A_BYTE = 1L << 15;

  private final int turn;
  private final long cells;
  private final long lines;

  /** The cells of all lines together. */
  private final long incidences;

  private final long cellWords;
  private final long words;

  /** For a set of p + 1 cells: the words of lines to be looked at. */
  private final long set;

  private final long anywhere;
  private long taken;

  public Looks(Hypergraph game, int turn) {
    this.turn = turn;
    cells = game.cellCount();
    lines = game.lineCount();
    incidences = incidences(game);
    cellWords = game.noCells().wordCount();
    long lineWords = game.noLines().wordCount();
    words = cellWords + lineWords;
    set = (turn + 1) * lineWords;
    anywhere = 512L * (turn + 1) * (turn + 1);
  }

  private static long incidences(Hypergraph game) {
    long sum = 0;
    for (int line = 0; line < game.lineCount(); line++) {
      sum += game.line(line).count();
    }
    return sum;
  }

  /** Any step. */
  void step() {
    taken += 8 * words;
  }

  /** A scene is made: by a frame, or for an answered leaf. */
  void scene() {
    taken += 8 * words;
  }

  /** Cells in the lists of a step. */
  void listed(int count) {
    taken += count * words;
  }

  /** A group of COVER. */
  void group() {
    taken += 16 * words;
  }

  /** A choice among so many sets that are compared. */
  void compared(long sets) {
    taken += sets * set;
  }

  /** A choice among more sets than are compared, of another than the first. */
  void anywhere() {
    taken += anywhere;
  }

  void potential() {
    taken += 4 * lines * cellWords;
  }

  void image() {
    taken += 4 * (cells + lines);
  }

  void symmetry() {
    taken += 32 * lines * cellWords;
  }

  /** Besides, in Hex. */
  public void neighbours() {
    taken += 64 * cells;
  }

  /** Looks at the sets T_i of OPTIONS, for p ≥ 2. */
  public void options(long sets) {
    taken += sets * (8 + cellWords);
  }

  /** The sets of stones that ORDERED looks through, for p ≥ 2. */
  public void turns(long looks) {
    taken += looks;
  }

  /** The tolerances of a line. */
  void done() {
    taken += lines;
  }

  /** The tolerances of so many options; more than can be held are refused before. */
  void ordered(long options) {
    long once = (16 * (cells + lines) + incidences) * (turn > 1 ? 2 : 1);
    taken += (1 + Math.min(options, Counts.MAX_HELD)) * once;
  }

  /** All looks so far. */
  public long taken() {
    return taken;
  }

  /** How many bytes a file must have for what was taken so far. */
  long bytesWanted() {
    return Math.max(0, taken - FREE - A_LINE * lines + A_BYTE - 1) / A_BYTE;
  }
}
