package dev.touchstone.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Positions of Hex: random ones against all plays, and some that people know. */
class HexPositionsTest {

  private static Problem problem(Setup setup) {
    return Problem.inTurns(setup, Rules.HEX, 1, 1);
  }

  private static Player winner(Setup setup) throws IOException {
    return Certified.winner(SolveRequest.of(problem(setup)));
  }

  /** A board with stones of both players, and so many free cells. */
  private static Setup random(Random random, int rows, int columns, int free)
      throws BadGameException {
    HexBoard board = new HexBoard(rows, columns);
    Setup empty = Setup.empty(board);
    CellSet black = empty.black();
    CellSet white = empty.white();
    int cells = rows * columns;
    for (int cell : random.ints(0, cells).distinct().limit(Math.max(0, cells - free)).toArray()) {
      boolean blacks = random.nextBoolean();
      black = blacks ? black.with(cell) : black;
      white = blacks ? white : white.with(cell);
    }
    Player first = random.nextBoolean() ? Player.BLACK : Player.WHITE;
    return new Setup(board, empty.game(), black, white, first);
  }

  @Test
  void randomPositionsOfSmallBoards() throws BadGameException, IOException {
    Random random = new Random(11);
    int blacks = 0;
    int positions = 600;
    for (int i = 0; i < positions; i++) {
      int rows = 1 + random.nextInt(4);
      int columns = 1 + random.nextInt(4);
      Setup setup = random(random, rows, columns, random.nextInt(13));
      Player winner = HexOracle.winner(setup);
      blacks += winner == Player.BLACK ? 1 : 0;
      assertThat(winner(setup)).as("position " + i).isEqualTo(winner);
    }
    assertThat(blacks).isBetween(positions / 4, 3 * positions / 4);
  }

  @Test
  void randomPositionsOfFiveByFiveAndLongerBoards() throws BadGameException, IOException {
    Random random = new Random(12);
    for (int i = 0; i < 100; i++) {
      int columns = 5 + random.nextInt(2);
      Setup setup = random(random, 5, columns, 6 + random.nextInt(6));
      assertThat(winner(setup)).as("position " + i).isEqualTo(HexOracle.winner(setup));
    }
  }

  /**
   * Boards that are no squares, both ways, either player to move: a table for each player's view.
   */
  @Test
  void randomPositionsOfBoardsThatAreNoSquares() throws BadGameException, IOException {
    Random random = new Random(14);
    int[] moves = new int[2];
    List<int[]> sizes =
        List.of(new int[] {1, 9}, new int[] {2, 7}, new int[] {3, 6}, new int[] {3, 5});
    for (int i = 0; i < 120; i++) {
      int[] size = sizes.get(i % sizes.size());
      boolean high = random.nextBoolean();
      int rows = size[high ? 1 : 0];
      int columns = size[high ? 0 : 1];
      Setup setup = random(random, rows, columns, 5 + random.nextInt(8));
      moves[setup.first() == Player.BLACK ? 0 : 1]++;
      assertThat(winner(setup)).as("position " + i).isEqualTo(HexOracle.winner(setup));
    }
    assertThat(moves[0]).isBetween(30, 90);
  }

  /**
   * The same cells on a board of more than 64 of them, where sets take two words: all around is
   * filled, so that who wins the small board wins the large one.
   */
  @Test
  void positionsOfLargeBoardsThatAreThoseOfSmallOnes() throws BadGameException, IOException {
    Random random = new Random(13);
    for (int i = 0; i < 40; i++) {
      Setup small = random(random, 4, 4, 12);
      assertThat(winner(inCorner(small, random.nextInt(8), random.nextInt(8))))
          .as("position " + i)
          .isEqualTo(HexOracle.winner(small));
    }
  }

  /**
   * In 11 rows and columns: above and below all is Black's, on the left and on the right White's.
   */
  private static Setup inCorner(Setup small, int row, int column) throws BadGameException {
    Setup large = Setup.empty(new HexBoard(11, 11));
    CellSet black = large.black();
    CellSet white = large.white();
    for (int cell = 0; cell < 121; cell++) {
      int r = cell / 11 - row;
      int c = cell % 11 - column;
      if (r >= 0 && r < 4 && c >= 0 && c < 4) {
        black = small.black().contains(4 * r + c) ? black.with(cell) : black;
        white = small.white().contains(4 * r + c) ? white.with(cell) : white;
      } else if (r < 0 || r >= 4) {
        // The cell beyond a corner, next to both, belongs to neither side of the small board.
        boolean whites = r < 0 ? c >= 4 : c < 0;
        black = whites ? black : black.with(cell);
        white = whites ? white.with(cell) : white;
      } else {
        white = white.with(cell);
      }
    }
    return new Setup(large.board(), large.game(), black, white, small.first());
  }

  /**
   * By hand: a ladder along the second row, which an escape at its end decides; a stone in the
   * third row with room on both sides, which is joined to the side below, also on a board of more
   * than 64 cells; two bridges, and one that is cut.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hex 3,4 | c1 c2    | c3 a1 b1 | WHITE | WHITE",
        "hex 3,4 | c1 c2 a3 | c3 a1 b1 | WHITE | BLACK",
        "hex 5,8 | e1 e2 e3    |          | WHITE | BLACK",
        "hex 3,3 | b2          |          | WHITE | BLACK",
        "hex 3,3 | b2          | b1       | WHITE | WHITE",
        "hex 3,3 | b2          | b1       | BLACK | BLACK",
        "hex 11,11 | f1 f2 f3 f4 f5 f6 f7 f8 f9 | | WHITE | BLACK",
      })
  void positionsThatPeopleKnow(
      String board, String black, String white, Player first, Player winner)
      throws BadGameException, IOException {
    Setup empty = Setup.empty(Notation.board(board));
    Setup setup =
        new Setup(empty.board(), empty.game(), stones(empty, black), stones(empty, white), first);
    assertThat(winner(setup)).isEqualTo(winner);
  }

  private static CellSet stones(Setup empty, String names) {
    CellSet stones = empty.black();
    for (String name : names == null ? new String[0] : names.split(" ", -1)) {
      stones = stones.with(empty.board().cellNumber(name).orElseThrow());
    }
    return stones;
  }
}
