package dev.touchstone.strategy;

import dev.touchstone.game.Player;
import dev.touchstone.statement.Goal;
import java.util.List;
import java.util.StringJoiner;

/**
 * A game in which the opponent of a strategy that wins a strong game resists as long as it can:
 * threats are answered, and elsewhere the move is played that the strategy suggests to it.
 */
public final class MainLine {

  /** Longer games are cut off. */
  private static final int MOST_TURNS = 40;

  private final Playing game;
  private final StringJoiner moves = new StringJoiner(", ");

  private MainLine(Strategy strategy) {
    game = strategy.play();
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
      List<Integer> threats = missing(Threat.of(game));
      int cell = threats.isEmpty() ? suggested() : threats.get(0);
      String forced = threats.isEmpty() ? "" : threats.size() > 1 ? " (one of two)" : " (forced)";
      moves.add(name(game.toMove()) + " " + game.cells().name(cell) + forced);
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
    reply.cells().forEach(cell -> words.add(game.cells().name(cell)));
    if (game.isDecided()) {
      words.add("wins");
    } else {
      List<String> threats =
          missing(Threat.of(game)).stream().map(cell -> game.cells().name(cell)).toList();
      if (!threats.isEmpty()) {
        words.add("threatens " + String.join(" and ", threats));
      }
    }
    moves.add(words.toString());
  }

  /** Of each threat the one cell that is missing, each once. */
  private static List<Integer> missing(List<Threat> threats) {
    return threats.stream().map(threat -> threat.missing().toArray()[0]).distinct().toList();
  }

  private int suggested() {
    return Suggestion.of(game).orElseThrow().cell();
  }

  private static String name(Player player) {
    return player == Player.BLACK ? "Black" : "White";
  }
}
