package dev.touchstone.solver.turns;

import static dev.touchstone.solver.turns.TurnBoard.OPPONENT;
import static dev.touchstone.solver.turns.TurnBoard.PROVER;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Whether the prover wins by threats alone, each turn of his taking both stones of the opponent's
 * (Λ¹ of [WL10]), for turns of two stones. No claim is made here: this finds the turns of which
 * {@link TurnSearch} then makes claims, and says soon that there are none. It goes deeper and
 * deeper; each turn is tried first against all cells at once by which its threats can be stopped.
 */
final class Forcing {

  private static final int KEPT = 1 << 21;

  /** The depth within which nothing is found where there is nothing to be found. */
  private static final int EVER = 1000;

  /** So many threats at least take two stones to stop, and more than two. */
  private static final int FORCING = 2;

  private static final int WINNING = 3;

  private final TurnBoard board;
  private final ThreatLines lines;
  private final Pairs pairs;
  private final List<ForcingTurns> turns = new ArrayList<>();

  /** The number of the turn that wins, or minus the depth within which none does. */
  private final Long2IntOpenHashMap known = new Long2IntOpenHashMap();

  /** Whether something was left out since this was reset: a longer search may find more. */
  private boolean cut;

  private long nodes;
  private long last;

  Forcing(TurnBoard board) {
    this.board = board;
    lines = new ThreatLines(board);
    pairs = new Pairs(board.cells);
  }

  long bytes() {
    return 24L * known.size();
  }

  /** A turn that wins within so many turns, and so many positions looked into, if one was found. */
  int @Nullable [] turn(Stones at, int depth, int budget) {
    if (known.size() > KEPT) {
      known.clear();
    }
    lines.copy(at);
    last = nodes + budget;
    for (int d = 1; d <= depth && nodes < last; d++) {
      int said = known(lines.key(), d);
      int turn = said >= 0 ? said : winning(d, -1, -1);
      if (turn == 0 && known.get(lines.key()) == -EVER) {
        return null;
      }
      if (turn > 0) {
        int a = (turn - 1) / board.cells;
        int b = (turn - 1) % board.cells;
        return a == b ? new int[] {a} : new int[] {a, b};
      }
    }
    return null;
  }

  /**
   * A turn that wins, as a number above 0.
   *
   * @param a a cell of the turn before, if no turn that won before it would have been passed over;
   *     else -1
   */
  private int winning(int depth, int a, int b) {
    nodes++;
    boolean wasCut = cut;
    cut = false;
    int turn = searched(depth, a, b);
    if (turn > 0) {
      known.put(lines.key(), turn);
      cut = wasCut;
    } else {
      if (nodes < last) {
        known.put(lines.key(), cut ? -depth : -EVER);
      }
      cut |= wasCut;
    }
    return turn;
  }

  /** What is known of a position: 1 or more if it is won, 0 if not within this depth, or -1. */
  private int known(long key, int depth) {
    int said = known.get(key);
    if (said > 0) {
      return said;
    }
    boolean fails = -said >= depth || nodes >= last;
    cut |= fails && said != -EVER;
    return fails ? 0 : -1;
  }

  private int searched(int depth, int a, int b) {
    while (turns.size() <= depth) {
      turns.add(new ForcingTurns(lines));
    }
    ForcingTurns here = turns.get(depth);
    if (depth == 1 && a >= 0) {
      here.findLast(pairs, a, b);
    } else {
      here.find(pairs, depth == 1 ? WINNING : FORCING);
    }
    if (here.completes()) {
      return number(here.winFirst(), here.winSecond());
    }
    if (here.isWon()) {
      return number(here.first(here.best(0)), here.second(here.best(0)));
    }
    cut |= depth == 1;
    for (int i = 0; depth > 1 && i < here.count(); i++) {
      int turn = here.best(i);
      if (succeeds(here, turn, depth)) {
        pairs.won(here.first(turn), here.second(turn));
        return number(here.first(turn), here.second(turn));
      }
    }
    return 0;
  }

  private int number(int a, int b) {
    return a * board.cells + b + 1;
  }

  private boolean succeeds(ForcingTurns here, int turn, int depth) {
    int stops = here.stopCount(turn);
    if (against(here, turn, 0, stops, depth)) {
      return true;
    }
    for (int i = 0; i < stops; i++) {
      if (stops == 1 || !against(here, turn, i, i + 1, depth)) {
        return false;
      }
    }
    return true;
  }

  /** Whether the prover wins by a turn though the opponent gets the cells of these pairs. */
  private boolean against(ForcingTurns here, int turn, int from, int to, int depth) {
    int a = here.first(turn);
    int b = here.second(turn);
    int[] taken = new int[2 * (to - from)];
    int count = 0;
    long key = lines.key() ^ board.key(PROVER, a) ^ board.key(PROVER, b);
    for (int i = 2 * from; i < 2 * to; i++) {
      int cell = here.stop(turn, i);
      if (!has(taken, count, cell)) {
        taken[count++] = cell;
        key ^= board.key(OPPONENT, cell);
      }
    }
    int said = known(key, depth - 1);
    if (said >= 0) {
      return said > 0;
    }
    lines.put(a, PROVER);
    lines.put(b, PROVER);
    for (int i = 0; i < count; i++) {
      lines.put(taken[i], OPPONENT);
    }
    boolean wins = winning(depth - 1, here.hasDangers() ? -1 : a, b) > 0;
    for (int i = count - 1; i >= 0; i--) {
      lines.take(taken[i], OPPONENT);
    }
    lines.take(b, PROVER);
    lines.take(a, PROVER);
    return wins;
  }

  private static boolean has(int[] cells, int count, int cell) {
    for (int i = 0; i < count; i++) {
      if (cells[i] == cell) {
        return true;
      }
    }
    return false;
  }
}
