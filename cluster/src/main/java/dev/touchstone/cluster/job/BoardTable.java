package dev.touchstone.cluster.job;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.run.CommonTable;
import dev.touchstone.statement.Problem;
import org.jspecify.annotations.Nullable;

/**
 * The table of the board that the workers of one process are at: all of them have the same one,
 * until jobs of another board come.
 */
public final class BoardTable {

  private final long memory;
  private final boolean shared;
  private String board = "";
  private @Nullable CommonTable table;

  /** Of so many bytes, for one worker or for several. */
  public BoardTable(long memory, boolean shared) {
    this.memory = memory;
    this.shared = shared;
  }

  long memory() {
    return memory;
  }

  /** The table for this game. */
  synchronized CommonTable of(SolveRequest request) {
    Setup setup = request.problem().setup();
    CellSet none = setup.game().noCells();
    String empty =
        Job.question(
            Problem.weak(new Setup(setup.board(), setup.game(), none, none, Player.BLACK)));
    CommonTable same = table;
    if (same == null || !empty.equals(board)) {
      same = CommonTable.of(request, shared);
      table = same;
      board = empty;
    }
    return same;
  }
}
