package dev.touchstone.solver;

import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineSet;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** Who wins a small strong game, by looking at every play. */
final class StrongOracle {

  private final long[][] lines = new long[2][];
  private final long all;
  private final Map<Long, Integer> known = new HashMap<>();

  private StrongOracle(Hypergraph game) {
    for (Player player : Player.values()) {
      LineSet own = game.linesOf(player);
      lines[number(player)] =
          Arrays.stream(own.toArray()).mapToLong(line -> game.line(line).word(0)).toArray();
    }
    all = game.allCells().word(0);
  }

  static Outcome outcome(Problem problem) {
    StrongOracle oracle = new StrongOracle(problem.hypergraph());
    Player first = problem.setup().first();
    long own = problem.setup().stones(first).word(0);
    long theirs = problem.setup().stones(first.opponent()).word(0);
    int value = oracle.value(own, theirs, number(first));
    return value == 0 ? Outcome.NOBODY : Outcome.wins(value > 0 ? first : first.opponent());
  }

  private static int number(Player player) {
    return player == Player.BLACK ? 0 : 1;
  }

  /** 1 if the mover wins, -1 if the other one does, 0 if nobody does. */
  private int value(long own, long theirs, int mover) {
    if (completes(own, mover)) {
      return 1;
    }
    if (completes(theirs, 1 - mover)) {
      return -1;
    }
    long key = own << 31 | theirs << 1 | mover;
    Integer found = known.get(key);
    if (found != null) {
      return found;
    }
    long free = all & ~own & ~theirs;
    int best = free == 0 ? 0 : -1;
    for (long rest = free; rest != 0 && best < 1; rest &= rest - 1) {
      best = Math.max(best, -value(theirs, own | Long.lowestOneBit(rest), 1 - mover));
    }
    known.put(key, best);
    return best;
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
