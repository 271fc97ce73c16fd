package dev.touchstone.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CubeBoardTest {

  /** Along the axes, and the diagonals of faces, of cubes and of the whole, counted by hand. */
  @ParameterizedTest
  @CsvSource({
    "2^3, 8, 28",
    "3^3, 27, 49",
    "4^3, 64, 76",
    "5^3, 125, 109",
    "6^3, 216, 148",
    "7^3, 343, 193",
    "16^3, 4096, 868",
    "3^4, 81, 272",
    "4^4, 256, 520",
    "8^4, 4096, 2952",
    "9^4, 6561, 4040",
    "10^4, 10000, 5368",
    "11^4, 14641, 6960",
    "25^3, 15625, 2029",
    "3^7, 2187, 37969",
    "2^9, 512, 130816",
  })
  void aBoardHasItsCellsAndLines(String notation, int cells, int lines) throws Exception {
    Board board = Notation.board(notation);
    assertThat(board.game().cellCount()).isEqualTo(cells);
    assertThat(board.game().hypergraph().lineCount()).isEqualTo(lines);
    assertThat(board.notation()).isEqualTo(notation);
  }

  /**
   * A line is what a straight line of space has in common with the points, if that is n of them.
   */
  @ParameterizedTest
  @ValueSource(strings = {"2^3", "3^3", "4^3", "5^3", "3^4"})
  void theLinesAreAllStraightLinesThatFillTheBoard(String notation) throws Exception {
    CubeBoard board = (CubeBoard) Notation.board(notation);
    Hypergraph game = board.game();
    Set<CellSet> expected = new HashSet<>();
    for (int a = 0; a < game.cellCount(); a++) {
      for (int b = 0; b < a; b++) {
        List<Integer> between = new ArrayList<>();
        for (int c = 0; c < game.cellCount(); c++) {
          if (inLine(point(board, a), point(board, b), point(board, c))) {
            between.add(c);
          }
        }
        if (between.size() == board.side()) {
          int[] cells = between.stream().mapToInt(cell -> cell).toArray();
          expected.add(CellSet.of(game.cellCount(), cells));
        }
      }
    }
    Set<CellSet> lines = new HashSet<>();
    for (int line = 0; line < game.lineCount(); line++) {
      lines.add(game.line(line));
    }
    assertThat(lines).isEqualTo(expected);
  }

  private static int[] point(CubeBoard board, int cell) {
    int[] point = new int[board.dimensions()];
    for (int axis = 0, rest = cell; axis < point.length; axis++, rest /= board.side()) {
      point[axis] = rest % board.side();
    }
    return point;
  }

  /** Whether b − a and c − a are multiples of one another. */
  private static boolean inLine(int[] a, int[] b, int[] c) {
    for (int i = 0; i < a.length; i++) {
      for (int j = 0; j < i; j++) {
        if ((b[i] - a[i]) * (c[j] - a[j]) != (b[j] - a[j]) * (c[i] - a[i])) {
          return false;
        }
      }
    }
    return true;
  }

  @ParameterizedTest
  @CsvSource({
    "4^3, 0, a1a",
    "4^3, 16, a1b",
    "4^3, 6, c2a",
    "4^4, 255, d4d4",
    "11^3, 120, k11a",
    "3^5, 242, c3c3c"
  })
  void coordinatesAreLettersAndNumbersInTurn(String notation, int cell, String name)
      throws Exception {
    assertThat(Notation.board(notation).cellName(cell)).isEqualTo(name);
  }

  @ParameterizedTest
  @ValueSource(strings = {"2^3", "16^3", "25^3", "11^4", "5^4", "3^7", "2^9"})
  void everyNameLeadsToItsCell(String notation) throws Exception {
    Board board = Notation.board(notation);
    Set<String> names = new HashSet<>();
    int cells = board.game().cellCount();
    for (int cell = 0; cell < cells; cell++) {
      assertThat(board.cellNumber(board.cellName(cell))).hasValue(cell);
      names.add(board.cellName(cell));
    }
    assertThat(names).hasSize(cells);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a1", "a1a1", "a1e", "e1a", "a5a", "a0a", "a01a", "A1a", "1a1", "", "a1a ", "aa1a", "a1aa",
        "a\n1a", "a1\na", "a-1a", "a99999a", "a1a2b", "é1a"
      })
  void whatIsNoCellHasNoNumber(String name) throws Exception {
    assertThat(Notation.board("4^3").cellNumber(name)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1^3",
        "0^3",
        "4^2",
        "4^1",
        "4^0",
        "26^3",
        "12^4",
        "5^6",
        "2^10",
        "2^13",
        "64^64",
        "9999^9999",
        "2^9999",
        "4^3^2",
        "^3",
        "4^",
        "4^-3",
        "torus 4^3"
      })
  void anImpossibleBoardIsRefusedByName(String notation) {
    assertThatThrownBy(() -> Notation.board(notation).game())
        .isInstanceOf(BadGameException.class)
        .hasMessageContaining(notation);
  }

  @Test
  void twoLinesMeetInOneCellAtMost() throws Exception {
    Hypergraph game = new CubeBoard(4, 4).game();
    for (int one = 0; one < game.lineCount(); one++) {
      for (int other = 0; other < one; other++) {
        assertThat(game.line(one).countIn(game.line(other))).isLessThanOrEqualTo(1);
      }
    }
  }

  @Test
  void slicesLieInARowIfTheyAreFewOtherwiseInRowsAndOfFourDimensionsByTheirCoordinates() {
    Slices few = new CubeBoard(4, 3).slices().orElseThrow();
    assertThat(few.names()).containsExactly("a", "b", "c", "d");
    assertThat(new int[] {few.across(), few.up()}).containsExactly(4, 1);
    Slices seven = new CubeBoard(7, 3).slices().orElseThrow();
    assertThat(new int[] {seven.across(), seven.up()}).containsExactly(3, 3);
    Slices four = new CubeBoard(3, 4).slices().orElseThrow();
    assertThat(four.names()).containsExactly("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3");
    assertThat(new int[] {four.across(), four.up()}).containsExactly(3, 3);
    Slices five = new CubeBoard(2, 5).slices().orElseThrow();
    assertThat(five.names()).startsWith("a1a", "b1a", "a2a", "b2a", "a1b");
    assertThat(new int[] {five.across(), five.up()}).containsExactly(4, 2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"5^3", "3^5", "2^6"})
  void aCellIsInItsSliceRowAndColumn(String notation) throws Exception {
    CubeBoard board = (CubeBoard) Notation.board(notation);
    Slices slices = board.slices().orElseThrow();
    int cells = board.game().cellCount();
    for (int cell = 0; cell < cells; cell++) {
      int slice = slices.slice(cell);
      assertThat(slices.cell(slice, slices.row(cell), slices.column(cell))).isEqualTo(cell);
      assertThat(board.cellName(cell)).endsWith(slices.names().get(slice));
      assertThat(Arrays.copyOf(point(board, cell), 2))
          .containsExactly(slices.column(cell), slices.row(cell));
    }
  }
}
