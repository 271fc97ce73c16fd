package dev.touchstone.verifier;

import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.Tile;
import dev.touchstone.certificate.TileStep;
import dev.touchstone.game.BadGameException;
import dev.touchstone.game.CellList;
import dev.touchstone.game.Lattice;
import dev.touchstone.game.Motion;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/**
 * A periodic pairing of the plane for 9 in a row, one stone a turn: of each line of cells, in any
 * of the four directions, every eighth pair of neighbours is one of its pairs, and no cell is in
 * two. So each run of 9 cells contains a pair; [HJ63] have another such pairing.
 */
final class PlanePairing {

  /** The row y = 7 first. A cell is paired with the next one in its direction; dots are those. */
  private static final List<String> PICTURE =
      List.of(
          "\\|-././.",
          "\\.-././.",
          "\\.-.\\|/.",
          "\\.-.\\./\\",
          "..-.....",
          "\\-..|//.",
          "...|-..|",
          "|.|-..|.");

  static final Lattice LATTICE = new Lattice(8, 0, 8);

  private record Cell(int x, int y) {}

  private final List<List<Cell>> pairs;

  private PlanePairing(List<List<Cell>> pairs) {
    this.pairs = pairs;
  }

  /** All pairs. */
  static PlanePairing whole() {
    List<List<Cell>> pairs = new ArrayList<>();
    for (int y = 0; y < PICTURE.size(); y++) {
      String row = PICTURE.get(PICTURE.size() - 1 - y);
      for (int x = 0; x < row.length(); x++) {
        int[] step =
            switch (row.charAt(x)) {
              case '-' -> new int[] {1, 0};
              case '|' -> new int[] {0, 1};
              case '/' -> new int[] {1, 1};
              case '\\' -> new int[] {1, -1};
              default -> new int[0];
            };
        if (step.length > 0) {
          pairs.add(List.of(new Cell(x, y), new Cell(x + step[0], y + step[1])));
        }
      }
    }
    return new PlanePairing(pairs);
  }

  /** The pairs from one number on, up to another. */
  PlanePairing part(int from, int to) {
    return new PlanePairing(pairs.subList(from, to));
  }

  int size() {
    return pairs.size();
  }

  private List<Cell> cells() {
    return pairs.stream()
        .flatMap(List::stream)
        .sorted(Comparator.comparingInt(Cell::y).thenComparingInt(Cell::x))
        .toList();
  }

  /** The tile of all its cells, whose lines are the pairs. */
  Tile tile(int turn) {
    List<Cell> cells = cells();
    try {
      return new Tile(
          cells.stream().mapToInt(Cell::x).toArray(),
          cells.stream().mapToInt(Cell::y).toArray(),
          numbered(),
          turn);
    } catch (BadGameException e) {
      throw new IllegalStateException(e);
    }
  }

  private List<int[]> numbered() {
    List<Cell> cells = cells();
    return pairs.stream()
        .map(pair -> pair.stream().mapToInt(cells::indexOf).sorted().toArray())
        .toList();
  }

  /** Breaker takes the other cell of a pair. */
  Step groups() {
    int[] cells = numbered().stream().flatMapToInt(Arrays::stream).toArray();
    return new Step.Groups(2, CellList.of(cells), true);
  }

  /** The steps that make and prove its tile. */
  List<Step> proved() {
    return List.of(new TileStep.Open(tile(1)), groups(), new TileStep.Close());
  }

  /** The tiling by tiles that lie where they are. */
  static TileStep.Tiling tiling(int tiles) {
    return tiling(LATTICE, tiles, new Motion(0, 0, 0));
  }

  static TileStep.Tiling tiling(Lattice lattice, int tiles, Motion... places) {
    return new TileStep.Tiling(lattice, Collections.nCopies(tiles, List.of(places)));
  }
}
