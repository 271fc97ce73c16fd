package dev.touchstone.verifier;

import dev.touchstone.certificate.Race;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import java.util.Optional;

/** A Win or a Hold of a strong game, by T11 or T12. BOTH, SWAP and OPTIONS take none. */
record TwoSided(Race of) implements Claim {

  @Override
  public CellSet needs(Hypergraph game) {
    return of.needs();
  }

  @Override
  public CellSet zone() {
    return of.zone();
  }

  @Override
  public TwoSided image(Symmetry symmetry) {
    return new TwoSided(
        new Race(
            of.wins(),
            symmetry.image(of.needs()),
            symmetry.image(of.zone()),
            symmetry.image(of.tolerances())));
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
        + of.tolerances().line();
  }
}
