package dev.touchstone.solver.turns;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * Which claims a long search of quiet turns keeps: those after quiet turns, those under the options
 * of the turns that look best, and what all of these are made of. The options of other turns are
 * found again when they are wanted.
 */
final class Forgetting {

  /** So many new claims, and there is something to forget. */
  static final int CLAIMS = 150_000;

  /** The options of so many turns in each position are kept; of the first turn, of all. */
  private static final int BEST = 2;

  private final Leaves leaves;
  private final int claims;
  private int limit;

  Forgetting(Leaves leaves, int claims) {
    this.leaves = leaves;
    this.claims = claims;
    limit = claims;
  }

  /** Forgets what is below a reply and not wanted, if there is too much. */
  void perhaps(OpenReply root) {
    Found found = leaves.found();
    if (found.claimCount() < limit) {
      return;
    }
    Set<TurnClaim> wanted = Collections.newSetFromMap(new IdentityHashMap<>());
    found.quiet.all().forEach(claim -> want(claim, wanted));
    root.turns.forEach(turn -> want(turn, wanted));
    found.keepOnly(wanted);
    limit = found.claimCount() + claims;
  }

  private static void want(QuietTurn turn, Set<TurnClaim> wanted) {
    turn.options.forEach(option -> want(option.then(), wanted));
    for (OpenReply reply : turn.open) {
      List<QuietTurn> sorted =
          reply.turns.stream().sorted(Comparator.comparingInt(below -> below.proof)).toList();
      for (int i = 0; i < sorted.size(); i++) {
        if (i >= BEST) {
          sorted.get(i).options = List.of();
        }
        want(sorted.get(i), wanted);
      }
    }
  }

  private static void want(TurnClaim claim, Set<TurnClaim> wanted) {
    Deque<TurnClaim> left = new ArrayDeque<>(List.of(claim));
    while (!left.isEmpty()) {
      TurnClaim next = left.remove();
      if (!next.isLeaf() && wanted.add(next)) {
        next.options.forEach(option -> left.add(option.then()));
      }
    }
  }
}
