package dev.touchstone.verifier;

import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Race;
import dev.touchstone.certificate.Tolerances;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import java.util.Optional;

/**
 * A Win or a Hold of a strong game, by T11 or T12. BOTH, SWAP and OPTIONS take none.
 *
 * @param far T19: the tolerance of all lines of an infinite board that are not modelled; {@link
 *     Tolerances#ANY} on finite ones
 */
record TwoSided(Race of, short far) implements Claim {

  @Override
  public CellSet needs(Hypergraph game) {
    return of.needs();
  }

  @Override
  public CellSet zone() {
    return of.zone();
  }

  @Override
  public TwoSided image(Symmetry symmetry) throws Fault {
    return new TwoSided(
        new Race(
            of.wins(),
            symmetry.image(of.needs()),
            symmetry.image(of.zone()),
            symmetry.image(of.tolerances(), far)),
        symmetry.far(of.tolerances(), far));
  }

  @Override
  public Optional<Race> race(Hypergraph game) {
    return Optional.of(of);
  }

  @Override
  public String line() {
    return (of.wins() ? "win " : "hold ")
        + Trace.numbers(of.needs())
        + " | "
        + Trace.numbers(of.zone())
        + " | "
        + of.tolerances().line()
        + (far == Tolerances.ANY ? "" : " | " + far);
  }
}
