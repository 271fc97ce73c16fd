package dev.touchstone.solver.run;

import dev.touchstone.solver.SearchSettings;
import dev.touchstone.solver.SolveResult.Budget;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.search.Control;
import dev.touchstone.solver.search.DepthFirstSearch;
import dev.touchstone.solver.search.ProofNumberSearch;
import dev.touchstone.solver.search.TreeSearch;
import dev.touchstone.solver.table.Node;
import dev.touchstone.solver.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

/** The threads that run the same search over one table. */
final class Workers {

  private static final long STACK_BYTES = 256L << 20;

  private final Arena arena;
  private final Table table;
  private final Control control;
  private final SearchSettings settings;
  private final AtomicLong leafTests = new AtomicLong();

  Workers(Arena arena, Table table, Control control, SearchSettings settings) {
    this.arena = arena;
    this.table = table;
    this.control = control;
    this.settings = settings;
  }

  /** The searches for pairs of all threads so far. */
  long leafTests() {
    return leafTests.get();
  }

  /** Searches below an entry until it is decided or the search is stopped. */
  void search(int id) {
    control.resume();
    AtomicReference<Throwable> failure = new AtomicReference<>();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < settings.threads(); i++) {
      Thread thread = new Thread(null, () -> work(id, failure), "search-" + i, STACK_BYTES);
      thread.setDaemon(true);
      thread.start();
      threads.add(thread);
    }
    threads.forEach(this::join);
    if (failure.get() != null) {
      throw new IllegalStateException("the search failed", failure.get());
    }
  }

  private void join(Thread thread) {
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        control.stop(Budget.CANCELLED);
      }
    }
  }

  private void work(int id, AtomicReference<Throwable> failure) {
    try {
      TreeSearch search = engine();
      Node node = new Node(arena.cellWords);
      do {
        search.solve(id);
        table.get(id, node);
      } while (!node.decided() && !control.stopped());
      leafTests.addAndGet(search.leafTests());
    } catch (OutOfMemoryError e) {
      control.stop(Budget.MEMORY);
    } catch (RuntimeException | Error e) {
      failure.set(e);
    } finally {
      control.halt();
    }
  }

  private TreeSearch engine() {
    return switch (settings.engine()) {
      case PN -> new ProofNumberSearch(arena, table, control, settings.effort());
      case DFS -> new DepthFirstSearch(arena, table, control, settings.effort());
    };
  }
}
