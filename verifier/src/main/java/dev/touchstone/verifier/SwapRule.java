package dev.touchstone.verifier;

import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Reason;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineSet;

/**
 * Theorem T8, SWAP: with u in the role of v, Block ⟨Z, L⟩ becomes Block ⟨Z \ v ∪ u, {ℓ ∈ L : v ∉ ℓ
 * or u ∈ ℓ}⟩. Checked: v ∈ Z, u ∉ Z, and that the claim is a Block.
 */
final class SwapRule {

  private SwapRule() {}

  static Item.Claim check(Hypergraph game, Item.Claim claim, Step.Swap swap) throws Fault {
    if (!(claim instanceof Item.Block block)) {
      throw new Fault(Reason.WRONG_OPERAND, "SWAP changes Block claims only");
    }
    if (!block.zone().contains(swap.from())) {
      throw new Fault(Reason.SWAP_FROM_OUTSIDE_ZONE, "cell " + swap.from() + " is not in the zone");
    }
    if (block.zone().contains(swap.to())) {
      throw new Fault(Reason.SWAP_INTO_ZONE, "cell " + swap.to() + " is in the zone already");
    }
    LineSet lost = game.linesThrough(swap.from()).minus(game.linesThrough(swap.to()));
    return new Item.Block(
        block.zone().without(swap.from()).with(swap.to()), block.lines().minus(lost));
  }
}
