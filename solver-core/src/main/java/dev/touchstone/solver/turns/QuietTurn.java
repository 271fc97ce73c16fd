package dev.touchstone.solver.turns;

import dev.touchstone.solver.turns.TurnClaim.Choice;
import java.util.ArrayList;
import java.util.List;

/**
 * A turn of the prover's that leaves the opponent a choice: an AND node of {@link QuietSearch}. Its
 * replies are those that the options found so far leave open.
 */
final class QuietTurn {

  final int[] cells;

  /** The options that were found. */
  List<Choice> options = List.of();

  /** The replies that threats alone do not answer. */
  List<OpenReply> open = new ArrayList<>();

  /** Whether its options were looked for. */
  boolean walked;

  /** Whether the walk went to its end. */
  boolean whole;

  /** How many refutations of sister turns were tried. */
  int tried;

  int proof;
  int disproof = 1;

  QuietTurn(int[] cells, int proof) {
    this.cells = cells;
    this.proof = proof;
  }

  void refute() {
    proof = OpenReply.NEVER;
    disproof = 0;
    open = List.of();
    options = List.of();
  }

  boolean isRefuted() {
    return disproof == 0;
  }

  void update() {
    if (isRefuted() || !walked) {
      return;
    }
    // More replies may be open than were looked for: as if there were two.
    proof = whole ? 0 : 2 * open.get(0).proof;
    disproof = OpenReply.NEVER;
    for (OpenReply reply : open) {
      proof = Math.min(OpenReply.NEVER, proof + reply.proof);
      disproof = Math.min(disproof, reply.disproof);
    }
    if (disproof == 0) {
      refute();
    }
  }

  /** The reply that is the most likely to refute this turn. */
  OpenReply hardest() {
    OpenReply hardest = open.get(0);
    for (OpenReply reply : open) {
      if (reply.disproof < hardest.disproof) {
        hardest = reply;
      }
    }
    return hardest;
  }
}
