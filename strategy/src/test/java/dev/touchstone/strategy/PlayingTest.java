package dev.touchstone.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.game.Player;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlayingTest {

  @TempDir Path folder;

  private static void hundredsOfEach(Strategy strategy) {
    for (Opponent opponent : Opponent.values()) {
      FullGames.play(strategy, opponent, 300);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"3,3,3", "5,5,4", "4,8,4"})
  void makerWinsEveryGame(String board) throws Exception {
    Strategy strategy = Solved.board(board);
    assertThat(strategy.player()).isEqualTo(Player.BLACK);
    hundredsOfEach(strategy);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"4,4,4", "4,5,4", "5,5,5", "6,6,5", "7,7,5", "torus 7,7,7", "vcylinder 5,5,5"})
  void breakerWinsEveryGame(String board) throws Exception {
    Strategy strategy = Solved.board(board);
    assertThat(strategy.player()).isEqualTo(Player.WHITE);
    hundredsOfEach(strategy);
  }

  @Test
  void aPlayerWhoMovesSecondOrWithStonesWins() throws Exception {
    hundredsOfEach(Solved.board("4,6,4", "", "", Player.WHITE));
    hundredsOfEach(Solved.board("5,5,4", "c3", "b2", Player.WHITE));
    hundredsOfEach(Solved.board("5,5,4", "a1", "b2 d4", Player.BLACK));
    hundredsOfEach(Solved.board("6,6,5", "c3", "", Player.WHITE));
    hundredsOfEach(Solved.board("3,3,3", "a1 b1 c1", "", Player.WHITE));
    hundredsOfEach(Solved.board("3,3,3", "", "b2 a1 c1 a3", Player.BLACK));
  }

  @Test
  void theTruncatedBoardIsPlayedByWhoeverWins() throws Exception {
    hundredsOfEach(Solved.board("4,8,7tr"));
  }

  @Test
  void aHypergraphIsPlayedByItsNames() throws Exception {
    Path file = Files.writeString(folder.resolve("x.hg"), "x y z\nz u\nu v w\nw x\ncells: spare\n");
    Strategy strategy = Solved.board("file:" + file);
    FullGames.playAll(strategy.play());
    hundredsOfEach(strategy);
  }

  @Test
  void everyGameOfTicTacToeIsWon() throws Exception {
    assertThat(FullGames.playAll(Solved.board("3,3,3").play())).isEqualTo(8 * 6 * 4 * 2);
  }

  @Test
  void everyGameOnThreeRowsIsWonAlsoByTheSecondPlayer() throws Exception {
    assertThat(FullGames.playAll(Solved.board("3,4,4").play())).isEqualTo(12 * 10 * 8 * 6 * 4 * 2);
    assertThat(FullGames.playAll(Solved.board("3,3,3", "", "", Player.WHITE).play()))
        .isEqualTo(8 * 6 * 4 * 2);
  }

  @Test
  void whatIsUndoneLeavesNothingBehind() throws Exception {
    Playing game = Solved.board("4,4,4").play();
    Promise before = game.promise();
    game.move(5);
    Reply first = game.answer();
    game.move(game.free().first());
    game.answer();
    assertThat(game.moves()).hasSize(4).startsWith(5, first.cells().get(0));
    undo(game, 3);
    assertThat(game.answer()).isEqualTo(first);
    undo(game, 2);
    assertThat(game.promise()).isEqualTo(before);
    assertThat(game.moves()).isEmpty();
    assertThat(game.undo()).isFalse();
  }

  private static void undo(Playing game, int moves) {
    for (int i = 0; i < moves; i++) {
      assertThat(game.undo()).isTrue();
    }
  }

  @Test
  void anIllegalMoveChangesNothing() throws Exception {
    Playing game = Solved.board("4,4,4").play();
    assertThat(game.toMove()).isEqualTo(Player.BLACK);
    assertThatThrownBy(game::answer).isInstanceOf(IllegalStateException.class);
    game.move(0);
    assertThatThrownBy(() -> game.move(1)).isInstanceOf(IllegalStateException.class);
    game.answer();
    for (int cell : new int[] {0, -1, 16}) {
      assertThatThrownBy(() -> game.move(cell)).isInstanceOf(IllegalArgumentException.class);
    }
    assertThat(game.moves()).hasSize(2);
  }
}
