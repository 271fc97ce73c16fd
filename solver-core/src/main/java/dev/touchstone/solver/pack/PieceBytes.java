package dev.touchstone.solver.pack;

import java.util.HashMap;
import java.util.Map;

/** About how many bytes pieces take in a certificate. */
final class PieceBytes {

  private static final int PAIR = 2;

  private final Ground ground;
  private final BlockStrategy strategy;
  private final Map<Layout.Piece, Integer> known = new HashMap<>();

  PieceBytes(Ground ground, BlockGame game) {
    this.ground = ground;
    strategy = new BlockStrategy(game);
  }

  /** Forgets the pieces on what was the ground before. */
  void clear() {
    known.clear();
  }

  int of(Layout.Piece piece) {
    return known.computeIfAbsent(
        piece, unknown -> piece.cells().length == 2 ? PAIR : strategy.bytes(edges(piece)));
  }

  private int[] edges(Layout.Piece piece) {
    int[] edges = new int[piece.lines().length];
    for (int i = 0; i < edges.length; i++) {
      for (int cell : ground.cellsOf(piece.lines()[i])) {
        for (int j = 0; j < piece.cells().length; j++) {
          edges[i] |= piece.cells()[j] == cell ? 1 << j : 0;
        }
      }
    }
    return edges;
  }
}
