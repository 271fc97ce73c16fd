package dev.touchstone.verifier;

import static dev.touchstone.verifier.ProofBuilder.BREAKER;
import static dev.touchstone.verifier.ProofBuilder.WEAK;
import static dev.touchstone.verifier.TilingVectors.HERE;
import static dev.touchstone.verifier.TilingVectors.PAIRING;
import static dev.touchstone.verifier.TilingVectors.paired;
import static dev.touchstone.verifier.TilingVectors.weak;
import static dev.touchstone.verifier.TilingVectors.with;

import dev.touchstone.certificate.Reason;
import dev.touchstone.game.Lattice;
import dev.touchstone.game.Motion;

/** Tilings with a gap, or whose copies overlap. */
final class TilingRuleVectors {

  private TilingRuleVectors() {}

  static void addTo(Vectors to) {
    tilings(to);
  }

  private static void tilings(Vectors to) {
    to.reject(
        Reason.RUN_NOT_COVERED,
        4,
        "plane-8-pairing",
        "there are runs of 8 without a pair",
        paired(ProofBuilder.of("board plane 8", WEAK, BREAKER)));
    for (int pair : new int[] {0, 1, 2, 12}) {
      PlanePairing first = PAIRING.part(0, pair);
      PlanePairing last = PAIRING.part(pair + 1, PAIRING.size());
      ProofBuilder proof = weak();
      if (pair > 0) {
        with(proof, first.proved());
      }
      with(proof, last.proved()).step(PlanePairing.tiling(pair > 0 ? 2 : 1)).end();
      to.reject(
          Reason.RUN_NOT_COVERED,
          pair > 0 ? 7 : 4,
          "plane-9-without-pair-" + pair,
          "one pair too few",
          proof);
    }
    to.reject(
        Reason.TILES_OVERLAP,
        4,
        "plane-9-twice",
        "the tile at two places that are the same but for a shift by the lattice",
        paired(weak(), PlanePairing.tiling(PlanePairing.LATTICE, 1, HERE, new Motion(0, 8, -16))));
    to.reject(
        Reason.TILES_OVERLAP,
        4,
        "plane-9-narrow-lattice",
        "the copies of the tile overlap",
        paired(weak(), PlanePairing.tiling(new Lattice(4, 0, 8), 1, HERE)));
    to.reject(
        Reason.TILES_OVERLAP,
        4,
        "plane-9-leaning-lattice",
        "rows of copies that are shifted by one overlap",
        paired(weak(), PlanePairing.tiling(new Lattice(8, 1, 8), 1, HERE)));
    to.reject(
        Reason.RUN_NOT_COVERED,
        4,
        "plane-9-wide-lattice",
        "gaps between the copies",
        paired(weak(), PlanePairing.tiling(new Lattice(16, 0, 16), 1, HERE)));
    to.reject(
        Reason.TILES_OVERLAP,
        4,
        "tiling-more-places-than-classes",
        "two places, one class",
        paired(weak(), PlanePairing.tiling(new Lattice(1, 0, 1), 1, HERE, HERE)));
  }
}
