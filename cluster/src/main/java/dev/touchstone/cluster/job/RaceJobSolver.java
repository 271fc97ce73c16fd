package dev.touchstone.cluster.job;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.run.RaceSeries;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Strong games of one stone a turn: whether one player wins, by the solver of a single machine. The
 * table stays from job to job, as long as the board does, and who is asked about.
 */
public final class RaceJobSolver implements JobSolver {

  private final long memory;
  private volatile boolean cancelled;
  private volatile @Nullable RaceSeries series;
  private String contest = "";

  /** With a table of so many bytes. */
  public RaceJobSolver(long memory) {
    this.memory = memory;
  }

  @Override
  public void cancel() {
    cancelled = true;
    RaceSeries running = series;
    if (running != null) {
      running.cancel();
    }
  }

  @Override
  public JobResult solve(Job job, LongConsumer progress) throws BadJobException {
    Problem problem = job.problem(Rules.STRONG);
    if (problem.turn() > 1 || problem.opening() > 1) {
      throw new BadJobException("a game of several stones a turn");
    }
    SolveRequest request = job.request(problem, memory);
    String asked = contest(problem, job.attacker());
    RaceSeries running = series;
    if (running == null || !asked.equals(contest)) {
      contest = asked;
      running = new RaceSeries(job.attacker());
      series = running;
    }
    if (cancelled) {
      running.cancel();
    }
    try {
      return JobResult.of(running.solve(request, heard -> progress.accept(heard.nodes())));
    } catch (IOException e) {
      // No file: nothing to read or write.
      throw new UncheckedIOException(e);
    }
  }

  /** The empty board and who is asked about. */
  private static String contest(Problem problem, Player attacker) {
    Setup setup = problem.setup();
    CellSet none = setup.game().noCells();
    Setup empty = new Setup(setup.board(), setup.game(), none, none, Player.BLACK);
    return Job.question(Problem.inTurns(empty, Rules.STRONG, 1, 1), attacker);
  }
}
