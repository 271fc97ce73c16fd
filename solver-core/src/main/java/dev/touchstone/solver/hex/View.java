package dev.touchstone.solver.hex;

import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Player;
import org.jspecify.annotations.Nullable;

/**
 * A board as one player sees it who joins the upper and the lower side. The other player sees it
 * mirrored at the long diagonal, where rows become columns; on a square board both see the same
 * board, so whatever is known for one of them is known for the other.
 */
final class View {

  final int cells;
  final Cells all;

  /** The numbers of the sides, which are ends as cells are. */
  final int upper;

  final int lower;

  private final Cells[] adjacent;
  private final Cells firstRow;
  private final Cells lastRow;
  private final int[][] around;
  private final int[][] aroundForOther;
  private final int[] acrossCell;
  private final long[][] acrossLow;
  private final long[][] acrossHigh;
  private final View other;

  /** The views of Black and of White; one and the same on a square board. */
  static View ofBlack(HexBoard board) {
    return new View(board, null);
  }

  private View(HexBoard board, @Nullable View of) {
    cells = board.rows() * board.columns();
    all = Cells.below(cells);
    upper = cells;
    lower = cells + 1;
    adjacent = new Cells[cells];
    around = new int[cells][];
    aroundForOther = new int[cells][];
    acrossCell = new int[cells];
    Cells first = Cells.NONE;
    Cells last = Cells.NONE;
    for (int cell = 0; cell < cells; cell++) {
      around[cell] = board.around(cell, Player.BLACK);
      aroundForOther[cell] = board.around(cell, Player.WHITE);
      acrossCell[cell] = cell % board.columns() * board.rows() + cell / board.columns();
      adjacent[cell] = Cells.NONE;
      for (int place : around[cell]) {
        if (place == upper) {
          first = first.with(cell);
        } else if (place == lower) {
          last = last.with(cell);
        } else if (place >= 0) {
          adjacent[cell] = adjacent[cell].with(place);
        }
      }
    }
    firstRow = first;
    lastRow = last;
    acrossLow = new long[(cells + 7) / 8][256];
    acrossHigh = new long[acrossLow.length][256];
    for (int cell = 0; cell < cells; cell++) {
      Cells image = Cells.of(acrossCell[cell]);
      for (int bits = 0; bits < 256; bits++) {
        if ((bits >> (cell & 7) & 1) != 0) {
          acrossLow[cell >> 3][bits] |= image.low();
          acrossHigh[cell >> 3][bits] |= image.high();
        }
      }
    }
    boolean square = board.rows() == board.columns();
    other =
        of != null
            ? of
            : square ? this : new View(new HexBoard(board.columns(), board.rows()), this);
  }

  /** How the other player sees it. */
  View other() {
    return other;
  }

  /** The cells as the other player numbers them. */
  Cells across(Cells set) {
    long low = 0;
    long high = 0;
    int block = 0;
    for (long rest = set.low(); rest != 0; rest >>>= 8) {
      low |= acrossLow[block][(int) rest & 255];
      high |= acrossHigh[block++][(int) rest & 255];
    }
    block = 8;
    for (long rest = set.high(); rest != 0; rest >>>= 8) {
      low |= acrossLow[block][(int) rest & 255];
      high |= acrossHigh[block++][(int) rest & 255];
    }
    return new Cells(low, high);
  }

  int across(int cell) {
    return acrossCell[cell];
  }

  /** The image of a cell or a side under the half turn. */
  int turned(int end) {
    return end < cells ? cells - 1 - end : upper + lower - end;
  }

  boolean isSide(int end) {
    return end >= cells;
  }

  /** A cell as a set; no cell for a side, or for none (-1). */
  Cells only(int end) {
    return end < 0 || isSide(end) ? Cells.NONE : Cells.of(end);
  }

  /** The cells next to a cell or a side. */
  Cells adjacent(int end) {
    return end == upper ? firstRow : end == lower ? lastRow : adjacent[end];
  }

  boolean isNextTo(int end, int other) {
    return isSide(other) ? !isSide(end) && adjacent(other).has(end) : adjacent(end).has(other);
  }

  /** Whether the cell is dead for the player of this view, given stones and open cells. */
  boolean isDead(int cell, Cells own, Cells open) {
    return DeadCells.isDead(surrounding(around[cell], own, open));
  }

  /** What lies round a cell, for a player, as a number: see {@link DeadCells}. */
  int surrounding(int cell, boolean ofOther, Cells own, Cells open) {
    return surrounding(ofOther ? aroundForOther[cell] : around[cell], own, open);
  }

  private int surrounding(int[] places, Cells own, Cells open) {
    int surrounding = 0;
    for (int i = 0; i < places.length; i++) {
      int place = places[i];
      if (place >= 0) {
        int what =
            place >= cells || own.has(place)
                ? DeadCells.OWN
                : open.has(place) ? DeadCells.OPEN : DeadCells.USELESS;
        surrounding += DeadCells.POWERS[i] * what;
      }
    }
    return surrounding;
  }

  /** What lies at a place round a cell: a cell, a side, or less than zero. */
  int around(int cell, int place) {
    return around[cell][place];
  }
}
