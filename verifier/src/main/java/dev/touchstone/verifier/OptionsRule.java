package dev.touchstone.verifier;

import dev.touchstone.certificate.Answer;
import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Looks;
import dev.touchstone.certificate.Reason;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import java.util.List;

/**
 * Theorems T5 and T6, OPTIONS: P has answers, each a set R_i of cells with the claim that holds
 * once they are played. N = ∪(N_i \ R_i) is what P must own before; T_i = (Z_i ∪ R_i) \ N is what
 * answer i needs free of O's stones. If every turn of O leaves some T_i alone whose R_i has no more
 * stones than O placed, one claim holds before O's turn. (Block claims have no N_i: N is empty.)
 *
 * <p>Checked: that all claims are of one kind; |R_i| ≤ p; R_i outside the zone of its claim; every
 * turn missed ({@link MissedTurns}). {@link Claim#ofOptions} says what the claim promises.
 */
final class OptionsRule {

  private OptionsRule() {}

  static Claim check(Hypergraph game, int turn, List<Answer<Claim>> options, Looks looks)
      throws Fault {
    if (options.isEmpty()) {
      throw new Fault(Reason.MOVE_NOT_ANSWERED, "no options at all");
    }
    if (!(options.get(0).then() instanceof OneSided first)) {
      throw otherKinds();
    }
    CellSet needs = game.noCells();
    for (Answer<Claim> option : options) {
      Claim then = option.then();
      if (!(then instanceof OneSided like) || !like.isLike(first)) {
        throw otherKinds();
      }
      checkAnswer(turn, option.cells(), then.zone());
      CellSet leansOn = then.needs(game);
      if (!leansOn.isEmpty()) {
        needs = needs.union(leansOn.minus(option.cells()));
      }
    }
    CellSet[] untouched = new CellSet[options.size()];
    CellSet zone = game.noCells();
    for (int i = 0; i < untouched.length; i++) {
      Answer<Claim> option = options.get(i);
      CellSet touched = option.then().zone().union(option.cells());
      untouched[i] = needs.isEmpty() ? touched : touched.minus(needs);
      zone = zone.union(untouched[i]);
    }
    MissedTurns.check(turn, options, untouched, looks);
    return first.ofOptions(game, options, needs, zone);
  }

  private static Fault otherKinds() {
    return new Fault(
        Reason.WRONG_OPERAND, "OPTIONS of claims of one kind: all Block, or all Complete");
  }

  /** What every answer must keep to, also that at the end (T10). */
  static void checkAnswer(int stones, CellSet answer, CellSet zone) throws Fault {
    checkSize(stones, answer);
    if (answer.intersects(zone)) {
      throw new Fault(Reason.ANSWER_IN_ZONE, "the zone of what follows holds the answer " + answer);
    }
  }

  static void checkSize(int stones, CellSet answer) throws Fault {
    if (answer.count() > stones) {
      throw new Fault(
          Reason.ANSWER_TOO_LARGE, "%d stones in answer to %d".formatted(answer.count(), stones));
    }
  }
}
