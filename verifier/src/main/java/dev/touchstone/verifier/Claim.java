package dev.touchstone.verifier;

import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Race;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import java.util.Optional;

/**
 * A lemma about no position in particular (docs/theorems.md, Claims). P is the prover, O the
 * opponent. There is a file for each kind of claim.
 */
sealed interface Claim permits OneSided, TwoSided, OfThePlane {

  /** N: the cells that P must own; none for a claim that leans on no stones. */
  CellSet needs(Hypergraph game);

  /** Z: the cells that may not be O's. */
  CellSet zone();

  /** T9: the same under a symmetry. */
  Claim image(Symmetry symmetry) throws Fault;

  /**
   * The claim in a game where both players have lines; one that completes a line says nothing
   * there.
   */
  Optional<Race> race(Hypergraph game);

  /** As in a trace (docs/format.md, section 7). */
  String line();
}
