package dev.touchstone.certificate;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.statement.Statement;
import java.util.ArrayList;
import java.util.List;

/** The scenes of the open frames, and the one of the next answered leaf. */
final class SceneStack {

  private final List<Scene> frames = new ArrayList<>();
  private final Scene leaf;
  private int depth;

  SceneStack(Statement statement, Incidence incidence) {
    Hypergraph game = statement.hypergraph();
    Scene start = Scene.of(game, incidence);
    statement.taken().forEach(start::take);
    start.settle(game.allLines().minus(statement.unblockedLines()));
    frames.add(start);
    leaf = start.copy();
  }

  /** The number of open frames. */
  int depth() {
    return depth;
  }

  /** The scene of the innermost open frame. */
  Scene current() {
    return frames.get(depth);
  }

  void enter(CellSet opponent, CellSet prover) {
    Scene outer = current();
    depth++;
    if (depth == frames.size()) {
      frames.add(outer.copy());
    } else {
      current().become(outer);
    }
    Scene inner = current();
    opponent.forEach(inner::take);
    prover.forEach(inner::give);
  }

  void leave() {
    depth--;
  }

  /** The scene of a leaf with two stones more; opponent -1 for one. */
  Scene answered(int opponent, int cell) {
    leaf.become(current());
    if (opponent >= 0) {
      leaf.take(opponent);
    }
    leaf.give(cell);
    return leaf;
  }
}
