package dev.touchstone.verifier;

import static dev.touchstone.verifier.ProofBuilder.STRONG;
import static dev.touchstone.verifier.StrongVectors.BLACK;

import dev.touchstone.certificate.Reason;

/** Motions that are no symmetries of the game. */
final class MotionVectors {

  private MotionVectors() {}

  static void addTo(Vectors to) {
    to.reject(
        Reason.NOT_A_SYMMETRY,
        1,
        "strip-rows-moved",
        "the rows exchanged and moved up by one more",
        HostVectors.stripReflected(2, 2));
    to.reject(
        Reason.NOT_A_SYMMETRY,
        1,
        "strip-turned",
        "a strip does not go upwards",
        HostVectors.stripReflected(4, 0));
    to.reject(
        Reason.NOT_A_SYMMETRY,
        1,
        "plane-ninth-turn",
        "there are eight turns",
        ProofBuilder.of("board plane 3", STRONG, BLACK).motion(8, 0, 0).end());
    to.reject(
        Reason.NOT_A_SYMMETRY,
        1,
        "region-moved",
        "one to the left: a symmetry of the plane, not of the region",
        RegionVectors.region(-1, 0));
  }
}
