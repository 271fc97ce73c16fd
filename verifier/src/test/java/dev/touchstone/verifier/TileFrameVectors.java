package dev.touchstone.verifier;

import static dev.touchstone.verifier.TilingVectors.PAIRING;
import static dev.touchstone.verifier.TilingVectors.weak;
import static dev.touchstone.verifier.TilingVectors.with;

import dev.touchstone.certificate.Reason;
import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.TileStep;
import dev.touchstone.game.CellSet;

/** Tiles and frames that do not fit together. */
final class TileFrameVectors {

  private TileFrameVectors() {}

  static void addTo(Vectors to) {
    frames(to);
  }

  private static void frames(Vectors to) {
    Step open = new TileStep.Open(PAIRING.tile(1));
    to.reject(
        Reason.BAD_FRAME,
        2,
        "tile-in-a-tile",
        "TILE in a tile",
        weak().step(open).step(open).end());
    to.reject(
        Reason.BAD_FRAME,
        3,
        "tile-left-open",
        "END in a tile",
        weak().step(open).step(PAIRING.groups()).end());
    to.reject(
        Reason.BAD_FRAME,
        4,
        "tile-with-an-open-frame",
        "a frame of the tile is open when the tile is closed",
        weak()
            .step(open)
            .step(new Step.Enter(Step.Frame.FOCUS, none(), none()))
            .step(PAIRING.groups())
            .step(new TileStep.Close())
            .end());
    to.reject(
        Reason.NO_OPEN_FRAME,
        1,
        "tiled-without-a-tile",
        "TILED where no tile is open",
        weak().step(new TileStep.Close()).end());
    to.reject(
        Reason.MISSING_OPERAND,
        5,
        "tiling-from-below-a-frame",
        "the tile stands below the frame",
        with(weak(), PAIRING.proved()).focus("", "").step(PlanePairing.tiling(1)).leave().end());
  }

  private static CellSet none() {
    return PAIRING.tile(1).hypergraph().noCells();
  }
}
