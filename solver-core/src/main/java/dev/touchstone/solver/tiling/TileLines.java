package dev.touchstone.solver.tiling;

import dev.touchstone.certificate.Tile;
import dev.touchstone.game.BadGameException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;

/** Makes a tile of its lines: its cells are those on them. */
final class TileLines {

  /** A cell of the plane; rows from below, as tiles list their cells. */
  record Cell(int x, int y) implements Comparable<Cell> {
    @Override
    public int compareTo(Cell other) {
      return Comparator.comparingInt(Cell::y).thenComparingInt(Cell::x).compare(this, other);
    }
  }

  private final List<List<Cell>> lines = new ArrayList<>();

  /** Adds a line. */
  void add(List<Cell> line) {
    lines.add(line);
  }

  /** So many cells from this one on, each a step away from the one before. */
  void add(int x, int y, int across, int up, int count) {
    List<Cell> line = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      line.add(new Cell(x + i * across, y + i * up));
    }
    add(line);
  }

  boolean isEmpty() {
    return lines.isEmpty();
  }

  /**
   * The tile.
   *
   * @param turn p
   */
  Tile tile(int turn) throws BadGameException {
    TreeMap<Cell, Integer> numbers = new TreeMap<>();
    lines.forEach(line -> line.forEach(cell -> numbers.put(cell, 0)));
    int[] xs = new int[numbers.size()];
    int[] ys = new int[numbers.size()];
    int next = 0;
    for (Cell cell : List.copyOf(numbers.keySet())) {
      xs[next] = cell.x();
      ys[next] = cell.y();
      numbers.put(cell, next++);
    }
    List<int[]> numbered = new ArrayList<>(lines.size());
    for (List<Cell> line : lines) {
      numbered.add(line.stream().mapToInt(numbers::get).toArray());
    }
    return new Tile(xs, ys, numbered, turn);
  }
}
