package dev.touchstone.certificate;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.ListedBoard;
import dev.touchstone.game.Setup;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import java.util.ArrayList;
import java.util.List;

/**
 * A tile of a tiling of the plane (docs/theorems.md, T22): cells of the plane, and lines of the
 * tile's own on them. What has to be proved of it is a statement like any other: that Breaker wins
 * the weak game with these lines.
 */
public final class Tile {

  private final int[] xs;
  private final int[] ys;
  private final Statement statement;

  /**
   * A tile of the cells (xs[i], ys[i]), whose lines list their numbers.
   *
   * @param turn p
   */
  public Tile(int[] xs, int[] ys, List<int[]> lines, int turn) throws BadGameException {
    this.xs = xs.clone();
    this.ys = ys.clone();
    List<String> names = new ArrayList<>(xs.length);
    for (int cell = 0; cell < xs.length; cell++) {
      names.add(xs[cell] + "," + ys[cell]);
    }
    List<List<String>> named = new ArrayList<>(lines.size());
    for (int[] line : lines) {
      List<String> cells = new ArrayList<>(line.length);
      for (int cell : line) {
        cells.add(names.get(cell));
      }
      named.add(cells);
    }
    Setup setup = Setup.empty(new ListedBoard(names, named));
    statement = Problem.inTurns(setup, Rules.WEAK, turn, turn).wonBy(Outcome.WHITE);
  }

  /** That Breaker wins on it. */
  public Statement statement() {
    return statement;
  }

  /** Its lines. */
  public Hypergraph hypergraph() {
    return statement.hypergraph();
  }

  public int cellCount() {
    return xs.length;
  }

  public int x(int cell) {
    return xs[cell];
  }

  public int y(int cell) {
    return ys[cell];
  }
}
