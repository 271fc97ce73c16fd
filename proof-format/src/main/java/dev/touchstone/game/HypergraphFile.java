package dev.touchstone.game;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The {@code .hg} form of a game: each line of the file is one winning line, its cells named by any
 * words separated by blanks; {@code #} starts a comment; {@code cells:} may list cells that are on
 * no line, {@code maker:} and {@code breaker:} list initial stones, {@code name:} says what the
 * game is called, {@code at:} where a cell lies, {@code black-line:} and {@code white-line:} begin
 * a line of one player's of a strong game. What looks like a slip of the pen and would make other
 * cells than are meant is refused. Cells are numbered in the order in which lines and {@code
 * cells:} first name them, then those that only have stones. Maker moves first.
 */
public final class HypergraphFile {

  private static final List<String> KEYWORDS =
      List.of("cells:", "maker:", "breaker:", "black-line:", "white-line:", "name:", "at:");

  private final FileCells cells = new FileCells();
  private final List<Words.Line> stones = new ArrayList<>();
  private final List<Words.Line> places = new ArrayList<>();
  private boolean isTwoSided;
  private @Nullable String name;

  private HypergraphFile() {}

  /**
   * Reads a file's text.
   *
   * @param fileName what the game is called if the text does not say it
   */
  public static GameFile parse(String text, String fileName) throws BadGameException {
    HypergraphFile file = new HypergraphFile();
    for (Words.Line line : Words.of(text, '#')) {
      file.read(line);
    }
    // Cells that only have stones are numbered in this order.
    file.placeStones("maker:", Player.BLACK);
    file.placeStones("breaker:", Player.WHITE);
    if (file.cells.cells().isEmpty()) {
      throw new BadGameException("the file names no cell; a line of it is a winning line: a b c");
    }
    String called = Optional.ofNullable(file.name).orElse(Layout.nameOf(fileName));
    return new GameFile(
        file.cells.setup(Player.BLACK), new Layout(called, file.places()), file.isTwoSided);
  }

  private void read(Words.Line line) throws BadGameException {
    switch (line.words().get(0)) {
      case "cells:" -> nameCells(line, line.rest());
      case "maker:", "breaker:" -> stones.add(line);
      case "black-line:" -> readLine(line, Player.BLACK);
      case "white-line:" -> readLine(line, Player.WHITE);
      case "name:" -> readName(line);
      case "at:" -> places.add(line);
      default -> {
        refuseKeywordWithoutBlank(line);
        refuseKeywordWithoutColon(line);
        nameCells(line, line.words());
        cells.line(line);
      }
    }
  }

  /** A line of one player's. */
  private void readLine(Words.Line line, Player only) throws BadGameException {
    if (line.rest().isEmpty()) {
      throw FileCells.wrong(line.number(), "a winning line needs at least one cell");
    }
    nameCells(line, line.rest());
    cells.line(line.rest(), line.number(), only);
    isTwoSided = true;
  }

  private void nameCells(Words.Line line, List<String> words) throws BadGameException {
    if (words.size() == 1) {
      cells.requireOneCell(words.get(0), line.number());
    }
    for (String cell : words) {
      cells.name(cell, line.number());
    }
  }

  /** {@code maker:a1} would otherwise be a winning line with a cell of that name. */
  private static void refuseKeywordWithoutBlank(Words.Line line) throws BadGameException {
    for (String keyword : KEYWORDS) {
      if (line.words().get(0).startsWith(keyword)) {
        throw FileCells.wrong(line.number(), "there must be a blank after " + keyword);
      }
    }
  }

  /** So would {@code at a1 0 1.5}; a cell of that name is known before, or stands further back. */
  private void refuseKeywordWithoutColon(Words.Line line) throws BadGameException {
    String word = line.words().get(0);
    for (String keyword : KEYWORDS) {
      if ((word + ":").equalsIgnoreCase(keyword) && cells.lineOf(word).isEmpty()) {
        throw FileCells.wrong(
            line.number(),
            "a colon is missing after '%s'; if it is a cell, name it behind another one"
                .formatted(word));
      }
    }
  }

  private void readName(Words.Line line) throws BadGameException {
    if (name != null) {
      throw FileCells.wrong(line.number(), "name: the game has a name already");
    }
    name = String.join(" ", line.rest());
    if (!Layout.isName(name)) {
      throw FileCells.wrong(
          line.number(),
          "name: at most %d characters of printable ASCII, as in name: The Fano plane"
              .formatted(Layout.LONGEST_NAME));
    }
    if (Layout.isLikeABoard(name)) {
      throw FileCells.wrong(
          line.number(),
          "name: '%s' would pass for the board of that name; call the game something else"
              .formatted(name));
    }
  }

  private void placeStones(String keyword, Player player) throws BadGameException {
    for (Words.Line line : stones) {
      for (String cell : line.words().get(0).equals(keyword) ? line.rest() : List.<String>of()) {
        cells.requireOneCell(cell, line.number());
        cells.name(cell, line.number());
        cells.stone(player, cell, line.number());
      }
    }
  }

  /** Where the cells lie, in the order of their numbers; nothing if no cell has a place. */
  private Map<String, Place> places() throws BadGameException {
    Map<String, Words.Line> lines = new HashMap<>();
    Map<String, Place> given = new HashMap<>();
    Map<Place, String> taken = new HashMap<>();
    for (Words.Line line : places) {
      if (line.words().size() != 4) {
        throw FileCells.wrong(line.number(), "at: a cell, x and y, as in at: a1 0 1.5");
      }
      String cell = line.words().get(1);
      FileCells.requireBlanks(cell, line.number());
      cells.require(cell, line.number());
      Place place = new Place(coordinate(line, 2), coordinate(line, 3));
      Words.@Nullable Line before = lines.put(cell, line);
      if (before != null) {
        throw FileCells.wrong(
            line.number(), "%s has a place already (line %s)".formatted(cell, before.number()));
      }
      @Nullable String other = taken.put(place, cell);
      if (other != null) {
        throw FileCells.wrong(line.number(), "%s lies on %s".formatted(cell, other));
      }
      given.put(cell, place);
    }
    return inOrder(given);
  }

  private static BigDecimal coordinate(Words.Line line, int word) throws BadGameException {
    String text = line.words().get(word);
    return Place.coordinate(text)
        .orElseThrow(
            () ->
                FileCells.wrong(
                    line.number(), "'" + text + "' is no coordinate: " + Place.COORDINATE));
  }

  private Map<String, Place> inOrder(Map<String, Place> given) throws BadGameException {
    Map<String, Place> ordered = new LinkedHashMap<>();
    if (given.isEmpty()) {
      return ordered;
    }
    for (String cell : cells.cells()) {
      @Nullable Place place = given.get(cell);
      if (place == null) {
        throw FileCells.wrong(
            cells.lineOf(cell).orElseThrow(),
            cell + " has no place; either all cells have a line at: or none");
      }
      ordered.put(cell, place);
    }
    return ordered;
  }
}
