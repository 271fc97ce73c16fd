package dev.touchstone.explorer;

import dev.touchstone.archive.Entry;
import dev.touchstone.game.Board;
import dev.touchstone.game.CubeBoard;
import dev.touchstone.game.Host;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.ListedBoard;
import dev.touchstone.game.Rectangle;
import dev.touchstone.game.Rectangle.Wrap;
import dev.touchstone.game.TruncatedBoard;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import java.util.Comparator;
import java.util.Locale;

/**
 * Games that stand together on the page of all theorems.
 *
 * @param place before which others they stand
 * @param length how many in a row, where families differ by that; otherwise 0
 */
record Family(Place place, int length) {

  /** The order on the page. */
  enum Place {
    IN_A_ROW("%s in a row (weak)"),
    PAIRINGS("Won by one pairing"),
    TRUNCATED("Truncated boards"),
    JOINED("Tori and cylinders"),
    CUBES("Cubes"),
    SEVERAL_STONES("Several stones a turn"),
    HYPERGRAPHS("Hypergraphs"),
    OTHERS("Other boards"),
    TILINGS("Tilings of the plane"),
    PLANE("The infinite plane"),
    STRIPS("Infinite strips"),
    REGIONS("All boards with a region"),
    HEX("Hex"),
    STRONG("Wins of strong games"),
    STRONG_TURNS("Wins of strong games, several stones a turn"),
    DRAWS("Draws of strong games");

    private final String title;

    Place(String title) {
      this.title = title;
    }
  }

  static final Comparator<Family> ORDER =
      Comparator.comparing(Family::place).thenComparing(Family::length);

  static Family of(Entry theorem) {
    Statement statement = theorem.proof().statement();
    Place place = placeOf(statement, theorem.pairs().isPresent());
    int length = place == Place.IN_A_ROW ? statement.board().runLength().orElse(0) : 0;
    return new Family(place, length);
  }

  private static Place placeOf(Statement statement, boolean paired) {
    Board board = statement.board();
    if (board instanceof InfiniteBoard infinite) {
      return placeOf(infinite.host(), statement.goal().keepsOff());
    }
    if (statement.rules() == Rules.STRONG) {
      // Who only holds may have a draw.
      Place won = statement.turn() == 1 ? Place.STRONG : Place.STRONG_TURNS;
      return statement.winner().isWin() ? won : Place.DRAWS;
    }
    if (statement.rules() == Rules.HEX) {
      return Place.HEX;
    }
    if (board instanceof ListedBoard) {
      return Place.HYPERGRAPHS;
    }
    if (board instanceof TruncatedBoard) {
      return Place.TRUNCATED;
    }
    if (board instanceof CubeBoard) {
      return Place.CUBES;
    }
    if (board.rectangle().isEmpty() || board.runLength().isEmpty()) {
      return Place.OTHERS;
    }
    if (board.rectangle().map(Rectangle::wrap).orElse(Wrap.NONE) != Wrap.NONE) {
      return Place.JOINED;
    }
    if (statement.turn() > 1) {
      return Place.SEVERAL_STONES;
    }
    return paired ? Place.PAIRINGS : Place.IN_A_ROW;
  }

  /** Without an end, whether strong or weak. */
  private static Place placeOf(Host host, boolean keepsOff) {
    if (host.region().isPresent()) {
      return Place.REGIONS;
    }
    return host.isPlane() ? keepsOff ? Place.TILINGS : Place.PLANE : Place.STRIPS;
  }

  /** As a heading. */
  String title() {
    return place.title.formatted(length);
  }

  /** As a word of an address. */
  String word() {
    String word = place.name().toLowerCase(Locale.ROOT).replace('_', '-');
    return length == 0 ? word : length + "-" + word;
  }
}
