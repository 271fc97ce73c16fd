package dev.touchstone.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.Board;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Goal;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import java.util.List;
import java.util.Random;

/** Whole games, to the last free cell, that the strategy must not lose. */
final class FullGames {

  private FullGames() {}

  static void play(Strategy strategy, Opponent opponent, int games) {
    Random chance = new Random(5);
    for (int i = 0; i < games; i++) {
      Playing game = strategy.play();
      while (!game.isOver()) {
        if (game.strategyMoves()) {
          answer(game);
        } else {
          move(game, opponent.choose(game, chance));
        }
      }
      assertNotLost(game);
    }
  }

  /** The board is full: what the theorem says has come true, and the opponent has no line. */
  private static void assertNotLost(Playing game) {
    assertThat(game.isDecided()).as("%s", game.moves()).isTrue();
    Hypergraph board = game.strategy().statement().hypergraph();
    boolean blocks =
        List.of(Goal.BLOCK, Goal.DRAW).contains(game.strategy().statement().goal())
            && !game.strategy().isTwoSided();
    Player opponent = game.strategy().player().opponent();
    CellSet theirs = game.stones(opponent);
    if (board(game) instanceof HexBoard hex) {
      Player player = game.strategy().player();
      assertThat(JoinedSides.of(hex, player, game.stones(player))).as("%s", game.moves()).isTrue();
    }
    if (blocks) {
      assertThat(completes(board, opponent, theirs)).as("%s", game.moves()).isFalse();
    }
  }

  private static Board board(Playing game) {
    return game.strategy().statement().board();
  }

  /**
   * The opponent has no line, or the strategy had one first: a strong win, or a Hold, whose player
   * minds the opponent's lines only as long as the game goes on.
   */
  private static void assertFirst(Playing game) {
    Hypergraph board = game.strategy().statement().hypergraph();
    Player player = game.strategy().player();
    boolean theirs = completes(board, player.opponent(), game.stones(player.opponent()));
    boolean own = completes(board, player, game.stones(player));
    assertThat(theirs && !own).as("%s", game.moves()).isFalse();
  }

  /** Whether these stones have a line by which this player wins. */
  private static boolean completes(Hypergraph board, Player player, CellSet stones) {
    for (int line : board.linesOf(player).toArray()) {
      if (stones.containsAll(board.line(line))) {
        return true;
      }
    }
    return false;
  }

  /** A stone of the opponent's. */
  private static void move(Playing game, int cell) {
    game.move(cell);
    if (game.strategy().statement().rules() == Rules.STRONG) {
      assertFirst(game);
    }
  }

  /** Every game that there is, the stones of a turn in ascending order; the number of them. */
  static long playAll(Playing game) {
    if (game.isOver()) {
      assertNotLost(game);
      return 1;
    }
    if (game.strategyMoves()) {
      answer(game);
      long games = playAll(game);
      game.undo();
      return games;
    }
    long games = 0;
    int before = game.unfinished().stream().mapToInt(cell -> cell).max().orElse(-1);
    for (int cell : game.free().toArray()) {
      if (cell < before) {
        continue;
      }
      move(game, cell);
      games += playAll(game);
      game.undo();
    }
    return games;
  }

  /** The strategy's move: legal, and with a promise that the opponent has no stone in. */
  static void answer(Playing game) {
    Statement statement = game.strategy().statement();
    int turn = game.moves().isEmpty() ? statement.opening() : statement.turn();
    CellSet free = game.free();
    Reply reply = game.answer();
    assertThat(reply.cells()).hasSize(Math.min(turn, free.count())).doesNotHaveDuplicates();
    assertThat(reply.cells()).allMatch(free::contains);
    assertThat(game.free().containsAll(reply.promise().zone())).isTrue();
    reply
        .promise()
        .groups()
        .forEach(group -> assertThat(reply.promise().zone().containsAll(group)).isTrue());
    assertThat(game.promise()).isEqualTo(reply.promise());
  }
}
