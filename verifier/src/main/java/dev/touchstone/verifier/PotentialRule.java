package dev.touchstone.verifier;

import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Reason;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.Hypergraph;

/**
 * Theorem T4, POTENTIAL (Erdős and Selfridge inside a zone): for one stone a turn, Block ⟨Z, L⟩
 * holds if the sum of 2^-|ℓ ∩ Z| over L is below 1/2. Checked exactly, in whole numbers.
 */
final class PotentialRule {

  private PotentialRule() {}

  static Claim check(Hypergraph game, int turn, Step.Potential step) throws Fault {
    if (turn != 1) {
      throw new Fault(Reason.POTENTIAL_NEEDS_SINGLE_STONES, "a turn has " + turn + " stones here");
    }
    int[] linesWith = new int[game.longestLine() + 1];
    for (int line : step.lines().toArray()) {
      linesWith[game.line(line).countIn(step.zone())]++;
    }
    // Counts in units of 2^-s, from the smallest unit up; rounding down each time changes nothing,
    // since only the whole units of 1/2 are asked for in the end.
    long units = 0;
    for (int s = linesWith.length - 1; s >= 1; s--) {
      units = units / 2 + linesWith[s];
    }
    if (units > 0 || linesWith[0] > 0) {
      throw new Fault(Reason.POTENTIAL_TOO_LARGE, "the sum is 1/2 or more");
    }
    return new Block(step.zone(), step.lines());
  }
}
