package dev.touchstone.solver;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Host;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.Player;
import dev.touchstone.solver.tiling.Catalogue;
import dev.touchstone.solver.tiling.Tiling;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import org.jspecify.annotations.Nullable;

/**
 * Which games the solver takes. Whatever it cannot do yet is refused here and nowhere else; the
 * rooms behind may take for granted what is checked here.
 */
public final class Supported {

  /**
   * The most lines: for each depth of a search the solver keeps sets of lines, and they would fill
   * the memory. 64,64,5 has 14,880 lines. The cells are as many as the format knows.
   */
  private static final int MAX_LINES = 16_384;

  /** Sets of cells are two words there. */
  private static final int MAX_HEX_CELLS = 128;

  /** In a strong game the search packs moves into words. */
  private static final int MAX_CELLS_OF_RACE = 1023;

  /** The window of a proof on the plane with its margin. */
  private static final int MAX_CELLS_IN_SIGHT = 4096;

  private Supported() {}

  static void require(Problem problem, @Nullable Tiling tiling) {
    if (problem.rules() == Rules.HEX) {
      int cells = problem.game().cellCount();
      require(
          cells <= MAX_HEX_CELLS,
          "Hex on %d cells; the solver takes up to %d".formatted(cells, MAX_HEX_CELLS));
      return;
    }
    if (tiling == null && hasLargerTurns(problem)) {
      requireTurns(problem);
      return;
    }
    if (problem.board() instanceof InfiniteBoard board) {
      requirePlane(problem, board, tiling);
      return;
    }
    require(
        tiling == null, problem.board().notation() + "; tilings are for the plane, as in plane 8");
    require(
        problem.turn() == 1,
        "turns of %d stones; the solver takes one stone a turn".formatted(problem.turn()));
    require(
        problem.overlineWins(),
        "runs of exactly k cells; the solver takes games in which longer ones win, too");
    // A model without listed lines says so itself when it is asked for them.
    int lines = problem.hypergraph().lineCount();
    require(
        lines <= MAX_LINES,
        "a board of %d lines; the solver takes up to %d".formatted(lines, MAX_LINES));
    if (problem.rules() == Rules.STRONG) {
      requireRace(problem);
    }
  }

  /** Whether a strong game has turns of several stones, and no known tiling decides it. */
  public static boolean hasLargerTurns(Problem problem) {
    boolean tiled =
        problem.board() instanceof InfiniteBoard board
            && isTiled(problem, board)
            && problem.opening() <= problem.turn();
    return problem.rules() == Rules.STRONG
        && !tiled
        && (problem.turn() > 1 || problem.opening() > 1);
  }

  /** Strong games with turns of several stones, which solver.turns takes. */
  private static void requireTurns(Problem problem) {
    require(
        problem.overlineWins(),
        "runs of exactly k cells; the solver takes games in which longer ones win, too");
    if (problem.board() instanceof InfiniteBoard board) {
      require(
          board.host().equals(Host.PLANE),
          board.notation() + "; of infinite boards the solver takes the plane only");
      int around = 2 * (2 * board.length() - 1);
      require(
          (long) (board.window().columns() + around) * (board.window().rows() + around)
              <= MAX_CELLS_IN_SIGHT,
          "stones that lie far apart, or long runs; the solver takes up to %d cells in sight"
              .formatted(MAX_CELLS_IN_SIGHT));
    }
    int lines = problem.hypergraph().lineCount();
    require(
        lines <= MAX_LINES,
        "a board of %d lines; the solver takes up to %d".formatted(lines, MAX_LINES));
    require(
        !owns(problem, Player.BLACK) || !owns(problem, Player.WHITE),
        "stones of both players that complete lines; at most one of them can have done so first");
  }

  private static void requireRace(Problem problem) {
    Hypergraph game = problem.hypergraph();
    require(
        game.cellCount() <= MAX_CELLS_OF_RACE,
        "a strong game of %d cells; the solver takes up to %d"
            .formatted(game.cellCount(), MAX_CELLS_OF_RACE));
    require(
        !owns(problem, Player.BLACK) || !owns(problem, Player.WHITE),
        "stones of both players that complete lines; at most one of them can have done so first");
  }

  /** Whether the initial stones of a player complete a line of the player's. */
  private static boolean owns(Problem problem, Player player) {
    Hypergraph game = problem.hypergraph();
    CellSet stones = problem.setup().stones(player);
    for (int line : game.linesOf(player).toArray()) {
      if (stones.containsAll(game.line(line))) {
        return true;
      }
    }
    return false;
  }

  /** Weak games on the plane are solved by a tiling, and strong ones where one is known. */
  private static void requirePlane(Problem problem, InfiniteBoard board, @Nullable Tiling tiling) {
    if (tiling == null && problem.rules() == Rules.STRONG && !isTiled(problem, board)) {
      requireHost(problem, board);
      return;
    }
    require(
        board.host().equals(Host.PLANE),
        board.notation() + "; of infinite boards the solver takes the plane only");
    int turn = problem.turn();
    if (tiling == null) {
      require(
          Catalogue.has(board.length(), turn),
          "%s with turns of %d stones; tilings of the plane are known for runs of %s; --tiling FILE takes another one"
              .formatted(board.notation(), turn, Catalogue.inWords()));
    } else {
      require(
          tiling.turn() == turn && tiling.length() <= board.length(),
          "%s with turns of %d stones; the tiling is for runs of %d with turns of %d"
              .formatted(board.notation(), turn, tiling.length(), tiling.turn()));
    }
    require(problem.taken().isEmpty(), "the plane with stones; the solver takes the empty one");
  }

  /**
   * Whether a tiling of the plane decides a game: Breaker wins the weak one, nobody the strong one
   * (docs/theorems.md, T22).
   */
  public static boolean isTiled(Problem problem, InfiniteBoard board) {
    return board.host().equals(Host.PLANE)
        && Catalogue.has(board.length(), problem.turn())
        && problem.taken().isEmpty();
  }

  /** Where the first player wins what is in sight of a window (solver.race.HostField). */
  private static void requireHost(Problem problem, InfiniteBoard board) {
    require(
        problem.turn() == 1 && problem.opening() == 1 && problem.overlineWins(),
        board.notation()
            + " as a strong game with turns of more stones or without overlines; the solver takes"
            + " one stone a turn, longer runs winning, too");
    require(
        board.cells().columns() * board.cells().rows() <= MAX_CELLS_OF_RACE,
        "stones far apart on %s; the solver takes up to %d cells round them"
            .formatted(board.notation(), MAX_CELLS_OF_RACE));
    require(
        !owns(problem, Player.BLACK) && !owns(problem, Player.WHITE),
        "stones that complete a line on an infinite board; the solver takes games to be played");
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new IllegalArgumentException(otherwise);
    }
  }
}
