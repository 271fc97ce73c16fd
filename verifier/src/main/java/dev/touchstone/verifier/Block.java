package dev.touchstone.verifier;

import dev.touchstone.certificate.Answer;
import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Race;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineSet;
import java.util.List;
import java.util.Optional;

/**
 * Block ⟨Z, L⟩: if no cell of Z is O's, then, with O to move, P can make sure by playing only in Z
 * that O never owns all of ℓ ∩ Z, for any line ℓ of L.
 */
record Block(CellSet zone, LineSet lines) implements OneSided {

  /** P leans on no stones. */
  @Override
  public CellSet needs(Hypergraph game) {
    return game.noCells();
  }

  @Override
  public Block image(Symmetry symmetry) throws Fault {
    return new Block(symmetry.image(zone), symmetry.image(lines));
  }

  /** T5: Block ⟨∪T_i, ∩(L_i ∪ lines(R_i))⟩. */
  @Override
  public Block ofOptions(
      Hypergraph game, List<Answer<Claim>> options, CellSet needs, CellSet union) {
    LineSet blocked = game.allLines();
    for (Answer<Claim> option : options) {
      LineSet then = ((Block) option.then()).lines();
      blocked = blocked.intersection(then.union(game.linesMeeting(option.cells())));
    }
    return new Block(union, blocked);
  }

  /** As a Hold: the lines not in L must be blocked. */
  @Override
  public Optional<Race> race(Hypergraph game) {
    return Optional.of(Race.ofBlock(game, zone, lines));
  }

  @Override
  public boolean isLike(OneSided other) {
    return other instanceof Block;
  }

  @Override
  public String line() {
    return "block " + Trace.numbers(zone) + " | " + Trace.numbers(lines);
  }
}
