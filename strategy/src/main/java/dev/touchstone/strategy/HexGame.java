package dev.touchstone.strategy;

import dev.touchstone.game.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A game of Hex in which the loser plays what asks the most of the proof, move by move with the
 * links that hold then.
 */
public final class HexGame {

  /** Where the winner has joined its sides. */
  private static final String JOINED = "the sides are joined";

  private HexGame() {}

  /** The game, a line for each answer; none of a theorem that is not about Hex. */
  public static List<String> lines(Strategy strategy) {
    if (strategy.kind() != Kind.LINK) {
      return List.of();
    }
    Playing game = strategy.play();
    List<String> lines = new ArrayList<>();
    if (game.strategyMoves()) {
      lines.add(moved(game, "") + links(game));
    }
    while (!game.isDecided()) {
      int cell = Suggestion.of(game).orElseThrow().cell();
      String move = name(game) + " " + game.cells().name(cell) + ", ";
      game.move(cell);
      lines.add(moved(game, move) + links(game));
    }
    return lines;
  }

  private static String moved(Playing game, String before) {
    String player = name(game);
    List<Integer> cells = game.answer().cells();
    String names = cells.stream().map(game.cells()::name).collect(Collectors.joining(" "));
    return before + player + " " + names + ": ";
  }

  private static String links(Playing game) {
    return game.isDecided()
        ? JOINED
        : HexLinks.of(game).stream()
            .filter(link -> !link.isTouching())
            .map(HexLink::words)
            .collect(Collectors.joining("; "));
  }

  private static String name(Playing game) {
    return game.toMove() == Player.BLACK ? "Black" : "White";
  }
}
