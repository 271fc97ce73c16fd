package dev.touchstone.cluster.proof;

import dev.touchstone.cluster.tree.Claim;
import dev.touchstone.game.CellSet;

/** What is to be thought of a certificate that somebody sent. */
public sealed interface Judgement {

  /**
   * The verifier has accepted it.
   *
   * @param answer the mover's stones, if the mover wins; none if that takes none
   * @param claim the claim that is left at the end
   * @param bound whether its steps say what they say in this position only
   * @param steps how many there are
   */
  record Accepted(CellSet answer, Claim claim, boolean bound, long steps) implements Judgement {}

  /** It proves nothing that is of use; this is why. */
  record Refused(String why) implements Judgement {}
}
