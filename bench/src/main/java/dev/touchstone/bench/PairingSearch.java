package dev.touchstone.bench;

import dev.touchstone.game.Game;
import java.util.Arrays;

/**
 * Looks for disjoint pairs within some cells that block some lines: the tightest line first, the
 * pair that blocks most first, and not for long.
 */
final class PairingSearch {

  private final Game game;
  private final int patience;
  private final int[] pairs = new int[64];
  private int length;
  private int branchings;

  PairingSearch(Game game, int patience) {
    this.game = game;
    this.patience = patience;
  }

  /**
   * Pairs that block these lines, one cell after the other, or no cells at all and {@code false}.
   */
  boolean find(long available, long[] lines) {
    length = 0;
    branchings = 0;
    return extend(available, lines);
  }

  int[] pairs() {
    return Arrays.copyOf(pairs, length);
  }

  private boolean extend(long available, long[] lines) {
    int tightest = -1;
    int fewest = 65;
    for (int w = 0; w < lines.length; w++) {
      for (long rest = lines[w]; rest != 0; rest &= rest - 1) {
        int line = (w << 6) + Long.numberOfTrailingZeros(rest);
        int free = Long.bitCount(game.line(line).word(0) & available);
        if (free < fewest) {
          fewest = free;
          tightest = line;
        }
      }
    }
    if (tightest < 0) {
      return true;
    }
    if (fewest < 2 || branchings > patience) {
      return false;
    }
    return tryPairs(available, lines, game.line(tightest).word(0) & available);
  }

  private boolean tryPairs(long available, long[] lines, long cells) {
    boolean forced = Long.bitCount(cells) == 2;
    long[] pairsLeft = new long[64];
    for (long a = cells; a != 0; a &= a - 1) {
      pairsLeft[Long.numberOfTrailingZeros(a)] = a & (a - 1);
    }
    while (true) {
      int bestA = -1;
      int bestB = -1;
      int most = 0;
      for (long a = cells; a != 0; a &= a - 1) {
        int first = Long.numberOfTrailingZeros(a);
        for (long b = pairsLeft[first]; b != 0; b &= b - 1) {
          int second = Long.numberOfTrailingZeros(b);
          int blocked = 0;
          for (int w = 0; w < lines.length; w++) {
            blocked += Long.bitCount(lines[w] & both(first, second, w));
          }
          if (blocked > most) {
            most = blocked;
            bestA = first;
            bestB = second;
          }
        }
      }
      if (bestA < 0) {
        return false;
      }
      pairsLeft[bestA] &= ~(1L << bestB);
      branchings += forced ? 0 : 1;
      long[] left = lines.clone();
      for (int w = 0; w < left.length; w++) {
        left[w] &= ~both(bestA, bestB, w);
      }
      int mark = length;
      pairs[length++] = bestA;
      pairs[length++] = bestB;
      if (extend(available & ~(1L << bestA) & ~(1L << bestB), left)) {
        return true;
      }
      length = mark;
      if (branchings > patience) {
        return false;
      }
    }
  }

  private long both(int first, int second, int word) {
    return game.linesThrough(first).word(word) & game.linesThrough(second).word(word);
  }
}
