package dev.touchstone.cluster.tree;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Which moves are tried first: those on many lines that Maker can still complete, and nearly has.
 */
final class MoveOrder {

  private final Ground ground;

  MoveOrder(Ground ground) {
    this.ground = ground;
  }

  /** The symmetries that leave a position as it is. */
  int[] stabilizer(Position position) {
    List<Integer> found = new ArrayList<>();
    for (int symmetry = 0; symmetry < ground.symmetries(); symmetry++) {
      if (ground.image(symmetry, position).equals(position)) {
        found.add(symmetry);
      }
    }
    return found.stream().mapToInt(Integer::intValue).toArray();
  }

  /** The free cells in this order, of those that a symmetry of the position exchanges only one. */
  int[] of(Position position, int[] stabilizer) {
    CellSet free = ground.game().allCells().minus(position.taken());
    List<Integer> moves = new ArrayList<>();
    free.forEach(
        cell -> {
          for (int symmetry : stabilizer) {
            if (ground.image(symmetry, cell) < cell) {
              return;
            }
          }
          moves.add(cell);
        });
    moves.sort(
        Comparator.comparingDouble((Integer cell) -> -weight(position, cell))
            .thenComparingInt(cell -> cell));
    return moves.stream().mapToInt(Integer::intValue).toArray();
  }

  private double weight(Position position, int cell) {
    Hypergraph game = ground.game();
    double weight = 0;
    for (int line : game.linesThrough(cell).toArray()) {
      CellSet cells = game.line(line);
      if (!cells.intersects(position.breaker())) {
        weight += Math.scalb(1.0, -2 * cells.minus(position.maker()).count());
      }
    }
    return weight;
  }
}
