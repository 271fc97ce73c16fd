package dev.touchstone.cli;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Statement;
import dev.touchstone.strategy.Decision;
import dev.touchstone.strategy.Playing;
import dev.touchstone.theorem.InWords;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;

/** What a game has decided, each said once, in the words of the explorer's pages. */
final class GameNews {

  private final Playing game;
  private final Statement statement;

  /** A second line of a player is no news. */
  private final Set<Class<?>> said = new HashSet<>();

  GameNews(Playing game) {
    this.game = game;
    statement = game.strategy().statement();
  }

  /** Whether anything is decided, so that the game may end. */
  boolean isDecided() {
    return !game.decisions().isEmpty();
  }

  /** What is decided now and was not said yet. */
  List<String> next() {
    List<String> news = new ArrayList<>();
    for (Decision decision : game.decisions()) {
      if (said.add(decision.getClass())) {
        news.add(words(decision));
      }
    }
    return news;
  }

  /** After moves are taken back, what is not decided any more can be said again. */
  void forget() {
    Set<Class<?>> now = new HashSet<>();
    game.decisions().forEach(decision -> now.add(decision.getClass()));
    said.retainAll(now);
  }

  private String words(Decision decision) {
    if (decision instanceof Decision.Line line) {
      return name(line.winner()) + " has the line " + names(line.cells()) + " and wins.";
    }
    if (decision instanceof Decision.Joined joined) {
      String chain = names(joined.cells());
      return "%s has joined both sides by %s and wins.".formatted(name(joined.winner()), chain);
    }
    if (decision instanceof Decision.Blocked blocked) {
      return "Every line is blocked: " + name(blocked.winner()) + " has won.";
    }
    return name(((Decision.NoLineLeft) decision).player()) + " can no longer complete a line.";
  }

  private String names(CellSet cells) {
    StringJoiner names = new StringJoiner(" ");
    cells.forEach(cell -> names.add(game.cells().name(cell)));
    return names.toString();
  }

  private String name(Player player) {
    return InWords.name(statement, player);
  }
}
