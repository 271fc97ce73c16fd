package dev.touchstone.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.Player;
import dev.touchstone.game.Window;
import dev.touchstone.statement.Goal;
import dev.touchstone.statement.Statement;
import dev.touchstone.strategy.HostCells.At;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every proof of the corpus about an infinite board is played; a referee of its own looks on. */
class HostGamesTest {

  private static final int GAMES = 6;

  /** Of a tiling, which has no end. */
  private static final int TURNS = 60;

  /** More games of all plays take too long. */
  private static final double MOST_GAMES = 4e5;

  static List<Path> vectors() throws IOException {
    return VectorGamesTest.vectors("(plane|strip|region)-.*", 25);
  }

  private static At at(Playing game, int cell) {
    return ((HostCells) game.cells()).at(cell);
  }

  private static List<At> at(Playing game, List<Integer> cells) {
    return cells.stream().map(cell -> at(game, cell)).toList();
  }

  private static HostReferee referee(Strategy strategy) {
    return new HostReferee(strategy.statement(), strategy.player());
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void itIsNeverLost(Path file) throws Exception {
    Strategy strategy = VectorGamesTest.strategy(file);
    for (Player player : strategy.players()) {
      for (HostOpponent opponent : HostOpponent.values()) {
        Random chance = new Random(11);
        for (int i = 0; i < GAMES; i++) {
          play(strategy.as(player), opponent, chance);
        }
      }
    }
  }

  /** A game until it is won; of a tiling, for a while. */
  private static void play(Strategy strategy, HostOpponent opponent, Random chance) {
    HostReferee referee = referee(strategy);
    Playing game = strategy.play();
    int turns = strategy.tiling().isPresent() ? TURNS : strategy.depth() + 2;
    if (game.strategyMoves()) {
      answer(game, referee);
    }
    for (int turn = 0; turn < turns; turn++) {
      while (!game.strategyMoves()) {
        At at = opponent.choose(game, chance);
        int cell = game.cells().number(at.toString()).orElseThrow();
        game.move(cell);
        referee.opponent(at);
      }
      answer(game, referee);
    }
    assertReached(game, referee);
  }

  private static void assertReached(Playing game, HostReferee referee) {
    Goal goal = game.strategy().statement().goal();
    if (goal == Goal.COMPLETE || goal == Goal.COMPLETE_FIRST) {
      assertThat(referee.hasWon()).as("%s", game.moves()).isTrue();
      assertThat(game.winner()).contains(game.strategy().player());
    }
  }

  /**
   * The strategy's turn: all its stones, on free cells of the board, what is asked in the region.
   */
  private static void answer(Playing game, HostReferee referee) {
    Statement statement = game.strategy().statement();
    int stones = game.moves().isEmpty() ? statement.opening() : statement.turn();
    Reply reply = game.answer();
    assertThat(reply.cells()).hasSize(stones);
    referee.prover(at(game, reply.cells()));
    for (Placed placed : reply.placed()) {
      if (placed.asked()) {
        ((InfiniteBoard) statement.board())
            .host()
            .region()
            .ifPresent(
                region ->
                    assertThat(at(game, placed.cells()))
                        .allMatch(at -> region.contains(at.x(), at.y())));
      }
    }
    assertThat(Why.of(game, reply)).endsWith(".").doesNotContain("%");
  }

  /** Each stone in the window, one beside it and one far away, again and again. */
  @ParameterizedTest
  @MethodSource("vectors")
  void noPlayIsMissed(Path file) throws Exception {
    Strategy strategy = VectorGamesTest.strategy(file);
    if (strategy.tiling().isPresent() || strategy.statement().turn() > 1) {
      return;
    }
    Window window = ((InfiniteBoard) strategy.statement().board()).window();
    List<At> cells = new ArrayList<>();
    for (int cell = 0; cell < window.columns() * window.rows(); cell++) {
      cells.add(new At(window.x(cell), window.y(cell)));
    }
    cells.add(new At(window.left() - 1, window.bottom()));
    cells.add(new At(-30000, window.bottom()));
    if (Math.pow(cells.size(), strategy.depth()) > MOST_GAMES) {
      return;
    }
    Playing game = strategy.play();
    if (game.strategyMoves()) {
      game.answer();
    }
    assertThat(playAll(game, cells, strategy.depth() + 1)).isPositive();
  }

  /** The number of games, each of which is won in so many turns. */
  private static long playAll(Playing game, List<At> cells, int turns) {
    HostReferee referee = referee(game.strategy());
    referee.replay(game);
    if (referee.hasWon()) {
      return 1;
    }
    assertThat(turns).as("%s", at(game, game.moves())).isPositive();
    long games = 0;
    for (At at : cells) {
      int cell = game.cells().number(at.toString()).orElseThrow();
      if (game.isFree(cell)) {
        game.move(cell);
        game.answer();
        games += playAll(game, cells, turns - 1);
        game.undo();
        game.undo();
      }
    }
    return games;
  }
}
