package dev.touchstone.verifier;

import static dev.touchstone.verifier.ProofBuilder.BREAKER;
import static dev.touchstone.verifier.ProofBuilder.WEAK;
import static dev.touchstone.verifier.TilingVectors.PAIRING;
import static dev.touchstone.verifier.TilingVectors.weak;
import static dev.touchstone.verifier.TilingVectors.with;

import dev.touchstone.certificate.Reason;
import dev.touchstone.certificate.TileStep;
import java.util.List;

/** Tiles in the wrong place. */
final class TileOperandVectors {

  private TileOperandVectors() {}

  static void addTo(Vectors to) {
    operands(to);
  }

  private static void operands(Vectors to) {
    to.reject(
        Reason.RULE_OF_THE_PLANE,
        1,
        "tile-on-a-board",
        "TILE on 3,3,3",
        with(ProofBuilder.of("board 3,3,3", WEAK, BREAKER), PAIRING.proved()).end());
    to.reject(
        Reason.RULE_OF_THE_PLANE,
        1,
        "tile-on-a-strip",
        "TILE on a strip",
        with(ProofBuilder.of("board strip 3,3", WEAK, "winner maker"), PAIRING.proved()).end());
    to.reject(
        Reason.RULE_OF_THE_PLANE,
        2,
        "tiling-on-a-board",
        "TILING on 3,3,3",
        ProofBuilder.of("board 3,3,3", WEAK, BREAKER).nothing().step(PlanePairing.tiling(1)).end());
    to.reject(
        Reason.WRONG_OPERAND,
        2,
        "tiling-of-a-block",
        "TILING of a claim that is no tile",
        weak().nothing().step(PlanePairing.tiling(1)).end());
    to.reject(
        Reason.WRONG_OPERAND,
        5,
        "tiling-of-a-tiling",
        "TILING of a tiling",
        with(weak(), PAIRING.proved())
            .step(PlanePairing.tiling(1))
            .step(PlanePairing.tiling(1))
            .end());
    to.reject(
        Reason.WRONG_OPERAND,
        4,
        "both-of-a-tile",
        "BOTH of a tile",
        with(weak(), PAIRING.proved()).both(1).end());
    to.reject(
        Reason.WRONG_OPERAND,
        5,
        "image-of-a-tile",
        "tiles are moved by TILING",
        with(weak().motion(0, 1, 0), PAIRING.proved()).image(0).end());
    to.reject(
        Reason.MISSING_OPERAND,
        4,
        "tiling-of-none",
        "a tiling without tiles",
        with(weak(), PAIRING.proved())
            .step(new TileStep.Tiling(PlanePairing.LATTICE, List.of()))
            .end());
  }
}
