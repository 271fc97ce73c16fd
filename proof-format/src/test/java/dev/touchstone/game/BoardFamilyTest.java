package dev.touchstone.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BoardFamilyTest {

  @ParameterizedTest
  @EnumSource
  void anExampleIsReadAndWrittenAlike(BoardFamily family) throws Exception {
    Board board = Notation.board(family.example());
    assertThat(board.notation()).isEqualTo(family.example());
    assertThat(board.game().hypergraph().lineCount() > 0)
        .as("only Hex has no lines")
        .isNotEqualTo(family == BoardFamily.HEX);
  }

  /** What a person may hold to be the same board must not be two. */
  @ParameterizedTest
  @EnumSource
  void aNotationHasOneFamily(BoardFamily family) {
    long owners =
        Arrays.stream(BoardFamily.values())
            .filter(other -> other.isWrittenLike(family.example()))
            .count();
    assertThat(owners).isEqualTo(1);
  }

  @ParameterizedTest
  @EnumSource
  void cellsHaveNames(BoardFamily family) throws Exception {
    Board board = Notation.board(family.example());
    for (int cell = 0; cell < board.game().cellCount(); cell++) {
      assertThat(board.cellNumber(board.cellName(cell))).hasValue(cell);
    }
  }

  /** Hexagons do not lie in rectangles, nor do infinite boards. */
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.MATCH_NONE, names = "HEX|PLANE.*|STRIP.*")
  void cellsHavePlacesInTheSlices(BoardFamily family) throws Exception {
    Board board = Notation.board(family.example());
    Slices slices = board.slices().orElseThrow();
    int cells = board.game().cellCount();
    assertThat(slices.count() * slices.slice().rows() * slices.slice().columns()).isEqualTo(cells);
    for (int cell = 0; cell < cells; cell++) {
      assertThat(slices.cell(slices.slice(cell), slices.row(cell), slices.column(cell)))
          .isEqualTo(cell);
    }
    assertThat(board.rectangle().isPresent()).isEqualTo(slices.count() == 1);
  }

  /** Whoever sees a run length counts on every run, without asking for the lines. */
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.MATCH_NONE, names = "HEX|PLANE.*|STRIP.*")
  void aRunLengthMeansThatEveryRunIsALine(BoardFamily family) throws Exception {
    Board board = Notation.board(family.example());
    Rectangle rectangle = board.slices().orElseThrow().slice();
    Hypergraph game = board.game().hypergraph();
    int k = board.runLength().orElse(0);
    for (int cell = 0; cell < game.cellCount() && k > 0; cell++) {
      for (int[] step : Rectangle.directions()) {
        int row = rectangle.row(cell) + (k - 1) * step[0];
        int column = rectangle.column(cell) + (k - 1) * step[1];
        if (row < rectangle.rows() && column >= 0 && column < rectangle.columns()) {
          int[] run = new int[k];
          for (int i = 0; i < k; i++) {
            run[i] = cell + i * (step[0] * rectangle.columns() + step[1]);
          }
          assertThat(game.lineNumber(CellSet.of(game.cellCount(), run))).isNotNegative();
        }
      }
    }
  }

  /** A board without a notation could be read by nobody; only the listed one has none. */
  @Test
  void everyBoardHasAFamily() throws Exception {
    Set<Class<?>> missing = new HashSet<>(Arrays.asList(Board.class.getPermittedSubclasses()));
    missing.remove(ListedBoard.class);
    for (BoardFamily family : BoardFamily.values()) {
      missing.remove(Notation.board(family.example()).getClass());
    }
    assertThat(missing).as("boards that BoardFamily.java does not name").isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void theFormatPageKnowsIt(BoardFamily family) throws Exception {
    Path page = Path.of(System.getProperty("touchstone.root", ".."), "docs", "format.md");
    assertThat(Files.readString(page))
        .as("docs/format.md, 1.1")
        .contains("\n| `" + family.written() + "` | ");
  }
}
