package dev.touchstone.solver.turns;

import static dev.touchstone.solver.turns.TurnBoard.PROVER;

import dev.touchstone.certificate.StepSink;
import dev.touchstone.game.Player;
import dev.touchstone.solver.Suggestion;
import dev.touchstone.solver.turns.TurnClaim.Choice;
import dev.touchstone.statement.Problem;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** Whether one player wins a strong game with turns of several stones, or does not lose it. */
public final class TurnContest {

  /** With so many free cells at most, all turns are tried soon. */
  private static final int SMALL = 16;

  /** Steps of the search of quiet turns in its first try; then twice as many, and so on. */
  private static final int FIRST_STEPS = 100;

  private final TurnBoard board;
  private final TurnSearch search;
  private final Problem problem;
  private final boolean opens;
  private final List<Allowance> ladder;
  private final @Nullable QuietSearch quiet;
  private int steps = FIRST_STEPS;
  private int rung;
  private @Nullable Choice root;
  private boolean refuted;
  private long nodesBefore;

  /**
   * A contest from the start of a game.
   *
   * @param problem an infinite board is seen through the window in which the search stays
   * @param wins whether a win is asked for; else, that the player does not lose
   * @param goesOn asked again and again; the search stops when it says no
   */
  public TurnContest(Problem problem, Player prover, boolean wins, BooleanSupplier goesOn) {
    this.problem = problem;
    board = new TurnBoard(problem, prover);
    opens = problem.setup().first() == prover;
    boolean small = new Stones(board).freeCount() <= SMALL;
    boolean looksAhead =
        wins
            && opens
            && !small
            && problem.opening() == problem.turn()
            && !problem.setup().stones(prover).isEmpty()
            && ThreatLines.canShow(board);
    search = new TurnSearch(board, wins, looksAhead, goesOn);
    Leaves leaves = search.leaves();
    quiet = leaves == null ? null : new QuietSearch(leaves);
    ladder = Allowance.ladder(small);
  }

  private TurnContest(Problem problem, TurnBoard board, TurnSearch search) {
    this.problem = problem;
    this.board = board;
    this.search = search;
    opens = problem.setup().first() == board.prover;
    search.begin(
        problem.setup().stones(board.prover), problem.setup().stones(board.prover.opponent()));
    boolean small = search.start().freeCount() <= SMALL;
    Leaves leaves = search.leaves();
    boolean isUsual = !opens || problem.opening() == problem.turn();
    boolean looksAhead = !small && isUsual && !problem.setup().stones(board.prover).isEmpty();
    quiet =
        leaves == null || !looksAhead
            ? null
            : opens ? new QuietSearch(leaves) : QuietSearch.waiting(leaves);
    ladder = Allowance.ladder(small);
  }

  /** Whether the prover wins, the first of many positions of one board. */
  public static TurnContest first(Problem problem, Player prover, BooleanSupplier goesOn) {
    TurnBoard board = new TurnBoard(problem, prover);
    return new TurnContest(
        problem, board, new TurnSearch(board, true, ThreatLines.canShow(board), goesOn));
  }

  /** The same of another position, with all that was found until now. */
  public TurnContest next(Problem other) {
    return new TurnContest(other, board, search);
  }

  /** Whether it is known by now if the prover succeeds. */
  public boolean isDecided() {
    return root != null || refuted;
  }

  /** Whether the prover was seen to succeed. */
  public boolean succeeds() {
    return root != null;
  }

  /** Tries once more, with a larger allowance; nothing happens where it is decided. */
  public void tryOn() {
    if (isDecided()) {
      return;
    }
    if (quiet != null && rung > 0 && !quiet.isAtItsEnd()) {
      rung++;
      for (int step = 0; step < steps && root == null && !quiet.isAtItsEnd(); step++) {
        quiet.step();
        root = quiet.won();
      }
      steps *= 2;
      return;
    }
    Allowance allowance = ladder.get(Math.min(rung++, ladder.size() - 1));
    long before = search.omitted();
    root = opens ? opening(allowance) : claim(allowance);
    refuted = root == null && allowance.isWhole() && search.omitted() == before;
  }

  private @Nullable Choice opening(Allowance allowance) {
    boolean chooses = search.start().of(PROVER).isEmpty() && !allowance.isWhole();
    if (!chooses) {
      return search.attack(problem.opening(), allowance);
    }
    for (int[] cells : Formations.of(search.start(), problem.opening())) {
      Choice choice = search.after(cells, allowance);
      if (choice != null) {
        return choice;
      }
    }
    return null;
  }

  private @Nullable Choice claim(Allowance allowance) {
    TurnClaim claim = search.defended(allowance);
    return claim == null ? null : new Choice(new int[0], new int[0], claim);
  }

  /** The work that is still expected until the prover has won, if anything foretells it. */
  public double proverWork() {
    return quiet == null ? 1 : quiet.root().proof;
  }

  /** The same of the opponent, until that is refuted. */
  public double opponentWork() {
    return quiet == null ? 1 : quiet.root().disproof;
  }

  /** The mover's turns that look best, after a search that has not decided anything. */
  public List<Suggestion> suggestions() {
    search.begin(
        problem.setup().stones(board.prover), problem.setup().stones(board.prover.opponent()));
    if (!opens) {
      return quiet == null ? List.of() : Suggestions.ofOpponent(quiet.root());
    }
    Stones at = search.start();
    if (quiet != null && quiet.root().isExpanded()) {
      return Suggestions.ofProver(quiet.root());
    }
    List<int[]> formations =
        at.of(PROVER).isEmpty() ? Formations.of(at, problem.opening()) : List.of();
    return Suggestions.of(at, problem.opening(), formations);
  }

  /** How many allowances were tried. */
  public int tries() {
    return rung;
  }

  /** How near the search of quiet turns has come; null if there is none, or it has not begun. */
  public @Nullable Nearest nearest() {
    return quiet == null ? null : quiet.nearest();
  }

  /** Positions looked into, those of a contest before included. */
  public long nodes() {
    return nodesBefore + search.nodes();
  }

  public long claims() {
    return search.claims();
  }

  public long bytes() {
    return search.bytes();
  }

  /** What is known by now, from which a contest of the same player goes on. */
  public void save(DataOutputStream out) throws IOException {
    out.writeLong(nodes());
    out.writeInt(rung);
    out.writeInt(steps);
    StateWriter writer = new StateWriter(out);
    writer.found(search.found);
    if (quiet != null) {
      quiet.save(writer);
    }
  }

  public void load(DataInputStream in) throws IOException {
    nodesBefore = in.readLong();
    rung = in.readInt();
    steps = in.readInt();
    StateReader reader = new StateReader(board, search.maker, in);
    reader.found(search.found);
    if (quiet != null) {
      quiet.load(reader);
    }
  }

  /** Writes the proof that was found. */
  public void emit(StepSink sink) throws IOException {
    if (root == null) {
      throw new IllegalStateException("nothing is proved");
    }
    new TurnWriter(board, sink).write(root, opens);
  }
}
