package dev.touchstone.picture;

import dev.touchstone.game.Board;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.strategy.Playing;
import dev.touchstone.strategy.Promise;
import java.util.List;
import java.util.OptionalInt;

/**
 * What a picture shows of a board.
 *
 * @param cells the number of its cells
 * @param black stones of Black or Maker
 * @param white stones of White or Breaker
 * @param last the stones that are marked as the last ones
 * @param zone cells that are shaded
 * @param groups cells that get the same letter, group by group
 * @param title what a reader who does not see it is told
 */
public record Figure(
    Board board,
    int cells,
    CellSet black,
    CellSet white,
    CellSet last,
    CellSet zone,
    List<CellSet> groups,
    String title) {

  public Figure {
    groups = List.copyOf(groups);
  }

  /** The same with one stone, or none, that is marked as the last one. */
  public Figure(
      Board board,
      int cells,
      CellSet black,
      CellSet white,
      OptionalInt last,
      CellSet zone,
      List<CellSet> groups,
      String title) {
    this(
        board,
        cells,
        black,
        white,
        CellSet.of(cells, last.stream().toArray()),
        zone,
        groups,
        title);
  }

  /** The initial position of a game. */
  public static Figure of(Setup setup, String title) {
    return new Figure(
        setup.board(),
        setup.hypergraph().cellCount(),
        setup.black(),
        setup.white(),
        setup.hypergraph().noCells(),
        setup.hypergraph().noCells(),
        List.of(),
        title);
  }

  /** The present position of a game, with what the strategy relies on. */
  public static Figure of(Playing game, String title) {
    Promise promise = game.promise();
    return new Figure(
        game.strategy().statement().board(),
        game.strategy().statement().hypergraph().cellCount(),
        game.stones(Player.BLACK),
        game.stones(Player.WHITE),
        game.last(),
        promise.zone(),
        promise.groups(),
        title);
  }

  /** The same with these cells shaded, and groups of them with letters. */
  public Figure with(CellSet otherZone, List<CellSet> otherGroups) {
    return new Figure(board, cells, black, white, last, otherZone, otherGroups, title);
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
