package dev.touchstone.solver.turns;

import static dev.touchstone.solver.turns.TurnBoard.OPPONENT;
import static dev.touchstone.solver.turns.TurnBoard.PROVER;

import dev.touchstone.solver.turns.Candidates.Turn;
import dev.touchstone.solver.turns.TurnClaim.Choice;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What {@link QuietSearch} asks of a position: what threats alone achieve there, and claims. */
final class Leaves {

  private static final int[] NO_STONE = {};
  private static final Allowance THREATS = new Allowance(20, 0, 0, 40);
  private static final Allowance MORE_THREATS = new Allowance(24, 0, 0, 40);
  static final Allowance ANY_TURN = new Allowance(2, 1, 1, 40);

  final Stones at;
  private final TurnBoard board;
  private final TurnSearch search;
  private final Forcing forcing;
  private final ClaimMaker maker;

  Leaves(TurnSearch search, Forcing forcing, ClaimMaker maker) {
    this.search = search;
    this.forcing = forcing;
    this.maker = maker;
    at = search.start();
    board = at.board;
  }

  /** What threats alone achieve, if one looks longer than in {@link #punishes}. */
  @Nullable Choice threats() {
    return search.forcedWithMore(MORE_THREATS);
  }

  /** What was found until now. */
  Found found() {
    return search.found;
  }

  /** How many claims of quiet turns there are. */
  int quietClaims() {
    return search.found.quiet.all().size();
  }

  /**
   * A choice that was made here before, or a claim of a quiet turn that fits after a turn, made
   * again here.
   *
   * @param claims so many of the first are left out
   */
  @Nullable Choice fittingSince(int claims) {
    Choice known = search.known();
    TurnClaim fits = known == null ? search.found.quiet.find(at, board.turn, claims) : null;
    return fits == null ? known : search.after(Recall.missing(at, fits), THREATS, fits);
  }

  /** The same of all claims; or what threats alone achieve. */
  @Nullable Choice fitting() {
    Choice known = fittingSince(0);
    if (known == null) {
      known = search.recalled(board.turn, THREATS);
    }
    return known == null ? threats() : known;
  }

  /** All turns worth a try that leave the opponent a stone, at least, besides stopping threats. */
  List<Turn> candidates() {
    return Candidates.of(at, board.turn, ANY_TURN).stream()
        .filter(turn -> turn.stones() < board.turn)
        .toList();
  }

  /** Whether threats alone win after the opponent's turn. */
  boolean punishes(int[] move) {
    search.count();
    at.put(move, OPPONENT);
    boolean punishes = !at.isLost() && forcing.wins(at, TurnSearch.FORCING);
    at.take(move, OPPONENT);
    return punishes;
  }

  /**
   * Whether the opponent can afford neither to pass nor to stop the threats and to pass for the
   * rest.
   *
   * @param stones how many it takes to stop the threats
   */
  boolean punishesPassing(int stones) {
    if (stones == 0) {
      return punishes(NO_STONE);
    }
    List<int[]> threats = Candidates.threats(at, PROVER, board.turn);
    for (int cell : threats.get(0)) {
      int[] stop = {cell};
      if (Hitting.all(threats, stop) && !punishes(stop)) {
        return false;
      }
    }
    return true;
  }

  /** These options, or the threats on the board if there are none; threats alone give more. */
  Coverage coverage(List<Choice> options) {
    Coverage coverage = new Coverage(at, move -> search.answer(move, THREATS));
    (options.isEmpty() ? maker.threats(at) : options).forEach(coverage::add);
    return coverage;
  }

  /** What these options make, if the window shows it. */
  @Nullable TurnClaim claim(List<Choice> options) {
    TurnClaim claim = maker.of(at, options);
    if (claim != null) {
      search.keep(claim);
    }
    return claim;
  }

  void keep(Choice choice) {
    search.keep(choice);
  }
}
