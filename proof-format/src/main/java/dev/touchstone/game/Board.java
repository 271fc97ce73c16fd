package dev.touchstone.game;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Where a game is played: says the cells' names, the winning lines, and how the cells lie. Whoever
 * draws, names or turns a board asks it; nobody asks which board it is. How boards are written is
 * in {@link Notation}.
 */
public sealed interface Board
    permits GridBoard, TruncatedBoard, CubeBoard, HexBoard, InfiniteBoard, ListedBoard {

  /** The board in the short notation for people; a listed one says only that it is one. */
  String notation();

  /** Builds cells and lines. */
  Game game() throws BadGameException;

  /** The name of a cell, as people write it. */
  String cellName(int cell);

  /** The number of the cell with this name, if there is one. */
  OptionalInt cellNumber(String name);

  /**
   * The same board, so that it has numbers for these cells: of an infinite one only a part has any.
   * Words that are no names of cells do not matter here.
   */
  default Board withStones(List<String> names) throws BadGameException {
    return this;
  }

  /** The rows and columns in which all cells lie, if they do. */
  Optional<Rectangle> rectangle();

  /** The rectangles in which the cells lie, one or several, if they do. */
  default Optional<Slices> slices() {
    return rectangle().map(Slices::of);
  }

  /**
   * k, if the lines are all runs of k cells in every direction of the rectangle, so that a longer
   * run (an overline) exists that a rule may treat apart.
   */
  OptionalInt runLength();

  /**
   * The board with its lines as a person would describe it: "a board of …".
   *
   * @param lines how many there are
   */
  String inWords(int lines);
}
