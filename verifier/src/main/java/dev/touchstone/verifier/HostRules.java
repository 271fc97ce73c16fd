package dev.touchstone.verifier;

import dev.touchstone.certificate.Answer;
import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Reason;
import dev.touchstone.certificate.Tolerances;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Host;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.statement.Goal;
import dev.touchstone.statement.Statement;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Theorems T19, T20 and T21: what claims of infinite boards must keep to besides. N and Z lie in
 * the window, and all lines that are not modelled have one and the same tolerance, the far one.
 * Where the statement is about all boards with a region, all that P plays lies in the region.
 * Nothing is asked of finite boards.
 */
final class HostRules {

  private final Hypergraph game;
  private final short farOfDone;
  private final @Nullable CellSet window;
  private final @Nullable CellSet region;

  HostRules(Statement statement) {
    game = statement.hypergraph();
    if (statement.board() instanceof InfiniteBoard board) {
      farOfDone = (short) (board.length() - 1);
      window = board.within(board.window());
      region = board.host().region().map(board::within).orElse(null);
    } else {
      farOfDone = Tolerances.ANY;
      window = null;
      region = null;
    }
  }

  /** T21 is about who completes a line; T22 about tilings. */
  static void checkSupported(Statement statement) throws Fault {
    if (!(statement.board() instanceof InfiniteBoard board)) {
      return;
    }
    boolean known =
        statement.goal() == Goal.COMPLETE
            || statement.goal() == Goal.COMPLETE_FIRST
            || (statement.goal().keepsOff() && board.host().equals(Host.PLANE));
    if (!known) {
      throw new Fault(
          Reason.UNSUPPORTED_STATEMENT,
          "on infinite boards: rules are for who completes a line, and on the plane for who keeps"
              + " the opponent from one");
    }
  }

  /** A claim that is not by ORDERED: P plays in its Z, or owns its N, the line of DONE. */
  Claim made(Claim claim) throws Fault {
    checkWindow(claim);
    checkRegion(claim.needs(game).union(claim.zone()));
    return claim;
  }

  /** A claim by ORDERED: what P plays is the answers; guards may lie outside the region. */
  Claim ordered(Claim claim, List<Answer<Claim>> options) throws Fault {
    checkWindow(claim);
    for (Answer<Claim> option : options) {
      checkRegion(option.cells());
    }
    return claim;
  }

  /** The cells that claims may be about. */
  CellSet window() {
    return window == null ? game.allCells() : window;
  }

  /** The first move. */
  void checkOpening(@Nullable CellSet answer) throws Fault {
    if (answer != null) {
      checkRegion(answer);
    }
  }

  private void checkWindow(Claim claim) throws Fault {
    if (window != null && !window.containsAll(claim.needs(game).union(claim.zone()))) {
      throw leavesWindow();
    }
  }

  /** The fault of a claim that is about cells outside. */
  static Fault leavesWindow() {
    return new Fault(Reason.LEAVES_WINDOW, "the claim is about cells outside the window");
  }

  private void checkRegion(CellSet played) throws Fault {
    if (region != null && !region.containsAll(played)) {
      throw new Fault(
          Reason.LEAVES_REGION, "a smaller board lacks one of the cells that the prover plays");
    }
  }

  /** T19 of T11: the tolerance of a line that P's line does not meet. */
  short farOfDone() {
    return farOfDone;
  }

  /** T19 of T12: less by the stones that an option may have to answer on one line far away. */
  short farOfOrdered(List<Answer<Claim>> options, List<Integer> stones) {
    int far = Tolerances.ANY;
    for (int i = 0; window != null && i < stones.size(); i++) {
      far = Math.min(far, Math.max(far(options.get(i).then()) - stones.get(i), Tolerances.BLOCKED));
    }
    return (short) far;
  }

  /** A Block claim blocks no line that misses its zone. */
  private static short far(Claim claim) {
    return claim instanceof TwoSided twoSided ? twoSided.far() : Tolerances.BLOCKED;
  }
}
