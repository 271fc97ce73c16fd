package dev.touchstone.cli;

import dev.touchstone.game.Board;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * A cell as somebody typed it in a game: capitals are read as small letters and the reverse, where
 * only one cell can be meant.
 *
 * @param word what was typed
 * @param cell its number
 */
record TypedCell(String word, int cell) {

  /** The cell that a word means, if it means one. */
  static Optional<TypedCell> of(Board board, int cells, String word) {
    OptionalInt number = number(board, cells, word);
    return number.isPresent()
        ? Optional.of(new TypedCell(word, number.getAsInt()))
        : Optional.empty();
  }

  /** The cells on a line, at least one; nothing if some word is none. */
  static Optional<List<TypedCell>> list(Board board, int cells, String line) {
    List<Optional<TypedCell>> found =
        MoveList.names(word -> number(board, cells, word).isPresent(), line).stream()
            .map(word -> of(board, cells, word))
            .toList();
    return found.isEmpty() || found.stream().anyMatch(Optional::isEmpty)
        ? Optional.empty()
        : Optional.of(found.stream().flatMap(Optional::stream).toList());
  }

  private static OptionalInt number(Board board, int cells, String word) {
    OptionalInt exact = board.cellNumber(word);
    if (exact.isPresent()) {
      return exact;
    }
    int[] alike =
        IntStream.range(0, cells)
            .filter(cell -> board.cellName(cell).equalsIgnoreCase(word))
            .limit(2)
            .toArray();
    return alike.length == 1 ? OptionalInt.of(alike[0]) : OptionalInt.empty();
  }
}
