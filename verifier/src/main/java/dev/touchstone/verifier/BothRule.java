package dev.touchstone.verifier;

import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Reason;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineSet;
import java.util.ArrayList;
import java.util.List;

/**
 * Theorem T7, BOTH: Block claims with disjoint zones add up to Block ⟨∪Z_i, ∪L_i⟩. Checked: that no
 * cell is in two zones, and that all are Block claims.
 */
final class BothRule {

  private BothRule() {}

  static Claim check(Hypergraph game, List<Claim> parts) throws Fault {
    List<Block> blocks = new ArrayList<>(parts.size());
    for (Claim part : parts) {
      if (!(part instanceof Block block)) {
        throw new Fault(Reason.WRONG_OPERAND, "BOTH adds up Block claims only");
      }
      blocks.add(block);
    }
    CellSet zone = game.noCells();
    LineSet lines = game.noLines();
    for (Block block : blocks) {
      if (zone.intersects(block.zone())) {
        throw new Fault(
            Reason.ZONES_OVERLAP,
            "cells " + zone.intersection(block.zone()) + " are in the zones of two parts");
      }
      zone = zone.union(block.zone());
      lines = lines.union(block.lines());
    }
    return new Block(zone, lines);
  }
}
