package dev.touchstone.strategy;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.Lattice;
import dev.touchstone.game.Window;
import dev.touchstone.strategy.HostCells.At;
import java.util.List;
import java.util.Random;

/** Ways to play against a strategy on an infinite board. */
enum HostOpponent {
  /** Next to a stone that is there. */
  NEAR {
    @Override
    At wanted(Playing game, Random chance) {
      return near(stone(game, chance), 2, chance);
    }
  },
  /** Anywhere, mostly very far. */
  FAR {
    @Override
    At wanted(Playing game, Random chance) {
      return new At(chance.nextInt(199_999) - 99_999, row(game, chance, 99_999));
    }
  },
  /** At the edges of the window, and of the cells that have numbers. */
  AT_THE_EDGE {
    @Override
    At wanted(Playing game, Random chance) {
      InfiniteBoard board = (InfiniteBoard) game.strategy().statement().board();
      Window window = chance.nextBoolean() ? board.window() : board.cells();
      int right = window.left() + window.columns() - 1;
      int top = window.bottom() + window.rows() - 1;
      int x = window.left() - 1 + chance.nextInt(window.columns() + 2);
      int y = window.bottom() - 1 + chance.nextInt(window.rows() + 2);
      return switch (chance.nextInt(4)) {
        case 0 -> new At(window.left() - chance.nextInt(2), y);
        case 1 -> new At(right + chance.nextInt(2), y);
        case 2 -> new At(x, window.bottom() - chance.nextInt(2));
        default -> new At(x, top + chance.nextInt(2));
      };
    }
  },
  /** In the zone, where there is one; in a tiling, anywhere in a rectangle. */
  IN_ZONE {
    @Override
    At wanted(Playing game, Random chance) {
      int[] zone = game.promise().zone().toArray();
      return zone.length == 0
          ? new At(chance.nextInt(30) - 15, row(game, chance, 15))
          : cells(game).at(zone[chance.nextInt(zone.length)]);
    }
  },
  /** On a run in which it has most stones, and the strategy none. */
  THREATENING {
    @Override
    At wanted(Playing game, Random chance) {
      CellSet theirs = game.stones(game.strategy().player().opponent());
      CellSet own = game.stones(game.strategy().player());
      Runs runs = new Runs(cells(game));
      At best = near(stone(game, chance), 2, chance);
      long most = 0;
      for (List<At> run : runs.near(theirs)) {
        long stones = run.stream().filter(at -> runs.isOn(at, theirs)).count();
        boolean open = run.stream().noneMatch(at -> runs.isOn(at, own));
        if (open
            && stones < run.size()
            && (stones > most || (stones == most && chance.nextInt(3) == 0))) {
          most = stones;
          List<At> free = run.stream().filter(at -> !runs.isOn(at, theirs)).toList();
          best = free.get(chance.nextInt(free.size()));
        }
      }
      return best;
    }
  },
  /** Where a stone lies, but in another copy of the tiling; or close to that. */
  IN_ANOTHER_COPY {
    @Override
    At wanted(Playing game, Random chance) {
      At at = stone(game, chance);
      if (game.strategy().tiling().isEmpty()) {
        return near(at, 5, chance);
      }
      Lattice lattice = game.strategy().tiling().get().lattice();
      int up = chance.nextInt(3) - 1;
      int across = (chance.nextInt(3) - 1) * lattice.width() + up * lattice.skew();
      At moved = new At(at.x() + across, at.y() + up * lattice.height());
      return chance.nextInt(3) == 0 ? near(moved, 1, chance) : moved;
    }
  };

  abstract At wanted(Playing game, Random chance);

  /** A free cell of the board, close to the one that is wanted. */
  At choose(Playing game, Random chance) {
    HostCells cells = cells(game);
    At wanted = wanted(game, chance);
    for (int away = 0; ; away++) {
      At at = near(wanted, away / 4, chance);
      int known = cells.known(at);
      boolean named = cells.number(at.toString()).isPresent();
      if (named && (known < 0 || game.isFree(known))) {
        return at;
      }
    }
  }

  private static HostCells cells(Playing game) {
    return (HostCells) game.cells();
  }

  private static int row(Playing game, Random chance, int most) {
    InfiniteBoard board = (InfiniteBoard) game.strategy().statement().board();
    return board.host().isPlane()
        ? chance.nextInt(2 * most + 1) - most
        : chance.nextInt(board.host().rows());
  }

  /** Some stone, or a cell of the window. */
  private static At stone(Playing game, Random chance) {
    int[] taken = game.cells().all().minus(game.free()).toArray();
    InfiniteBoard board = (InfiniteBoard) game.strategy().statement().board();
    return taken.length == 0
        ? new At(board.window().left(), board.window().bottom())
        : cells(game).at(taken[chance.nextInt(taken.length)]);
  }

  private static At near(At at, int away, Random chance) {
    int x = at.x() + chance.nextInt(2 * away + 1) - away;
    int y = at.y() + chance.nextInt(2 * away + 1) - away;
    return new At(x, y);
  }
}
