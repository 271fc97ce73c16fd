package dev.touchstone.cluster.tree;

import dev.touchstone.game.CellSet;
import java.util.List;

/** How a claim came about: what a certificate of it is made from. */
public sealed interface Made {

  Claim claim();

  /** Whether its steps say what they say in positions like its own only (POTENTIAL). */
  boolean bound();

  /**
   * A claim under a symmetry.
   *
   * @param made the number of the claim in the {@link KnownClaims}
   */
  record Use(int made, int symmetry) {}

  /**
   * By a job.
   *
   * @param home the position of the job
   * @param answered whether its mover won, by an answer after which the claim holds
   * @param place where its certificate is, for whoever keeps it
   * @param length the bytes of the certificate
   */
  record ByJob(Claim claim, Position home, boolean answered, boolean bound, long place, int length)
      implements Made {}

  /**
   * By options, each an answer to one move and perhaps others.
   *
   * @param given cells that the first of them is to need besides (FILL)
   */
  record ByOptions(Claim claim, boolean bound, List<Option> options, CellSet given)
      implements Made {}

  /**
   * One of them.
   *
   * @param move the opponent's stones
   * @param reply the prover's stones, perhaps none
   * @param then the claim that holds then
   */
  record Option(CellSet move, CellSet reply, Use then) {}
}
