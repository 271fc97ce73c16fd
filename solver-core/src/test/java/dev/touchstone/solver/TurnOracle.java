package dev.touchstone.solver;

import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** Who wins a small strong game with turns of several stones, by looking at every play. */
final class TurnOracle {

  private final long[][] lines = new long[2][];
  private final long all;
  private final int turn;
  private final Map<Long, Integer> known = new HashMap<>();

  private TurnOracle(Problem problem) {
    Hypergraph game = problem.hypergraph();
    turn = problem.turn();
    for (Player player : Player.values()) {
      lines[number(player)] =
          Arrays.stream(game.linesOf(player).toArray())
              .mapToLong(line -> game.line(line).word(0))
              .toArray();
    }
    all = game.allCells().word(0);
  }

  static Outcome outcome(Problem problem) {
    TurnOracle oracle = new TurnOracle(problem);
    Player first = problem.setup().first();
    long own = problem.setup().stones(first).word(0);
    long theirs = problem.setup().stones(first.opponent()).word(0);
    if (oracle.completes(own, number(first))) {
      return Outcome.wins(first);
    }
    if (oracle.completes(theirs, 1 - number(first))) {
      return Outcome.wins(first.opponent());
    }
    int value = oracle.best(own, theirs, number(first), problem.opening(), ~0L);
    return value == 0 ? Outcome.NOBODY : Outcome.wins(value > 0 ? first : first.opponent());
  }

  private static int number(Player player) {
    return player == Player.BLACK ? 0 : 1;
  }

  /** 1 if the mover wins, -1 if the other one does; nobody owns a line yet. */
  private int value(long own, long theirs, int mover) {
    long key = own << 31 | theirs << 1 | mover;
    Integer found = known.get(key);
    if (found == null) {
      found = best(own, theirs, mover, turn, ~0L);
      known.put(key, found);
    }
    return found;
  }

  /** The same with so many stones to be placed, on cells of this set. */
  private int best(long own, long theirs, int mover, int stones, long below) {
    long free = all & ~own & ~theirs;
    if (free == 0 || stones == 0) {
      return completes(own, mover)
          ? 1
          : free == 0 ? 0 : -value(/* own= */ theirs, /* theirs= */ own, 1 - mover);
    }
    int best = -1;
    boolean placed = false;
    for (long rest = free & below; rest != 0 && best < 1; rest &= rest - 1) {
      long cell = Long.lowestOneBit(rest);
      // Cells in descending order, so that each set comes once; all that must follow fits below.
      if (Long.bitCount(free & (cell - 1)) >= Math.min(stones, Long.bitCount(free)) - 1) {
        placed = true;
        best = Math.max(best, best(own | cell, theirs, mover, stones - 1, cell - 1));
      }
    }
    return placed ? best : completes(own, mover) ? 1 : -2;
  }

  private boolean completes(long stones, int player) {
    for (long line : lines[player]) {
      if ((line & ~stones) == 0) {
        return true;
      }
    }
    return false;
  }
}
