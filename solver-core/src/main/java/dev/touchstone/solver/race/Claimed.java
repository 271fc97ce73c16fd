package dev.touchstone.solver.race;

import dev.touchstone.certificate.Race;
import dev.touchstone.certificate.Step;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A claim of a proof with what it is made of: a leaf, or options in order.
 *
 * @param claim what is claimed
 * @param leaf the step that makes it; null if options do
 * @param options the options
 */
record Claimed(Race claim, Step.@Nullable Leaf leaf, List<Reply> options) {

  /**
   * An option.
   *
   * @param move a stone of the opponent's to which it is an answer, or {@link Option#NONE}
   * @param answer the prover's stone, or {@link Option#NONE}
   * @param symmetry by which the claim that then holds is turned
   * @param then that claim
   */
  record Reply(int move, int answer, int symmetry, Claimed then) {}
}
