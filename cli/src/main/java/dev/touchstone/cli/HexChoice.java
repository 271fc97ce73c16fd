package dev.touchstone.cli;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import dev.touchstone.strategy.Cells;
import dev.touchstone.theorem.FolderName;
import dev.touchstone.theorem.Refusal;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which positions of Hex are to be solved: one, after some moves, or all openings of a board. */
final class HexChoice {

  @Option(
      names = "--moves",
      paramLabel = "CELLS",
      description = "Hex: the first moves, in turn, Black's first (--black, --white: stones)")
  private @Nullable String moves;

  @Option(
      names = "--all-openings",
      description = "Hex: who wins after which first move, in one theorem; --each: in one for each")
  private boolean allOpenings;

  @Option(names = "--each", hidden = true)
  private boolean each;

  /** Refuses these options for other games. */
  void refuse() throws Refusal {
    if (moves != null || allOpenings || each) {
      throw Refusal.usage("--moves, --all-openings and --each are for Hex; leave them out");
    }
  }

  /** Refuses what many workers do not do. */
  void check(ClusterChoice cluster, SolveRequest request) throws Refusal {
    if (cluster.isAsked() && allOpenings) {
      throw Refusal.usage("--cluster: for one position of Hex; leave --all-openings out");
    }
    cluster.check(request);
  }

  boolean allOpenings() {
    return allOpenings;
  }

  /** Whether each first move is to be a theorem: on a board that is not square nothing else is. */
  boolean each(Problem problem) {
    return each || !Statement.hasMap(problem);
  }

  /** What the solver is asked. */
  SolveRequest request(GameChoice game, Unsolvable stones, Budgets budgets) throws Refusal {
    return budgets.requestInHex(problem(game, stones.black(), stones.white()));
  }

  /** The position: the board with its stones, and what was moved from there. */
  private Problem problem(GameChoice game, String black, String white) throws Refusal {
    Setup setup = game.text(Rules.HEX, black, white).setup(Rules.HEX);
    if (moves != null) {
      Cells cells = Cells.of(problem(setup).wonBy(Outcome.BLACK));
      for (int cell : MoveList.read(setup.board(), cells, moves)) {
        setup = after(setup, cells, cell);
      }
    }
    if (each && !allOpenings) {
      throw Refusal.usage("--each goes with --all-openings");
    }
    boolean opened = !setup.black().isEmpty() || !setup.white().isEmpty();
    if (allOpenings && (opened || setup.first() != Player.BLACK)) {
      throw Refusal.usage(
          "--all-openings begins on the empty board, with Black: leave --moves, --black, --white and"
              + " --first out");
    }
    return problem(setup);
  }

  private static Problem problem(Setup setup) {
    return Problem.inTurns(setup, Rules.HEX, 1, 1);
  }

  private static Setup after(Setup setup, Cells cells, int cell) throws Refusal {
    CellSet black = setup.black();
    CellSet white = setup.white();
    if (black.contains(cell) || white.contains(cell)) {
      throw MoveList.taken(setup.board(), cells, cell);
    }
    boolean blacks = setup.first() == Player.BLACK;
    return new Setup(
        setup.board(),
        setup.game(),
        blacks ? black.with(cell) : black,
        blacks ? white : white.with(cell),
        setup.first().opponent());
  }

  /** A folder for what is proved, unless another is given. */
  String folderName(Problem problem) {
    return FolderName.ofHex(problem.setup(), allOpenings);
  }
}
