package dev.touchstone.cluster.job;

import dev.touchstone.game.Player;

/** What came out of a job. */
public sealed interface JobResult {

  /** The positions that were expanded for it. */
  long nodes();

  /** A proof that this player wins: the bytes of a certificate, which nobody need believe. */
  final class Proved implements JobResult {

    private final Player winner;
    private final byte[] certificate;
    private final long nodes;

    /** The certificate is not copied. */
    public Proved(Player winner, byte[] certificate, long nodes) {
      this.winner = winner;
      this.certificate = certificate;
      this.nodes = nodes;
    }

    public Player winner() {
      return winner;
    }

    /** The bytes; whoever changes them changes the result. */
    public byte[] certificate() {
      return certificate;
    }

    @Override
    public long nodes() {
      return nodes;
    }
  }

  /** No winner yet, and the work that is still expected for each. */
  record Open(double makerWork, double breakerWork, long nodes) implements JobResult {}
}
