package dev.touchstone.game;

import java.util.Optional;

/**
 * An infinite board as a whole: the plane, or a strip of some rows. Its cells are pairs x, y of
 * whole numbers, x to the right and y upwards; those of a strip have y from 0. A game may be about
 * all boards that are a part of it and hold a translate of a rectangle, the region.
 *
 * @param rows of a strip; {@link #NONE} of the plane
 * @param regionRows {@link #NONE} if the game is about the host itself, as regionColumns is
 */
public record Host(int rows, int regionRows, int regionColumns) {

  private static final int NONE = -1;

  public static final Host PLANE = new Host(NONE, NONE, NONE);

  /** The coordinates of a cell that is named are at most this far from 0. */
  public static final int FARTHEST = 1 << 12;

  static Host strip(int rows) {
    return new Host(rows, NONE, NONE);
  }

  /** All boards of the plane that hold such a rectangle. */
  static Host planeAround(int regionRows, int regionColumns) {
    return new Host(NONE, regionRows, regionColumns);
  }

  /** All boards of the strip that hold so many whole columns of it. */
  static Host stripAround(int rows, int regionColumns) {
    return new Host(rows, rows, regionColumns);
  }

  public boolean isPlane() {
    return rows == NONE;
  }

  /** The rectangle that each board of the game holds, if the game is about many boards. */
  public Optional<Window> region() {
    return regionRows == NONE
        ? Optional.empty()
        : Optional.of(new Window(0, 0, regionColumns, regionRows));
  }

  /** Whether a cell may be named so. */
  boolean hasCell(int x, int y) {
    boolean near = Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST;
    return near && (isPlane() || (y >= 0 && y < rows));
  }

  /** The least window with the cell x, y. */
  Window around(int x, int y) {
    return isPlane() ? new Window(x, y, 1, 1) : new Window(x, 0, 1, rows);
  }

  /** What of the host is at most so far from a window. */
  Window near(Window window, int margin) {
    return window.widened(margin, isPlane() ? margin : 0);
  }

  /** Whether this is a symmetry of the game: of the host, and of the region if there is one. */
  public boolean isKeptBy(Motion motion) {
    return motion.exists()
        && (isPlane() || (!motion.exchanges() && keepsRows(motion)))
        && region().map(motion::keeps).orElse(true);
  }

  private boolean keepsRows(Motion motion) {
    long first = motion.y(0, 0);
    long last = motion.y(0, rows - 1);
    return Math.min(first, last) == 0 && Math.max(first, last) == rows - 1;
  }

  /** As it is written, for runs of so many cells. */
  String notation(int length) {
    String before =
        region().isEmpty()
            ? isPlane() ? "plane " : "strip " + rows + ","
            : (isPlane() ? regionRows + "+," : rows + ",") + regionColumns + "+,";
    return before + length;
  }

  String inWords() {
    String whole = isPlane() ? "the infinite plane" : "an infinite strip of " + rows + " rows";
    return region().isEmpty()
        ? whole
        : "any board that is a part of %s and holds a rectangle of %s rows and %s columns"
            .formatted(whole, regionRows, regionColumns);
  }
}
