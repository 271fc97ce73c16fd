package dev.touchstone.cluster.job;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.Supported;
import dev.touchstone.solver.run.RaceSeries;
import dev.touchstone.solver.run.Series;
import dev.touchstone.solver.run.TurnSeries;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import org.jspecify.annotations.Nullable;

/**
 * Strong games, also of several stones a turn: whether one player wins, by the solver of a single
 * machine. What it knows stays from job to job, as long as the board does, and who is asked about.
 */
public final class RaceJobSolver extends SeriesJobSolver {

  private String contest = "";
  private @Nullable Series last;

  /** With a table of so many bytes. */
  public RaceJobSolver(long memory) {
    super(Rules.STRONG, memory);
  }

  @Override
  Series seriesOf(Job job, SolveRequest request) throws BadJobException {
    Problem problem = request.problem();
    String asked = contest(problem, job.attacker());
    Series same = last;
    if (same == null || !asked.equals(contest)) {
      contest = asked;
      same =
          Supported.hasLargerTurns(problem)
              ? new TurnSeries(job.attacker())
              : new RaceSeries(job.attacker());
      last = same;
    }
    return same;
  }

  /**
   * The empty board and who is asked about. The larger first turn of a game of one stone a turn is
   * a contest of its own; otherwise the first turn does not matter.
   */
  private static String contest(Problem problem, Player attacker) {
    Setup setup = problem.setup();
    CellSet none = setup.game().noCells();
    Setup empty = new Setup(setup.board(), setup.game(), none, none, Player.BLACK);
    int turn = problem.turn();
    int opening = turn > 1 ? turn : problem.opening();
    return Job.question(Problem.inTurns(empty, Rules.STRONG, turn, opening), attacker);
  }
}
