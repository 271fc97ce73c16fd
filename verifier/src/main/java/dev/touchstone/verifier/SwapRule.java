package dev.touchstone.verifier;

import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Reason;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineSet;

/**
 * Theorem T8, SWAP: with u in the role of v, Block ⟨Z, L⟩ becomes Block ⟨Z \ v ∪ u, {ℓ ∈ L : v ∉ ℓ
 * or u ∈ ℓ}⟩. Checked: v ∈ Z, u ∉ Z, and that the claim is a Block.
 */
final class SwapRule {

  private SwapRule() {}

  static Claim check(Hypergraph game, Claim claim, int from, int to) throws Fault {
    if (!(claim instanceof Block block)) {
      throw new Fault(Reason.WRONG_OPERAND, "SWAP changes Block claims only");
    }
    if (!block.zone().contains(from)) {
      throw new Fault(Reason.SWAP_FROM_OUTSIDE_ZONE, "cell " + from + " is not in the zone");
    }
    if (block.zone().contains(to)) {
      throw new Fault(Reason.SWAP_INTO_ZONE, "cell " + to + " is in the zone already");
    }
    LineSet lost = game.linesThrough(from).minus(game.linesThrough(to));
    return new Block(block.zone().without(from).with(to), block.lines().minus(lost));
  }
}
