package dev.touchstone.picture;

import dev.touchstone.game.Board;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Layout;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
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
    CellSet black,
    CellSet white,
    CellSet last,
    CellSet zone,
    List<CellSet> groups,
    List<Integer> moves,
    boolean lines,
    String title) {

  public Figure {
    groups = List.copyOf(groups);
    moves = List.copyOf(moves);
  }

  /** How many cells the board has. */
  public int cells() {
    return game.cellCount();
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

  /** The present position of a game, with what the strategy relies on. */
  public static Figure of(Playing game, String title) {
    Promise promise = game.promise();
    return new Figure(
        game.strategy().statement().board(),
        game.strategy().statement().hypergraph(),
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

  /** The same with these cells shaded, and groups of them with letters. */
  public Figure with(CellSet otherZone, List<CellSet> otherGroups) {
    return new Figure(
        board, game, layout, black, white, last, otherZone, otherGroups, moves, lines, title);
  }

  /** The same with its cells where the layout puts them, if there is one. */
  public Figure laidOut(Optional<Layout> other) {
    return new Figure(board, game, other, black, white, last, zone, groups, moves, lines, title);
  }

  /** The same with numbers on the stones of these moves. */
  public Figure numbered(List<Integer> inOrder) {
    return new Figure(board, game, layout, black, white, last, zone, groups, inOrder, lines, title);
  }

  /** The same with the lines of the game. */
  public Figure withLines() {
    return new Figure(board, game, layout, black, white, last, zone, groups, moves, true, title);
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
