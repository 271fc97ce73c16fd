package dev.touchstone.solver.run;

import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.table.PackedTable;
import dev.touchstone.solver.table.Table;
import dev.touchstone.statement.Rules;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Weak games on one board, solved one after the other over one table: what is found of a position
 * in one search is known in the next. A proof must be written before the next search, which may
 * make room in the table.
 */
public final class WeakSeries {

  private final SolveRequest first;
  private final Arena arena;
  private final Table table;
  private volatile @Nullable Session running;
  private volatile boolean cancelled;

  /** The games to come differ from this one in their stones, and in who moves first. */
  public WeakSeries(SolveRequest first) {
    if (first.problem().rules() != Rules.WEAK) {
      throw new IllegalArgumentException("a series of weak games");
    }
    this.first = first;
    arena = new Arena(first.problem(), first.search().heuristics());
    table = new PackedTable(arena, first.search().threads() > 1);
  }

  /** The next game. */
  public SolveResult solve(SolveRequest request, SolveListener listener) throws IOException {
    if (request.problem().hypergraph().lineCount() != arena.lines
        || request.problem().hypergraph().cellCount() != arena.cells
        || !request.search().equals(first.search())) {
      throw new IllegalArgumentException("another board, or another search");
    }
    Session session = new Session(request, listener, arena, table);
    running = session;
    if (cancelled) {
      session.cancel();
    }
    try {
      return session.run();
    } finally {
      running = null;
    }
  }

  /** Ends the search that is under way, and those to come. */
  public void cancel() {
    cancelled = true;
    Session session = running;
    if (session != null) {
      session.cancel();
    }
  }
}
