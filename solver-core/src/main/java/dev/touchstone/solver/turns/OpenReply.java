package dev.touchstone.solver.turns;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A turn of the opponent's that threats alone do not answer, with the prover to move: an OR node of
 * {@link QuietSearch}. Turns of the prover's are put off until those before look bad.
 */
final class OpenReply {

  /** What a reply that was not looked at counts, by how many turns of the prover's were before. */
  private static final int[] UNSEEN = {24, 12, 4};

  private static final int LAST = 10;

  /** So many of what refuted others are tried against a turn. */
  private static final int REFUTATIONS = 12;

  /** So many steps below it make its proof number larger by one. */
  private static final int STEPS = 16;

  static final int NEVER = 1 << 28;

  /** The opponent's stones; none at the start of a game. */
  final int[] move;

  /** The turns that are looked at. */
  final List<QuietTurn> turns = new ArrayList<>();

  /** Those put off. */
  private Postponed later = Postponed.NONE;

  /** Its first proof number. */
  private final int first;

  private boolean expanded;
  private int batches;

  /** What refuted turns here: tried first against the others. */
  final List<int[]> refutations = new ArrayList<>();

  /** So many claims after quiet turns are known not to fit here. */
  int claimsSeen;

  /** How often it was updated. */
  int steps;

  int proof;
  int disproof = 1;

  OpenReply(int[] move, int level) {
    this.move = move;
    first = unseen(level);
    proof = first;
  }

  static int unseen(int level) {
    return UNSEEN[Math.min(level, UNSEEN.length - 1)];
  }

  boolean isExpanded() {
    return expanded;
  }

  void expand(Postponed candidates) {
    expanded = true;
    later = candidates;
  }

  /** As it was when a search was interrupted. */
  void restore(boolean wasExpanded, int batchesBefore, Postponed left) {
    expanded = wasExpanded;
    batches = batchesBefore;
    later = left;
  }

  int batches() {
    return batches;
  }

  /** What was put off. */
  Postponed later() {
    return later;
  }

  boolean hasMore() {
    return !later.isEmpty();
  }

  void batch() {
    batches++;
  }

  /** What refuted a turn here. */
  void note(int[] move) {
    refutations.removeIf(other -> Arrays.equals(other, move));
    refutations.add(0, move);
    if (refutations.size() > 3 * REFUTATIONS) {
      refutations.remove(refutations.size() - 1);
    }
  }

  /** What refuted the last ones, the newest first. */
  List<int[]> latestRefutations() {
    return List.copyOf(refutations.subList(0, Math.min(REFUTATIONS, refutations.size())));
  }

  /** Begins with what refuted turns where the prover moved before, unless it has begun. */
  void inherit(OpenReply above) {
    if (refutations.isEmpty()) {
      refutations.addAll(above.latestRefutations());
    }
  }

  /** Whether more turns are to be looked at, by what those before look like. */
  boolean wantsMore() {
    return hasMore() && batches < LAST && 2 * proof > first << (2 * batches - 2);
  }

  void update() {
    proof = NEVER;
    disproof = hasMore() ? 1 + later.size() / 16 : 0;
    for (QuietTurn turn : turns) {
      proof = Math.min(proof, turn.proof);
      disproof = Math.min(NEVER, disproof + turn.disproof);
    }
    // Numbers do not tell how hard what lies deep below is; what was spent on it in vain does.
    steps++;
    proof = Math.min(NEVER, proof + steps / STEPS);
  }

  /** The turn that looks best. */
  QuietTurn best() {
    QuietTurn best = turns.get(0);
    for (QuietTurn turn : turns) {
      if (turn.proof < best.proof) {
        best = turn;
      }
    }
    return best;
  }
}
