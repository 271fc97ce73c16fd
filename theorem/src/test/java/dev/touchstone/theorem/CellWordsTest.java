package dev.touchstone.theorem;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.Board;
import dev.touchstone.game.ListedBoard;
import dev.touchstone.game.Notation;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CellWordsTest {

  @ParameterizedTest
  @CsvSource({
    "D4, did you mean d4?",
    "4d, did you mean d4?",
    "4D, did you mean d4?",
    "h1, the cells are a1 to g7",
    "d9, the cells are a1 to g7",
    "x, the cells are a1 to g7"
  })
  void onABoardOfRowsAndColumns(String name, String advice) throws Exception {
    Board board = Notation.board("7,7,5");
    assertThat(CellWords.missing(board, name))
        .isEqualTo("there is no cell '%s'; %s".formatted(name, advice));
  }

  @ParameterizedTest
  @CsvSource({
    "North, did you mean north?",
    "nroth, did you mean north?",
    "sout, did you mean south?",
    "x2, the cells are north south x1",
    "elsewhere, the cells are north south x1"
  })
  void whereCellsHaveNames(String name, String advice) throws Exception {
    Board board = new ListedBoard(List.of("north", "south", "x1"), List.of());
    assertThat(CellWords.missing(board, name))
        .isEqualTo("there is no cell '%s'; %s".formatted(name, advice));
  }

  @Test
  void ofManyNamesTheFirstAreSaid() throws Exception {
    List<String> names = List.of("a", "b", "c", "d", "e", "f", "g", "h");
    assertThat(CellWords.range(new ListedBoard(names, List.of()))).isEqualTo("a b c d e f g ...");
  }
}
