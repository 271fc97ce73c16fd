package dev.touchstone.solver.race;

import dev.touchstone.solver.board.Sets;
import java.util.Arrays;

/**
 * The moves that the attacker is left with where not all of them are searched: on an infinite board
 * those where all boards have cells, and where the defender threatens, the free cells of that line
 * which are in sight; in a search by threats those on lines that could become threats. What is
 * claimed for the defender here is true of the search only, and goes into no proof.
 */
final class AttackersMoves {

  /** The cells that a line lacks at most which a quiet move makes a threat of. */
  private static final int FARTHEST = 3;

  private final RaceBoard board;
  private final NodeTable table;
  private final ClaimStore claims;
  private final boolean byThreats;
  private final long[] allowed;
  private final long[] near;
  private final int[] noMatter;

  AttackersMoves(RaceBoard board, NodeTable table, ClaimStore claims, boolean byThreats) {
    this.byThreats = byThreats;
    this.board = board;
    this.table = table;
    this.claims = claims;
    allowed = new long[board.words];
    near = new long[board.words];
    noMatter = new int[board.lines];
    Arrays.fill(noMatter, ClaimStore.ANY);
  }

  /** Leaves the moves open that may be made; whether the defender threatens something. */
  boolean leaveOpen(Evaluation evaluation, int node, Standing at) {
    Sets.copy(board.playable, allowed);
    Sets.keepOnly(allowed, at.free);
    boolean forced = keepBlocks(at, allowed);
    if (byThreats && !forced) {
      keepNear(at, allowed);
    }
    evaluation.add(node, at, Option.of(Option.NONE, Option.NONE, 0, claim(allowed)));
    if (!table.hasOpenMoves(node)) {
      evaluation.close(node, at);
    }
    return forced;
  }

  /** Keeps the cells that lie on all lines of which the defender lacks one cell. */
  private boolean keepBlocks(Standing at, long[] cells) {
    boolean any = false;
    for (int line = 0; line < board.lines; line++) {
      if (at.missing[RaceBoard.DEFENDER][line] <= 1) {
        any = true;
        for (int w = 0; w < cells.length; w++) {
          cells[w] &= board.members[line][w] & at.free[w];
        }
      }
    }
    return any;
  }

  private void keepNear(Standing at, long[] cells) {
    Arrays.fill(near, 0);
    for (int line = 0; line < board.lines; line++) {
      if (at.missing[RaceBoard.ATTACKER][line] <= FARTHEST) {
        Sets.addAll(near, board.members[line]);
      }
    }
    Sets.keepOnly(cells, near);
  }

  /** A claim of the defender's that answers no move but the one before it. */
  int nothingAnswered(Standing at) {
    return claim(at.free);
  }

  private int claim(long[] zone) {
    long none = claims.lists.add(new int[0], 0);
    return claims.add(ClaimStore.Kind.PAIRS, none, zone, noMatter);
  }
}
