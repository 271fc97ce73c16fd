package dev.touchstone.solver.run;

import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Start;
import dev.touchstone.solver.search.Control;
import dev.touchstone.solver.table.PackedTable;
import dev.touchstone.solver.table.Table;
import dev.touchstone.statement.Rules;
import java.io.IOException;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * One table for searches that run at the same time, each below a position of its own on the same
 * board: what one of them finds, all know. Entries are known by numbers, which change when room is
 * made; so whoever holds a number {@linkplain #use uses} the table meanwhile, and for a sweep all
 * searches halt, and begin again at their roots. What has been decided stays for those who have not
 * written their proof yet.
 */
public final class CommonTable {

  private static final int MOST_SWEEPS = 50;

  private final SolveRequest first;
  private final Arena arena;
  private final Table table;

  /** Fair, so that who wants to sweep is not kept waiting by those who begin. */
  private final ReadWriteLock lock = new ReentrantReadWriteLock(true);

  private final Set<Control> searches = ConcurrentHashMap.newKeySet();

  /** The positions whose proofs are wanted, by who wants them. */
  private final Map<Object, Start> wanted = new ConcurrentHashMap<>();

  private final AtomicInteger sweeps = new AtomicInteger();

  /** Whether the last sweep has made enough room. */
  private boolean roomy = true;

  /**
   * For games that differ from this one in their stones, and in who moves first.
   *
   * @param shared whether several are searched at the same time
   */
  public static CommonTable of(SolveRequest first, boolean shared) {
    if (first.problem().rules() != Rules.WEAK) {
      throw new IllegalArgumentException("a table of weak games");
    }
    return new CommonTable(first, new Arena(first.problem(), first.search().heuristics()), shared);
  }

  CommonTable(SolveRequest first, Arena arena, boolean shared) {
    this.first = first;
    this.arena = arena;
    table = new PackedTable(arena, shared || first.search().threads() > 1);
  }

  Arena arena() {
    return arena;
  }

  Table table() {
    return table;
  }

  /** Refuses what cannot be searched with this table. */
  void check(SolveRequest request) {
    if (request.problem().hypergraph().lineCount() != arena.lines
        || request.problem().hypergraph().cellCount() != arena.cells
        || !request.search().equals(first.search())) {
      throw new IllegalArgumentException("another board, or another search");
    }
  }

  /** From now on this position stays, with all that its proof leans on, until another is wanted. */
  void want(Object who, Start start) {
    wanted.put(who, start);
  }

  /** What is done with the table; meanwhile numbers of entries hold. */
  interface Use<T> {
    T result() throws IOException;
  }

  <T> T use(Use<T> use) throws IOException {
    lock.readLock().lock();
    try {
      return use.result();
    } finally {
      lock.readLock().unlock();
    }
  }

  /** The same for a search, which is halted when others need room. */
  void search(Control control, Runnable search) {
    lock.readLock().lock();
    try {
      searches.add(control);
      search.run();
    } finally {
      searches.remove(control);
      lock.readLock().unlock();
    }
  }

  /** Halts all searches if the table is full. */
  void haltIfFull() {
    if (isFull()) {
      searches.forEach(Control::halt);
    }
  }

  private boolean isFull() {
    return table.bytes() > first.limits().memory();
  }

  /** How often room was made. */
  int sweeps() {
    return sweeps.get();
  }

  /**
   * Makes room, if that has not been done in between, while nobody uses the table. False if there
   * is little all the same, or if it was made too often since there were so many sweeps: the search
   * would forget as fast as it finds.
   */
  boolean makeRoom(int before) {
    lock.writeLock().lock();
    try {
      if (isFull()) {
        long memory = first.limits().memory();
        new Sweep(arena, table).run(wanted.values(), memory / 2);
        roomy = table.bytes() <= memory / 4 * 3;
        sweeps.incrementAndGet();
      }
      return roomy && sweeps.get() - before <= MOST_SWEEPS;
    } finally {
      lock.writeLock().unlock();
    }
  }
}
