package dev.touchstone.cluster.tree;

import dev.touchstone.game.Player;
import org.jspecify.annotations.Nullable;

/**
 * What a leaf counts for while its job is under way, so that the next job goes elsewhere (Wu, Lin
 * and others, job-level proof-number search).
 */
public enum Policy {
  /** As if Maker had won. */
  VIRTUAL_WIN,
  /** As if Breaker had won. */
  VIRTUAL_LOSS,
  /** As if that player had won who has less work left. */
  GREEDY,
  /** As what it is; only it is not chosen again. */
  VIRTUAL_EQUALITY;

  /** Who is taken for the winner of a leaf with a job under way; nobody: its numbers stay. */
  @Nullable Player winner(double makerWork, double breakerWork) {
    return switch (this) {
      case VIRTUAL_WIN -> Player.BLACK;
      case VIRTUAL_LOSS -> Player.WHITE;
      case GREEDY -> makerWork <= breakerWork ? Player.BLACK : Player.WHITE;
      case VIRTUAL_EQUALITY -> null;
    };
  }
}
