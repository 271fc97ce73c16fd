package dev.touchstone.verifier;

import dev.touchstone.game.Hypergraph;
import java.util.stream.LongStream;

/** The lines of a game of at most 64 cells, for those who look at every play of it. */
final class LineWords {

  private final long[] lines;

  LineWords(Hypergraph game) {
    lines = LongStream.range(0, game.lineCount()).map(i -> game.line((int) i).word(0)).toArray();
  }

  int count() {
    return lines.length;
  }

  long line(int number) {
    return lines[number];
  }

  /** Whether who owns these cells owns a line. */
  boolean completes(long stones) {
    for (long line : lines) {
      if ((line & ~stones) == 0) {
        return true;
      }
    }
    return false;
  }
}
