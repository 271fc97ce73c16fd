package dev.touchstone.cluster.tree;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Player;
import dev.touchstone.solver.hex.HexMoves;
import dev.touchstone.statement.Rules;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Which moves are tried first: those on many lines that somebody can still win by, and nearly has;
 * in Hex those that a search would look at first.
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
    boolean isHex = ground.problem().rules() == Rules.HEX;
    return (isHex ? HexMoves.inOrder(ground.problem(position).setup()) : byWeight(position, free))
        .stream().filter(cell -> isLeast(cell, stabilizer)).mapToInt(Integer::intValue).toArray();
  }

  private boolean isLeast(int cell, int[] stabilizer) {
    for (int symmetry : stabilizer) {
      if (ground.image(symmetry, cell) < cell) {
        return false;
      }
    }
    return true;
  }

  private List<Integer> byWeight(Position position, CellSet free) {
    List<Integer> moves = new ArrayList<>();
    free.forEach(moves::add);
    moves.sort(
        Comparator.comparingDouble((Integer cell) -> -weight(position, cell))
            .thenComparingInt(cell -> cell));
    return moves;
  }

  private double weight(Position position, int cell) {
    double weight = weight(position, cell, Player.BLACK);
    return ground.problem().rules() == Rules.STRONG
        ? weight + weight(position, cell, Player.WHITE)
        : weight;
  }

  /** The lines through the cell that this player can still complete, and has nearly. */
  private double weight(Position position, int cell, Player player) {
    Hypergraph game = ground.game();
    double weight = 0;
    for (int line : game.linesThrough(cell).intersection(game.linesOf(player)).toArray()) {
      CellSet cells = game.line(line);
      if (!cells.intersects(position.stones(player.opponent()))) {
        weight += Math.scalb(1.0, -2 * cells.minus(position.stones(player)).count());
      }
    }
    return weight;
  }
}
