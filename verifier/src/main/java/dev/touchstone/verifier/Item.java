package dev.touchstone.verifier;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.LineSet;

/** What stands on the stack of a proof. P is the prover, O the opponent; docs/theorems.md. */
sealed interface Item {

  /** A lemma about no position in particular. */
  sealed interface Claim extends Item {}

  /**
   * Block ⟨Z, L⟩: if no cell of Z is O's, then, with O to move, P can make sure by playing only in
   * Z that O never owns all of ℓ ∩ Z, for any line ℓ of L.
   */
  record Block(CellSet zone, LineSet lines) implements Claim {}

  /**
   * Complete ⟨N, Z⟩: if P owns N and no cell of Z is O's, then, with O to move, P can complete a
   * line by playing only in Z. N and Z are disjoint.
   */
  record Complete(CellSet needs, CellSet zone) implements Claim {}

  /** P plays {@code cells}; then the claim holds. */
  record Answer(CellSet cells, Claim then) implements Item {}
}
