package dev.touchstone.cli;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Player;
import dev.touchstone.game.Window;
import dev.touchstone.strategy.HostView;
import dev.touchstone.strategy.Playing;
import java.util.Arrays;
import java.util.List;

/** How much of an infinite board is shown, and which stones are not, in words. */
record Sight(Playing game, HostView view) {

  /** More stones are only counted. */
  private static final int LISTED = 4;

  String inWords() {
    Window window = view.window();
    String shown =
        "The board goes on; shown are x from %d to %d and y from %d to %d"
            .formatted(
                window.left(),
                window.left() + window.columns() - 1,
                window.bottom(),
                window.bottom() + window.rows() - 1);
    String strokes = view.isTiled() ? " Strokes stand between the copies of tiles." : "";
    CellSet stones = game.stones(Player.BLACK).union(game.stones(Player.WHITE));
    List<String> hidden =
        Arrays.stream(stones.toArray())
            .filter(stone -> view.shown(stone) < 0)
            .mapToObj(game.cells()::name)
            .toList();
    if (hidden.isEmpty()) {
      return shown + "." + strokes;
    }
    int more = hidden.size() - LISTED;
    return "%s, not the stones on %s%s.%s"
        .formatted(
            shown,
            String.join(" ", hidden.subList(0, Math.min(LISTED, hidden.size()))),
            more > 0 ? " and " + more + " more" : "",
            strokes);
  }
}
