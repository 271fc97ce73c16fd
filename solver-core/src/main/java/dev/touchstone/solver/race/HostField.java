package dev.touchstone.solver.race;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.Motion;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.game.Window;
import dev.touchstone.solver.board.HostMotions;
import dev.touchstone.solver.board.Symmetries;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A strong game on an infinite board as a game on the cells of a window and k far cells. The
 * attacker plays within a rectangle of the window. Each line that leaves the window is one on its
 * cells in the window and on the far cells, so that a far stone of the defender's counts on all of
 * them, wherever it lies: this is what T19 asks of the first of some options. One line is of far
 * cells only; its tolerance is the far one. A proof may take it for a line of k cells, of which the
 * defender has those in the window and the far ones, no matter whether there are so many out of
 * sight.
 */
final class HostField {

  private final Setup setup;
  private final InfiniteBoard board;
  private final Window window;
  private final Window playable;
  private final Player attacker;
  private final int inside;
  private final int run;

  private HostField(Setup setup, Window playable, Player attacker) {
    this.setup = setup;
    board = (InfiniteBoard) setup.board();
    window = board.window();
    this.playable = playable;
    this.attacker = attacker;
    inside = window.columns() * window.rows();
    run = board.length();
  }

  /**
   * The field of a setup that is seen through a window.
   *
   * @param playable where the attacker plays, within the window
   */
  static RaceField of(Setup setup, Window playable, Player attacker) throws BadGameException {
    return new HostField(setup, playable, attacker).field();
  }

  private RaceField field() throws BadGameException {
    Hypergraph game = searched();
    List<Motion> motions = HostMotions.keeping(board, playable);
    Symmetries symmetries = new Symmetries(images(motions, window, game.cellCount()), game);
    RaceBoard searched =
        new RaceBoard(game, symmetries, attacker, far(game), playableCells(game), run);
    return new RaceField(
        searched,
        stated(game, motions),
        inWindow(game, setup.stones(attacker)),
        inWindow(game, setup.stones(attacker.opponent())));
  }

  private Stated stated(Hypergraph searched, List<Motion> motions) {
    Hypergraph game = setup.hypergraph();
    Symmetries symmetries = new Symmetries(images(motions, board.cells(), game.cellCount()), game);
    int[] cells = new int[searched.cellCount()];
    for (int cell = 0; cell < cells.length; cell++) {
      cells[cell] = cell < inside ? numberInGame(cell) : Option.NONE;
    }
    int[] lines = new int[searched.lineCount()];
    for (int line = 0; line < lines.length; line++) {
      int[] members = searched.line(line).toArray();
      for (int i = 0; i < members.length; i++) {
        members[i] = cells[members[i]];
      }
      boolean seen = IntStream.of(members).allMatch(cell -> cell >= 0);
      lines[line] = seen ? game.lineNumber(CellSet.of(game.cellCount(), members)) : Option.NONE;
    }
    RaceBoard stated = new RaceBoard(game, symmetries, attacker);
    return new Stated(stated, setup, cells, lines, ring(game), motions);
  }

  private int numberInGame(int cell) {
    return board.cells().cell(window.x(cell), window.y(cell));
  }

  /** The cells next to the window: each line that leaves it has one of them. */
  private CellSet ring(Hypergraph game) {
    if (run == 1) {
      return game.noCells();
    }
    Window wider = window.widened(1, board.host().isPlane() ? 1 : 0);
    return board.within(wider).minus(board.within(window));
  }

  private static List<int[]> images(List<Motion> motions, Window rectangle, int cells) {
    List<int[]> images = new ArrayList<>();
    for (Motion motion : motions) {
      int[] some = HostMotions.images(motion, rectangle);
      int[] all = new int[cells];
      for (int cell = 0; cell < cells; cell++) {
        all[cell] = cell < some.length ? some[cell] : cell;
      }
      images.add(all);
    }
    return images;
  }

  private Hypergraph searched() throws BadGameException {
    List<int[]> shared = new ArrayList<>();
    List<int[]> defenders = new ArrayList<>();
    defenders.add(IntStream.range(inside, inside + run).toArray());
    Hypergraph game = setup.hypergraph();
    for (int line = 0; line < game.lineCount(); line++) {
      int[] cells = game.line(line).toArray();
      if (IntStream.of(cells).allMatch(cell -> lies(cell, playable))) {
        shared.add(inWindow(cells).toArray());
      } else if (IntStream.of(cells).allMatch(cell -> lies(cell, window))) {
        defenders.add(inWindow(cells).toArray());
      } else {
        defenders.add(
            IntStream.concat(inWindow(cells), IntStream.range(inside, inside + run)).toArray());
      }
    }
    boolean black = attacker == Player.BLACK;
    return new Hypergraph(
        inside + run, shared, black ? List.of() : defenders, black ? defenders : List.of());
  }

  private boolean lies(int cell, Window rectangle) {
    return rectangle.contains(board.cells().x(cell), board.cells().y(cell));
  }

  private IntStream inWindow(int[] cells) {
    return IntStream.of(cells)
        .filter(cell -> lies(cell, window))
        .map(cell -> window.cell(board.cells().x(cell), board.cells().y(cell)));
  }

  private CellSet inWindow(Hypergraph game, CellSet cells) {
    return CellSet.of(game.cellCount(), inWindow(cells.toArray()).toArray());
  }

  private CellSet far(Hypergraph game) {
    return CellSet.of(game.cellCount(), IntStream.range(inside, inside + run).toArray());
  }

  private CellSet playableCells(Hypergraph game) {
    return CellSet.of(
        game.cellCount(),
        IntStream.range(0, inside)
            .filter(cell -> playable.contains(window.x(cell), window.y(cell)))
            .toArray());
  }
}
