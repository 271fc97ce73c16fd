package dev.touchstone.strategy;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Player;
import java.util.Random;

/** Ways to play against a strategy. */
enum Opponent {
  /** Anywhere. */
  RANDOM {
    @Override
    int choose(Playing game, Random chance) {
      return any(game.free(), chance);
    }
  },
  /** Where the strategy still has something to do, as long as there is such a cell. */
  IN_ZONE {
    @Override
    int choose(Playing game, Random chance) {
      CellSet zone = game.promise().zone().intersection(game.free());
      return any(zone.isEmpty() ? game.free() : zone, chance);
    }
  },
  /** Where the strategy has nothing to do, as long as there is such a cell. */
  ELSEWHERE {
    @Override
    int choose(Playing game, Random chance) {
      CellSet elsewhere = game.free().minus(game.promise().zone());
      return any(elsewhere.isEmpty() ? game.free() : elsewhere, chance);
    }
  },
  /** On the line that one of the players is closest to completing. */
  THREATENING {
    @Override
    int choose(Playing game, Random chance) {
      Hypergraph board = game.strategy().statement().hypergraph();
      CellSet maker = game.stones(Player.BLACK);
      CellSet breaker = game.stones(Player.WHITE);
      int fewest = Integer.MAX_VALUE;
      CellSet best = game.free();
      for (int line = 0; line < board.lineCount(); line++) {
        CellSet cells = board.line(line);
        int open = cells.minus(maker).count();
        boolean closer = open < fewest || (open == fewest && chance.nextBoolean());
        if (open > 0 && closer && !cells.intersects(breaker)) {
          fewest = open;
          best = cells.minus(maker);
        }
      }
      return any(best, chance);
    }
  },
  /** On a line of its own that it is closest to completing. */
  COMPLETING {
    @Override
    int choose(Playing game, Random chance) {
      Player opponent = game.strategy().player().opponent();
      Hypergraph board = game.strategy().statement().hypergraph();
      CellSet own = game.stones(opponent);
      CellSet others = game.stones(opponent.opponent());
      int fewest = Integer.MAX_VALUE;
      CellSet best = game.free();
      for (int line : board.linesOf(opponent).toArray()) {
        CellSet missing = board.line(line).minus(own);
        int count = missing.count();
        boolean closer = count < fewest || (count == fewest && chance.nextInt(3) == 0);
        if (count > 0 && closer && !missing.intersects(others)) {
          fewest = count;
          best = missing;
        }
      }
      return any(best, chance);
    }
  };

  abstract int choose(Playing game, Random chance);

  private static int any(CellSet cells, Random chance) {
    int[] members = cells.toArray();
    return members[chance.nextInt(members.length)];
  }
}
