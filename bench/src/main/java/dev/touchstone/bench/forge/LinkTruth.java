package dev.touchstone.bench.forge;

import java.util.HashMap;
import java.util.Map;

/**
 * Whether a Link is true, by looking at every play within its zone, word for word as
 * docs/theorems.md says what a Link is.
 */
final class LinkTruth {

  private final HexCells board;
  private final Map<Joined, Boolean> known = new HashMap<>();
  private byte[] found = new byte[0];
  private Joined link = new Joined(0, 0, 0, 0);

  LinkTruth(HexCells board) {
    this.board = board;
  }

  boolean of(Joined asked) {
    return known.computeIfAbsent(asked, this::look);
  }

  private boolean look(Joined asked) {
    int all = asked.needs() | 3 << board.count();
    boolean endsOwned = (all >> asked.from() & 1) != 0 && (all >> asked.to() & 1) != 0;
    if ((asked.needs() & asked.zone()) != 0 || !endsOwned || asked.from() == asked.to()) {
      return false;
    }
    link = asked;
    found = new byte[1 << (2 * board.count())];
    // P may own some of Z already.
    for (int own = asked.zone(); ; own = (own - 1) & asked.zone()) {
      if (!reaches(own, 0)) {
        return false;
      }
      if (own == 0) {
        return true;
      }
    }
  }

  /** O takes a free cell of Z or none; then P takes a free cell of Z or none. */
  private boolean reaches(int own, int opponents) {
    int at = own | opponents << board.count();
    if (found[at] == 0) {
      int free = link.zone() & ~own & ~opponents;
      // None by O gains nothing for O: P takes none either, as long as cells are free.
      boolean good = free != 0 || board.areJoined(own | link.needs(), link.from(), link.to());
      for (int left = free; left != 0 && good; left &= left - 1) {
        int taken = left & -left;
        good = isAnswered(own, opponents | taken, free & ~taken);
      }
      found[at] = (byte) (good ? 2 : 1);
    }
    return found[at] == 2;
  }

  private boolean isAnswered(int own, int opponents, int free) {
    if (reaches(own, opponents)) {
      return true;
    }
    for (int left = free; left != 0; left &= left - 1) {
      if (reaches(own | (left & -left), opponents)) {
        return true;
      }
    }
    return false;
  }
}
