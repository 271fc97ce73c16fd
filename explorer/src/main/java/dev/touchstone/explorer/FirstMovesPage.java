package dev.touchstone.explorer;

import dev.touchstone.archive.Entry;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Player;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The page of the first moves on a board of Hex: the map of who wins, each cell a link to its
 * theorem's page, and what the swap rule makes of it.
 */
final class FirstMovesPage {

  /** Where such pages are, in the folder of a site. */
  static final String FOLDER = "first-moves/";

  private static final List<String> SCRIPTS =
      List.of(
          "boards.js", "strokes.js", "layout.js", "hexagons.js", "boardview.js", "firstmoves.js");

  /** So many first moves are named as hard to judge. */
  private static final int NAMED = 3;

  private final FirstMoves moves;
  private final HexBoard board;
  private final Function<Entry, String> links;

  private FirstMovesPage(FirstMoves moves, Function<Entry, String> links) {
    this.moves = moves;
    board = moves.board();
    this.links = links;
  }

  /** The path of the page in the folder of a site. */
  static String path(FirstMoves moves) {
    return FOLDER + moves.board().notation().replace(' ', '-') + ExplorerSite.PAGE;
  }

  /** What the board is called. */
  static String size(HexBoard board) {
    return board.rows() + "×" + board.columns();
  }

  /**
   * The page.
   *
   * @param home the address of the page of all theorems, from this one
   * @param links the address of a theorem's page, from this one
   */
  static String html(FirstMoves moves, String home, Function<Entry, String> links) {
    return new FirstMovesPage(moves, links).html(home);
  }

  private String html(String home) {
    String script =
        SCRIPTS.stream()
            .map(Template::resource)
            .collect(Collectors.joining("\n", "\"use strict\";\n", ""));
    Map<String, String> places = new HashMap<>();
    places.put("home", Template.escaped(home));
    places.put("size", size(board));
    places.put("rows", Integer.toString(board.rows()));
    places.put("columns", Integer.toString(board.columns()));
    places.put("all", Integer.toString(moves.cells()));
    places.put("blacks", Long.toString(moves.wonBy(Player.BLACK)));
    places.put("whites", Long.toString(moves.wonBy(Player.WHITE)));
    places.put("open", open());
    places.put("contested", contested());
    places.put("cells", cells());
    Frame frame = new Frame("First moves of Hex " + size(board), Styles.ofFirstMoves(), script);
    return frame.around(Template.named("firstmoves.html").filled(places), frame.policy());
  }

  private String open() {
    return moves.open() == 0
        ? ""
        : " Of the %s without a letter there is no theorem here.".formatted(moves.open());
  }

  /** Where it is hardest to know whether to swap. */
  private String contested() {
    List<Integer> hardest = moves.contested().stream().limit(NAMED).toList();
    if (hardest.isEmpty()) {
      return "";
    }
    String named =
        hardest.stream()
            .map(
                cell ->
                    "%s (%s steps)"
                        .formatted(board.cellName(cell), ExplorerPage.grouped(moves.steps(cell))))
            .collect(Collectors.joining(", "));
    return " Of the cells where B and W meet, those with the longest proofs here are %s."
        .formatted(named);
  }

  /** The cells as a list of links, row by row, from which the script draws the map. */
  private String cells() {
    StringBuilder list = new StringBuilder();
    for (int cell = 0; cell < moves.cells(); cell++) {
      list.append("<li>").append(cell(cell)).append("</li>\n");
    }
    return list.toString();
  }

  private String cell(int cell) {
    String name = board.cellName(cell);
    Optional<Player> winner = moves.winner(cell);
    if (winner.isEmpty()) {
      return "<span class=\"open\" title=\"%s: not known here\">%s</span>".formatted(name, name);
    }
    Entry theorem = moves.after(cell).orElseThrow();
    boolean turned = !moves.theorems().containsKey(cell);
    boolean blacks = winner.get() == Player.BLACK;
    String words = "%s: %s wins".formatted(name, blacks ? "Black" : "White");
    return "<a class=\"stone p%d\" href=\"%s\" title=\"%s%s\" aria-label=\"%s%s\"><span class=\"mark\">%s</span></a>"
        .formatted(
            blacks ? 0 : 1,
            Link.encoded(links.apply(theorem)),
            words,
            turned ? ", by half a turn" : "",
            words,
            turned ? ", by half a turn" : "",
            blacks ? "B" : "W");
  }
}
