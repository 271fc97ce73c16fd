package dev.touchstone.solver.race;

import dev.touchstone.certificate.StepSink;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.race.Claimed.Reply;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** Whether one player, the attacker, wins a strong game, with the proof of that or of the Hold. */
public final class Contest {

  private final RaceBoard board;
  private final Setup setup;
  private final int mover;
  private final RaceSearch search;
  private final int root;
  private final int toBoard;

  private @Nullable Reply assembled;

  /**
   * A contest from the start of a game.
   *
   * @param saved the state of another run of the same contest, or null
   * @param goesOn asked again and again; the search stops when it says no
   */
  public Contest(Arena arena, Player attacker, @Nullable DataInput saved, BooleanSupplier goesOn)
      throws IOException {
    setup = arena.problem.setup();
    board = new RaceBoard(arena, attacker);
    mover = setup.first() == attacker ? RaceBoard.ATTACKER : RaceBoard.DEFENDER;
    search = new RaceSearch(board, Outlook.of(setup.board()), goesOn);
    if (saved == null) {
      search.claims.begin();
    } else {
      search.startFrom(saved.readLong());
      search.table.load(saved);
      search.claims.load(saved);
    }
    Standing start = new Standing(board);
    CellSet taken = setup.black().union(setup.white());
    start.set(
        RaceBoard.words(setup.stones(attacker)),
        RaceBoard.words(setup.stones(attacker.opponent())),
        RaceBoard.words(setup.hypergraph().allCells().minus(taken)));
    root = search.node(start, mover);
    toBoard = board.symmetries.inverse(search.turned());
  }

  /** Whether a game has so few cells that it can be searched here. */
  public static boolean takes(int cells) {
    return cells <= RaceBoard.MOST_CELLS;
  }

  /** Keeps all that is known, for another run. */
  public void save(DataOutput out) throws IOException {
    out.writeLong(search.expanded());
    search.table.save(out);
    search.claims.save(out);
  }

  /** Searches; whether it is decided now. */
  public boolean decide() {
    search.decide(root);
    return search.table.isDecided(root);
  }

  /** Whether the attacker wins, once it is decided; the other player holds otherwise. */
  public boolean attackerWins() {
    boolean moverReaches = search.table.moverWork(root) == 0;
    return moverReaches == (mover == RaceBoard.ATTACKER);
  }

  public long nodes() {
    return search.expanded();
  }

  public long entries() {
    return search.table.count();
  }

  /** Claims that were made, of wins by threats and pairings, too. */
  public long claims() {
    return (long) search.claims.count() - board.lines;
  }

  public long leafTests() {
    return search.leafTests();
  }

  public long bytes() {
    return search.bytes();
  }

  public int rootMoves() {
    return board.cells - setup.black().count() - setup.white().count();
  }

  public int rootMovesLeft() {
    return search.table.openMoveCount(root);
  }

  /** Writes the proof of what was decided. */
  public void emit(StepSink sink) throws IOException {
    boolean opens = search.table.moverWork(root) == 0;
    if (assembled == null) {
      assembled = opens ? opening() : held();
    }
    new RaceWriter(board, sink).write(assembled, toBoard, opens);
  }

  private Reply held() {
    int prover = 1 - mover;
    Assembly assembly = new Assembly(board, search.claims, prover);
    int claim = (int) search.table.result(root);
    return new Reply(
        Option.NONE,
        Option.NONE,
        0,
        assembly.claimed(claim, stones(assembly, prover), stones(assembly, mover)));
  }

  private Reply opening() {
    Assembly assembly = new Assembly(board, search.claims, mover);
    long option = search.table.result(root);
    int answer = Option.answer(option);
    int back = board.symmetries.inverse(Option.symmetry(option));
    CellSet own = stones(assembly, mover);
    CellSet after = answer < 0 ? own : own.with(answer);
    return new Reply(
        Option.NONE,
        answer,
        Option.symmetry(option),
        assembly.claimed(
            Option.claim(option),
            assembly.image(back, after),
            assembly.image(back, stones(assembly, 1 - mover))));
  }

  /** The initial stones of a side, as the root's node has them. */
  private CellSet stones(Assembly assembly, int side) {
    return assembly.image(board.symmetries.inverse(toBoard), setup.stones(board.player(side)));
  }
}
