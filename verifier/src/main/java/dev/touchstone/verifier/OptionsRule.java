package dev.touchstone.verifier;

import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Reason;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineSet;
import java.util.List;

/**
 * Theorems T5 and T6, OPTIONS: P has answers, each a set R_i of cells with the claim that holds
 * once they are played. T_i is what answer i needs free of O's stones. If every turn of O leaves
 * some T_i alone whose R_i has no more stones than O placed, one claim holds before O's turn.
 *
 * <p>Checked: |R_i| ≤ p; R_i outside the zone of its claim; every turn missed ({@link
 * MissedTurns}).
 */
final class OptionsRule {

  private OptionsRule() {}

  static Item.Claim check(Hypergraph game, int turn, List<Item.Answer> options) throws Fault {
    if (options.isEmpty()) {
      throw new Fault(Reason.MOVE_NOT_ANSWERED, "no options at all");
    }
    return options.get(0).then() instanceof Item.Block
        ? block(game, turn, options)
        : complete(game, turn, options);
  }

  /** T5: Block ⟨∪T_i, ∩(L_i ∪ lines(R_i))⟩ with T_i = Z_i ∪ R_i. */
  private static Item.Claim block(Hypergraph game, int turn, List<Item.Answer> options)
      throws Fault {
    CellSet[] untouched = new CellSet[options.size()];
    CellSet zone = game.noCells();
    LineSet lines = game.allLines();
    for (int i = 0; i < untouched.length; i++) {
      Item.Answer option = options.get(i);
      if (!(option.then() instanceof Item.Block then)) {
        throw new Fault(Reason.WRONG_OPERAND, "options of both kinds of claims");
      }
      checkAnswer(turn, option.cells(), then.zone());
      untouched[i] = then.zone().union(option.cells());
      zone = zone.union(untouched[i]);
      lines = lines.intersection(then.lines().union(game.linesMeeting(option.cells())));
    }
    MissedTurns.check(turn, options, untouched);
    return new Item.Block(zone, lines);
  }

  /** T6: Complete ⟨N, ∪T_i⟩ with N = ∪(N_i \ R_i) and T_i = (Z_i ∪ R_i) \ N. */
  private static Item.Claim complete(Hypergraph game, int turn, List<Item.Answer> options)
      throws Fault {
    CellSet needs = game.noCells();
    for (Item.Answer option : options) {
      if (!(option.then() instanceof Item.Complete then)) {
        throw new Fault(Reason.WRONG_OPERAND, "options of both kinds of claims");
      }
      checkAnswer(turn, option.cells(), then.zone());
      needs = needs.union(then.needs().minus(option.cells()));
    }
    CellSet[] untouched = new CellSet[options.size()];
    CellSet zone = game.noCells();
    for (int i = 0; i < untouched.length; i++) {
      Item.Complete then = (Item.Complete) options.get(i).then();
      untouched[i] = then.zone().union(options.get(i).cells()).minus(needs);
      zone = zone.union(untouched[i]);
    }
    MissedTurns.check(turn, options, untouched);
    return new Item.Complete(needs, zone);
  }

  static void checkAnswer(int stones, CellSet answer, CellSet zone) throws Fault {
    if (answer.count() > stones) {
      throw new Fault(
          Reason.ANSWER_TOO_LARGE, "%d stones in answer to %d".formatted(answer.count(), stones));
    }
    if (answer.intersects(zone)) {
      throw new Fault(Reason.ANSWER_IN_ZONE, "the zone of what follows holds the answer " + answer);
    }
  }
}
