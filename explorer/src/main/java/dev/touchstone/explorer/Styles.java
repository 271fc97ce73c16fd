package dev.touchstone.explorer;

import dev.touchstone.picture.Palette;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The styles of the pages: the colours of the pictures, then one file for each matter, in the order
 * in which they stand there.
 */
final class Styles {

  private static final List<String> OF_A_THEOREM =
      List.of(
          "explorer.css",
          "board.css",
          "hex.css",
          "infinite.css",
          "paper.css",
          "landscape.css",
          "print.css");

  private static final List<String> OF_ALL =
      List.of("explorer.css", "board.css", "theorems.css", "print.css");

  private static final List<String> OF_FIRST_MOVES =
      List.of(
          "explorer.css", "board.css", "hex.css", "theorems.css", "firstmoves.css", "print.css");

  private Styles() {}

  static String ofTheorem() {
    return text(OF_A_THEOREM);
  }

  static String ofAll() {
    return text(OF_ALL);
  }

  static String ofFirstMoves() {
    return text(OF_FIRST_MOVES);
  }

  private static String text(List<String> files) {
    return Palette.css() + files.stream().map(Template::resource).collect(Collectors.joining());
  }
}
