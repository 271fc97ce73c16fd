package dev.touchstone.strategy;

import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Ways of a player between the two sides, over stones that touch and over bridges. Cells are bits,
 * of boards of at most 60 cells.
 */
final class HexPaths {

  /** From one node of the player's to another; over either of two free cells, or over none. */
  record Piece(int from, int to, long over) {}

  private final int cells;

  /** For each cell and side, the cells and sides around it. */
  private final long[] touches;

  HexPaths(HexBoard board, Player player) {
    cells = board.rows() * board.columns();
    touches = new long[cells + 2];
    for (int cell = 0; cell < cells; cell++) {
      for (int place : board.around(cell, player)) {
        if (place != HexBoard.NOTHING) {
          touches[cell] |= 1L << place;
          touches[place] |= 1L << cell;
        }
      }
    }
  }

  private static boolean has(long set, int member) {
    return (set >> member & 1) != 0;
  }

  /** What a way may go on to from a node: what touches it, and what two free cells join to it. */
  private long next(int node, long free) {
    long once = 0;
    long twice = 0;
    for (long rest = touches[node] & free; rest != 0; rest &= rest - 1) {
      long around = touches[Long.numberOfTrailingZeros(rest)];
      twice |= once & around;
      once |= around;
    }
    return touches[node] | twice;
  }

  /** How many stones are missing, if bridges never overlap. */
  int distance(long own, long free) {
    long end = 1L << (cells + 1);
    long reached = 1L << cells;
    for (int stones = 0; stones <= cells; stones++) {
      long seen = 0;
      long steps = 0;
      while (seen != reached) {
        long fresh = reached & ~seen;
        seen = reached;
        for (long rest = fresh; rest != 0; rest &= rest - 1) {
          long next = next(Long.numberOfTrailingZeros(rest), free);
          reached |= next & (own | end);
          steps |= next & free;
        }
      }
      if ((reached & end) != 0) {
        return stones;
      }
      reached |= steps;
    }
    return cells;
  }

  /** The pieces of a chain whose bridges have no cell in common, if there is one. */
  Optional<List<Piece>> joined(long own, long free) {
    List<Piece> pieces = new ArrayList<>();
    return goOn(cells, own, free, pieces) ? Optional.of(pieces) : Optional.empty();
  }

  private boolean goOn(int from, long own, long free, List<Piece> pieces) {
    long nodes = own | (1L << (cells + 1));
    for (int to = cells + 1; to >= 0; to--) {
      if (!has(nodes & next(from, free), to) || (from == cells && to > cells)) {
        continue;
      }
      long over = has(touches[from], to) ? 0 : touches[from] & touches[to] & free;
      long first = Long.lowestOneBit(over);
      long second = Long.lowestOneBit(over & ~first);
      pieces.add(new Piece(from, to, first | second));
      if (to > cells || goOn(to, own & ~(1L << to), free & ~first & ~second, pieces)) {
        return true;
      }
      pieces.remove(pieces.size() - 1);
    }
    return false;
  }
}
