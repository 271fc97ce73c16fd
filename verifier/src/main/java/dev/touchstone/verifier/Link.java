package dev.touchstone.verifier;

import dev.touchstone.certificate.Answer;
import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Race;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import java.util.List;
import java.util.Optional;

/**
 * Link_{a,b} ⟨N, Z⟩ of Hex: if P owns N and no cell of Z is O's, then, with O to move, P can make
 * sure by playing only in Z to own a chain from a to b in N ∪ Z. The ends are cells of N or P's
 * sides.
 *
 * @param from the end of the lower number
 * @param to the other one
 */
record Link(int from, int to, CellSet needs, CellSet zone) implements OneSided {

  /** With the ends in their order. */
  static Link between(int a, int b, CellSet needs, CellSet zone) {
    return new Link(Math.min(a, b), Math.max(a, b), needs, zone);
  }

  @Override
  public CellSet needs(Hypergraph game) {
    return needs;
  }

  @Override
  public Link image(Symmetry symmetry) throws Fault {
    return between(
        symmetry.image(from), symmetry.image(to), symmetry.image(needs), symmetry.image(zone));
  }

  /** It says nothing of lines. */
  @Override
  public Optional<Race> race(Hypergraph game) {
    return Optional.empty();
  }

  /** T14: Link_{a,b} ⟨∪(N_i \ R_i), ∪T_i⟩. */
  @Override
  public Link ofOptions(
      Hypergraph game, List<Answer<Claim>> options, CellSet remaining, CellSet union) {
    return new Link(from, to, remaining, union);
  }

  boolean hasEnd(int node) {
    return node == from || node == to;
  }

  /** The end that is not this one. */
  int otherEnd(int node) {
    return node == from ? to : from;
  }

  @Override
  public boolean isLike(OneSided other) {
    return other instanceof Link link && link.from == from && link.to == to;
  }

  @Override
  public String line() {
    return "link " + from + " " + to + " : " + Trace.numbers(needs) + " | " + Trace.numbers(zone);
  }
}
