package dev.touchstone.solver.turns;

import dev.touchstone.certificate.RaceStep;
import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.Step.Frame;
import dev.touchstone.certificate.StepSink;
import dev.touchstone.game.CellSet;
import dev.touchstone.solver.turns.TurnClaim.Choice;
import java.io.IOException;
import java.util.IdentityHashMap;

/**
 * Writes a proof as steps. The frames give each claim the scene for which it was made. A claim that
 * is used again is kept and recalled; a leaf is written again, which takes fewer bytes.
 */
final class TurnWriter {

  private final TurnBoard board;
  private final StepSink out;
  private final IdentityHashMap<TurnClaim, Long> uses = new IdentityHashMap<>();
  private final IdentityHashMap<TurnClaim, Long> keeps = new IdentityHashMap<>();
  private long kept;

  TurnWriter(TurnBoard board, StepSink out) {
    this.board = board;
    this.out = out;
  }

  /**
   * Writes the proof up to END.
   *
   * @param opens whether the prover moves first
   */
  void write(Choice root, boolean opens) throws IOException {
    count(root.then());
    if (opens) {
      reply(root);
    } else {
      claim(root.then());
    }
    out.accept(new Step.End());
  }

  /** Counts how often claims are used besides where they are made. */
  private void count(TurnClaim claim) {
    if (!claim.isLeaf() && uses.merge(claim, 1L, Long::sum) == 1) {
      for (Choice choice : claim.options) {
        count(choice.then());
      }
    }
  }

  private void claim(TurnClaim claim) throws IOException {
    if (claim.isLeaf() || keeps.containsKey(claim)) {
      out.accept(leaf(claim));
      return;
    }
    for (Choice choice : claim.options) {
      reply(choice);
    }
    out.accept(new RaceStep.Ordered(claim.options.size()));
    long more = uses.getOrDefault(claim, 1L) - 1;
    if (more > 0) {
      out.accept(new Step.Keep(more));
      keeps.put(claim, kept++);
    }
  }

  private Step.Leaf leaf(TurnClaim claim) {
    if (claim.isLeaf()) {
      return claim.line >= 0 ? new RaceStep.Done(claim.line) : new Step.Nothing();
    }
    return new Step.Recall(kept - keeps.getOrDefault(claim, 0L));
  }

  private void reply(Choice choice) throws IOException {
    TurnClaim then = choice.then();
    boolean isShort = then.isLeaf() || keeps.containsKey(then);
    if (isShort && choice.answer().length == 1) {
      out.accept(new Step.Answered(-1, choice.answer()[0], leaf(then)));
      return;
    }
    CellSet move = isShort ? board.game.noCells() : board.set(choice.move());
    out.accept(new Step.Enter(Frame.ANSWER, move, board.set(choice.answer())));
    claim(then);
    out.accept(new Step.Leave());
  }
}
