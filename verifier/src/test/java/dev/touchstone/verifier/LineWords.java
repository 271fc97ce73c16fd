package dev.touchstone.verifier;

import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Player;
import java.util.stream.LongStream;

/** The lines of a game of at most 64 cells, for those who look at every play of it. */
final class LineWords {

  private final long[] lines;

  /** The lines by which this player wins; of other lines nothing. */
  private final boolean[] own;

  LineWords(Hypergraph game, Player player) {
    lines = LongStream.range(0, game.lineCount()).map(i -> game.line((int) i).word(0)).toArray();
    own = new boolean[lines.length];
    game.linesOf(player).forEach(line -> own[line] = true);
  }

  int count() {
    return lines.length;
  }

  boolean isOwn(int number) {
    return own[number];
  }

  long line(int number) {
    return lines[number];
  }

  /** Whether the player, who owns these cells, owns a line. */
  boolean completes(long stones) {
    for (int i = 0; i < lines.length; i++) {
      if (own[i] && (lines[i] & ~stones) == 0) {
        return true;
      }
    }
    return false;
  }
}
