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

  /** All so far; in one place for a game and the tiles that lie in it. */
  private final long[] taken;

  public Looks(Hypergraph game, int turn) {
    this(game, turn, new long[1]);
  }

  private Looks(Hypergraph game, int turn, long[] taken) {
    this.taken = taken;
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

  /** The looks of a tile's game, which are counted among those here. */
  public Looks within(Hypergraph tile) {
    return new Looks(tile, turn, taken);
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
    taken[0] += 8 * words;
  }

  /** A scene is made: by a frame, or for an answered leaf. */
  void scene() {
    taken[0] += 8 * words;
  }

  /** Cells in the lists of a step. */
  void listed(int count) {
    taken[0] += count * words;
  }

  /** A group of COVER. */
  void group() {
    taken[0] += 16 * words;
  }

  /** A choice among so many sets that are compared. */
  void compared(long sets) {
    taken[0] += sets * set;
  }

  /** A choice among more sets than are compared, of another than the first. */
  void anywhere() {
    taken[0] += anywhere;
  }

  void potential() {
    taken[0] += 4 * lines * cellWords;
  }

  void image() {
    taken[0] += 4 * (cells + lines);
  }

  void symmetry() {
    taken[0] += 32 * lines * cellWords;
  }

  /** Besides, in Hex. */
  public void neighbours() {
    taken[0] += 64 * cells;
  }

  /** Looks at the sets T_i of OPTIONS, for p ≥ 2. */
  public void options(long sets) {
    taken[0] += sets * (8 + cellWords);
  }

  /** The sets of stones that ORDERED looks through, for p ≥ 2. */
  public void turns(long looks) {
    taken[0] += looks;
  }

  /** The tolerances of a line. */
  void done() {
    taken[0] += lines;
  }

  /** The tolerances of so many options; more than can be held are refused before. */
  void ordered(long options) {
    long once = (16 * (cells + lines) + incidences) * (turn > 1 ? 2 : 1);
    taken[0] += (1 + Math.min(options, Counts.MAX_HELD)) * once;
  }

  /** A tile of this game is opened. */
  void tile() {
    taken[0] += 8 * (cells * (words - cellWords) + lines * cellWords) + 64 * (cells + incidences);
  }

  /**
   * A tiling is made, of so many classes of cells with tiles that have at most so many lines.
   *
   * @param run k
   * @return the looks of this step
   */
  public long tiling(long classes, long run, long linesInWords) {
    long looks = 4 * classes * run * (16 + linesInWords);
    taken[0] += looks;
    return looks;
  }

  /** All looks so far. */
  public long taken() {
    return taken[0];
  }

  /** How many bytes a file must have for what was taken so far. */
  long bytesWanted() {
    return Math.max(0, taken[0] - FREE - A_LINE * lines + A_BYTE - 1) / A_BYTE;
  }
}
