package dev.touchstone.verifier;

import static dev.touchstone.verifier.ProofBuilder.BREAKER;
import static dev.touchstone.verifier.ProofBuilder.WEAK;
import static dev.touchstone.verifier.TilingVectors.PAIRING;
import static dev.touchstone.verifier.TilingVectors.plane;
import static dev.touchstone.verifier.TilingVectors.weak;

import dev.touchstone.certificate.Reason;
import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.TileStep;
import dev.touchstone.game.CellSet;

/** Tiles that are not won. */
final class TileVectors {

  private TileVectors() {}

  static void addTo(Vectors to) {
    tiles(to);
  }

  private static void tiles(Vectors to) {
    Step open = new TileStep.Open(PAIRING.tile(1));
    Step close = new TileStep.Close();
    to.reject(
        Reason.LINE_NOT_BLOCKED,
        3,
        "tile-not-won",
        "a line of the tile is left out",
        weak().step(open).step(new Step.Nothing()).step(close).end());
    to.reject(
        Reason.UNFINISHED,
        2,
        "tile-without-a-proof",
        "nothing is left in the tile",
        weak().step(open).step(close).end());
    to.reject(
        Reason.CLAIM_NOT_USED,
        4,
        "tile-keeps-a-claim",
        "a claim kept in the tile has a use left",
        weak().step(open).step(PAIRING.groups()).keep(1).step(close).end());
    to.reject(
        Reason.WRONG_CONCLUSION,
        5,
        "tile-with-an-answer",
        "an answer is left, but Maker moves first",
        weak()
            .step(open)
            .step(new Step.Enter(Step.Frame.ANSWER, none(), none()))
            .step(PAIRING.groups())
            .leave()
            .step(close)
            .end());
    to.reject(
        Reason.NO_SUCH_CLAIM,
        4,
        "tile-recalls-from-outside",
        "a claim kept around the tile is not one of the tile's",
        weak().nothing().keep(1).step(open).recall(1).step(close).end());
    to.reject(
        Reason.GROUP_SIZE,
        2,
        "tile-two-stones-a-turn",
        "pairs do not answer two stones",
        plane(WEAK, BREAKER, "turn 2")
            .step(new TileStep.Open(PAIRING.tile(2)))
            .step(PAIRING.groups())
            .step(close)
            .step(PlanePairing.tiling(1))
            .end());
  }

  private static CellSet none() {
    return PAIRING.tile(1).hypergraph().noCells();
  }
}
