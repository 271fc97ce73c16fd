package dev.touchstone.cluster.tree;

import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.LineSet;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.Heuristics;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Symmetries;
import dev.touchstone.solver.turns.Cover;
import dev.touchstone.solver.turns.Covers;
import dev.touchstone.solver.turns.Sight;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** A game with the symmetries of its board. */
public final class Ground {

  private final Problem problem;
  private final Player attacker;
  private final Hypergraph game;
  private final Symmetries symmetries;
  private final int[][] lineImages;
  private final Map<CellList, Integer> numbers = new HashMap<>();
  private final CellSet shown;
  private final Map<Player, Covers> covers = new EnumMap<>(Player.class);

  /** Of a weak game, or of Hex, where somebody wins. */
  public Ground(Problem problem) {
    this(problem, Player.BLACK);
  }

  /**
   * Of any game. An infinite board is seen through one window, in which there is a line's length of
   * room around the stones: all its proofs have it.
   *
   * @param attacker of whom a strong game asks whether this player wins; the other holds otherwise
   */
  public Ground(Problem asked, Player attacker) {
    problem = Sight.of(asked);
    this.attacker = attacker;
    game = problem.hypergraph();
    shown =
        problem.board() instanceof InfiniteBoard board
            ? board.within(board.window())
            : game.allCells();
    symmetries =
        problem.board() instanceof HexBoard hex
            ? new Symmetries(List.of(halfTurn(hex)), game)
            : new Arena(problem, Heuristics.ALL).symmetries;
    lineImages = new int[symmetries.count()][game.lineCount()];
    for (int s = 0; s < symmetries.count(); s++) {
      for (int line = 0; line < game.lineCount(); line++) {
        lineImages[s][line] = game.lineNumber(image(s, game.line(line)));
      }
      numbers.put(CellList.of(symmetries.images(s)), s);
    }
  }

  /** Of a board of Hex: the only symmetry that leaves each player's sides to that player. */
  private static int[] halfTurn(HexBoard board) {
    int cells = board.rows() * board.columns();
    return IntStream.range(0, cells).map(cell -> cells - 1 - cell).toArray();
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
    return Problem.inTurns(
        new Setup(
            problem.board(),
            problem.game(),
            position.maker(),
            position.breaker(),
            position.mover()),
        problem.rules(),
        problem.turn(),
        position.equals(start()) ? problem.opening() : problem.turn());
  }

  /** How many stones the mover has. */
  int stones(Position position) {
    return position.equals(start()) ? problem.opening() : problem.turn();
  }

  /** Whether a turn is one cell, here and later. */
  boolean isOfCells(Position position) {
    return problem.turn() == 1 && stones(position) == 1;
  }

  boolean isInfinite() {
    return problem.board() instanceof InfiniteBoard;
  }

  /** The cells that claims may be about: of an infinite board those of the window (T19). */
  CellSet shown() {
    return shown;
  }

  /** Of turns that somebody suggests those that the mover can have. */
  List<Suggested> fitting(Position position, List<Suggested> suggested) {
    CellSet free = shown.minus(position.taken());
    int most = Math.min(stones(position), free.count());
    int least = position.mover() == attacker ? most : 0;
    return suggested.stream()
        .filter(turn -> free.containsAll(turn.move()))
        .filter(turn -> turn.work() > 0 && turn.work() < Numbers.MOST)
        .filter(turn -> turn.move().count() >= least && turn.move().count() <= most)
        .toList();
  }

  /** Without options of this player's, who waits. */
  Cover cover(Player prover, Position position) {
    return covers
        .computeIfAbsent(prover, player -> new Covers(problem, player))
        .of(position.stones(prover), position.stones(prover.opponent()));
  }

  /** The statement that this player wins this position or, defending in a strong game, holds. */
  public Statement statement(Position position, Player winner) {
    return problem(position).wonBy(outcome(winner));
  }

  /** What is proved if this player gets the better of the other. */
  public Outcome outcome(Player winner) {
    boolean holds = problem.rules() == Rules.STRONG && winner != attacker;
    return holds ? Outcome.holds(winner) : Outcome.wins(winner);
  }

  /** Of whom it is asked whether this player wins. */
  public Player attacker() {
    return attacker;
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

  /** The image of a cell or, in Hex, of a side: half a turn exchanges a player's two. */
  public int nodeImage(int symmetry, int node) {
    int cells = game.cellCount();
    return node < cells ? image(symmetry, node) : symmetry == 0 ? node : 2 * cells + 1 - node;
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

  /** The numbers of the images of all lines. */
  int[] lineImages(int symmetry) {
    return lineImages[symmetry];
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
