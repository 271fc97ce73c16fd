package dev.touchstone.solver.turns;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The first turn of the prover's that leaves the fewest replies without an answer.
 *
 * @param answered how many options answer all others
 * @param open how many replies have no answer
 */
public record Nearest(int answered, int open) {

  /**
   * The first turn with the fewest open replies, of those whose replies were looked for to the end.
   */
  static @Nullable Nearest of(List<QuietTurn> turns) {
    Nearest nearest = null;
    for (QuietTurn turn : turns) {
      boolean counted = turn.walked && turn.whole && !turn.isRefuted();
      if (counted && (nearest == null || turn.open.size() < nearest.open())) {
        nearest = new Nearest(turn.options.size(), turn.open.size());
      }
    }
    return nearest;
  }
}
