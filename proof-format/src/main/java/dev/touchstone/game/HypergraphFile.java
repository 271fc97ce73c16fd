package dev.touchstone.game;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The {@code .hg} form of a game: each line of the file is one winning line, its cells named by any
 * words separated by blanks; {@code #} starts a comment; {@code cells:} may list cells that are on
 * no line, {@code maker:} and {@code breaker:} list initial stones. Cells are numbered in the order
 * in which lines and {@code cells:} first name them, then those that only have stones. Maker moves
 * first.
 */
public final class HypergraphFile {

  private HypergraphFile() {}

  public static Setup parse(String text) throws BadGameException {
    Set<String> names = new LinkedHashSet<>();
    List<List<String>> lines = new ArrayList<>();
    Set<String> maker = new LinkedHashSet<>();
    Set<String> breaker = new LinkedHashSet<>();
    for (Words.Line line : Words.of(text, '#')) {
      List<String> words = line.words();
      List<String> rest = words.subList(1, words.size());
      switch (words.get(0)) {
        case "cells:" -> names.addAll(rest);
        case "maker:" -> maker.addAll(rest);
        case "breaker:" -> breaker.addAll(rest);
        default -> {
          refuseKeywordWithoutBlank(line);
          lines.add(words);
          names.addAll(words);
        }
      }
    }
    names.addAll(maker);
    names.addAll(breaker);
    if (names.isEmpty()) {
      throw new BadGameException("the file names no cell");
    }
    return setup(new ArrayList<>(names), lines, maker, breaker, Player.BLACK);
  }

  /** {@code maker:a1} would otherwise be a winning line with a cell of that name. */
  private static void refuseKeywordWithoutBlank(Words.Line line) throws BadGameException {
    for (String keyword : List.of("cells:", "maker:", "breaker:")) {
      if (line.words().get(0).startsWith(keyword)) {
        throw new BadGameException(
            "line " + line.number() + ": there must be a blank after " + keyword);
      }
    }
  }

  static Setup setup(
      List<String> names,
      List<List<String>> lines,
      Set<String> black,
      Set<String> white,
      Player first)
      throws BadGameException {
    ListedBoard board = new ListedBoard(names, lines);
    Hypergraph game = board.game();
    CellSet blackStones = cells(board, black);
    CellSet whiteStones = cells(board, white);
    if (blackStones.intersects(whiteStones)) {
      int both = blackStones.intersection(whiteStones).first();
      throw new BadGameException(board.cellName(both) + " holds stones of both players");
    }
    return new Setup(board, game, blackStones, whiteStones, first);
  }

  private static CellSet cells(Board board, Set<String> names) throws BadGameException {
    CellSet cells = board.game().noCells();
    for (String name : names) {
      int cell =
          board
              .cellNumber(name)
              .orElseThrow(() -> new BadGameException("there is no cell " + name));
      cells = cells.with(cell);
    }
    return cells;
  }
}
