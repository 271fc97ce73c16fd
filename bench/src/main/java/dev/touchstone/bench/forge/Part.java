package dev.touchstone.bench.forge;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.Window;
import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A finite part of an infinite board, any few of its cells: its lines are the host's runs of k
 * cells that lie in it. Nothing is used of windows but the numbers of cells and lines.
 */
final class Part {

  private static final int[][] STEPS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

  private final InfiniteBoard board;
  private final Map<Point, Integer> numbers = new LinkedHashMap<>();

  /** The lines of the part, each by its cells, and where it lies. */
  private final Map<Integer, List<Point>> runs = new HashMap<>();

  private final SmallGame game;

  /** Of the board of a statement, with its stones. */
  Part(Statement statement, Set<Point> cells) {
    board = (InfiniteBoard) statement.board();
    cells.forEach(point -> numbers.put(point, numbers.size()));
    StringBuilder text = new StringBuilder("touchstone statement 1\nboard hypergraph\ncells");
    cells.forEach(point -> text.append(' ').append(name(point)));
    for (Point start : cells) {
      for (int[] step : STEPS) {
        List<Point> run = run(start, step, board.length());
        if (cells.containsAll(run)) {
          runs.put(word(run), run);
          text.append("\nline");
          run.forEach(point -> text.append(' ').append(name(point)));
        }
      }
    }
    // What is said of turns and stones, and who wins, is said of the part.
    boolean said = false;
    for (String line : statement.text().split("\n", -1)) {
      said |= line.startsWith("turn");
      if (said) {
        text.append('\n').append(line);
      }
    }
    try {
      game = SmallGame.of(StatementText.parse(text.toString()));
    } catch (BadStatementException e) {
      throw new IllegalStateException(text.toString(), e);
    }
  }

  private static String name(Point point) {
    return point.x() + "," + point.y();
  }

  static List<Point> run(Point start, int[] step, int length) {
    return IntStream.range(0, length).mapToObj(i -> start.moved(i * step[0], i * step[1])).toList();
  }

  SmallGame game() {
    return game;
  }

  private int word(List<Point> points) {
    int word = 0;
    for (Point point : points) {
      Integer number = numbers.get(point);
      word |= number == null ? 0 : 1 << number;
    }
    return word;
  }

  private int word(BitSet cells) {
    return word(Sight.points(board, cells));
  }

  /**
   * What a claim says here: nothing if P must own a cell that there is not. Cells of Z that there
   * are not matter to nobody.
   */
  Optional<Claimed> claim(Hypergraph seen, Sight sight) {
    if (Integer.bitCount(word(sight.needs())) < sight.needs().cardinality()) {
      return Optional.empty();
    }
    int lines = 0;
    Map<Integer, Integer> tolerances = new HashMap<>();
    for (int line = 0; line < game.lines().size(); line++) {
      List<Point> run = runs.getOrDefault(game.lines().get(line), List.of());
      int number = number(seen, run);
      lines |= sight.block() && number >= 0 && sight.others().get(number) ? 1 << line : 0;
      Integer most = sight.tolerances().get(number);
      if (number < 0 && sight.far().isPresent()) {
        most = sight.far().getAsInt();
      }
      if (most != null) {
        tolerances.put(line, most);
      }
    }
    return Optional.of(
        new Claimed(
            sight.kind(),
            word(sight.zone()),
            sight.block() ? lines : word(sight.needs()),
            tolerances));
  }

  /** Of a line, or -1 if it is not modelled. */
  private int number(Hypergraph seen, List<Point> run) {
    Window numbered = board.cells();
    if (!run.stream().allMatch(point -> numbered.contains(point.x(), point.y()))) {
      return -1;
    }
    int[] cells = run.stream().mapToInt(point -> numbered.cell(point.x(), point.y())).toArray();
    return seen.lineNumber(CellSet.of(seen.cellCount(), cells));
  }
}
