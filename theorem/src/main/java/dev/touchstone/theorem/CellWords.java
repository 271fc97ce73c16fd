package dev.touchstone.theorem;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Board;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.ListedBoard;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What to say of a word that should be a cell and is none. */
public final class CellWords {

  private static final Pattern ROW_FIRST = Pattern.compile("([0-9]+)([A-Za-z]+)");

  /** As many names as are listed. */
  private static final int FEW = 7;

  private CellWords() {}

  /** That there is no such cell, and which may be meant or which there are. */
  public static String missing(Board board, String name) {
    List<String> cells = cells(board);
    return "there is no cell '%s'; %s"
        .formatted(
            name,
            meant(board, cells, name)
                .map(cell -> "did you mean " + cell + "?")
                .orElseGet(() -> "the cells are " + range(board, cells)));
  }

  /** The name of some cell, as an example. */
  public static String example(Board board) {
    return board instanceof InfiniteBoard ? "0,0" : board.cellName(0);
  }

  /** How the cells are named: a1 to g7, or the first few names where no order says the others. */
  public static String range(Board board) {
    return range(board, cells(board));
  }

  private static String range(Board board, List<String> cells) {
    if (board instanceof InfiniteBoard) {
      return "pairs x,y, as in 0,0 and -3,2";
    }
    if (board.rectangle().isPresent() || board instanceof HexBoard) {
      return cells.get(0) + " to " + cells.get(cells.size() - 1);
    }
    String first = String.join(" ", cells.subList(0, Math.min(FEW, cells.size())));
    return cells.size() > FEW ? first + " ..." : first;
  }

  /** The cell that may be meant: by D4 and 4d it is d4; one of a file may be mistyped. */
  public static Optional<String> meant(Board board, String name) {
    return meant(board, cells(board), name);
  }

  private static Optional<String> meant(Board board, List<String> cells, String name) {
    Matcher rowFirst = ROW_FIRST.matcher(name);
    String turned = rowFirst.matches() ? rowFirst.group(2) + rowFirst.group(1) : name;
    for (String word : List.of(turned, turned.toLowerCase(Locale.ROOT))) {
      if (board.cellNumber(word).isPresent()) {
        return Optional.of(word);
      }
    }
    for (String cell : cells) {
      if (cell.equalsIgnoreCase(name)) {
        return Optional.of(cell);
      }
    }
    // Of names like x1 and x2 every one is near to every other.
    boolean worthGuessing = board instanceof ListedBoard && name.length() > 3;
    return worthGuessing ? Nearest.to(name, cells) : Optional.empty();
  }

  private static List<String> cells(Board board) {
    try {
      List<String> cells = new ArrayList<>();
      for (int cell = 0; cell < board.game().cellCount(); cell++) {
        cells.add(board.cellName(cell));
      }
      return cells;
    } catch (BadGameException e) {
      throw new IllegalStateException("the game was read before", e);
    }
  }
}
