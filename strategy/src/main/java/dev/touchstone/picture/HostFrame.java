package dev.touchstone.picture;

import dev.touchstone.game.Window;
import dev.touchstone.strategy.HostCells.At;
import dev.touchstone.strategy.HostView;

/**
 * What is drawn around the cells of an infinite board: the grid goes on a little where the board
 * does, the region that every board of a statement has is framed, and so is each copy of a tile.
 */
final class HostFrame {

  /** How far the grid goes on, in widths of a cell. */
  private static final double ON = 0.22;

  private final Places places;
  private final HostView view;

  HostFrame(Places places, HostView view) {
    this.places = places;
    this.view = view;
  }

  void draw(Pen pen) {
    Path open = new Path();
    Path frames = new Path();
    Window window = view.window();
    for (int cell = 0; cell < window.columns() * window.rows(); cell++) {
      At at = view.at(cell);
      for (int[] way : new int[][] {{-1, 0}, {1, 0}, {0, -1}, {0, 1}}) {
        At beside = new At(at.x() + way[0], at.y() + way[1]);
        if (isEnd(at, beside)) {
          side(frames, cell, way);
        }
        if (!window.contains(beside.x(), beside.y()) && view.cells().exists(beside)) {
          goesOn(open, cell, way);
        }
      }
    }
    pen.path(Ink.OPEN, open);
    pen.path(Ink.BRICK, frames);
  }

  /** Whether a copy of a tile, or the region, ends between these two cells. */
  private boolean isEnd(At at, At beside) {
    Window window = view.window();
    boolean first = at.x() < beside.x() || at.y() < beside.y();
    boolean shown = window.contains(beside.x(), beside.y());
    boolean ofTile = shown && first && copy(at) != copy(beside);
    return ofTile || (inRegion(at) && !inRegion(beside));
  }

  private int copy(At at) {
    return view.copies().get(view.window().cell(at.x(), at.y()));
  }

  private boolean inRegion(At at) {
    return view.host().region().filter(region -> region.contains(at.x(), at.y())).isPresent();
  }

  /** The side of a cell that lies this way. */
  private void side(Path path, int cell, int[] way) {
    double half = places.cell() / 2;
    double x = places.x(cell) + way[0] * half;
    double y = places.y(cell) - way[1] * half;
    path.begin(x - way[1] * half, y - way[0] * half).line(x + way[1] * half, y + way[0] * half);
  }

  /** Where a cell is the last that is drawn this way, its other sides go on a little. */
  private void goesOn(Path path, int cell, int[] way) {
    double half = places.cell() / 2;
    for (int side = -1; side <= 1; side += 2) {
      double x = places.x(cell) + way[0] * half + side * way[1] * half;
      double y = places.y(cell) - way[1] * half + side * way[0] * half;
      path.begin(x, y).line(x + way[0] * ON * 2 * half, y - way[1] * ON * 2 * half);
    }
  }
}
