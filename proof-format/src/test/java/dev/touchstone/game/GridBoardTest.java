package dev.touchstone.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GridBoardTest {

  @ParameterizedTest
  @CsvSource({
    "'3,3,3', 9, 8",
    "'4,4,4', 16, 10",
    "'5,5,5', 25, 12",
    "'6,6,5', 36, 32",
    "'7,7,5', 49, 60",
    "'8,8,5', 64, 96",
    "'15,15,5', 225, 572",
    "'19,19,5', 361, 1020",
    "'3,4,3', 12, 14",
    "'4,3,3', 12, 14",
    "'3,3,1', 9, 9",
    "'torus 7,7,7', 49, 28",
    "'torus 8,8,5', 64, 256",
    "'hcylinder 4,5,4', 20, 35",
    "'vcylinder 5,4,4', 20, 35",
    "'torus 3,4,4', 12, 27",
  })
  void aBoardHasItsCellsAndLines(String notation, int cells, int lines) throws Exception {
    Board board = Notation.board(notation);
    assertThat(board.game().cellCount()).isEqualTo(cells);
    assertThat(board.game().hypergraph().lineCount()).isEqualTo(lines);
    assertThat(board.notation()).isEqualTo(notation);
  }

  @Test
  void cellsAreNamedByColumnLetterAndRowNumberFromTheLowerLeft() throws Exception {
    Board board = Notation.board("4,30,4");
    assertThat(board.cellName(0)).isEqualTo("a1");
    assertThat(board.cellName(2 + 3 * 30)).isEqualTo("c4");
    assertThat(board.cellName(26)).isEqualTo("aa1");
    for (int cell = 0; cell < board.game().cellCount(); cell++) {
      assertThat(board.cellNumber(board.cellName(cell))).hasValue(cell);
    }
  }

  @ParameterizedTest
  @CsvSource({"a0", "e1", "a4", "A1", "1", "a", "a01", "''", "a1x", "zzzzzzzz1", "a99999"})
  void whatIsNoCellHasNoNumber(String name) throws Exception {
    assertThat(Notation.board("3,4,3").cellNumber(name)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "'0,3,3'", "'3,0,3'", "'65,3,3'", "'3,65,3'", "'3,3,0'", "'3,3,4'", "'torus 3,3,5'",
    "'3,3'", "'3,3,3,3'", "'sphere 3,3,3'", "'4,3,7tr'", "'5,8,7tr'", "'4,65,7tr'", "'-3,3,3'"
  })
  void anImpossibleBoardIsRefusedByName(String notation) {
    assertThatThrownBy(() -> Notation.board(notation).game())
        .isInstanceOf(BadGameException.class)
        .hasMessageContaining(notation);
  }

  @Test
  void linesAreNumberedInLexicographicOrder() throws Exception {
    Hypergraph game = Notation.board("3,3,3").game().hypergraph();
    assertThat(game.line(0)).hasToString("[0, 1, 2]");
    assertThat(game.line(1)).hasToString("[0, 3, 6]");
    assertThat(game.line(2)).hasToString("[0, 4, 8]");
    assertThat(game.line(7)).hasToString("[6, 7, 8]");
  }
}
