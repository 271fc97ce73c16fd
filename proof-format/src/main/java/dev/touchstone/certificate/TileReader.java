package dev.touchstone.certificate;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Lattice;
import dev.touchstone.game.Motion;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Reads tiles and tilings. All tiles of a certificate together have no more cells and lines than
 * one game may have.
 */
final class TileReader {

  /** The largest coordinate. */
  static final int FARTHEST = 1 << 15;

  private final ByteSource bytes;
  private final int turn;
  private int cellsLeft = Hypergraph.MAX_CELLS;
  private int linesLeft = Hypergraph.MAX_LINES;

  TileReader(ByteSource bytes, int turn) {
    this.bytes = bytes;
    this.turn = turn;
  }

  /** The number of cells, each with x and y; the number of lines, each with its cells. */
  Tile tile() throws IOException, Fault {
    int cells = bytes.below(cellsLeft + 1, Reason.TOO_LARGE, "cells of tiles");
    if (cells == 0) {
      throw new Fault(Reason.BAD_TILING, "a tile without cells");
    }
    int[] xs = new int[cells];
    int[] ys = new int[cells];
    for (int i = 0; i < cells; i++) {
      xs[i] = coordinate();
      ys[i] = coordinate();
      if (i > 0) {
        int order = ys[i] == ys[i - 1] ? xs[i] - xs[i - 1] : ys[i] - ys[i - 1];
        checkOrder(order, "cell " + xs[i] + "," + ys[i]);
      }
    }
    int count = bytes.below(linesLeft + 1, Reason.TOO_LARGE, "lines of tiles");
    List<int[]> lines = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      lines.add(line(cells));
      if (i > 0) {
        checkOrder(Arrays.compare(lines.get(i), lines.get(i - 1)), "line " + i);
      }
    }
    cellsLeft -= cells;
    linesLeft -= count;
    try {
      return new Tile(xs, ys, lines, turn);
    } catch (BadGameException e) {
      // The cells and lines are in order, so only their number can be wrong.
      throw new Fault(Reason.TOO_LARGE, "a tile: " + e.getMessage());
    }
  }

  private int[] line(int cells) throws IOException, Fault {
    int size = bytes.below(cells + 1, Reason.DUPLICATE_ENTRY, "number of cells");
    if (size == 0) {
      throw new Fault(Reason.BAD_TILING, "a line without cells");
    }
    int[] line = new int[size];
    for (int i = 0; i < size; i++) {
      line[i] = bytes.below(cells, Reason.CELL_OUT_OF_RANGE, "cell");
      if (i > 0) {
        checkOrder(line[i] - line[i - 1], "cell " + line[i]);
      }
    }
    return line;
  }

  private static void checkOrder(int order, String what) throws Fault {
    if (order == 0) {
      throw new Fault(Reason.DUPLICATE_ENTRY, what + " of a tile is listed twice");
    }
    if (order < 0) {
      throw new Fault(Reason.NOT_SORTED, what + " of a tile is out of order");
    }
  }

  /** The lattice; for each tile the number of its places, each a turn, x and y. */
  TileStep.Tiling tiling() throws IOException, Fault {
    int width = bytes.below(Hypergraph.MAX_CELLS + 1, Reason.TOO_LARGE, "width");
    int skew = bytes.below(Math.max(1, width), Reason.BAD_TILING, "skew");
    int height = bytes.below(Hypergraph.MAX_CELLS + 1, Reason.TOO_LARGE, "height");
    Lattice lattice = new Lattice(width, skew, height);
    if (width == 0 || height == 0) {
      throw new Fault(Reason.BAD_TILING, "a lattice of rank less than two");
    }
    if (lattice.classes() > Hypergraph.MAX_CELLS) {
      throw new Fault(Reason.TOO_LARGE, "a lattice with " + lattice.classes() + " classes");
    }
    int left = (int) lattice.classes();
    int tiles = bytes.below(left + 1, Reason.TILES_OVERLAP, "number of tiles");
    List<List<Motion>> places = new ArrayList<>();
    for (int i = 0; i < tiles; i++) {
      int count = bytes.below(left + 1, Reason.TILES_OVERLAP, "number of places");
      if (count == 0) {
        throw new Fault(Reason.BAD_TILING, "tile " + i + " lies nowhere");
      }
      left -= count;
      List<Motion> ofTile = new ArrayList<>(count);
      for (int j = 0; j < count; j++) {
        ofTile.add(motion());
      }
      places.add(ofTile);
    }
    return new TileStep.Tiling(lattice, places);
  }

  private Motion motion() throws IOException, Fault {
    int motion = bytes.below(Motion.TURNS, Reason.BAD_TILING, "turn");
    return new Motion(motion, coordinate(), coordinate());
  }

  /** Written as 0, -1, 1, -2, 2, … */
  private int coordinate() throws IOException, Fault {
    int number = bytes.below(2 * FARTHEST + 1, Reason.BAD_TILING, "coordinate");
    return (int) MotionStep.unfolded(number);
  }
}
