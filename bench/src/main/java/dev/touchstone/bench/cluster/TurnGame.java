package dev.touchstone.bench.cluster;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import java.util.ArrayList;
import java.util.List;

/**
 * Strong games with several stones a turn, as words: "2,3 plane 6" for p, q and the board; with
 * stones "2,2 19,19,6: j10 / d4 p16", Black's and White's, Black to move.
 */
final class TurnGame {

  static final String TURNS = "turns ";

  private TurnGame() {}

  /** The game without the first word. */
  static Problem problem(String words) throws BadGameException {
    String[] parts = words.split(": ", -1);
    int board = parts[0].indexOf(' ') + 1;
    String[] stones = parts.length > 1 ? parts[1].split(" / ", -1) : new String[] {"", ""};
    List<String> black = cells(stones[0]);
    List<String> white = cells(stones[1]);
    List<String> all = new ArrayList<>(black);
    all.addAll(white);
    Setup empty = Setup.empty(Notation.board(parts[0].substring(board)).withStones(all));
    Setup setup =
        new Setup(empty.board(), empty.game(), set(empty, black), set(empty, white), Player.BLACK);
    int turn = parts[0].charAt(0) - '0';
    int opening = parts[0].charAt(2) - '0';
    return Problem.inTurns(setup, Rules.STRONG, turn, opening);
  }

  private static List<String> cells(String words) {
    return words.isEmpty() ? List.of() : List.of(words.split(" ", -1));
  }

  private static CellSet set(Setup empty, List<String> names) {
    CellSet cells = empty.black();
    for (String name : names) {
      cells = cells.with(empty.board().cellNumber(name).orElseThrow());
    }
    return cells;
  }
}
