package dev.touchstone.cli;

import dev.touchstone.strategy.Cells;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A cell as somebody typed it in a game: capitals are read as small letters and the reverse, where
 * only one cell can be meant.
 *
 * @param word what was typed
 * @param cell its number
 */
record TypedCell(String word, int cell) {

  /** The cell that a word means, if it means one. */
  static Optional<TypedCell> of(Cells cells, String word) {
    OptionalInt number = cells.numberLike(word);
    return number.isPresent()
        ? Optional.of(new TypedCell(word, number.getAsInt()))
        : Optional.empty();
  }

  /** The cells on a line, at least one; nothing if some word is none. */
  static Optional<List<TypedCell>> list(Cells cells, String line) {
    List<Optional<TypedCell>> found =
        MoveList.names(cells, word -> cells.numberLike(word).isPresent(), line).stream()
            .map(word -> of(cells, word))
            .toList();
    return found.isEmpty() || found.stream().anyMatch(Optional::isEmpty)
        ? Optional.empty()
        : Optional.of(found.stream().flatMap(Optional::stream).toList());
  }
}
