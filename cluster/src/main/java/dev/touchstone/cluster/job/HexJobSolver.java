package dev.touchstone.cluster.job;

import dev.touchstone.game.Board;
import dev.touchstone.game.HexBoard;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.run.HexSeries;
import dev.touchstone.solver.run.Series;
import dev.touchstone.statement.Rules;
import org.jspecify.annotations.Nullable;

/**
 * Hex by the solver of a single machine. What it knows of a board stays from job to job, for both
 * players, as long as it fits into the memory.
 */
public final class HexJobSolver extends SeriesJobSolver {

  private @Nullable Board board;
  private @Nullable HexSeries last;

  /** With so many bytes for what it knows. */
  public HexJobSolver(long memory) {
    super(Rules.HEX, memory);
  }

  @Override
  Series seriesOf(Job job, SolveRequest request) {
    Board asked = request.problem().board();
    HexSeries same = last;
    if (same == null || !asked.equals(board)) {
      board = asked;
      same = new HexSeries((HexBoard) asked);
      last = same;
    }
    return same;
  }
}
