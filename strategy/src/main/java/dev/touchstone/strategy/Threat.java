package dev.touchstone.strategy;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import java.util.ArrayList;
import java.util.List;

/**
 * A line that the strategy completes in its next turn, unless the opponent blocks it.
 *
 * @param missing the cells of the line that are free, no more than a turn has stones
 */
public record Threat(CellSet line, CellSet missing) {

  /** Those that there are now, in the order of the lines. */
  public static List<Threat> of(Playing game) {
    return game.cells() instanceof HostCells host ? onHost(game, host) : onBoard(game);
  }

  private static List<Threat> onBoard(Playing game) {
    Strategy strategy = game.strategy();
    Hypergraph lines = strategy.statement().hypergraph();
    CellSet own = game.stones(strategy.player());
    CellSet free = game.free();
    List<Threat> threats = new ArrayList<>();
    for (int line : lines.linesOf(strategy.player()).toArray()) {
      CellSet missing = lines.line(line).minus(own);
      boolean near = !missing.isEmpty() && missing.count() <= strategy.statement().turn();
      if (near && free.containsAll(missing)) {
        threats.add(new Threat(lines.line(line), missing));
      }
    }
    return threats;
  }

  private static List<Threat> onHost(Playing game, HostCells cells) {
    Strategy strategy = game.strategy();
    CellSet own = game.stones(strategy.player());
    CellSet theirs = game.stones(strategy.player().opponent());
    Runs runs = new Runs(cells);
    List<Threat> threats = new ArrayList<>();
    for (List<HostCells.At> run : runs.near(own)) {
      List<HostCells.At> missing = run.stream().filter(at -> !runs.isOn(at, own)).toList();
      boolean near = !missing.isEmpty() && missing.size() <= strategy.statement().turn();
      if (near && missing.stream().noneMatch(at -> runs.isOn(at, theirs))) {
        threats.add(new Threat(runs.numbers(run), runs.numbers(missing)));
      }
    }
    return threats;
  }
}
