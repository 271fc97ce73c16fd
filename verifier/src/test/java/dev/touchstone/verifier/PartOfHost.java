package dev.touchstone.verifier;

import dev.touchstone.certificate.Race;
import dev.touchstone.certificate.Tolerances;
import dev.touchstone.game.BadGameException;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.Window;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A finite part of an infinite board, any set of its cells: its lines are the host's runs of k
 * cells that lie in it. Nothing is used of windows but the numbers of cells and lines.
 */
final class PartOfHost {

  /** A cell by its coordinates. */
  record Place(int x, int y) {}

  private static final int[][] STEPS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

  private final List<Place> places;
  private final Map<Place, Integer> numbers = new HashMap<>();
  private final List<List<Place>> runs = new ArrayList<>();
  private final Hypergraph game;

  PartOfHost(int length, Set<Place> cells) {
    places = List.copyOf(new LinkedHashSet<>(cells));
    places.forEach(place -> numbers.put(place, numbers.size()));
    List<int[]> lines = new ArrayList<>();
    for (Place start : places) {
      for (int[] step : STEPS) {
        List<Place> run = run(start, step, length);
        if (cells.containsAll(run)) {
          runs.add(run);
          lines.add(run.stream().mapToInt(numbers::get).toArray());
        }
      }
    }
    try {
      game = new Hypergraph(places.size(), lines);
    } catch (BadGameException e) {
      throw new IllegalStateException(e);
    }
  }

  static List<Place> run(Place start, int[] step, int length) {
    List<Place> run = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      run.add(new Place(start.x() + i * step[0], start.y() + i * step[1]));
    }
    return run;
  }

  Hypergraph game() {
    return game;
  }

  /**
   * What a claim says here: nothing if P must own a cell that there is not. Cells of Z that there
   * are not matter to nobody.
   */
  Optional<Race> race(InfiniteBoard board, Hypergraph seen, Race race, short far) {
    CellSet zone = here(board, race.zone());
    CellSet needs = here(board, race.needs());
    if (needs.count() < race.needs().count()) {
      return Optional.empty();
    }
    short[] most = new short[game.lineCount()];
    for (List<Place> run : runs) {
      int line =
          game.lineNumber(CellSet.of(places.size(), run.stream().mapToInt(numbers::get).toArray()));
      most[line] = tolerance(board, seen, race, far, run);
    }
    return Optional.of(new Race(race.wins(), needs, zone, Tolerances.of(game, most)));
  }

  private CellSet here(InfiniteBoard board, CellSet cells) {
    return CellSet.of(
        places.size(),
        places(board, cells).stream()
            .filter(numbers::containsKey)
            .mapToInt(numbers::get)
            .toArray());
  }

  private static short tolerance(
      InfiniteBoard board, Hypergraph seen, Race race, short far, List<Place> run) {
    Window numbered = board.cells();
    if (!run.stream().allMatch(place -> numbered.contains(place.x(), place.y()))) {
      return far;
    }
    int[] cells = run.stream().mapToInt(place -> numbered.cell(place.x(), place.y())).toArray();
    int line = seen.lineNumber(CellSet.of(seen.cellCount(), cells));
    return line < 0 ? far : race.tolerances().of(line);
  }

  /** Cells of a window's numbers. */
  static List<Place> places(InfiniteBoard board, CellSet cells) {
    Window numbered = board.cells();
    List<Place> places = new ArrayList<>();
    cells.forEach(cell -> places.add(new Place(numbered.x(cell), numbered.y(cell))));
    return places;
  }

  @Override
  public String toString() {
    return places.toString();
  }
}
