package dev.touchstone.verifier;

import dev.touchstone.certificate.Answer;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import java.util.List;

/**
 * A lemma about no position in particular (docs/theorems.md, Claims). P is the prover, O the
 * opponent. There is a file for each kind of claim.
 */
sealed interface Claim permits Block, Complete {

  /** N: the cells that P must own; none for a claim that leans on no stones. */
  CellSet needs(Hypergraph game);

  /** Z: the cells that may not be O's. */
  CellSet zone();

  /** T9: the same under a symmetry. */
  Claim image(Symmetry symmetry);

  /**
   * T5, T6: the claim of options whose first claim is this one. That they answer every turn is
   * checked already ({@link OptionsRule}); here is what the claim promises then, and that all
   * claims are of one kind.
   *
   * @param needs ∪(N_i \ R_i)
   * @param zone ∪T_i
   */
  Claim ofOptions(Hypergraph game, List<Answer<Claim>> options, CellSet needs, CellSet zone);

  /** Whether the two are of one kind. */
  boolean isLike(Claim other);

  /** As in a trace (docs/format.md, section 7). */
  String line();
}
