package dev.touchstone.solver.turns;

import static dev.touchstone.solver.turns.TurnBoard.OPPONENT;
import static dev.touchstone.solver.turns.TurnBoard.PROVER;

import dev.touchstone.game.CellSet;
import dev.touchstone.solver.turns.TurnClaim.Choice;
import java.util.Arrays;

/**
 * An option as the search sees it where it is found: which turns of the opponent's are at home with
 * it (docs/theorems.md, T12). It is certificate/RoomyOption for positions that the claim fits.
 */
final class Option {

  final Choice choice;
  private final TurnBoard board;

  /** For how many stones a line has room; p if any turn fits. */
  private final byte[] rooms;

  /** The free cells on which no stone may be. */
  final CellSet closed;

  /** The lines with room for some stones, but fewer than a turn has. */
  final int[] limited;

  /**
   * An option in a position.
   *
   * @param hot the lines with stones of the opponent's that the prover has none on
   */
  Option(Stones at, Choice choice, int[] hot) {
    this.choice = choice;
    board = at.board;
    TurnClaim then = choice.then();
    rooms = new byte[board.lines];
    Arrays.fill(rooms, (byte) board.turn);
    CellSet without = then.race.zone().union(board.set(choice.answer()));
    int[] found = new int[then.low.length + hot.length];
    int count = 0;
    for (int pass = 0; pass < 2; pass++) {
      for (int line : pass == 0 ? then.low : hot) {
        int room = then.most[line] - at.count[OPPONENT][line];
        if (room < rooms[line]
            && at.count[PROVER][line] == 0
            && !board.meets(line, choice.answer())) {
          rooms[line] = (byte) Math.max(room, 0);
          if (room <= 0) {
            without = without.union(board.game.line(line));
          } else {
            found[count++] = line;
          }
        }
      }
    }
    limited = Arrays.copyOf(found, count);
    closed = without.minus(at.of(PROVER)).minus(at.of(OPPONENT));
  }

  /** Whether these stones are at home here, which have so many cells of each line. */
  boolean isHome(int[] cells, int size, byte[] onLine) {
    for (int i = 0; i < size; i++) {
      if (closed.contains(cells[i])) {
        return false;
      }
    }
    for (int i = 1; i < size; i++) {
      for (int line : board.through[cells[i]]) {
        if (onLine[line] > 1 && onLine[line] > rooms[line]) {
          return false;
        }
      }
    }
    return true;
  }

  int room(int line) {
    return rooms[line];
  }
}
