package dev.touchstone.cluster;

/**
 * What has become of a job.
 *
 * @param seconds since this run began
 * @param node the number of its position in the tree
 * @param nodes how many positions it may expand; or has, where there is a result
 */
public record JobEvent(double seconds, Kind kind, String worker, int node, long nodes) {

  /** What can become of one. */
  public enum Kind {
    /** A worker has got it. */
    GIVEN,
    /** A worker was at it when this run began. */
    FOUND,
    /** It came back without a winner. */
    OPEN,
    /** It came back with a proof. */
    PROVED,
    /** It came back when it was of no use any more. */
    NEEDLESS,
    /** It came back with what is no proof. */
    REFUSED,
    /** Its worker has gone, or is silent. */
    LOST
  }
}
