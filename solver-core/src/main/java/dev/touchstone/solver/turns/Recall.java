package dev.touchstone.solver.turns;

import static dev.touchstone.solver.turns.TurnBoard.OPPONENT;
import static dev.touchstone.solver.turns.TurnBoard.PROVER;

import dev.touchstone.game.CellSet;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Claims that were made before and fit a position, perhaps after a turn of the prover's. Their
 * options are the first to be tried: what fits is won, though the claim has to be made again with
 * the stones that lie there now.
 */
final class Recall {

  /** So many of the last claims are looked at. */
  private static final int LATEST = 3000;

  private final TurnBoard board;
  private final List<TurnClaim> claims = new ArrayList<>();

  Recall(TurnBoard board) {
    this.board = board;
  }

  void add(TurnClaim claim) {
    claims.add(claim);
  }

  /** A claim that fits once the prover has placed its missing stones, one to so many. */
  @Nullable TurnClaim find(Stones at, int stones) {
    int last = Math.max(0, claims.size() - LATEST);
    for (int i = claims.size() - 1; i >= last; i--) {
      TurnClaim claim = claims.get(i);
      if (fits(at, claim, stones)) {
        return claim;
      }
    }
    return null;
  }

  /** The cells of N where the prover has no stone yet. */
  static int[] missing(Stones at, TurnClaim claim) {
    return claim.race.needs().minus(at.of(PROVER)).toArray();
  }

  private boolean fits(Stones at, TurnClaim claim, int stones) {
    CellSet needs = claim.race.needs();
    CellSet zone = claim.race.zone();
    CellSet own = at.of(PROVER);
    CellSet theirs = at.of(OPPONENT);
    int lacking = 0;
    for (int w = 0; w < needs.wordCount(); w++) {
      lacking += Long.bitCount(needs.word(w) & ~own.word(w));
      if (lacking > stones || ((needs.word(w) | zone.word(w)) & theirs.word(w)) != 0) {
        return false;
      }
    }
    return lacking > 0 && bears(at, claim, missing(at, claim));
  }

  private boolean bears(Stones at, TurnClaim claim, int[] answer) {
    for (int line = 0; line < board.lines; line++) {
      if (claim.most[line] < at.count[OPPONENT][line]
          && at.count[PROVER][line] == 0
          && !board.meets(line, answer)) {
        return false;
      }
    }
    return true;
  }
}
