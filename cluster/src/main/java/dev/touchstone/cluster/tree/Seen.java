package dev.touchstone.cluster.tree;

import dev.touchstone.game.CellSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A position of the tree as it looks from above, with some of what is below it.
 *
 * @param number of the position in the tree
 * @param move that led there, on the board as the root has it; null at the root
 * @param makerWork the work still expected until Maker has won
 * @param breakerWork the same for Breaker
 * @param below the children that matter most, those that are searched next first
 * @param more children that are not listed
 * @param postponed moves that have no child yet and are not answered
 */
public record Seen(
    int number,
    @Nullable CellSet move,
    double makerWork,
    double breakerWork,
    Standing standing,
    List<Seen> below,
    int more,
    int postponed) {

  /** What has become of a position. */
  public enum Standing {
    MAKER_WINS,
    BREAKER_WINS,
    /** A job is under way. */
    AT_WORK,
    /** It waits for a job. */
    WAITING,
    /** Its job came back without a winner, and now its children are searched. */
    DIVIDED,
    /** The parent does not need it any more: another answer does for its move. */
    ANSWERED
  }
}
