package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Goal;
import dev.touchstone.statement.Statement;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Follows a game that was played in the browser, and sees to it that the strategy does not lose.
 * Cells have the names that they have in the statement.
 */
final class Referee {

  private final Statement statement;
  private final Player player;
  private final boolean twoSided;
  private final Lines lines;
  private final Set<String> own = new LinkedHashSet<>();
  private final Set<String> theirs = new LinkedHashSet<>();
  private boolean isFirstTurn = true;

  /** What decides a game on a kind of boards. */
  interface Lines {
    /** How many cells there are; of a board without an end more than any game has. */
    int cellCount();

    boolean isCell(String cell);

    /** Whether a player has what that player wins by. */
    boolean hasWon(Player player, Set<String> stones);
  }

  /**
   * A game in which the strategy plays for this player.
   *
   * @param twoSided whether its claim minds the lines of both: then it is enough to be first
   */
  Referee(Statement statement, Player player, boolean twoSided) {
    this.statement = statement;
    this.player = player;
    this.twoSided = twoSided;
    lines =
        statement.board() instanceof InfiniteBoard board
            ? new EndlessLines(board)
            : new BoardLines(statement);
    statement.setup().stones(player).forEach(cell -> own.add(statement.board().cellName(cell)));
    statement
        .setup()
        .stones(player.opponent())
        .forEach(cell -> theirs.add(statement.board().cellName(cell)));
  }

  /** Follows the whole game: turns of the opponent, each with the strategy's answer. */
  void follow(JsonNode turns) {
    if (statement.setup().first() == player) {
      assertThat(turns.path(0).path("theirs")).isEmpty();
      place(own, turns.path(0).path("ours"));
    }
    for (JsonNode turn : turns) {
      if (!turn.path("theirs").isEmpty()) {
        boolean first = twoSided && lines.hasWon(player, own);
        place(theirs, turn.path("theirs"));
        checkNotLost(first);
        place(own, turn.path("ours"));
      }
    }
    checkReached();
  }

  private void place(Set<String> stones, JsonNode cells) {
    int free = lines.cellCount() - own.size() - theirs.size();
    int allowed = isFirstTurn ? statement.opening() : statement.turn();
    isFirstTurn = false;
    assertThat(cells).hasSize(Math.min(free, allowed));
    for (JsonNode cell : cells) {
      String name = cell.asText();
      assertThat(lines.isCell(name)).as(name).isTrue();
      assertThat(own.contains(name) || theirs.contains(name)).as(name).isFalse();
      stones.add(name);
    }
  }

  /** Who has a line already need not mind any more. */
  private void checkNotLost(boolean first) {
    if (!first && statement.goal() != Goal.COMPLETE) {
      assertThat(lines.hasWon(player.opponent(), theirs)).isFalse();
    }
  }

  /**
   * Who blocks or holds has done so to the end, unless by a line; who completes a line has one. On
   * a map of Hex either player wins, after a first move of Black's that is the strategy's or left
   * to it.
   */
  private void checkReached() {
    Goal goal = statement.goal();
    if (goal == Goal.COMPLETE
        || goal == Goal.COMPLETE_FIRST
        || goal == Goal.JOIN
        || goal == Goal.MAP) {
      assertThat(lines.hasWon(player, own)).isTrue();
    } else if (!(statement.board() instanceof InfiniteBoard)
        && (!twoSided || !lines.hasWon(player, own))) {
      assertThat(own.size() + theirs.size()).isEqualTo(lines.cellCount());
    }
  }
}
