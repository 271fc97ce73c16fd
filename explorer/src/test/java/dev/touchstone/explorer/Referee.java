package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Goal;
import dev.touchstone.statement.Statement;

/**
 * Follows a game that was played in the browser, and sees to it that the strategy does not lose.
 */
final class Referee {

  private final Statement statement;
  private final Hypergraph game;
  private final Player player;
  private final boolean twoSided;
  private CellSet own;
  private CellSet theirs;
  private boolean isFirstTurn = true;

  /**
   * A game in which the strategy plays for this player.
   *
   * @param twoSided whether its claim minds the lines of both: then it is enough to be first
   */
  Referee(Statement statement, Player player, boolean twoSided) {
    this.statement = statement;
    this.player = player;
    this.twoSided = twoSided;
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
        boolean first = twoSided && hasLine(own);
        theirs = after(theirs, turn.path("theirs"));
        checkNotLost(first);
        own = after(own, turn.path("ours"));
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

  private boolean completes() {
    return statement.goal() == Goal.COMPLETE || statement.goal() == Goal.COMPLETE_FIRST;
  }

  /** Who has a line already need not mind any more. */
  private void checkNotLost(boolean first) {
    if (!first && statement.goal() != Goal.COMPLETE) {
      assertThat(hasLine(theirs)).isFalse();
    }
  }

  /** Who blocks or holds has done so to the end, unless by a line; who completes a line has one. */
  private void checkReached() {
    if (statement.board() instanceof HexBoard hex) {
      assertThat(JoinedSides.of(hex, player, own)).isTrue();
    } else if (completes()) {
      assertThat(hasLine(own)).isTrue();
    } else if (!twoSided || !hasLine(own)) {
      assertThat(own.union(theirs)).isEqualTo(game.allCells());
    }
  }

  private boolean hasLine(CellSet stones) {
    for (int line = 0; line < game.lineCount(); line++) {
      if (stones.containsAll(game.line(line))) {
        return true;
      }
    }
    return false;
  }
}
