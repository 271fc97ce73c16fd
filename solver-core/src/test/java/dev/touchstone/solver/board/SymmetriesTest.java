package dev.touchstone.solver.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.Board;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Notation;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SymmetriesTest {

  /** d!·2^d for the axes, and half of 2^⌊n/2⌋·⌊n/2⌋! for the coordinates, unless they are many. */
  @ParameterizedTest
  @CsvSource({
    "'7,7,5', 8",
    "'6,7,5', 4",
    "'4,9,7tr', 2",
    "'torus 8,8,5', 8",
    "'hcylinder 4,5,3', 20",
    "'vcylinder 5,5,5', 20",
    "'torus 7,7,7', 8",
    "'torus 2,2,2', 8",
    "2^3, 48",
    "3^3, 48",
    "4^3, 192",
    "5^3, 192",
    "6^3, 1152",
    "7^3, 1152",
    "8^3, 48",
    "3^4, 384",
    "4^4, 1536",
    "6^4, 384",
    "3^5, 120",
    "3^6, 720",
    "2^9, 1",
  })
  void aBoardHasItsGroup(String notation, int count) throws Exception {
    Board board = Notation.board(notation);
    Hypergraph game = board.game().hypergraph();
    Symmetries symmetries = new Symmetries(board, game, true);
    assertThat(symmetries.count()).isEqualTo(count);
    assertThat(symmetries.images(0)).isSorted();
    for (int s = 0; s < count; s++) {
      assertMapsLinesToLines(game, symmetries.images(s));
      assertThat(symmetries.product(s, symmetries.inverse(s))).isZero();
    }
    for (int i = 0; i < 2000; i++) {
      int then = i * 7919 % count;
      int first = i * 104_729 % count;
      int[] product = symmetries.images(symmetries.product(then, first));
      int[] inTurn =
          Arrays.stream(symmetries.images(first))
              .map(cell -> symmetries.image(then, cell))
              .toArray();
      assertThat(product).isEqualTo(inTurn);
    }
  }

  private static void assertMapsLinesToLines(Hypergraph game, int[] image) {
    for (int line = 0; line < game.lineCount(); line++) {
      int[] mapped = Arrays.stream(game.line(line).toArray()).map(cell -> image[cell]).toArray();
      assertThat(game.lineNumber(CellSet.of(game.cellCount(), mapped))).isNotNegative();
    }
  }
}
