package dev.touchstone.verifier;

import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Race;
import dev.touchstone.certificate.Reason;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import java.util.Optional;

/**
 * A claim about a tile, or about the whole plane by tiles (docs/theorems.md, T22). It leans on no
 * cells that have numbers, so its zone is empty, and no rule but TILING makes anything of it.
 */
sealed interface OfThePlane extends Claim permits Tiled, TiledPlane {

  @Override
  default CellSet needs(Hypergraph game) {
    return zone();
  }

  @Override
  default Claim image(Symmetry symmetry) throws Fault {
    throw new Fault(Reason.WRONG_OPERAND, "tiles are moved by TILING, not by IMAGE");
  }

  @Override
  default Optional<Race> race(Hypergraph game) {
    return Optional.empty();
  }
}
