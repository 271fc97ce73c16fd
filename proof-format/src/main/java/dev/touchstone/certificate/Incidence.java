package dev.touchstone.certificate;

import dev.touchstone.game.Bits;
import dev.touchstone.game.Hypergraph;

/** Which cell is on which line, as two flat tables of words: one row a cell, one row a line. */
final class Incidence {

  /** The words of a set of cells, and of a set of lines. */
  final int cellWords;

  final int lineWords;

  /** Row c: the lines through cell c. */
  final long[] through;

  /** Row ℓ: the cells of line ℓ. */
  final long[] members;

  final int longestLine;

  Incidence(Hypergraph game) {
    cellWords = game.noCells().wordCount();
    lineWords = game.noLines().wordCount();
    longestLine = game.longestLine();
    through = new long[game.cellCount() * lineWords];
    for (int cell = 0; cell < game.cellCount(); cell++) {
      copy(game.linesThrough(cell), through, cell * lineWords);
    }
    members = new long[game.lineCount() * cellWords];
    for (int line = 0; line < game.lineCount(); line++) {
      copy(game.line(line), members, line * cellWords);
    }
  }

  static void copy(Bits<?> set, long[] target, int at) {
    for (int w = 0; w < set.wordCount(); w++) {
      target[at + w] = set.word(w);
    }
  }
}
