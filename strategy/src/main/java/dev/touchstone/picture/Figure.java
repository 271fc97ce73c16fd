package dev.touchstone.picture;

import dev.touchstone.game.Board;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Layout;
import dev.touchstone.game.Player;
import dev.touchstone.game.Rectangle;
import dev.touchstone.game.Setup;
import dev.touchstone.game.Slices;
import dev.touchstone.game.Window;
import dev.touchstone.strategy.HostCells;
import dev.touchstone.strategy.HostView;
import dev.touchstone.strategy.Playing;
import dev.touchstone.strategy.Promise;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a picture shows of a board.
 *
 * @param game its lines
 * @param layout where its cells lie, if a file says so
 * @param view of an infinite board the part that is shown; then all cells here are those of it
 * @param black stones of Black or Maker
 * @param white stones of White or Breaker
 * @param last the stones that are marked as the last ones
 * @param zone cells that are shaded
 * @param groups cells that get the same letter, group by group
 * @param moves the stones that get numbers, in the order of the moves
 * @param lines whether the lines of the game are drawn on any board
 * @param title what a reader who does not see it is told
 */
public record Figure(
    Board board,
    Hypergraph game,
    Optional<Layout> layout,
    Optional<HostView> view,
    CellSet black,
    CellSet white,
    CellSet last,
    CellSet zone,
    List<CellSet> groups,
    List<Integer> moves,
    boolean lines,
    String title) {

  /** What is shown of an infinite board, at most. */
  private static final int MOST_COLUMNS = 33;

  private static final int MOST_ROWS = 25;

  public Figure {
    groups = List.copyOf(groups);
    moves = List.copyOf(moves);
  }

  /** How many cells are drawn. */
  public int cells() {
    return game.cellCount();
  }

  /** Cells of the game, as they are numbered here, as far as they are shown. */
  public CellSet shown(CellSet some) {
    return view.map(part -> part.shown(some)).orElse(some);
  }

  /** The name of a cell that is drawn. */
  String name(int cell) {
    return view.map(shown -> shown.at(cell).toString()).orElseGet(() -> board.cellName(cell));
  }

  /** The rectangles in which the cells lie, if they do. */
  Optional<Slices> slices() {
    return view.map(HostView::window)
        .map(shown -> new Rectangle(shown.rows(), shown.columns(), Rectangle.Wrap.NONE))
        .map(rectangle -> new Slices(rectangle, List.of(""), 1))
        .or(board::slices);
  }

  /** A position in which one stone, or none, is marked as the last one. */
  public Figure(
      Board board,
      Hypergraph game,
      CellSet black,
      CellSet white,
      OptionalInt last,
      CellSet zone,
      List<CellSet> groups,
      String title) {
    this(
        board,
        game,
        Optional.empty(),
        Optional.empty(),
        black,
        white,
        CellSet.of(game.cellCount(), last.stream().toArray()),
        zone,
        groups,
        List.of(),
        false,
        title);
  }

  /** The initial position of a game. */
  public static Figure of(Setup setup, String title) {
    return new Figure(
        setup.board(),
        setup.hypergraph(),
        setup.black(),
        setup.white(),
        OptionalInt.empty(),
        setup.hypergraph().noCells(),
        List.of(),
        title);
  }

  /**
   * The present position of a game, with what the strategy relies on; of an infinite board as much
   * as is usual.
   */
  public static Figure of(Playing game, String title) {
    if (game.cells() instanceof HostCells) {
      return of(game, HostView.around(game, MOST_COLUMNS, MOST_ROWS), title);
    }
    Promise promise = game.promise();
    return new Figure(
        game.strategy().statement().board(),
        game.strategy().statement().hypergraph(),
        Optional.empty(),
        Optional.empty(),
        game.stones(Player.BLACK),
        game.stones(Player.WHITE),
        game.last(),
        promise.zone(),
        promise.groups(),
        List.of(),
        false,
        title);
  }

  /** The same of a game on an infinite board, as far as this rectangle. */
  public static Figure of(Playing game, Window window, String title) {
    return of(
        HostView.of(game, window),
        game.strategy().statement().board(),
        game.stones(Player.BLACK),
        game.stones(Player.WHITE),
        game.last(),
        title);
  }

  /** A part of an infinite board with these stones, which are cells of the game. */
  public static Figure of(
      HostView view, Board board, CellSet black, CellSet white, CellSet last, String title) {
    return new Figure(
        board,
        HostLines.within(view),
        Optional.empty(),
        Optional.of(view),
        view.shown(black),
        view.shown(white),
        view.shown(last),
        view.zone(),
        view.groups(),
        List.of(),
        false,
        title);
  }

  /** The same with these cells shaded, and groups of them with letters. */
  public Figure with(CellSet otherZone, List<CellSet> otherGroups) {
    return new Figure(
        board, game, layout, view, black, white, last, otherZone, otherGroups, moves, lines, title);
  }

  /** The same with its cells where the layout puts them, if there is one. */
  public Figure laidOut(Optional<Layout> other) {
    return new Figure(
        board, game, other, view, black, white, last, zone, groups, moves, lines, title);
  }

  /** The same with numbers on the stones of these moves, which are cells of the game. */
  public Figure numbered(List<Integer> inOrder) {
    List<Integer> shown =
        view.map(part -> inOrder.stream().map(part::shown).toList()).orElse(inOrder);
    return new Figure(
        board, game, layout, view, black, white, last, zone, groups, shown, lines, title);
  }

  /** The same with the lines of the game. */
  public Figure withLines() {
    return new Figure(
        board, game, layout, view, black, white, last, zone, groups, moves, true, title);
  }

  /** The letter of the group that a cell is in, or nothing. */
  String letter(int cell) {
    for (int i = 0; i < groups.size(); i++) {
      if (groups.get(i).contains(cell)) {
        return Letters.of(i);
      }
    }
    return "";
  }
}
