package dev.touchstone.game;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The cells, lines and stones that a file lists, with the number of the file's line for each, so
 * that whatever no game can have is refused with the line where it stands.
 */
final class FileCells {

  /** A winning line, of one player only if that is said. */
  private record Listed(List<String> cells, int number, @Nullable Player only) {}

  private final Map<String, Integer> cells = new LinkedHashMap<>();
  private final List<Listed> lines = new ArrayList<>();
  private final Map<String, Integer> black = new LinkedHashMap<>();
  private final Map<String, Integer> white = new LinkedHashMap<>();

  static BadGameException wrong(int line, String what) {
    return new BadGameException("line " + line + ": " + what);
  }

  /** A cell, unless it is known. */
  void name(String cell, int line) throws BadGameException {
    requireBlanks(cell, line);
    try {
      ListedBoard.checkName(cell);
    } catch (BadGameException e) {
      throw wrong(line, String.valueOf(e.getMessage()));
    }
    cells.putIfAbsent(cell, line);
    if (cells.size() > Hypergraph.MAX_CELLS) {
      throw wrong(line, "one cell too many: a game has at most " + Hypergraph.MAX_CELLS);
    }
  }

  /** Only blanks separate cells: what a comma was put behind would be a cell of another name. */
  static void requireBlanks(String word, int line) throws BadGameException {
    if (isSeparator(word.charAt(0)) || isSeparator(word.charAt(word.length() - 1))) {
      throw wrong(line, "'%s': cells are separated by blanks alone".formatted(word));
    }
  }

  /**
   * The same for a word that may be several cells without a blank between them. A cell may have a
   * comma in its name, as 1,2 has, if the file has named it before.
   */
  void requireOneCell(String word, int line) throws BadGameException {
    if (!cells.containsKey(word) && word.chars().anyMatch(FileCells::isSeparator)) {
      throw wrong(
          line,
          "'%s': cells are separated by blanks alone; if this is one cell, name it among others before"
              .formatted(word));
    }
  }

  private static boolean isSeparator(int character) {
    return character == ',' || character == ';';
  }

  /** The line where a cell was named first. */
  OptionalInt lineOf(String cell) {
    Integer line = cells.get(cell);
    return line == null ? OptionalInt.empty() : OptionalInt.of(line);
  }

  Set<String> cells() {
    return cells.keySet();
  }

  /** A winning line whose cells are known by now. */
  void line(Words.Line line) throws BadGameException {
    line(line.words(), line.number(), null);
  }

  /** The same by which only one player wins, if there is one given. */
  void line(List<String> line, int number, @Nullable Player only) throws BadGameException {
    Set<String> seen = new HashSet<>();
    for (String cell : line) {
      require(cell, number);
      if (!seen.add(cell)) {
        throw wrong(number, "the cell " + cell + " stands twice in a winning line");
      }
    }
    lines.add(new Listed(line, number, only));
  }

  void require(String cell, int line) throws BadGameException {
    if (!cells.containsKey(cell)) {
      throw wrong(line, "there is no cell " + cell);
    }
  }

  /** A stone on a cell that is known by now. */
  void stone(Player player, String cell, int line) throws BadGameException {
    require(cell, line);
    Map<String, Integer> own = player == Player.BLACK ? black : white;
    Optional<Integer> other =
        Optional.ofNullable((player == Player.BLACK ? white : black).get(cell));
    if (other.isPresent()) {
      throw wrong(
          line, "%s holds stones of both players (see line %s)".formatted(cell, other.get()));
    }
    own.putIfAbsent(cell, line);
  }

  int stones() {
    return black.size() + white.size();
  }

  /** The game, with the player who moves first. */
  Setup setup(Player first) throws BadGameException {
    requireLinesInLimits();
    ListedBoard board =
        new ListedBoard(
            new ArrayList<>(cells.keySet()),
            linesOf(null),
            linesOf(Player.BLACK),
            linesOf(Player.WHITE));
    return new Setup(board, board.game(), set(board, black), set(board, white), first);
  }

  private List<List<String>> linesOf(@Nullable Player only) {
    return lines.stream().filter(line -> line.only() == only).map(Listed::cells).toList();
  }

  /** A line that was listed before counts once. */
  private void requireLinesInLimits() throws BadGameException {
    if (lines.size() <= Hypergraph.MAX_LINES) {
      return;
    }
    Set<String> distinct = new HashSet<>();
    for (Listed line : lines) {
      distinct.add(String.join(" ", new TreeSet<>(line.cells())));
      if (distinct.size() > Hypergraph.MAX_LINES) {
        throw wrong(
            line.number(), "one winning line too many: a game has at most " + Hypergraph.MAX_LINES);
      }
    }
  }

  private static CellSet set(ListedBoard board, Map<String, Integer> stones) {
    CellSet set = board.game().noCells();
    for (String name : stones.keySet()) {
      set = set.with(board.cellNumber(name).orElseThrow());
    }
    return set;
  }
}
