package dev.touchstone.picture;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Rectangle;
import dev.touchstone.game.Window;
import dev.touchstone.strategy.HostView;
import java.util.ArrayList;
import java.util.List;

/** The lines of an infinite board that lie in the part that is shown. */
final class HostLines {

  private HostLines() {}

  static Hypergraph within(HostView view) {
    Window window = view.window();
    List<int[]> lines = new ArrayList<>();
    for (int cell = 0; cell < window.columns() * window.rows(); cell++) {
      for (int[] way : Rectangle.directions()) {
        int[] run = new int[view.cells().run()];
        int found = 0;
        for (; found < run.length; found++) {
          int x = window.x(cell) + found * way[1];
          int y = window.y(cell) + found * way[0];
          if (!window.contains(x, y)) {
            break;
          }
          run[found] = window.cell(x, y);
        }
        if (found == run.length) {
          lines.add(run);
        }
      }
    }
    try {
      return new Hypergraph(window.columns() * window.rows(), lines);
    } catch (BadGameException e) {
      throw new IllegalArgumentException("more is shown than a game has cells", e);
    }
  }
}
