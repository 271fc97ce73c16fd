package dev.touchstone.game;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A board of Hex: rows of hexagons, counted from the top, each half a cell to the right of the one
 * above. Black joins the upper and the lower side, White the left and the right one. There are no
 * lines.
 */
public record HexBoard(int rows, int columns) implements Board {

  /** Beyond the board where nobody has a side: a side of the other player's, or two sides meet. */
  public static final int NOTHING = -1;

  /** Round a cell: steps of rows and columns, each next to the one before and the one behind. */
  private static final int[][] AROUND = {{0, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}};

  @Override
  public String notation() {
    return "hex " + rows + "," + columns;
  }

  @Override
  public Hypergraph game() throws BadGameException {
    if (rows < 1 || columns < 1 || rows > GridBoard.MAX_SIDE || columns > GridBoard.MAX_SIDE) {
      throw new BadGameException(
          notation() + ": rows and columns must be from 1 to " + GridBoard.MAX_SIDE);
    }
    return new Hypergraph(rows * columns, List.of());
  }

  /**
   * What lies round a cell for this player: six times a cell, one of the player's sides (the number
   * of cells for the first one, one more for the second), or {@link #NOTHING}.
   */
  public int[] around(int cell, Player player) {
    int[] places = new int[AROUND.length];
    for (int i = 0; i < places.length; i++) {
      places[i] = place(cell / columns + AROUND[i][0], cell % columns + AROUND[i][1], player);
    }
    return places;
  }

  /**
   * The cell in whose row this one's column is, and the other way round: where there are as many
   * rows as columns, neighbours stay neighbours, and the sides of the players change places.
   */
  public int mirrored(int cell) {
    return cell % columns * columns + cell / columns;
  }

  private int place(int row, int column, Player player) {
    boolean inRows = row >= 0 && row < rows;
    boolean inColumns = column >= 0 && column < columns;
    if (inRows && inColumns) {
      return row * columns + column;
    }
    boolean sideOfPlayer = player == Player.BLACK ? inColumns : inRows;
    if (inRows == inColumns || !sideOfPlayer) {
      return NOTHING;
    }
    boolean first = player == Player.BLACK ? row < 0 : column < 0;
    return rows * columns + (first ? 0 : 1);
  }

  @Override
  public String cellName(int cell) {
    return new GridNames(rows, columns).name(cell);
  }

  @Override
  public OptionalInt cellNumber(String name) {
    return new GridNames(rows, columns).number(name);
  }

  @Override
  public Optional<Rectangle> rectangle() {
    return Optional.empty();
  }

  @Override
  public OptionalInt runLength() {
    return OptionalInt.empty();
  }

  @Override
  public String inWords(int lines) {
    return "a board of %s rows of %s hexagons".formatted(rows, columns);
  }
}
