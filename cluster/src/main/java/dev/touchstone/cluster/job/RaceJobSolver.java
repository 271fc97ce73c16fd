package dev.touchstone.cluster.job;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.run.RaceSeries;
import dev.touchstone.solver.run.Series;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import org.jspecify.annotations.Nullable;

/**
 * Strong games of one stone a turn: whether one player wins, by the solver of a single machine. The
 * table stays from job to job, as long as the board does, and who is asked about.
 */
public final class RaceJobSolver extends SeriesJobSolver {

  private String contest = "";
  private @Nullable RaceSeries last;

  /** With a table of so many bytes. */
  public RaceJobSolver(long memory) {
    super(Rules.STRONG, memory);
  }

  @Override
  Series seriesOf(Job job, SolveRequest request) throws BadJobException {
    Problem problem = request.problem();
    if (problem.turn() > 1 || problem.opening() > 1) {
      throw new BadJobException("a game of several stones a turn");
    }
    String asked = contest(problem, job.attacker());
    RaceSeries same = last;
    if (same == null || !asked.equals(contest)) {
      contest = asked;
      same = new RaceSeries(job.attacker());
      last = same;
    }
    return same;
  }

  /** The empty board and who is asked about. */
  private static String contest(Problem problem, Player attacker) {
    Setup setup = problem.setup();
    CellSet none = setup.game().noCells();
    Setup empty = new Setup(setup.board(), setup.game(), none, none, Player.BLACK);
    return Job.question(Problem.inTurns(empty, Rules.STRONG, 1, 1), attacker);
  }
}
