package dev.touchstone.bench.forge;

/**
 * Whether a Win or a Hold is true, by looking at every play from every position that fits it, word
 * for word as docs/theorems.md says what they are.
 */
final class RaceTruth {

  private final SmallGame game;
  private final int cells;
  private final Claimed claim;

  /** What was found of a position with O to move: 0 not yet, 1 lost, 2 reached. */
  private final byte[] found;

  RaceTruth(SmallGame game, Claimed claim) {
    this.game = game;
    cells = game.cells();
    this.claim = claim;
    found = new byte[1 << (2 * cells)];
  }

  /** P owns N, no cell of Z is O's, and O has not too many stones on lines that P has none on. */
  boolean holdsFromEverywhere() {
    int needs = claim.others();
    if ((needs & claim.zone()) != 0) {
      return false;
    }
    int notFixed = ((1 << cells) - 1) & ~needs;
    for (int own = notFixed; ; own = (own - 1) & notFixed) {
      int others = notFixed & ~own & ~claim.zone();
      for (int opponents = others; ; opponents = (opponents - 1) & others) {
        if (fits(own | needs, opponents) && !reaches(own | needs, opponents)) {
          return false;
        }
        if (opponents == 0) {
          break;
        }
      }
      if (own == 0) {
        return true;
      }
    }
  }

  private boolean fits(int own, int opponents) {
    return claim.tolerances().entrySet().stream()
        .allMatch(
            tolerance -> {
              int line = game.lines().get(tolerance.getKey());
              return (game.theirs() >> tolerance.getKey() & 1) == 0
                  || (line & own) != 0
                  || Integer.bitCount(line & opponents) <= tolerance.getValue();
            });
  }

  /** Whether these stones are all of a line, of those with these numbers. */
  private boolean completes(int stones, int numbers) {
    for (int line = 0; line < game.lines().size(); line++) {
      if ((numbers >> line & 1) != 0 && (game.lines().get(line) & ~stones) == 0) {
        return true;
      }
    }
    return false;
  }

  private boolean reaches(int own, int opponents) {
    int at = own | opponents << cells;
    if (found[at] == 0) {
      found[at] = (byte) (look(own, opponents) ? 2 : 1);
    }
    return found[at] == 2;
  }

  /** O takes 1 to p free cells as long as there are any; then P at most p of Z. */
  private boolean look(int own, int opponents) {
    if (completes(opponents, game.theirs())) {
      return false;
    }
    if (completes(own, game.wins())) {
      return true;
    }
    int free = ((1 << cells) - 1) & ~own & ~opponents;
    for (int taken = free; taken != 0; taken = (taken - 1) & free) {
      if (Integer.bitCount(taken) <= game.turn()
          && !isAnswered(own, opponents | taken, free & ~taken & claim.zone())) {
        return false;
      }
    }
    return free != 0 || claim.kind() == Claimed.Kind.HOLD;
  }

  private boolean isAnswered(int own, int opponents, int free) {
    if (completes(opponents, game.theirs())) {
      return false;
    }
    for (int taken = free; ; taken = (taken - 1) & free) {
      if (Integer.bitCount(taken) <= game.turn() && reaches(own | taken, opponents)) {
        return true;
      }
      if (taken == 0) {
        return false;
      }
    }
  }
}
