package dev.touchstone.solver.race;

import dev.touchstone.certificate.StepSink;
import dev.touchstone.game.BadGameException;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.game.Window;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.race.Claimed.Reply;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** Whether one player, the attacker, wins a strong game, with the proof of that or of the Hold. */
public final class Contest {

  private final RaceField field;
  private final RaceBoard board;
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
    this(
        RaceField.of(arena, attacker),
        arena.problem.setup().first(),
        Outlook.of(arena.problem.setup().board(), false),
        saved,
        goesOn);
  }

  /**
   * A contest in which each quiet move of the attacker's must threaten to win by direct threats,
   * threat-space search [Allis96] with null moves [WL10]. That the attacker does not win so says
   * nothing.
   */
  public static Contest byThreats(Arena arena, Player attacker, BooleanSupplier goesOn)
      throws IOException {
    Player opener = arena.problem.setup().first();
    Outlook outlook = Outlook.of(arena.problem.setup().board(), true);
    return new Contest(RaceField.of(arena, attacker), opener, outlook, null, goesOn);
  }

  /**
   * A contest on an infinite board, seen through a window. That the attacker wins holds on the
   * board; that the attacker does not is said of the window only.
   *
   * @param playable the part of the window where the attacker plays
   */
  public static Contest through(
      Setup seen,
      Window playable,
      Player attacker,
      @Nullable DataInput saved,
      BooleanSupplier goesOn)
      throws IOException, BadGameException {
    return new Contest(
        HostField.of(seen, playable, attacker),
        seen.first(),
        Outlook.of(seen.board(), false),
        saved,
        goesOn);
  }

  private Contest(
      RaceField field,
      Player opener,
      Outlook outlook,
      @Nullable DataInput saved,
      BooleanSupplier goesOn)
      throws IOException {
    this(field, opener, search(field, outlook, saved, goesOn));
  }

  private static RaceSearch search(
      RaceField field, Outlook outlook, @Nullable DataInput saved, BooleanSupplier goesOn)
      throws IOException {
    RaceSearch search = new RaceSearch(field.searched(), outlook, goesOn);
    if (saved == null) {
      search.claims.begin();
    } else {
      search.startFrom(saved.readLong());
      search.table.load(saved);
      search.claims.load(saved);
    }
    return search;
  }

  private Contest(RaceField field, Player opener, RaceSearch search) {
    this.field = field;
    this.search = search;
    board = field.searched();
    mover = opener == board.attacker ? RaceBoard.ATTACKER : RaceBoard.DEFENDER;
    Standing start = new Standing(board);
    start.set(
        RaceBoard.words(field.attacker()),
        RaceBoard.words(field.defender()),
        RaceBoard.words(field.free()));
    root = search.node(start, mover);
    toBoard = board.symmetries.inverse(search.turned());
  }

  /**
   * The same contest from another position of the board, over what is known of this one. This one
   * must not be asked for more than its proof from then on.
   */
  public Contest from(Setup setup) {
    return new Contest(RaceField.of(board, setup), setup.first(), search);
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

  /**
   * The work still expected until this player reaches the goal: the attacker's win, or the Hold.
   */
  public double work(Player player) {
    boolean movers = (player == board.attacker) == (mover == RaceBoard.ATTACKER);
    return movers ? search.table.moverWork(root) : search.table.waiterWork(root);
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
    return field.free().count();
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
    new RaceWriter(field.stated(), sink).write(assembled, toBoard, opens);
  }

  private Reply held() {
    int prover = 1 - mover;
    Assembly assembly = new Assembly(field.stated(), search.claims, prover);
    int claim = (int) search.table.result(root);
    return new Reply(
        Option.NONE,
        Option.NONE,
        0,
        assembly.claimed(claim, stones(assembly, prover), stones(assembly, mover)));
  }

  private Reply opening() {
    Assembly assembly = new Assembly(field.stated(), search.claims, mover);
    long option = search.table.result(root);
    int answer = field.stated().cell(Option.answer(option));
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
    return assembly.image(board.symmetries.inverse(toBoard), field.stated().stones(side));
  }
}
