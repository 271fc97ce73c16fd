package dev.touchstone.game;

/**
 * A turn or reflection of the plane with a translation behind it: x and y are exchanged if turn has
 * the bit 4, then x is negated if it has the bit 1, and y if it has the bit 2; then across and up
 * are added.
 */
public record Motion(long turn, long across, long up) {

  /** The turns and reflections. */
  public static final int TURNS = 8;

  private static final long NEGATES_X = 1;
  private static final long NEGATES_Y = 2;
  private static final long EXCHANGES = 4;

  /** Whether there is such a turn. */
  boolean exists() {
    return turn >= 0 && turn < TURNS;
  }

  /** Whether rows become columns. */
  boolean exchanges() {
    return (turn & EXCHANGES) != 0;
  }

  /** The x of the image of the cell x, y. */
  public long x(int x, int y) {
    long from = exchanges() ? y : x;
    return ((turn & NEGATES_X) == 0 ? from : -from) + across;
  }

  /** The y of the image of the cell x, y. */
  public long y(int x, int y) {
    long from = exchanges() ? x : y;
    return ((turn & NEGATES_Y) == 0 ? from : -from) + up;
  }

  /** Whether the image of this rectangle is the same rectangle. */
  boolean keeps(Window rectangle) {
    int right = rectangle.left() + rectangle.columns() - 1;
    int top = rectangle.bottom() + rectangle.rows() - 1;
    long x = x(rectangle.left(), rectangle.bottom());
    long y = y(rectangle.left(), rectangle.bottom());
    long otherX = x(right, top);
    long otherY = y(right, top);
    return Math.min(x, otherX) == rectangle.left()
        && Math.max(x, otherX) == right
        && Math.min(y, otherY) == rectangle.bottom()
        && Math.max(y, otherY) == top;
  }
}
