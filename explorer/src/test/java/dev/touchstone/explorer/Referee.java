package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;

/**
 * Follows a game that was played in the browser, and sees to it that the strategy does not lose.
 */
final class Referee {

  private final Statement statement;
  private final Hypergraph game;
  private final Player player;
  private CellSet own;
  private CellSet theirs;
  private boolean isFirstTurn = true;

  /** A game in which the strategy plays for this player. */
  Referee(Statement statement, Player player) {
    this.statement = statement;
    this.player = player;
    game = statement.hypergraph();
    own = statement.setup().stones(player);
    theirs = statement.setup().stones(player.opponent());
  }

  /** Follows the whole game: turns of the opponent, each with the strategy's answer. */
  void follow(JsonNode turns) {
    if (statement.setup().first() == player) {
      assertThat(turns.path(0).path("theirs")).isEmpty();
      own = after(own, turns.path(0).path("ours"));
    }
    for (JsonNode turn : turns) {
      if (!turn.path("theirs").isEmpty()) {
        theirs = after(theirs, turn.path("theirs"));
        own = after(own, turn.path("ours"));
        checkNotLost();
      }
    }
    checkReached();
  }

  private CellSet after(CellSet stones, JsonNode cells) {
    int free = game.cellCount() - own.count() - theirs.count();
    int allowed = isFirstTurn ? statement.opening() : statement.turn();
    isFirstTurn = false;
    assertThat(cells).hasSize(Math.min(free, allowed));
    CellSet more = stones;
    for (JsonNode cell : cells) {
      assertThat(own.contains(cell.asInt()) || theirs.contains(cell.asInt())).isFalse();
      assertThat(more.contains(cell.asInt())).isFalse();
      more = more.with(cell.asInt());
    }
    return more;
  }

  private boolean isMaker() {
    return statement.rules() == Rules.WEAK && player == Player.BLACK;
  }

  private void checkNotLost() {
    for (int line = 0; !isMaker() && line < game.lineCount(); line++) {
      assertThat(theirs.containsAll(game.line(line))).as("line %s", line).isFalse();
    }
  }

  /** Breaker has kept Maker from a line to the end; Maker has one. */
  private void checkReached() {
    if (!isMaker()) {
      assertThat(own.union(theirs)).isEqualTo(game.allCells());
      return;
    }
    boolean hasLine = false;
    for (int line = 0; line < game.lineCount(); line++) {
      hasLine |= own.containsAll(game.line(line));
    }
    assertThat(hasLine).isTrue();
  }
}
