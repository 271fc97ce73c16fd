package dev.touchstone.bench.forge;

import java.util.HashMap;
import java.util.Map;

/**
 * Whether a claim is true, by looking at every play from every position that it speaks of, word for
 * word as docs/theorems.md says what claims are. No lemma and no rule is used here, and nothing of
 * the verifier but the game's lines.
 */
final class Truth {

  private final SmallGame game;
  private final int[] lines;
  private final int all;
  private final Map<Claimed, Boolean> known = new HashMap<>();

  /** What was found of a position for the claim at hand: 0 not yet, 1 lost, 2 reached. */
  private byte[] found = new byte[0];

  private Claimed claim = new Claimed(Claimed.Kind.BLOCK, 0, 0);

  Truth(SmallGame game) {
    this.game = game;
    lines = game.lines().stream().mapToInt(line -> line).toArray();
    all = (1 << game.cells()) - 1;
  }

  boolean of(Claimed asked) {
    return known.computeIfAbsent(asked, this::look);
  }

  private boolean look(Claimed asked) {
    if (asked.twoSided()) {
      return new RaceTruth(game, asked).holdsFromEverywhere();
    }
    claim = asked;
    found = new byte[1 << (2 * game.cells())];
    return asked.block() ? blocksFromEverywhere() : completesFromEverywhere();
  }

  /** Each cell of Z is free or P's; what lies elsewhere has no part in it. */
  private boolean blocksFromEverywhere() {
    for (int own = claim.zone(); ; own = (own - 1) & claim.zone()) {
      if (!blocks(own, 0)) {
        return false;
      }
      if (own == 0) {
        return true;
      }
    }
  }

  /** O takes 1 to p free cells of Z, or stops for good; then P at most as many. */
  private boolean blocks(int own, int opponents) {
    for (int line = 0; line < lines.length; line++) {
      if ((claim.others() >> line & 1) != 0 && (lines[line] & claim.zone() & ~opponents) == 0) {
        return false;
      }
    }
    int at = own | opponents << game.cells();
    if (found[at] == 0) {
      int free = claim.zone() & ~own & ~opponents;
      boolean good = true;
      for (int taken = free; taken != 0 && good; taken = (taken - 1) & free) {
        int count = Integer.bitCount(taken);
        good = count > game.turn() || isAnswered(own, opponents | taken, free & ~taken, count);
      }
      found[at] = (byte) (good ? 2 : 1);
    }
    return found[at] == 2;
  }

  /** P owns N, no cell of Z is O's; the other cells are anybody's. */
  private boolean completesFromEverywhere() {
    int needs = claim.others();
    if ((needs & claim.zone()) != 0) {
      return false;
    }
    int notFixed = all & ~needs;
    for (int own = notFixed; ; own = (own - 1) & notFixed) {
      int others = notFixed & ~own & ~claim.zone();
      for (int opponents = others; ; opponents = (opponents - 1) & others) {
        if (!completes(own | needs, opponents)) {
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

  /** O takes 1 to p free cells anywhere as long as there are any; then P at most as many of Z. */
  private boolean completes(int own, int opponents) {
    for (int line : lines) {
      if ((line & ~own) == 0) {
        return true;
      }
    }
    int at = own | opponents << game.cells();
    if (found[at] == 0) {
      int free = all & ~own & ~opponents;
      boolean good = free != 0;
      for (int taken = free; taken != 0 && good; taken = (taken - 1) & free) {
        int count = Integer.bitCount(taken);
        int left = free & ~taken & claim.zone();
        good = count > game.turn() || isAnswered(own, opponents | taken, left, count);
      }
      found[at] = (byte) (good ? 2 : 1);
    }
    return found[at] == 2;
  }

  /** P takes at most so many of these cells, perhaps none. */
  private boolean isAnswered(int own, int opponents, int left, int count) {
    for (int taken = left; ; taken = (taken - 1) & left) {
      if (Integer.bitCount(taken) <= count
          && (claim.block() ? blocks(own | taken, opponents) : completes(own | taken, opponents))) {
        return true;
      }
      if (taken == 0) {
        return false;
      }
    }
  }
}
