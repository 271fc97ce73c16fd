package dev.touchstone.verifier;

import static dev.touchstone.verifier.ProofBuilder.MAKER;
import static dev.touchstone.verifier.ProofBuilder.STRONG;
import static dev.touchstone.verifier.ProofBuilder.WEAK;
import static dev.touchstone.verifier.StrongVectors.BLACK;

import dev.touchstone.certificate.Reason;

/** What leaves a region: one cell each that a smaller board may lack. */
final class RegionRuleVectors {

  private RegionRuleVectors() {}

  static void addTo(Vectors to) {
    to.reject(
        Reason.LEAVES_REGION,
        4,
        "region-line-outside",
        "the proof of the plane in a corner of the region: the line begins at -1,0",
        HostVectors.plane(ProofBuilder.of("board 4+,4+,3", STRONG, BLACK).through(-1, -1, 4, 4)));
    to.reject(
        Reason.LEAVES_REGION,
        5,
        "region-answer-outside",
        "Black has won; an idle answer at -1,0, which not every board has",
        ProofBuilder.of("board 1,3+,2", STRONG, "black 1,0 2,0", "first white", BLACK)
            .through(-1, 0, 4, 1)
            .answered("-1,0")
            .done("1,0 2,0")
            .answer("", "")
            .done("1,0 2,0")
            .leave()
            .ordered(2)
            .end());
    to.reject(
        Reason.LEAVES_REGION,
        1,
        "region-stones-outside",
        "a line of Maker's that is half outside the region",
        ProofBuilder.of("board 1,3+,2", WEAK, "maker 2,0", MAKER)
            .through(0, 0, 4, 1)
            .answered("3,0")
            .stones("2,0 3,0")
            .end());
    to.reject(
        Reason.LEAVES_REGION,
        4,
        "region-opening-outside",
        "Black has won; the first move is at 3,0, which not every board has",
        ProofBuilder.of("board 1,3+,2", STRONG, "black 1,0 2,0", BLACK)
            .through(0, 0, 4, 1)
            .answer("", "3,0")
            .done("1,0 2,0")
            .leave()
            .end());
    to.reject(
        Reason.LEAVES_REGION,
        7,
        "region-zone-outside",
        "Maker has won; the zone holds 3,0, an idle answer, which not every board has",
        ProofBuilder.of("board 1,3+,2", WEAK, "maker 1,0 2,0", "first breaker", MAKER)
            .through(0, 0, 4, 1)
            .answer("", "3,0")
            .stones("1,0 2,0")
            .leave()
            .answer("", "")
            .stones("1,0 2,0")
            .leave()
            .options(2)
            .end());
    to.reject(
        Reason.LEAVES_REGION,
        2,
        "region-pair-outside",
        "Maker has won; a pair for nothing, one of its cells where not every board has one",
        ProofBuilder.of("board 1,3+,2", WEAK, "maker 1,0 2,0", "first breaker", MAKER)
            .through(0, 0, 4, 1)
            .stones("1,0 2,0")
            .groups("0,0-3,0")
            .end());
  }
}
