package dev.touchstone.cluster.tree;

import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineSet;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.Heuristics;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Symmetries;
import dev.touchstone.statement.Problem;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** A weak game with the symmetries of its board. */
public final class Ground {

  private final Problem problem;
  private final Hypergraph game;
  private final Symmetries symmetries;
  private final int[][] lineImages;
  private final Map<CellList, Integer> numbers = new HashMap<>();

  public Ground(Problem problem) {
    this.problem = problem;
    game = problem.hypergraph();
    symmetries = new Arena(problem, Heuristics.ALL).symmetries;
    lineImages = new int[symmetries.count()][game.lineCount()];
    for (int s = 0; s < symmetries.count(); s++) {
      for (int line = 0; line < game.lineCount(); line++) {
        lineImages[s][line] = game.lineNumber(image(s, game.line(line)));
      }
      numbers.put(CellList.of(symmetries.images(s)), s);
    }
  }

  public Problem problem() {
    return problem;
  }

  public Hypergraph game() {
    return game;
  }

  /** Where the game begins. */
  public Position start() {
    Setup setup = problem.setup();
    return new Position(setup.black(), setup.white(), setup.first());
  }

  /** The game that begins with this position. */
  public Problem problem(Position position) {
    return Problem.weak(
        new Setup(
            problem.board(),
            problem.game(),
            position.maker(),
            position.breaker(),
            position.mover()));
  }

  /** How many symmetries there are; number 0 is the identity. */
  public int symmetries() {
    return symmetries.count();
  }

  /** The number of the symmetry with these images, or -1 if it is not one that is used. */
  public int symmetry(CellList images) {
    return numbers.getOrDefault(images, -1);
  }

  public CellList images(int symmetry) {
    return CellList.of(symmetries.images(symmetry));
  }

  /** First {@code first}, then {@code then}. */
  public int product(int then, int first) {
    return symmetries.product(then, first);
  }

  public int inverse(int symmetry) {
    return symmetries.inverse(symmetry);
  }

  /** The image of a cell; of -1 it is -1. */
  public int image(int symmetry, int cell) {
    return cell < 0 ? cell : symmetries.image(symmetry, cell);
  }

  /** The number of the image of a line. */
  public int lineImage(int symmetry, int line) {
    return lineImages[symmetry][line];
  }

  public CellSet image(int symmetry, CellSet cells) {
    if (symmetry == 0) {
      return cells;
    }
    long[] from = new long[cells.wordCount()];
    Arrays.setAll(from, cells::word);
    long[] to = new long[from.length];
    symmetries.apply(symmetry, from, to);
    return CellSet.ofWords(game.cellCount(), to);
  }

  public LineSet lineImage(int symmetry, LineSet lines) {
    if (symmetry == 0) {
      return lines;
    }
    int[] images = lines.toArray();
    for (int i = 0; i < images.length; i++) {
      images[i] = lineImages[symmetry][images[i]];
    }
    return LineSet.of(game.lineCount(), images);
  }

  public Position image(int symmetry, Position position) {
    return new Position(
        image(symmetry, position.maker()), image(symmetry, position.breaker()), position.mover());
  }

  /** The symmetry that leads to the normal form: the least image. */
  public int toNormalForm(Position position) {
    int best = 0;
    Position least = position;
    for (int s = 1; s < symmetries.count(); s++) {
      Position other = image(s, position);
      int order = other.maker().compareTo(least.maker());
      if (order < 0 || (order == 0 && other.breaker().compareTo(least.breaker()) < 0)) {
        least = other;
        best = s;
      }
    }
    return best;
  }
}
