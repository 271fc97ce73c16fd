package dev.touchstone.verifier;

import dev.touchstone.certificate.Reason;
import dev.touchstone.verifier.Vectors.Raw;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The largest game that a statement may list, and one with a cell more. */
final class SizeVectors {

  private static final int MOST_CELLS = 16_384;

  private SizeVectors() {}

  static void addTo(Vectors to) {
    String largest = game(MOST_CELLS);
    // The only line is the pair of the last two cells, 16,382 and 16,383.
    to.accept(
        "cells-16384",
        "as many cells as a game may have",
        largest,
        new Raw(2, 1, 0, "03 02 01 fe7f ff7f 10").of(largest));
    to.reject(
        Reason.CELL_OUT_OF_RANGE,
        1,
        "cell-16384-of-16384",
        "the last cell has number 16383",
        largest,
        new Raw(2, 1, 0, "03 02 01 ff7f 808001 10").of(largest));
    to.decline(
        Reason.MALFORMED_STATEMENT,
        "statement-cells-16385",
        "a cell more than a game may have",
        game(MOST_CELLS + 1),
        new Raw(2, 1, 0, "04 00 10").of(largest));
  }

  /** Canonical; one line of the last two cells. */
  private static String game(int cells) {
    return "touchstone statement 1\nboard hypergraph\ncells "
        + IntStream.range(0, cells).mapToObj(SizeVectors::name).collect(Collectors.joining(" "))
        + "\nline %s %s\n".formatted(name(cells - 2), name(cells - 1))
        + "turn 1\nopening 1\nrules weak\noverline wins\nmaker -\nbreaker -\nfirst maker\n"
        + "winner breaker\n";
  }

  private static String name(int cell) {
    return Integer.toString(cell, Character.MAX_RADIX);
  }
}
