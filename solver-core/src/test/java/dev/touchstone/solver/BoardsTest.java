package dev.touchstone.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Problem;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Boards whose winner is known, or was settled here by a certificate. */
class BoardsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "3,3,3; BLACK",
        "4,4,4; WHITE",
        "4,5,4; WHITE",
        "4,6,4; WHITE",
        "4,7,4; WHITE",
        "4,8,4; BLACK",
        "4,9,4; BLACK",
        "5,5,4; BLACK",
        "5,5,5; WHITE",
        "6,6,5; WHITE",
        "7,7,5; WHITE",
        "torus 4,4,4; WHITE",
        "torus 5,5,4; BLACK",
        "hcylinder 4,4,3; BLACK",
        "4,7,7tr; BLACK",
        "4,8,7tr; BLACK",
        "2^3; BLACK",
        "3^3; BLACK",
        "1,1,1; BLACK",
        "1,2,2; WHITE"
      })
  void theWinnerIsProved(String board, Player winner) throws BadGameException, IOException {
    assertThat(Certified.winner(SolveRequest.of(Problem.weak(Notation.read(board)))))
        .isEqualTo(winner);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "7,7,6; WHITE",
        "8,9,7; WHITE",
        "9,9,7; WHITE",
        "7,12,7; WHITE",
        "9,9,4; BLACK",
        "3^4; BLACK",
        "3,30,3; BLACK"
      })
  void boardsOfMoreThanOneWordAreSolvedToo(String board, Player winner)
      throws BadGameException, IOException {
    assertThat(Certified.winner(SolveRequest.of(Problem.weak(Notation.read(board)))))
        .isEqualTo(winner);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {"3,3,3; BLACK", "4,5,4; WHITE", "5,5,4; BLACK"})
  void theDepthFirstEngineProvesTheSame(String board, Player winner)
      throws BadGameException, IOException {
    SolveRequest request = SolveRequest.of(Problem.weak(Notation.read(board))).with(Engine.DFS);
    assertThat(Certified.winner(request)).isEqualTo(winner);
  }
}
