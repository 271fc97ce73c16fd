package dev.touchstone.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Boards of Hex: what lies round a cell, and in which order. */
class HexBoardTest {

  /** The places round a cell by their names; {@code -} is nothing, 1 and 2 are the sides. */
  private static String around(HexBoard board, String cell, Player player) {
    int cells = board.rows() * board.columns();
    List<String> names = new ArrayList<>();
    for (int place : board.around(board.cellNumber(cell).orElseThrow(), player)) {
      names.add(
          place == HexBoard.NOTHING
              ? "-"
              : place < cells ? board.cellName(place) : Integer.toString(place - cells + 1));
    }
    return String.join(" ", names);
  }

  @ParameterizedTest
  @CsvSource({
    "b2, c2 b3 a3 a2 b1 c1, c2 b3 a3 a2 b1 c1",
    "a1, b1 a2 - - 1 1, b1 a2 1 1 - -",
    "b1, c1 b2 a2 a1 1 1, c1 b2 a2 a1 - -",
    "d1, - d2 c2 c1 1 -, 2 d2 c2 c1 - -",
    "a2, b2 a3 - - a1 b1, b2 a3 1 1 a1 b1",
    "d2, - d3 c3 c2 d1 -, 2 d3 c3 c2 d1 2",
    "a3, b3 2 - - a2 b2, b3 - - 1 a2 b2",
    "c3, d3 2 2 b3 c2 d2, d3 - - b3 c2 d2",
    "d3, - 2 2 c3 d2 -, 2 - - c3 d2 2",
  })
  void roundACellLieItsNeighboursAndSides(String cell, String black, String white) {
    HexBoard board = new HexBoard(3, 4);
    assertThat(around(board, cell, Player.BLACK)).isEqualTo(black);
    assertThat(around(board, cell, Player.WHITE)).isEqualTo(white);
  }

  @Test
  void aSingleCellTouchesBothSidesOfBoth() {
    HexBoard board = new HexBoard(1, 1);
    assertThat(around(board, "a1", Player.BLACK)).isEqualTo("- 2 - - 1 -");
    assertThat(around(board, "a1", Player.WHITE)).isEqualTo("2 - - 1 - -");
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "1, 5", "5, 1", "2, 2", "3, 4", "4, 3", "7, 7"})
  void whatIsNextToOneAnotherRoundACellIsJoined(int rows, int columns) {
    HexBoard board = new HexBoard(rows, columns);
    for (Player player : Player.values()) {
      for (int cell = 0; cell < rows * columns; cell++) {
        int[] places = board.around(cell, player);
        for (int i = 0; i < places.length; i++) {
          int next = places[(i + 1) % places.length];
          if (places[i] != HexBoard.NOTHING && next != HexBoard.NOTHING) {
            assertThat(places[i] == next || areNeighbours(board, places[i], next, player))
                .as("%s and %s round %s on %s", places[i], next, cell, board)
                .isTrue();
          }
          if (places[i] >= 0 && places[i] < rows * columns) {
            assertThat(board.around(places[i], player)).contains(cell);
          }
        }
      }
    }
  }

  private static boolean areNeighbours(HexBoard board, int one, int other, Player player) {
    int cells = board.rows() * board.columns();
    int cell = Math.min(one, other);
    if (cell >= cells) {
      return false;
    }
    for (int place : board.around(cell, player)) {
      if (place == Math.max(one, other)) {
        return true;
      }
    }
    return false;
  }

  @Test
  void cellsAreNamedByColumnLetterAndRowNumberFromTheUpperLeft() throws Exception {
    Board board = Notation.board("hex 3,30");
    assertThat(board.cellName(0)).isEqualTo("a1");
    assertThat(board.cellName(29)).isEqualTo("ad1");
    assertThat(board.cellName(2 + 2 * 30)).isEqualTo("c3");
    assertThat(board.game().cellCount()).isEqualTo(90);
    assertThat(board.game().hypergraph().lineCount()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"hex 0,3", "hex 3,0", "hex 65,3", "hex 3,65"})
  void sidesOfNoCellsOrTooManyAreRefused(String notation) {
    assertThatThrownBy(() -> Notation.board(notation).game())
        .isInstanceOf(BadGameException.class)
        .hasMessageContaining("from 1 to 64");
  }

  @ParameterizedTest
  @ValueSource(strings = {"hex 3", "hex 3,3,3", "hex3,3", "hex 00003,3"})
  void otherNotationsAreNone(String notation) {
    assertThatThrownBy(() -> Notation.board(notation)).isInstanceOf(BadGameException.class);
  }
}
