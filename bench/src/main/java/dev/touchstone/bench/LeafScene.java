package dev.touchstone.bench;

import dev.touchstone.game.Hypergraph;
import java.util.HashSet;
import java.util.Set;

/** Which cells are available and which lines needed, on at most 64 cells. */
final class LeafScene {

  private final Hypergraph game;
  private final Set<Integer> needed;
  private long available;

  /** The beginning, with these stones of the opponent's and the prover's. */
  LeafScene(Hypergraph game, long opponent, long prover) {
    this.game = game;
    available = game.allCells().word(0);
    needed = new HashSet<>();
    for (int line = 0; line < game.lineCount(); line++) {
      needed.add(line);
    }
    place(opponent, prover);
  }

  private LeafScene(LeafScene before) {
    game = before.game;
    available = before.available;
    needed = new HashSet<>(before.needed);
  }

  /** A scene of its own with these stones besides. */
  LeafScene with(long opponent, long prover) {
    LeafScene scene = new LeafScene(this);
    scene.place(opponent, prover);
    return scene;
  }

  private void place(long opponent, long prover) {
    available &= ~opponent & ~prover;
    needed.removeIf(line -> (prover & game.line(line).word(0)) != 0);
  }

  /** Takes out a pair and the lines that contain it. */
  void choose(long pair) {
    available &= ~pair;
    needed.removeIf(line -> (pair & ~game.line(line).word(0)) == 0);
  }

  long available() {
    return available;
  }

  /** The numbers of the lines; they become fewer with each choice. */
  Set<Integer> needed() {
    return needed;
  }
}
