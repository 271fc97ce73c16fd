package dev.touchstone.cluster.job;

import dev.touchstone.game.Player;

/** What came out of a job. */
public sealed interface JobResult {

  /** The positions that were expanded for it. */
  long nodes();

  /** A proof that this player wins: the bytes of a certificate, which nobody need believe. */
  record Proved(Player winner, byte[] certificate, long nodes) implements JobResult {}

  /** No winner yet, and the work that is still expected for each. */
  record Open(double makerWork, double breakerWork, long nodes) implements JobResult {}
}
