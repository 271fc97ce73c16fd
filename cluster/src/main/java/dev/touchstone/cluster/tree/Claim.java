package dev.touchstone.cluster.tree;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.LineSet;
import dev.touchstone.game.Player;
import java.util.List;

/**
 * What the prover can do with the opponent to move (docs/theorems.md, Claims): Block ⟨zone, lines⟩
 * for Breaker, Complete ⟨needs, zone⟩ for Maker, who has no lines here.
 */
public record Claim(Player prover, CellSet needs, CellSet zone, LineSet lines) {

  /** A stone of the prover's, or none (-1), with the claim that holds then. */
  public record Reply(int cell, Claim then) {}

  /**
   * Whether the claim decides the position for the prover. More is asked than T10 asks: that no
   * cell of the zone is taken at all, so that it can be one of several options (T5, T6).
   */
  public boolean fits(Ground ground, Position position) {
    return fits(ground, Stones.of(ground, position));
  }

  boolean fits(Ground ground, Stones stones) {
    Position position = stones.position();
    if (position.mover() == prover || zone.intersects(stones.taken())) {
      return false;
    }
    return prover == Player.BLACK
        ? position.maker().containsAll(needs)
        : lines.union(stones.blocked()).containsAll(ground.game().allLines());
  }

  /** T9. */
  public Claim image(Ground ground, int symmetry) {
    return symmetry == 0
        ? this
        : new Claim(
            prover,
            ground.image(symmetry, needs),
            ground.image(symmetry, zone),
            ground.lineImage(symmetry, lines));
  }

  /** The cells that must not be the opponent's for a reply to be given: R ∪ Z. */
  static CellSet touched(Reply reply) {
    CellSet zone = reply.then().zone();
    return reply.cell() < 0 ? zone : zone.with(reply.cell());
  }

  /** T5 and T6: the claim of options that leave no move unanswered. */
  static Claim ofOptions(Ground ground, Player prover, List<Reply> replies) {
    CellSet needs = ground.game().noCells();
    CellSet zone = needs;
    LineSet lines = prover == Player.BLACK ? ground.game().noLines() : ground.game().allLines();
    for (Reply reply : replies) {
      CellSet leansOn = reply.then().needs();
      needs = needs.union(reply.cell() < 0 ? leansOn : leansOn.without(reply.cell()));
      zone = zone.union(touched(reply));
      if (prover == Player.WHITE) {
        LineSet then = reply.then().lines();
        lines =
            lines.intersection(
                reply.cell() < 0 ? then : then.union(ground.game().linesThrough(reply.cell())));
      }
    }
    return new Claim(prover, needs, zone.minus(needs), lines);
  }
}
