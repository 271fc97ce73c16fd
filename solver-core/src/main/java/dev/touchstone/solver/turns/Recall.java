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
  private final int wordCount;
  private final List<TurnClaim> claims = new ArrayList<>();

  /** Of the latest claims, in turn: N ∪ Z, then N. */
  private final long[] words;

  Recall(TurnBoard board) {
    this.board = board;
    wordCount = board.game.noCells().wordCount();
    words = new long[2 * wordCount * LATEST];
  }

  void add(TurnClaim claim) {
    CellSet needs = claim.race.needs();
    CellSet zone = claim.race.zone();
    int place = place(claims.size());
    for (int w = 0; w < wordCount; w++) {
      words[place + w] = needs.word(w) | zone.word(w);
      words[place + wordCount + w] = needs.word(w);
    }
    claims.add(claim);
  }

  void clear() {
    claims.clear();
  }

  /** All of them, in the order in which they were added. */
  List<TurnClaim> all() {
    return claims;
  }

  private int place(int number) {
    return 2 * wordCount * (number % LATEST);
  }

  /** A claim that fits once the prover has placed its missing stones, one to so many. */
  @Nullable TurnClaim find(Stones at, int stones) {
    return find(at, stones, 0);
  }

  /** The same of those that were added after so many others. */
  @Nullable TurnClaim find(Stones at, int stones, int from) {
    if (claims.size() == from) {
      return null;
    }
    long[] own = TurnBoard.words(at.of(PROVER));
    long[] theirs = TurnBoard.words(at.of(OPPONENT));
    int last = Math.max(from, claims.size() - LATEST);
    for (int i = claims.size() - 1; i >= last; i--) {
      if (fits(place(i), own, theirs, stones)) {
        TurnClaim claim = claims.get(i);
        if (bears(at, claim, missing(at, claim))) {
          return claim;
        }
      }
    }
    return null;
  }

  /** The cells of N where the prover has no stone yet. */
  static int[] missing(Stones at, TurnClaim claim) {
    return claim.race.needs().minus(at.of(PROVER)).toArray();
  }

  private boolean fits(int place, long[] own, long[] theirs, int stones) {
    for (int w = 0; w < wordCount; w++) {
      if ((words[place + w] & theirs[w]) != 0) {
        return false;
      }
    }
    int lacking = 0;
    for (int w = 0; w < wordCount && lacking <= stones; w++) {
      lacking += Long.bitCount(words[place + wordCount + w] & ~own[w]);
    }
    return lacking > 0 && lacking <= stones;
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
