package dev.touchstone.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Puzzles of others, with the moves that win: each move is solved, and each answer is a certificate
 * that the verifier accepts.
 *
 * <p>Positions and, where it has them, solutions are as HexWiki prints them on its pages of puzzles
 * (Black is its red and vertical player, White its blue one). HexWiki takes Hein's from Politiken
 * (1942-43) and Berge's from L'art subtil du Hex (1977) by way of van Rijswijck's thesis (2006); we
 * have not seen those. Berge's second puzzle is there as Hein's seventh as well.
 */
class HexPuzzlesTest {

  private static Setup setup(String board, String black, String white, Player first)
      throws BadGameException {
    Setup empty = Setup.empty(Notation.board(board));
    return new Setup(
        empty.board(), empty.game(), stones(empty, black), stones(empty, white), first);
  }

  private static CellSet stones(Setup empty, String names) {
    CellSet stones = empty.black();
    for (String name : names.split(" ", -1)) {
      stones = stones.with(empty.board().cellNumber(name).orElseThrow());
    }
    return stones;
  }

  private static Player winner(Setup setup) throws IOException {
    return Certified.winner(SolveRequest.of(Problem.inTurns(setup, Rules.HEX, 1, 1)));
  }

  private static Setup after(Setup setup, int cell) {
    boolean blacks = setup.first() == Player.BLACK;
    return new Setup(
        setup.board(),
        setup.game(),
        blacks ? setup.black().with(cell) : setup.black(),
        blacks ? setup.white() : setup.white().with(cell),
        setup.first().opponent());
  }

  /** The moves after which the player to move has won. */
  private static List<String> winning(Setup setup) throws IOException {
    List<String> moves = new ArrayList<>();
    CellSet taken = setup.black().union(setup.white());
    for (int cell = 0; cell < setup.game().cellCount(); cell++) {
      if (!taken.contains(cell) && winner(after(setup, cell)) == setup.first()) {
        moves.add(setup.board().cellName(cell));
      }
    }
    return moves;
  }

  /** HexWiki prints these solutions, and says of Enderton's that no other move wins. */
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "Hein 2     | hex 3,3 | a2 b3    | a1          | WHITE | b2",
        "Hein 3     | hex 6,6 | c3 f3 d5 | b1 b5       | WHITE | e2",
        "Hein 4     | hex 4,4 | d1 a4    | c2          | WHITE | b3",
        "Hein 5     | hex 4,4 | a4       | a1          | WHITE | b3",
        "Enderton 1 | hex 7,7 | c4 e5 a6 | c3 f3 d4 c5 | BLACK | b4",
        "Enderton 3 | hex 6,6 | f4       | c2          | BLACK | c3",
      })
  void puzzlesWithAPrintedSolution(
      String name, String board, String black, String white, Player first, String solution)
      throws BadGameException, IOException {
    assertThat(winning(setup(board, black, white, first))).containsExactly(solution);
  }

  /**
   * HexWiki says who is to move and wins, of Demer's first four that one move alone wins, and not
   * which. The moves are what this solver has found, and the verifier accepted. Demer's fifth is
   * said to be White's move there; but the moves printed beside it make it Black's, and only so it
   * has one answer.
   */
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "Berge 1    | hex 5,5 | b2 e2 c3 e3 a5 | a1 d2 d3 c4 b5 | WHITE | b3",
        "Berge 2    | hex 5,5 | a2 b3 b4       | a3 c3 a5       | WHITE | c2",
        "Enderton 2 | hex 7,7 | b6             | c3 f5          | BLACK | b3 e3",
        "Enderton 4 | hex 7,7 | f5 f2          | f4 e4 d4       | BLACK | g3 c4 g4",
        "Demer 1    | hex 5,5 | e4 a2          | c3 b2          | BLACK | a3",
        "Demer 2    | hex 5,5 | d5 e1          | a2             | WHITE | d2",
        "Demer 3    | hex 5,5 | a4 e3          | d1             | WHITE | b2",
        "Demer 4    | hex 5,5 | e5 a1          | e1 c1          | BLACK | d2",
        "Demer 5    | hex 5,5 | e2 a1          | b5 e1          | BLACK | b4",
        "Demer 6    | hex 6,6 | a3 b2          | d1 e1 f1       | BLACK | c4",
      })
  void puzzlesWithoutOne(
      String name, String board, String black, String white, Player first, String solutions)
      throws BadGameException, IOException {
    assertThat(winning(setup(board, black, white, first)))
        .containsExactly(solutions.split(" ", -1));
  }
}
