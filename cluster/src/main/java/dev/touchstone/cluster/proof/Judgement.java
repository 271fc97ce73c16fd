package dev.touchstone.cluster.proof;

import dev.touchstone.cluster.tree.Claim;

/** What is to be thought of a certificate that somebody sent. */
public sealed interface Judgement {

  /**
   * The verifier has accepted it.
   *
   * @param answer the mover's stone, if the mover wins, and -1 if it takes none
   * @param claim the claim that is left at the end
   * @param bound whether its steps say what they say in this position only
   * @param steps how many there are
   */
  record Accepted(int answer, Claim claim, boolean bound, long steps) implements Judgement {}

  /** It proves nothing that is of use; this is why. */
  record Refused(String why) implements Judgement {}
}
