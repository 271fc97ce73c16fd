package dev.touchstone.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Player;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Strategies of strong games: against all replies, and what is said of threats and tolerances. */
class StrongGamesTest {

  /** Two lines of three through the middle cell, and one of O's elsewhere. */
  private static final String[] CROSS = {
    "board hypergraph", "cells a b c d e f g h", "line a b c", "line a d e", "line f g h"
  };

  private static Strategy cross(String... more) throws Exception {
    String[] lines = new String[CROSS.length + more.length];
    System.arraycopy(CROSS, 0, lines, 0, CROSS.length);
    System.arraycopy(more, 0, lines, CROSS.length, more.length);
    return StrongProof.of(lines);
  }

  private static void neverLost(Strategy strategy) {
    assertThat(FullGames.playAll(strategy.play())).isPositive();
    for (Opponent opponent : Opponent.values()) {
      FullGames.play(strategy, opponent, 100);
    }
  }

  @Test
  void theDrawIsHeldBySecondPlayerAgainstEveryPlay() throws Exception {
    Strategy strategy = StrongProof.of("board 3,3,3", "winner nobody");
    assertThat(strategy.player()).isEqualTo(Player.WHITE);
    assertThat(strategy.players()).containsExactly(Player.WHITE);
    assertThatThrownBy(() -> strategy.as(Player.BLACK)).hasMessage("nothing is proved for BLACK");
    neverLost(strategy);
  }

  @Test
  void eitherPlayerHoldsAgainstEveryPlay() throws Exception {
    neverLost(StrongProof.of("board 3,3,3", "holds black"));
    neverLost(StrongProof.of("board 3,3,3", "holds white", "first white"));
    neverLost(StrongProof.of("board 3,3,3", "holds white", "black b2", "white a1"));
  }

  @Test
  void aWinIsAWinAgainstEveryPlay() throws Exception {
    neverLost(StrongProof.of("board 3,3,3", "winner black", "black b2", "white b1"));
    neverLost(StrongProof.of("board 3,4,3", "winner black", "black b2 d3", "white a1 a3"));
    neverLost(cross("winner black", "black b d", "white f"));
    neverLost(StrongProof.of("board 2,3,2", "winner white", "first white"));
  }

  /** Random games of a few lines: whoever wins, or does not lose, by every play. */
  @Test
  void randomGamesArePlayedAsTheyEnd() throws Exception {
    Random random = new Random(14);
    int wins = 0;
    for (int i = 0; i < 60; i++) {
      String[] game = randomGame(random);
      for (String outcome : List.of("winner black", "winner white", "holds black", "holds white")) {
        game[game.length - 1] = outcome;
        try {
          neverLost(StrongProof.of(game));
          wins += outcome.startsWith("winner") ? 1 : 0;
        } catch (IllegalArgumentException notTrue) {
          assertThat(notTrue).hasMessage("the statement is not true");
        }
      }
    }
    assertThat(wins).isGreaterThan(10);
  }

  private static String[] randomGame(Random random) {
    String[] game = new String[9];
    game[0] = "board hypergraph";
    game[1] = "cells a b c d e f";
    for (int line = 2; line < 7; line++) {
      StringBuilder cells = new StringBuilder("line");
      int least = random.nextInt(4);
      for (char cell = 'a'; cell <= 'f'; cell++) {
        cells.append(random.nextInt(5) < 2 || cell == 'a' + least ? " " + cell : "");
      }
      game[line] = cells.toString();
    }
    game[7] = random.nextBoolean() ? "first black" : "first white";
    return game;
  }

  @Test
  void theFirstOptionThatAStoneMissesIsPlayedAndAThreatIsSaid() throws Exception {
    Strategy strategy = StrongProof.of("board 3,3,3", "winner black", "black b2", "white b1");
    Playing game = strategy.play();
    Reply first = game.answer();
    assertThat(first.placed().get(0).ground()).isEqualTo(Ground.OPENING);
    assertThat(Outlook.threats(game)).containsExactly("Threat: c3 completes a1-b2-c3.");
    game.move(8);
    Reply reply = game.answer();
    assertThat(reply.placed().get(0).ground()).isEqualTo(Ground.ORDERED_OPTION);
    assertThat(reply.placed().get(0).which()).isEqualTo(new Placed.Which(2, 2));
    assertThat(Why.of(game, reply))
        .isEqualTo("T12: a2 is option 2 of 2, the first that c3 leaves alone.");
    assertThat(Outlook.threats(game))
        .containsExactly("Threat: a3 completes a1-a2-a3.", "Threat: c2 completes a2-b2-c2.");
  }

  @Test
  void explainingTellsTheOptionsInTheirOrder() throws Exception {
    Strategy strategy = StrongProof.of("board 3,3,3", "winner black", "black b2", "white b1");
    assertThat(Openings.of(strategy).outlook())
        .contains(
            "Threat: c3 completes a1-b2-c3.",
            "options, of which the first is played that a move leaves alone:",
            "  1: c3, unless the move is on c3");
  }

  /** White has f, and Black two threats: with g, too, White would be as fast. */
  @Test
  void tolerancesThatRunOutAreSaid() throws Exception {
    Playing game = cross("winner black", "black a b d", "white f", "first white").play();
    assertThat(game.margins()).containsExactly(new Margin(lineOf(5, 6, 7), 0));
    assertThat(Outlook.of(game))
        .containsExactly(
            "Threat: c completes a-b-c.",
            "Threat: e completes a-d-e.",
            "The claim has no stone to spare on f-g-h.");
  }

  @Test
  void aWinThatIsReachedIsOver() throws Exception {
    Playing game = cross("winner black", "black a b d", "white f", "first white").play();
    game.move(6);
    assertThat(game.isDecided()).isFalse();
    game.answer();
    assertThat(game.isDecided()).isTrue();
    assertThat(game.decisions()).containsExactly(new Decision.Line(Player.BLACK, lineOf(0, 3, 4)));
    assertThat(game.winner()).contains(Player.BLACK);
    assertThat(Outlook.of(game)).isEmpty();
    game.move(7);
    assertThat(game.answer().placed().get(0).ground()).isEqualTo(Ground.ANYWHERE);
  }

  private static CellSet lineOf(int... cells) {
    return CellSet.of(8, cells);
  }
}
