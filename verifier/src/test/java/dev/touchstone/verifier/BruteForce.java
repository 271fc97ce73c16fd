package dev.touchstone.verifier;

import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import java.util.HashMap;
import java.util.Map;

/**
 * Who wins a small game, by looking at every play of it. No zones, no claims, nothing that the
 * verifier knows of; positions are remembered, that is all.
 */
final class BruteForce {

  /** The most free cells of a game with one stone a turn that is still looked through. */
  private static final int REACH = 12;

  private final Hypergraph game;
  private final Rules rules;
  private final int turn;
  private final Map<Long, Outcome> known = new HashMap<>();

  private BruteForce(Statement statement) {
    game = statement.hypergraph();
    rules = statement.rules();
    turn = statement.turn();
  }

  static boolean reaches(Statement statement) {
    if (statement.board() instanceof InfiniteBoard) {
      return false;
    }
    int free = statement.hypergraph().cellCount() - statement.taken().count();
    return statement.hypergraph().cellCount() <= 24 && free <= REACH && statement.overlineWins();
  }

  /** Whether the game ends as the statement says. */
  static boolean isTrue(Statement statement) {
    if (statement.rules() == Rules.HEX) {
      return HexTree.isWon(statement);
    }
    Outcome winner = winner(statement);
    return switch (statement.winner()) {
      case BLACK, WHITE, NOBODY -> winner == statement.winner();
      case BLACK_HOLDS -> winner != Outcome.WHITE;
      case WHITE_HOLDS -> winner != Outcome.BLACK;
    };
  }

  /** Whether both have completed a line before the first turn, so that nobody can say who first. */
  static boolean isOver(Statement statement) {
    BruteForce search = new BruteForce(statement);
    return search.completes(wordOf(statement, Player.BLACK), Player.BLACK)
        && search.completes(wordOf(statement, Player.WHITE), Player.WHITE);
  }

  static Outcome winner(Statement statement) {
    long black = wordOf(statement, Player.BLACK);
    long white = wordOf(statement, Player.WHITE);
    BruteForce search = new BruteForce(statement);
    if (search.completes(black, Player.BLACK)) {
      return Outcome.BLACK;
    }
    if (statement.rules() == Rules.STRONG && search.completes(white, Player.WHITE)) {
      return Outcome.WHITE;
    }
    return search.play(black, white, statement.setup().first(), statement.opening());
  }

  private static long wordOf(Statement statement, Player player) {
    return statement.setup().stones(player).word(0);
  }

  private Outcome play(long black, long white, Player mover, int stonesLeft) {
    if (stonesLeft == 0) {
      return play(black, white, mover.opponent(), turn);
    }
    long free = game.allCells().word(0) & ~black & ~white;
    if (free == 0) {
      return rules == Rules.WEAK ? Outcome.WHITE : Outcome.NOBODY;
    }
    long key =
        black | white << 24 | (mover == Player.BLACK ? 1L << 48 : 0) | (long) stonesLeft << 49;
    Outcome remembered = known.get(key);
    if (remembered != null) {
      return remembered;
    }
    Outcome best = place(black, white, mover, stonesLeft, free & -free);
    for (long rest = free & (free - 1); rest != 0; rest &= rest - 1) {
      Outcome outcome = place(black, white, mover, stonesLeft, rest & -rest);
      best = better(outcome, best, mover) ? outcome : best;
    }
    known.put(key, best);
    return best;
  }

  private Outcome place(long black, long white, Player mover, int stonesLeft, long cell) {
    if (mover == Player.BLACK) {
      return completes(black | cell, Player.BLACK)
          ? Outcome.BLACK
          : play(black | cell, white, mover, stonesLeft - 1);
    }
    return rules == Rules.STRONG && completes(white | cell, Player.WHITE)
        ? Outcome.WHITE
        : play(black, white | cell, mover, stonesLeft - 1);
  }

  private static boolean better(Outcome one, Outcome other, Player mover) {
    return value(one, mover) > value(other, mover);
  }

  private static int value(Outcome outcome, Player mover) {
    if (outcome == Outcome.NOBODY) {
      return 0;
    }
    return (outcome == Outcome.BLACK) == (mover == Player.BLACK) ? 1 : -1;
  }

  private boolean completes(long stones, Player player) {
    for (int line = 0; line < game.lineCount(); line++) {
      if (game.linesOf(player).contains(line) && (game.line(line).word(0) & ~stones) == 0) {
        return true;
      }
    }
    return false;
  }
}
