package dev.touchstone.strategy;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Player;
import dev.touchstone.game.Window;
import dev.touchstone.strategy.HostCells.At;
import java.util.List;
import java.util.Optional;

/**
 * A move to try on an infinite board: of the cells around the stones the one after which most turns
 * may have to be looked up; among equals the one on the heaviest runs that one player can still
 * complete; each run weighs 2^(stones in it).
 */
final class HostSuggestion {

  private static final int COLUMNS = 21;
  private static final int ROWS = 15;

  /** More stones of a run weigh the same, so that a sum is a number. */
  private static final long HEAVIEST = 48;

  private final Playing game;
  private final HostCells cells;
  private final Runs runs;

  HostSuggestion(Playing game, HostCells cells) {
    this.game = game;
    this.cells = cells;
    runs = new Runs(cells);
  }

  Suggestion best() {
    Window window = HostView.around(game, COLUMNS, ROWS);
    boolean completes = game.toPlace() == 1;
    Suggestion best = new Suggestion(-1, Optional.empty(), 0);
    long heaviest = -1;
    for (int i = 0; i < window.columns() * window.rows(); i++) {
      At at = new At(window.x(i), window.y(i));
      int cell = cells.cell(at);
      if (!game.isFree(cell)) {
        continue;
      }
      Optional<Integer> turns = completes ? Optional.of(turns(cell)) : Optional.empty();
      int more = turns.orElse(0) - best.turns().orElse(0);
      long weight = weight(at);
      if (best.cell() < 0 || more > 0 || (more == 0 && weight > heaviest)) {
        best = new Suggestion(cell, turns, open(at).size());
        heaviest = weight;
      }
    }
    return best;
  }

  /** How many turns may have to be looked up after this stone, which completes the turn. */
  private int turns(int cell) {
    game.move(cell);
    game.answer();
    int turns = game.turnsToLookUp();
    game.undo();
    game.undo();
    return turns;
  }

  /** The runs through a cell that the player who wants one can still complete. */
  private List<List<At>> open(At at) {
    CellSet others = game.stones(wanting().opponent());
    return runs.through(at).stream()
        .filter(run -> run.stream().noneMatch(one -> runs.isOn(one, others)))
        .toList();
  }

  private Player wanting() {
    Strategy strategy = game.strategy();
    boolean keepsOff = strategy.statement().goal().keepsOff();
    return keepsOff ? strategy.player().opponent() : strategy.player();
  }

  private long weight(At at) {
    CellSet stones = game.stones(wanting());
    long weight = 0;
    for (List<At> run : open(at)) {
      weight +=
          1L << Math.min(HEAVIEST, run.stream().filter(one -> runs.isOn(one, stones)).count());
    }
    return weight;
  }
}
