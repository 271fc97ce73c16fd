package dev.touchstone.solver.search;

import dev.touchstone.certificate.StepSink;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.CheckpointException;
import dev.touchstone.solver.Engine;
import dev.touchstone.solver.Proof;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveListener.Progress;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.SolveResult.Budget;
import dev.touchstone.solver.SolveResult.Work;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position.Sight;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Statement;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/** One search from the request to its result: threads, budgets, progress, checkpoints. */
public final class Session implements Control.Watch {

  private static final long STACK_BYTES = 256L << 20;
  private static final long WORTH_SAVING_NANOS = 5_000_000_000L;
  private static final int MOST_SWEEPS = 50;
  private static final long PROGRESS_NANOS = 100_000_000;

  private final SolveRequest request;
  private final SolveListener listener;
  private final Arena arena;
  private final Table table;
  private final Control control;
  private final Lookup lookup;
  private final long[] maker;
  private final long[] empty;
  private final boolean breakerMoves;
  private final AtomicLong leafTests = new AtomicLong();
  private final long started = System.nanoTime();
  private long lastProgress = started;
  private long lastSaved = started;
  private int root = -1;
  private int part;
  private long nodesBefore;
  private int sweeps;
  private boolean roomNeeded;
  private @Nullable Throwable failure;

  public Session(SolveRequest request, SolveListener listener) {
    this.request = request;
    this.listener = listener;
    Setup setup = request.setup();
    arena = new Arena(setup.board(), setup.hypergraph(), request.heuristics());
    table = new Table(arena, request.threads() > 1);
    control = new Control(request.maxNodes(), this);
    lookup = new Lookup(arena);
    maker = words(setup.black());
    CellSet free = setup.hypergraph().allCells().minus(setup.black()).minus(setup.white());
    empty = words(free);
    breakerMoves = setup.first() == Player.WHITE;
  }

  private long[] words(CellSet cells) {
    long[] words = new long[arena.cellWords];
    for (int w = 0; w < words.length; w++) {
      words[w] = cells.word(w);
    }
    return words;
  }

  /** Whether a file is a checkpoint, of this game or another one. */
  public static boolean isCheckpoint(Path file) throws IOException {
    return Checkpoint.recognises(file);
  }

  /** Ends the search soon. */
  public void cancel() {
    control.stop(Budget.CANCELLED);
  }

  /** Searches to the end. */
  public SolveResult run() throws IOException {
    Path checkpoint = request.checkpoint();
    if (checkpoint != null && Files.exists(checkpoint)) {
      if (!Files.isRegularFile(checkpoint)) {
        // Saving would put a file in the place of a device or a folder.
        throw new CheckpointException(checkpoint + " is not a file; choose another checkpoint");
      }
      nodesBefore = Checkpoint.load(checkpoint, request, table);
      control.start(nodesBefore);
    }
    @Nullable Player winner = winner();
    Work work =
        new Work(control.expansions(), nodesBefore, leafTests.get(), table.count(), table.bytes());
    if (winner == null) {
      save();
      return new SolveResult.OutOfBudget(budget(), work, progress());
    }
    if (System.nanoTime() - started > WORTH_SAVING_NANOS) {
      // Writing the proof may fail; the search need not be done again then.
      save();
    }
    return new SolveResult.Decided(winner, proof(winner), work);
  }

  private Budget budget() {
    Budget usedUp = control.usedUp();
    return usedUp == null ? Budget.CANCELLED : usedUp;
  }

  /** Decides the root, part by part if it falls apart; null if a budget is used up first. */
  private @Nullable Player winner() {
    Sight sight = lookup.look(maker, empty, breakerMoves);
    if (sight != Sight.OPEN) {
      return sight == Sight.MAKER ? Player.BLACK : Player.WHITE;
    }
    for (part = 0; part < lookup.parts; part++) {
      Node node = new Node(arena);
      do {
        // The table may have been swept since, so the entry has a new number.
        root = lookup.enter(table, part);
        table.get(root, node);
        if (!node.decided()) {
          // The search of the part before has halted all threads.
          control.resume();
          search();
          table.get(root, node);
        }
      } while (!node.decided() && makeRoom());
      if (!node.decided()) {
        return null;
      }
      if (node.moverWins() != breakerMoves) {
        return Player.BLACK;
      }
    }
    return Player.WHITE;
  }

  private void search() {
    control.resume();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < request.threads(); i++) {
      Thread thread = new Thread(null, this::work, "search-" + i, STACK_BYTES);
      thread.setDaemon(true);
      thread.start();
      threads.add(thread);
    }
    for (Thread thread : threads) {
      join(thread);
    }
    if (failure != null) {
      throw new IllegalStateException("the search failed", failure);
    }
  }

  private void join(Thread thread) {
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        cancel();
      }
    }
  }

  private void work() {
    try {
      TreeSearch search =
          request.engine() == Engine.PN
              ? new ProofNumberSearch(arena, table, control, request.effort())
              : new DepthFirstSearch(arena, table, control, request.effort());
      Node node = new Node(arena);
      do {
        search.solve(root);
        table.get(root, node);
      } while (!node.decided() && !control.stopped());
      leafTests.addAndGet(search.leafTests());
    } catch (OutOfMemoryError e) {
      control.stop(Budget.MEMORY);
    } catch (RuntimeException | Error e) {
      failure = e;
    } finally {
      control.halt();
    }
  }

  @Override
  public synchronized void room() {
    if (table.bytes() > request.memory()) {
      roomNeeded = true;
      control.halt();
    }
  }

  @Override
  public synchronized void look() {
    long now = System.nanoTime();
    if (now - started > request.maxTime().toNanos()) {
      control.stop(Budget.TIME);
    }
    if (now - lastProgress > PROGRESS_NANOS) {
      lastProgress = now;
      listener.progress(progress());
    }
    if (request.checkpoint() != null && now - lastSaved > request.checkpointEvery().toNanos()) {
      try {
        save();
      } catch (IOException e) {
        // The search goes on; the disk may have room again the next time, or at the end.
      }
      lastSaved = System.nanoTime();
    }
  }

  private Progress progress() {
    Node node = new Node(arena);
    table.get(root, node);
    int rootMoves = 0;
    int rootMovesLeft = 0;
    for (int w = 0; w < arena.cellWords; w++) {
      rootMoves += Long.bitCount(node.empty[w]);
      rootMovesLeft += Long.bitCount(node.expanded ? node.region[w] : node.empty[w]);
    }
    return new Progress(
        (System.nanoTime() - started) / 1e9,
        control.expansions(),
        nodesBefore,
        table.bytes(),
        request.memory(),
        part + 1,
        lookup.parts,
        rootMoves,
        rootMovesLeft,
        breakerMoves ? node.waiter : node.mover,
        breakerMoves ? node.mover : node.waiter);
  }

  /** Sweeps the table if that is why the search stopped; whether it can go on. */
  private boolean makeRoom() {
    if (!roomNeeded || control.usedUp() != null) {
      return false;
    }
    roomNeeded = false;
    new Sweep(arena, table).run(maker, empty, breakerMoves, request.memory() / 2);
    // With less room, or after so many sweeps, the search forgets as fast as it finds.
    if (++sweeps > MOST_SWEEPS || table.bytes() > request.memory() / 4 * 3) {
      control.stop(Budget.MEMORY);
      return false;
    }
    return true;
  }

  private void save() throws IOException {
    Path checkpoint = request.checkpoint();
    if (checkpoint != null) {
      Checkpoint.save(checkpoint, request, table, control.expansions());
    }
  }

  private Proof proof(Player winner) {
    Setup setup = request.setup();
    Outcome outcome = winner == Player.BLACK ? Outcome.BLACK : Outcome.WHITE;
    Statement statement = Problem.weak(setup).wonBy(outcome);
    return new Proof() {
      @Override
      public Statement statement() {
        return statement;
      }

      @Override
      public void emit(StepSink sink) throws IOException {
        new Emitter(arena, table, request.effort())
            .emit(maker, empty, breakerMoves, winner == Player.WHITE, sink);
      }
    };
  }
}
