package dev.touchstone.strategy;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import java.math.BigInteger;
import java.util.Arrays;

/**
 * How a claim by POTENTIAL (T4) is played: on the free cell of the zone on which most of the danger
 * lies. Weights are whole numbers: a line of f free cells weighs 2^(longest − f).
 */
final class Danger {

  private final Hypergraph game;
  private final BigInteger[] weights;

  Danger(Hypergraph game) {
    this.game = game;
    weights = new BigInteger[game.cellCount()];
  }

  /**
   * The free cell with the greatest weight, the lowest among equals; -1 if no line is in danger any
   * more. All cells are those that the claim names.
   */
  int heaviest(CellSet zone, int[] lines, CellSet own, CellSet opponents) {
    Arrays.fill(weights, BigInteger.ZERO);
    CellSet open = zone.minus(opponents);
    for (int line : lines) {
      CellSet cells = game.line(line).intersection(zone);
      if (!cells.intersects(own)) {
        int[] free = cells.intersection(open).toArray();
        BigInteger weight = BigInteger.ONE.shiftLeft(game.longestLine() - free.length);
        for (int cell : free) {
          weights[cell] = weights[cell].add(weight);
        }
      }
    }
    int best = -1;
    for (int cell : open.minus(own).toArray()) {
      if (weights[cell].signum() > 0 && (best < 0 || weights[cell].compareTo(weights[best]) > 0)) {
        best = cell;
      }
    }
    return best;
  }
}
