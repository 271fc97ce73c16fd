package dev.touchstone.theorem;

import java.util.Collection;
import java.util.Optional;

/** The word that was meant where another was typed. */
public final class Nearest {

  private Nearest() {}

  /** The word with the fewest letters to change, if these are few for its length. */
  public static Optional<String> to(String typed, Collection<String> words) {
    Optional<String> best = Optional.empty();
    int least = Integer.MAX_VALUE;
    for (String word : words) {
      // What differs so much in length is not meant; and long words cost time.
      int changes = Math.abs(word.length() - typed.length()) > 2 ? least : changes(typed, word);
      if (changes < least && changes <= allowed(word)) {
        best = Optional.of(word);
        least = changes;
      }
    }
    return best;
  }

  /** One slip in a short word, two in a long one. */
  private static int allowed(String word) {
    return word.length() < 3 ? 0 : word.length() < 6 ? 1 : 2;
  }

  /** Letters to put in, leave out, replace, or exchange with the next one. */
  private static int changes(String from, String to) {
    int[][] least = new int[from.length() + 1][to.length() + 1];
    for (int i = 0; i <= from.length(); i++) {
      for (int j = 0; j <= to.length(); j++) {
        if (i == 0 || j == 0) {
          least[i][j] = i + j;
          continue;
        }
        int replaced = from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1;
        least[i][j] =
            Math.min(
                least[i - 1][j - 1] + replaced, 1 + Math.min(least[i - 1][j], least[i][j - 1]));
        boolean exchanged =
            i > 1
                && j > 1
                && from.charAt(i - 1) == to.charAt(j - 2)
                && from.charAt(i - 2) == to.charAt(j - 1);
        if (exchanged) {
          least[i][j] = Math.min(least[i][j], 1 + least[i - 2][j - 2]);
        }
      }
    }
    return least[from.length()][to.length()];
  }
}
