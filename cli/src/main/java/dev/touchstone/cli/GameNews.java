package dev.touchstone.cli;

import dev.touchstone.game.Player;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import dev.touchstone.strategy.Playing;
import dev.touchstone.theorem.InWords;
import java.util.ArrayList;
import java.util.List;

/** What a game has decided, each said once. */
final class GameNews {

  private final Playing game;
  private final Statement statement;
  private boolean saidWinner;
  private boolean saidBlocked;

  GameNews(Playing game) {
    this.game = game;
    statement = game.strategy().statement();
  }

  /** What is decided now and was not said yet. */
  List<String> next() {
    List<String> news = new ArrayList<>();
    if (!saidWinner && game.winner().isPresent()) {
      news.add(won(game.winner().get()));
    }
    if (!saidBlocked && isBlocked()) {
      Player blocked = game.strategy().player().opponent();
      news.add(InWords.name(statement, blocked) + " can no longer complete a line.");
    }
    forget();
    return news;
  }

  /** After moves are taken back, what is not decided any more can be said again. */
  void forget() {
    saidWinner = game.winner().isPresent();
    saidBlocked = isBlocked();
  }

  private boolean isBlocked() {
    return statement.rules() == Rules.STRONG && game.isDecided();
  }

  private String won(Player winner) {
    boolean byBlocking = statement.rules() == Rules.WEAK && winner == Player.WHITE;
    return InWords.name(statement, winner)
        + (byBlocking
            ? " has a stone on every line and has won."
            : " has completed a line and has won.");
  }
}
