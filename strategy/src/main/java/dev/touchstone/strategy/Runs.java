package dev.touchstone.strategy;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Rectangle;
import dev.touchstone.strategy.HostCells.At;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The lines of an infinite board: its runs of k cells, looked for where the stones are. */
final class Runs {

  private final HostCells cells;

  Runs(HostCells cells) {
    this.cells = cells;
  }

  /** The runs through a cell that lie on the host, direction by direction. */
  List<List<At>> through(At at) {
    List<List<At>> runs = new ArrayList<>();
    for (int[] way : Rectangle.directions()) {
      for (int before = cells.run() - 1; before >= 0; before--) {
        List<At> run = new ArrayList<>();
        for (int i = 0; i < cells.run(); i++) {
          run.add(new At(at.x() + (i - before) * way[1], at.y() + (i - before) * way[0]));
        }
        if (run.stream().allMatch(cells::exists)) {
          runs.add(run);
        }
      }
    }
    return runs;
  }

  /** A run that is wholly among these stones, if there is one. */
  Optional<CellSet> owned(CellSet stones) {
    return near(stones).stream()
        .filter(run -> run.stream().allMatch(at -> isOn(at, stones)))
        .findFirst()
        .map(this::numbers);
  }

  /** The runs that these stones lie on, each once. */
  Set<List<At>> near(CellSet stones) {
    Set<List<At>> runs = new LinkedHashSet<>();
    for (int stone : stones.toArray()) {
      runs.addAll(through(cells.at(stone)));
    }
    return runs;
  }

  boolean isOn(At at, CellSet stones) {
    int known = cells.known(at);
    return known >= 0 && stones.contains(known);
  }

  /** These cells by their numbers. */
  CellSet numbers(List<At> run) {
    int[] numbers = new int[run.size()];
    Arrays.setAll(numbers, i -> cells.cell(run.get(i)));
    return cells.set(numbers);
  }
}
