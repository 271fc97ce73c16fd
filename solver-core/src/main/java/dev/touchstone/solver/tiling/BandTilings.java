package dev.touchstone.solver.tiling;

import dev.touchstone.certificate.Tile;
import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Lattice;
import dev.touchstone.game.Motion;
import dev.touchstone.solver.tiling.Tiling.PlacedTile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Tilings by bands: parallelograms w cells wide that lean to the right in one band and to the left
 * in the next, with their rows, the diagonals along which they lean, and columns. For w = 4 and
 * bands of 3 rows it is Zetters' tiling [Zetters80], for w = 6 and 4 rows that of Chiang, Wu and
 * Lin [CWL11]. The bands may be of two heights. In each w columns that follow on one another a
 * column is cut by all tiles of one band or goes through one of them; which band has its line is to
 * be chosen.
 *
 * <p>That is told of bands that lie. They are made standing, each cell (x, y) at (y, w − 1 − x):
 * the order of a tile's cells is that of the search, and along the diagonals it comes to shorter
 * proofs.
 */
final class BandTilings {

  /** The turn that negates y. */
  private static final int NEGATES_Y = 2;

  private final int length;
  private final int turn;
  private final int width;

  /** The rows of the bands that lean to the right, and of those that lean to the left. */
  private final int[] rows;

  private BandTilings(int length, int turn, int width, int... rows) {
    this.length = length;
    this.turn = turn;
    this.width = width;
    this.rows = rows;
  }

  /**
   * All for runs of k, with p stones a turn, that have no tile of more than so many cells. A run
   * that crosses rows has to contain all rows of either band, or those that have cells of the
   * column.
   */
  static List<Tiling> all(int length, int turn, int mostCells) {
    List<Tiling> all = new ArrayList<>();
    int width = (length + 1) / 2;
    for (int right = turn + 1; right <= length; right++) {
      for (int left = right; left <= right + 1 && (long) left * width <= mostCells; left++) {
        if (right + 2 * left - 1 <= length) {
          BandTilings bands = new BandTilings(length, turn, width, right, left);
          for (int shift = 0; shift < width; shift++) {
            bands.with(shift).ifPresent(all::add);
          }
        }
      }
    }
    return all;
  }

  /**
   * The tiling whose second band is shifted by so many cells; columns go where they are longest.
   */
  private Optional<Tiling> with(int shift) {
    TileLines right = parallelogram(rows[0]);
    TileLines left = parallelogram(rows[1]);
    int more = 0;
    for (int column = 0; column < width; column++) {
      int mirrored = Math.floorMod(width - 1 + shift - column, width);
      int inRight = cellsOf(column, rows[0]);
      int inLeft = cellsOf(mirrored, rows[1]);
      if (Math.max(inRight, inLeft) <= turn) {
        return Optional.empty();
      }
      if (inRight > inLeft || (inRight == inLeft && more <= 0)) {
        addColumn(right, column, rows[0]);
        more++;
      } else {
        addColumn(left, mirrored, rows[1]);
        more--;
      }
    }
    return tiling(right, left, shift);
  }

  /** How many cells of a column lie in one tile, at the most. */
  private static int cellsOf(int column, int rows) {
    return Math.max(Math.min(column + 1, rows), rows - 1 - column);
  }

  /**
   * The cells of a column in the tile that has the most of them: this one or the one on its left.
   */
  private void addColumn(TileLines lines, int column, int rows) {
    int low = Math.min(column + 1, rows);
    int high = rows - 1 - column;
    if (low >= high) {
      add(lines, column, 0, 0, 1, low);
    } else {
      add(lines, column + width, column + 1, 0, 1, high);
    }
  }

  private Optional<Tiling> tiling(TileLines right, TileLines left, int shift) {
    Lattice lattice = new Lattice(rows[0] + rows[1], 0, width);
    try {
      Tile rightTile = right.tile(turn);
      // The mirror image, whose columns count from the other side.
      Motion mirrored = new Motion(NEGATES_Y, rows[0], width - 1 - shift);
      List<PlacedTile> tiles = new ArrayList<>();
      Tile leftTile = left.tile(turn);
      Motion asItIs = new Motion(0, 0, 0);
      if (rightTile.statement().text().equals(leftTile.statement().text())) {
        tiles.add(new PlacedTile(rightTile, List.of(asItIs, mirrored)));
      } else {
        tiles.add(new PlacedTile(rightTile, List.of(asItIs)));
        tiles.add(new PlacedTile(leftTile, List.of(mirrored)));
      }
      return Optional.of(new Tiling(length, turn, lattice, tiles).checked());
    } catch (BadGameException | BadTilingException e) {
      // These bands do not do; others may.
      return Optional.empty();
    }
  }

  /** Adds a line of the band that lies. */
  private void add(TileLines lines, int x, int y, int across, int up, int count) {
    lines.add(y, width - 1 - x, up, -across, count);
  }

  private TileLines parallelogram(int height) {
    TileLines lines = new TileLines();
    for (int row = 0; row < height; row++) {
      add(lines, row, row, 1, 0, width);
    }
    for (int first = 0; first < width; first++) {
      add(lines, first, 0, 1, 1, height);
    }
    return lines;
  }
}
