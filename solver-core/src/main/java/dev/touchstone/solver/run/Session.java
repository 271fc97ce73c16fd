package dev.touchstone.solver.run;

import dev.touchstone.game.Player;
import dev.touchstone.solver.Proof;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveListener.Progress;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.SolveResult.Budget;
import dev.touchstone.solver.SolveResult.Work;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position.Sight;
import dev.touchstone.solver.board.Sets;
import dev.touchstone.solver.board.Start;
import dev.touchstone.solver.pack.LinearClaim;
import dev.touchstone.solver.search.Control;
import dev.touchstone.solver.table.Lookup;
import dev.touchstone.solver.table.Node;
import dev.touchstone.solver.table.Table;
import dev.touchstone.statement.Outcome;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** One search from the request to its result: budgets, progress, sweeps, checkpoints. */
final class Session implements Control.Watch, Solver.Search {

  static final long WORTH_SAVING_NANOS = 5_000_000_000L;
  private static final long PROGRESS_NANOS = 100_000_000;

  private final SolveRequest request;
  private final SolveListener listener;
  private final Arena arena;
  private final Start start;
  private final CommonTable common;
  private final Table table;
  private final Control control;
  private final Workers workers;
  private final Lookup lookup;
  private final Keeper keeper;
  private final int sweepsBefore;
  private final long started = System.nanoTime();
  private long lastProgress = started;
  private int root = Node.NONE;
  private int part;
  private long nodesBefore;
  private @Nullable Player winner;

  Session(SolveRequest request, SolveListener listener) {
    this(request, listener, new Arena(request.problem(), request.search().heuristics()));
  }

  private Session(SolveRequest request, SolveListener listener, Arena arena) {
    this(request, listener, new CommonTable(request, arena, false), request);
  }

  /**
   * With a table that may know some of it already, from games on the same board.
   *
   * @param wanting whose proof it is: it stays in the table until they want another one
   */
  Session(SolveRequest request, SolveListener listener, CommonTable common, Object wanting) {
    this.request = request;
    this.listener = listener;
    this.common = common;
    arena = common.arena();
    table = common.table();
    sweepsBefore = common.sweeps();
    start = new Start(request.problem().setup());
    common.want(wanting, start);
    control = new Control(request.limits().maxNodes(), this);
    workers = new Workers(arena, table, control, request.search());
    lookup = new Lookup(arena);
    keeper = new Keeper(request, this::save);
  }

  @Override
  public void cancel() {
    control.stop(Budget.CANCELLED);
  }

  @Override
  public SolveResult run() throws IOException {
    load();
    LinearAttempt attempt = LinearAttempt.at(request, listener, control, arena, start);
    LinearClaim claim = attempt == null ? null : attempt.run();
    if (attempt != null && claim != null) {
      return new SolveResult.Decided(
          Player.WHITE,
          new LinearProof(request.problem().wonBy(Outcome.WHITE), arena, claim),
          new Work(attempt.positions(), 0, attempt.packings(), 0, 0));
    }
    do {
      common.search(control, () -> winner = winner());
    } while (winner == null && makeRoom());
    return common.use(this::result);
  }

  private SolveResult result() throws IOException {
    @Nullable Player found = winner;
    Work work =
        new Work(
            control.expansions(), nodesBefore, workers.leafTests(), table.count(), table.bytes());
    if (found == null) {
      // In between the table may have been swept.
      root = lookup.enter(table, part);
      keeper.save();
      return new SolveResult.OutOfBudget(budget(), work, progress());
    }
    if (System.nanoTime() - started > WORTH_SAVING_NANOS) {
      keeper.saveIfPossible();
    }
    return new SolveResult.Decided(found, proof(found), work);
  }

  private void load() throws IOException {
    Path checkpoint = keeper.file();
    if (checkpoint != null) {
      nodesBefore = Checkpoint.load(checkpoint, request, table);
      control.start(nodesBefore);
    }
  }

  private void save(DataOutputStream out) throws IOException {
    Checkpoint.save(out, table, control.expansions());
  }

  private Budget budget() {
    Budget usedUp = control.usedUp();
    return usedUp == null ? Budget.CANCELLED : usedUp;
  }

  /**
   * Decides the root, part by part if it falls apart; null if a budget is used up or room is needed
   * first. What was decided before stays.
   */
  private @Nullable Player winner() {
    Sight sight = lookup.look(start.maker(), start.free(), start.breakerMoves());
    if (sight != Sight.OPEN) {
      return sight == Sight.MAKER ? Player.BLACK : Player.WHITE;
    }
    Node node = new Node(arena.cellWords);
    for (part = 0; part < lookup.parts(); part++) {
      // The table may have been swept since, so the entry has a new number.
      root = lookup.enter(table, part);
      table.get(root, node);
      if (!node.decided()) {
        // The search of the part before has halted all threads.
        control.resume();
        workers.search(root);
        table.get(root, node);
      }
      if (!node.decided()) {
        return null;
      }
      if (node.moverWins() != start.breakerMoves()) {
        return Player.BLACK;
      }
    }
    return Player.WHITE;
  }

  /** Makes room in the table if that is why the search stopped; whether it can go on. */
  private boolean makeRoom() {
    if (control.usedUp() != null) {
      return false;
    }
    if (!common.makeRoom(sweepsBefore)) {
      control.stop(Budget.MEMORY);
      return false;
    }
    return true;
  }

  @Override
  public void room() {
    common.haltIfFull();
  }

  @Override
  public synchronized void look() {
    long now = System.nanoTime();
    if (now - started > request.limits().maxTime().toNanos()) {
      control.stop(Budget.TIME);
    }
    if (now - lastProgress > PROGRESS_NANOS) {
      lastProgress = now;
      listener.progress(progress());
    }
    keeper.saveNowAndThen();
  }

  private Progress progress() {
    Node node = new Node(arena.cellWords);
    table.get(root, node);
    return new Progress(
        (System.nanoTime() - started) / 1e9,
        control.expansions(),
        nodesBefore,
        control.decisions(),
        table.bytes(),
        request.limits().memory(),
        part + 1,
        lookup.parts(),
        Sets.count(node.free),
        Sets.count(node.expanded ? node.region : node.free),
        start.breakerMoves() ? node.waiterWork : node.moverWork,
        start.breakerMoves() ? node.moverWork : node.waiterWork);
  }

  private Proof proof(Player winner) {
    Outcome outcome = winner == Player.BLACK ? Outcome.BLACK : Outcome.WHITE;
    return new TableProof(
        request.problem().wonBy(outcome), common, start, request.search().effort());
  }
}
