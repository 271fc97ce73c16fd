package dev.touchstone.cluster.proof;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.LineSet;
import org.jspecify.annotations.Nullable;

/**
 * What a claim of a weak game says: Complete ⟨needs, zone⟩, or, with lines, Block ⟨zone, lines⟩.
 *
 * @param part the number of the OPTIONS step that made it, or -1
 */
record Value(CellSet needs, CellSet zone, @Nullable LineSet lines, int part) {

  boolean isPart() {
    return part >= 0;
  }
}
