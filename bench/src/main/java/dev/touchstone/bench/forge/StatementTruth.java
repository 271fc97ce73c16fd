package dev.touchstone.bench.forge;

import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import java.util.Optional;

/**
 * Whether a statement about a game of a few cells is true, by looking at every play. Nothing is
 * used of the verifier but what a statement says.
 */
final class StatementTruth {

  private static final int BLACK_WINS = 1;
  private static final int NOBODY_WINS = 2;
  private static final int WHITE_WINS = 3;

  private final Statement statement;
  private final int cells;
  private final int[] lines;
  private final int[] winning = new int[2];
  private final int turn;
  private final byte[] found;

  StatementTruth(Statement statement) {
    this.statement = statement;
    Hypergraph game = statement.hypergraph();
    cells = game.cellCount();
    lines = new int[game.lineCount()];
    for (int line = 0; line < lines.length; line++) {
      lines[line] = (int) game.line(line).word(0);
    }
    for (Player player : Player.values()) {
      for (int line : game.linesOf(player).toArray()) {
        winning[player == Player.BLACK ? 0 : 1] |= 1 << line;
      }
    }
    turn = statement.turn();
    found = new byte[2 << (2 * cells)];
  }

  /** Nothing where a line is complete before the first move. */
  Optional<Boolean> isTrue() {
    int black = (int) statement.setup().black().word(0);
    int white = (int) statement.setup().white().word(0);
    if (owns(black, Player.BLACK) || owns(white, Player.WHITE)) {
      return Optional.empty();
    }
    int value = turns(black, white, statement.setup().first(), statement.opening());
    return Optional.of(
        switch (statement.winner()) {
          case BLACK -> value == BLACK_WINS;
          case WHITE -> value == WHITE_WINS;
          case NOBODY -> value == NOBODY_WINS;
          case BLACK_HOLDS -> value != WHITE_WINS;
          case WHITE_HOLDS -> value != BLACK_WINS;
        });
  }

  private boolean owns(int stones, Player player) {
    for (int line = 0; line < lines.length; line++) {
      if ((winning[player == Player.BLACK ? 0 : 1] >> line & 1) != 0
          && (lines[line] & ~stones) == 0) {
        return true;
      }
    }
    return false;
  }

  private int value(int black, int white, Player mover) {
    int at = (mover == Player.BLACK ? 0 : 1) << (2 * cells) | black << cells | white;
    if (found[at] == 0) {
      found[at] = (byte) turns(black, white, mover, turn);
    }
    return found[at];
  }

  /** The best that the mover gets by a turn of so many stones, or of all that is free. */
  private int turns(int black, int white, Player mover, int stones) {
    int free = ((1 << cells) - 1) & ~black & ~white;
    boolean weak = statement.rules() == Rules.WEAK;
    if (free == 0) {
      return weak ? WHITE_WINS : NOBODY_WINS;
    }
    int count = Math.min(stones, Integer.bitCount(free));
    int best = 0;
    for (int taken = free; taken != 0; taken = (taken - 1) & free) {
      if (Integer.bitCount(taken) == count) {
        int after = after(black, white, mover, taken, weak);
        best = best == 0 || (mover == Player.BLACK ? after < best : after > best) ? after : best;
      }
    }
    return best;
  }

  private int after(int black, int white, Player mover, int taken, boolean weak) {
    if (mover == Player.BLACK) {
      return owns(black | taken, mover) ? BLACK_WINS : value(black | taken, white, Player.WHITE);
    }
    return !weak && owns(white | taken, mover)
        ? WHITE_WINS
        : value(black, white | taken, Player.BLACK);
  }
}
