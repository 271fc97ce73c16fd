package dev.touchstone.verifier;

import dev.touchstone.certificate.Answer;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import java.util.List;

/** A claim in which only one player's lines count: the claims of weak games. */
sealed interface OneSided extends Claim permits Block, Complete, Link {

  /**
   * T5, T6, T14: the claim of options whose first claim is this one. That they answer every turn is
   * checked already ({@link OptionsRule}); here is what the claim promises then, and that all
   * claims are of one kind.
   *
   * @param needs ∪(N_i \ R_i)
   * @param zone ∪T_i
   */
  Claim ofOptions(Hypergraph game, List<Answer<Claim>> options, CellSet needs, CellSet zone);

  /** Whether the two are of one kind. */
  boolean isLike(OneSided other);
}
