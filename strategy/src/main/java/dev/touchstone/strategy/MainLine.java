package dev.touchstone.strategy;

import dev.touchstone.game.Board;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Goal;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/**
 * A game in which the opponent of a strategy that wins a strong game resists as long as it can:
 * forced replies are given, elsewhere the move is played after which most is left to look up.
 */
public final class MainLine {

  /** Longer games are cut off. */
  private static final int MOST_TURNS = 40;

  private final Playing game;
  private final Board board;
  private final StringJoiner moves = new StringJoiner(", ");

  private MainLine(Strategy strategy) {
    game = strategy.play();
    board = strategy.statement().board();
  }

  /** The game in one line; none of a theorem that is not won by the first line of two players. */
  public static List<String> of(Strategy strategy) {
    if (strategy.statement().goal() != Goal.COMPLETE_FIRST || strategy.statement().turn() > 1) {
      return List.of();
    }
    MainLine line = new MainLine(strategy);
    line.play();
    return List.of("main line: " + line.moves);
  }

  private void play() {
    if (game.strategyMoves()) {
      answer();
    }
    for (int turn = 0; turn < MOST_TURNS && !game.isDecided() && !game.isOver(); turn++) {
      List<Threat> threats = Threat.of(game);
      int cell = longest(threats);
      String forced = threats.isEmpty() ? "" : threats.size() > 1 ? " (one of two)" : " (forced)";
      moves.add(name(game.toMove()) + " " + board.cellName(cell) + forced);
      game.move(cell);
      answer();
    }
    if (!game.isDecided()) {
      moves.add("...");
    }
  }

  private void answer() {
    Player player = game.toMove();
    Reply reply = game.answer();
    StringJoiner words = new StringJoiner(" ");
    words.add(name(player));
    reply.cells().forEach(cell -> words.add(board.cellName(cell)));
    if (game.isDecided()) {
      words.add("wins");
    } else {
      List<String> threats =
          Threat.of(game).stream().map(threat -> board.cellName(threat.cell())).distinct().toList();
      if (!threats.isEmpty()) {
        words.add("threatens " + String.join(" and ", threats));
      }
    }
    moves.add(words.toString());
  }

  /** The reply after which most is left to look up, the lowest cell among equals. */
  private int longest(List<Threat> threats) {
    CellSet candidates = game.promise().zone().intersection(game.free());
    if (!threats.isEmpty()) {
      candidates = game.strategy().statement().hypergraph().noCells();
      for (Threat threat : threats) {
        candidates = candidates.with(threat.cell());
      }
    } else if (candidates.isEmpty()) {
      candidates = game.free();
    }
    List<Integer> cells = new ArrayList<>();
    candidates.forEach(cells::add);
    int best = cells.get(0);
    int most = -1;
    for (int cell : cells) {
      game.move(cell);
      game.answer();
      int left = game.turnsToLookUp();
      game.undo();
      game.undo();
      if (left > most) {
        most = left;
        best = cell;
      }
    }
    return best;
  }

  private static String name(Player player) {
    return player == Player.BLACK ? "Black" : "White";
  }
}
