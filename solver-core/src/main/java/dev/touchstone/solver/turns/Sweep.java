package dev.touchstone.solver.turns;

import static dev.touchstone.solver.turns.TurnBoard.PROVER;

import dev.touchstone.solver.turns.Candidates.Turn;
import dev.touchstone.solver.turns.TurnClaim.Choice;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a turn of the prover's after which threats alone answer every reply, before any of them
 * is looked into: most of those that are not such a turn are refuted by what refuted the one
 * before, which takes no claim. About every second reply that threats alone leave open falls so.
 */
final class Sweep {

  /** So many turns are tried. */
  private static final int TURNS = 80;

  private final Leaves leaves;
  private final Stones at;

  Sweep(Leaves leaves) {
    this.leaves = leaves;
    at = leaves.at;
  }

  /**
   * The turn that answers a reply, if there is one.
   *
   * @param left gets those that are worth another look
   */
  @Nullable Choice of(OpenReply reply, List<Turn> candidates, List<Turn> left) {
    int tried = Math.min(TURNS, candidates.size());
    for (Turn turn : candidates.subList(0, tried)) {
      at.put(turn.cells(), PROVER);
      TurnClaim claim = null;
      if (leaves.punishesPassing(turn.stones())) {
        left.add(turn);
        claim = isRefuted(reply) ? null : walk(reply);
      }
      at.take(turn.cells(), PROVER);
      if (claim != null) {
        return new Choice(new int[0], turn.cells(), claim);
      }
    }
    left.addAll(candidates.subList(tried, candidates.size()));
    return null;
  }

  private boolean isRefuted(OpenReply reply) {
    for (int[] move : reply.latestRefutations()) {
      if (at.areFree(move) && !leaves.punishes(move)) {
        reply.note(move);
        return true;
      }
    }
    return false;
  }

  /** The claim after a turn, unless it has a reply that is open: that one is noted. */
  private @Nullable TurnClaim walk(OpenReply reply) {
    Coverage coverage = leaves.coverage(List.of());
    List<int[]> open = coverage.unanswered(List.of(), 1);
    if (open.isEmpty()) {
      return leaves.claim(coverage.choices());
    }
    if (open.get(0).length > 0) {
      reply.note(open.get(0));
    }
    return null;
  }
}
