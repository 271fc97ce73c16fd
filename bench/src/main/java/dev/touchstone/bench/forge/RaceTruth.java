package dev.touchstone.bench.forge;

/**
 * Whether a Win or a Hold is true, by looking at every play from every position that fits it, word
 * for word as docs/theorems.md says what they are, for one stone a turn.
 */
final class RaceTruth {

  private final int cells;
  private final int[] lines;
  private final Claimed claim;

  /** What was found of a position with O to move: 0 not yet, 1 lost, 2 reached. */
  private final byte[] found;

  RaceTruth(int cells, int[] lines, Claimed claim) {
    this.cells = cells;
    this.lines = lines.clone();
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
              int line = lines[tolerance.getKey()];
              return (line & own) != 0
                  || Integer.bitCount(line & opponents) <= tolerance.getValue();
            });
  }

  private boolean completes(int stones) {
    for (int line : lines) {
      if ((line & ~stones) == 0) {
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

  /** O takes a free cell as long as there is one; then P one of Z or none. */
  private boolean look(int own, int opponents) {
    if (completes(opponents)) {
      return false;
    }
    if (completes(own)) {
      return true;
    }
    int free = ((1 << cells) - 1) & ~own & ~opponents;
    for (int rest = free; rest != 0; rest &= rest - 1) {
      int stone = rest & -rest;
      if (!isAnswered(own, opponents | stone, free & ~stone & claim.zone())) {
        return false;
      }
    }
    return free != 0 || claim.kind() == Claimed.Kind.HOLD;
  }

  private boolean isAnswered(int own, int opponents, int free) {
    if (completes(opponents)) {
      return false;
    }
    boolean reached = reaches(own, opponents);
    for (int rest = free; rest != 0 && !reached; rest &= rest - 1) {
      reached = reaches(own | (rest & -rest), opponents);
    }
    return reached;
  }
}
