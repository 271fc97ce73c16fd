package dev.touchstone.strategy;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Player;
import dev.touchstone.game.Window;
import dev.touchstone.strategy.HostCells.At;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How a strategy begins.
 *
 * @param player for whom it plays
 * @param cells what the cells are called
 * @param shown of an infinite board, the part for whose cells answers are given
 * @param first its first stones, if it moves first
 * @param turn the stones of the opponent's first turn
 * @param answers its answer to each first turn of the opponent, by cells, if that is of one stone;
 *     turns of more are too many to list, and one stone of them alone has no answer
 * @param elsewhere of an infinite board, the answer to a stone far away from that part
 * @param outlook of a strong game, what it threatens then and what it has to spare, and in which
 *     order its answers are tried, a sentence each
 * @param largestZone the most cells that it has to mind: after one of these answers, or else before
 */
public record Openings(
    Player player,
    Cells cells,
    Optional<Window> shown,
    List<Integer> first,
    int turn,
    SortedMap<Integer, List<Integer>> answers,
    List<Integer> elsewhere,
    List<String> outlook,
    int largestZone) {

  /** As much of an infinite board as is shown. */
  private static final int COLUMNS = 19;

  private static final int ROWS = 19;

  /** Beyond every window. */
  private static final int FAR = 50_000;

  /** Plays each first turn of one stone once. */
  public static Openings of(Strategy strategy) {
    Playing game = strategy.play();
    List<Integer> first = game.strategyMoves() ? game.answer().cells() : List.of();
    int turn = game.toPlace();
    List<String> outlook = new ArrayList<>(Outlook.of(game));
    outlook.addAll(Order.of(game));
    SortedMap<Integer, List<Integer>> answers = new TreeMap<>();
    Optional<Window> shown = shown(game);
    int largest = turn == 1 ? 0 : game.promise().zone().count();
    for (int cell : turn == 1 ? tried(game, shown).toArray() : new int[0]) {
      Reply reply = reply(game, cell);
      answers.put(cell, reply.cells());
      largest = Math.max(largest, reply.promise().zone().count());
    }
    return new Openings(
        strategy.player(),
        game.cells(),
        shown,
        first,
        turn,
        answers,
        turn == 1 ? elsewhere(game, shown) : List.of(),
        outlook,
        largest);
  }

  private static Optional<Window> shown(Playing game) {
    return game.cells() instanceof HostCells
        ? Optional.of(HostView.around(game, COLUMNS, ROWS))
        : Optional.empty();
  }

  private static CellSet tried(Playing game, Optional<Window> shown) {
    if (shown.isPresent() && game.cells() instanceof HostCells cells) {
      Window window = shown.get();
      List<Integer> inside = new ArrayList<>();
      for (int cell = 0; cell < window.columns() * window.rows(); cell++) {
        inside.add(cells.cell(new At(window.x(cell), window.y(cell))));
      }
      return cells.set(inside).intersection(game.free());
    }
    return game.free();
  }

  /** In a tiling no cell is far away. */
  private static List<Integer> elsewhere(Playing game, Optional<Window> shown) {
    if (shown.isPresent()
        && game.cells() instanceof HostCells cells
        && game.strategy().tiling().isEmpty()) {
      return reply(game, cells.cell(new At(-FAR, shown.get().bottom()))).cells();
    }
    return List.of();
  }

  private static Reply reply(Playing game, int cell) {
    game.move(cell);
    Reply reply = game.answer();
    game.undo();
    game.undo();
    return reply;
  }
}
