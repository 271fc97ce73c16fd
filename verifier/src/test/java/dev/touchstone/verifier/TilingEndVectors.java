package dev.touchstone.verifier;

import static dev.touchstone.verifier.ProofBuilder.BREAKER;
import static dev.touchstone.verifier.ProofBuilder.NOBODY;
import static dev.touchstone.verifier.ProofBuilder.STRONG;
import static dev.touchstone.verifier.ProofBuilder.WEAK;
import static dev.touchstone.verifier.TilingVectors.PAIRING;
import static dev.touchstone.verifier.TilingVectors.paired;
import static dev.touchstone.verifier.TilingVectors.plane;
import static dev.touchstone.verifier.TilingVectors.weak;
import static dev.touchstone.verifier.TilingVectors.with;

import dev.touchstone.certificate.Reason;

/** Tilings that do not prove the statement. */
final class TilingEndVectors {

  private TilingEndVectors() {}

  static void addTo(Vectors to) {
    conclusions(to);
  }

  private static void conclusions(Vectors to) {
    to.reject(
        Reason.ZONE_TAKEN,
        5,
        "plane-9-stone-in-a-tile",
        "Maker has a stone in a copy",
        paired(plane(WEAK, BREAKER, "maker -3,5")));
    to.reject(
        Reason.WRONG_CONCLUSION,
        5,
        "plane-9-black-wins",
        "a tiling wins nothing",
        paired(plane(STRONG, "winner black", "first white")));
    to.reject(
        Reason.WRONG_CONCLUSION,
        2,
        "plane-done-two-a-turn",
        "a Win is no tiling",
        ProofBuilder.of("board plane 3", STRONG, NOBODY, "turn 2")
            .through(0, 0, 3, 1)
            .done("0,0 1,0 2,0")
            .end());
    to.reject(
        Reason.WRONG_CONCLUSION,
        4,
        "plane-9-a-tile-alone",
        "a tile is no tiling",
        with(weak(), PAIRING.proved()).end());
    to.reject(
        Reason.WRONG_CONCLUSION,
        2,
        "plane-9-block",
        "no Block claim blocks all lines of the plane",
        weak().nothing().end());
    to.reject(
        Reason.ANSWER_TAKEN,
        7,
        "plane-9-opening-taken",
        "Breaker opens on a stone of Maker's",
        with(plane(WEAK, BREAKER, "first breaker", "maker 0,0").answer("", "0,0"), PAIRING.proved())
            .step(PlanePairing.tiling(1))
            .leave()
            .end());
    to.reject(
        Reason.ANSWER_TOO_LARGE,
        7,
        "plane-9-opening-too-large",
        "Breaker opens with two stones",
        with(plane(WEAK, BREAKER, "first breaker").answer("", "0,0 1,0"), PAIRING.proved())
            .step(PlanePairing.tiling(1))
            .leave()
            .end());
  }
}
