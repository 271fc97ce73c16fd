package dev.touchstone.verifier;

import dev.touchstone.certificate.Answer;
import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Race;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import java.util.List;
import java.util.Optional;

/**
 * Complete ⟨N, Z⟩: if P owns N and no cell of Z is O's, then, with O to move, P can complete a line
 * by playing only in Z. N and Z are disjoint.
 */
record Complete(CellSet needs, CellSet zone) implements OneSided {

  @Override
  public CellSet needs(Hypergraph game) {
    return needs;
  }

  @Override
  public Complete image(Symmetry symmetry) throws Fault {
    return new Complete(symmetry.image(needs), symmetry.image(zone));
  }

  /** T6: Complete ⟨∪(N_i \ R_i), ∪T_i⟩. */
  @Override
  public Complete ofOptions(
      Hypergraph game, List<Answer<Claim>> options, CellSet remaining, CellSet union) {
    return new Complete(remaining, union);
  }

  /** Nothing is said of the other player's lines. */
  @Override
  public Optional<Race> race(Hypergraph game) {
    return Optional.empty();
  }

  @Override
  public boolean isLike(OneSided other) {
    return other instanceof Complete;
  }

  @Override
  public String line() {
    return "complete " + Trace.numbers(needs) + " | " + Trace.numbers(zone);
  }
}
