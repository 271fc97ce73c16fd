package dev.touchstone.solver.turns;

import static dev.touchstone.solver.turns.TurnBoard.OPPONENT;
import static dev.touchstone.solver.turns.TurnBoard.PROVER;

import dev.touchstone.game.CellSet;
import dev.touchstone.solver.turns.Candidates.Turn;
import dev.touchstone.solver.turns.TurnClaim.Choice;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Whether the prover wins, or holds, within an allowance: depth first, threats before quiet turns.
 * Each success is a claim, made by the arithmetic of the verifier.
 */
final class TurnSearch {

  private static final int[] NO_STONE = {};

  /** Positions looked into for threats alone. */
  static final int FORCING = 300;

  /** The same where it is worth more. */
  static final int FORCING_MORE = 3000;

  final TurnBoard board;
  private final Stones at;
  private final boolean toWin;
  private final BooleanSupplier goesOn;
  final ClaimMaker maker;
  final Found found;
  private final Failures failedToMove = new Failures();
  private final Failures failedToHold = new Failures();
  private final Refutations refutations = new Refutations();
  private final @Nullable Forcing forcing;

  /** Positions looked into. */
  private long nodes;

  /** For threats alone. */
  private int budget = FORCING;

  /** How often something was left out. */
  private long omitted;

  /**
   * A search that starts at the beginning.
   *
   * @param alone whether threats alone are searched by themselves
   */
  TurnSearch(TurnBoard board, boolean toWin, boolean alone, BooleanSupplier goesOn) {
    this.board = board;
    this.toWin = toWin;
    this.goesOn = goesOn;
    at = new Stones(board);
    found = new Found(board);
    forcing = alone ? new Forcing(board) : null;
    maker = new ClaimMaker(board);
  }

  long nodes() {
    return nodes;
  }

  long claims() {
    return found.claimCount();
  }

  long bytes() {
    long alone = forcing == null ? 0 : forcing.bytes();
    return alone
        + claims() * TurnClaim.bytes(board)
        + 64L * (failedToMove.size() + failedToHold.size());
  }

  long omitted() {
    return omitted;
  }

  Stones start() {
    return at;
  }

  /** A turn of so many stones of the prover's, with what holds then. */
  @Nullable Choice attack(int stones, Allowance allowance) {
    if (at.isLost()) {
      return null;
    }
    count();
    Choice last = maker.completed(at, stones);
    if (last != null || (toWin && at.freeCount() == 0)) {
      return last;
    }
    long key = at.key();
    Choice known = found.choice(key);
    if (known != null) {
      return known;
    }
    Failures.Kind failed = failedToMove.of(key, allowance);
    if (failed != Failures.Kind.NONE || allowance.depth() <= 0) {
      omitted += failed == Failures.Kind.WHOLE ? 0 : 1;
      return null;
    }
    long before = omitted;
    Choice choice = recalled(stones, allowance);
    Forcing threats = forcing;
    if (choice == null) {
      choice =
          threats != null && isForced(stones, allowance)
              ? forced(threats, allowance)
              : tried(stones, allowance);
    }
    if (choice != null) {
      found.add(key, choice);
    } else {
      failedToMove.add(key, omitted == before ? Allowance.NO_LIMIT : allowance);
    }
    return choice;
  }

  /** What is tried where threats alone are; null if they are not searched by themselves. */
  @Nullable Leaves leaves() {
    return forcing == null ? null : new Leaves(this, forcing, maker);
  }

  /** Goes on at another position, whatever was under way; what was found stays. */
  void begin(CellSet own, CellSet opponents) {
    at.become(own, opponents);
    budget = FORCING;
  }

  private boolean isForced(int stones, Allowance allowance) {
    return stones == board.turn && allowance.single() == 0 && allowance.quiet() == 0;
  }

  private @Nullable Choice forced(Forcing threats, Allowance allowance) {
    omitted++;
    int[] turn = threats.turn(at, budget);
    return turn == null ? null : after(turn, allowance.after(board.turn, board.turn));
  }

  /** What threats alone achieve, with more work. */
  @Nullable Choice forcedWithMore(Allowance allowance) {
    budget = FORCING_MORE;
    Choice choice = attack(board.turn, allowance);
    budget = FORCING;
    return choice;
  }

  /** Counts a position, unless the search is to stop. */
  void count() {
    nodes++;
    if (!goesOn.getAsBoolean()) {
      throw new CancellationException();
    }
  }

  /** The choice that was made here before, if any. */
  @Nullable Choice known() {
    return found.choice(at.key());
  }

  /** Keeps what was found here. */
  void keep(Choice choice) {
    found.add(at.key(), choice);
  }

  /** Keeps the claim that was made here. */
  void keep(TurnClaim claim) {
    found.add(at.key(), claim);
  }

  @Nullable Choice recalled(int stones, Allowance allowance) {
    TurnClaim guide = found.recall.find(at, stones);
    return guide == null ? null : after(Recall.missing(at, guide), allowance, guide);
  }

  private @Nullable Choice tried(int stones, Allowance allowance) {
    List<Turn> turns = Candidates.of(at, stones, allowance);
    omitted += allowance.isWhole() ? 0 : 1;
    int[] tries = new int[3];
    for (Turn turn : turns) {
      int kind = turn.stones() == 0 ? 0 : turn.stones() < board.turn ? 1 : 2;
      int most = kind == 2 ? allowance.width() : (allowance.width() + 1) / 2;
      if (allowance.isWhole() || ++tries[kind] <= most) {
        Choice choice = after(turn.cells(), allowance.after(turn.stones(), board.turn));
        if (choice != null) {
          return choice;
        }
      }
    }
    return null;
  }

  /** This turn, if the claim after it can be made. */
  @Nullable Choice after(int[] cells, Allowance allowance) {
    return after(cells, allowance, null);
  }

  /** The same, where a claim that was made elsewhere says what to try first. */
  @Nullable Choice after(int[] cells, Allowance allowance, @Nullable TurnClaim guide) {
    at.put(cells, PROVER);
    TurnClaim then = defended(allowance, guide);
    at.take(cells, PROVER);
    return then == null ? null : new Choice(NO_STONE, cells, then);
  }

  /** The claim of a position with the opponent to move. */
  @Nullable TurnClaim defended(Allowance allowance) {
    return defended(allowance, null);
  }

  private @Nullable TurnClaim defended(Allowance allowance, @Nullable TurnClaim guide) {
    long key = at.key();
    TurnClaim known = found.claim(key);
    if (known != null) {
      return known;
    }
    if (!toWin && at.isBlocked(OPPONENT)) {
      return maker.nothing();
    }
    Failures.Kind failed = failedToHold.of(key, allowance);
    if (failed != Failures.Kind.NONE && guide == null) {
      omitted += failed == Failures.Kind.WHOLE ? 0 : 1;
      return null;
    }
    long before = omitted;
    TurnClaim claim = answered(allowance, guide);
    if (claim != null) {
      keep(claim);
    } else {
      failedToHold.add(key, omitted == before ? Allowance.NO_LIMIT : allowance);
    }
    return claim;
  }

  private @Nullable TurnClaim answered(Allowance allowance, @Nullable TurnClaim guide) {
    Coverage coverage =
        new Coverage(
            at, move -> answer(move, move.length == 0 ? allowance.ofNullMove() : allowance));
    maker.threats(at).forEach(coverage::add);
    if (guide != null) {
      for (Choice choice : guide.options) {
        follow(choice, coverage, allowance);
      }
    }
    if (coverage.isEmpty() && !coverage.answers(NO_STONE)) {
      return null;
    }
    for (int[] move : refutations.of(allowance.depth())) {
      if (!coverage.answers(move)) {
        return null;
      }
    }
    if (!coverage.answersAll()) {
      return null;
    }
    TurnClaim claim = maker.of(at, coverage.choices());
    // A larger window, or fewer quiet turns, might do.
    omitted += claim == null ? 1 : 0;
    return claim;
  }

  /** The same option here, if it is wanted and can be had. */
  private void follow(Choice choice, Coverage coverage, Allowance allowance) {
    if (choice.then().isLeaf()
        || choice.answer().length == 0
        || coverage.isAnswered(choice.move())) {
      return;
    }
    at.put(choice.move(), OPPONENT);
    int[] answer = at.without(choice.answer());
    if (answer.length > 0 && at.areFree(answer) && !at.isLost()) {
      Choice here = after(answer, allowance, choice.then());
      at.take(choice.move(), OPPONENT);
      if (here != null) {
        coverage.add(new Choice(choice.move(), answer, here.then()));
      }
    } else {
      at.take(choice.move(), OPPONENT);
    }
  }

  @Nullable Choice answer(int[] move, Allowance allowance) {
    at.put(move, OPPONENT);
    Choice choice = attack(board.turn, allowance);
    at.take(move, OPPONENT);
    if (choice == null) {
      refutations.add(allowance.depth(), move);
      return null;
    }
    return new Choice(move, choice.answer(), choice.then());
  }
}
