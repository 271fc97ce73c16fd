package dev.touchstone.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Setup;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BoardTextTest {

  @TempDir Path folder;

  /** X on the first cell; O on the fifth and perhaps the sixth, just placed; two pairs. */
  private static Figure position(Setup setup, int... last) {
    int cells = setup.hypergraph().cellCount();
    return new Figure(
        setup.board(),
        setup.hypergraph(),
        Optional.empty(),
        Optional.empty(),
        CellSet.of(cells, 0),
        CellSet.of(cells, last),
        CellSet.of(cells, last),
        CellSet.of(cells, 1, 2, 3, 6, 7),
        List.of(CellSet.of(cells, 1, 2), CellSet.of(cells, 3, 6)),
        List.of(),
        false,
        "");
  }

  /**
   * Cells 4 and 9 of 3^3 are b2a and a1b; the last stone at the edge of a slice keeps its bracket.
   */
  @Test
  void slicesOfACubeLieSideBySide() throws Exception {
    assertThat(BoardText.lines(position(Notation.read("3^3"), 4, 11)))
        .containsExactly(
            "     slice a      slice b      slice c",
            "  3  b . -     3  - - -     3  - - -",
            "  2  b[O]-     2  - - -     2  - - -",
            "  1  X a a     1  - -[O]    1  - - -",
            "     a b c        a b c        a b c");
  }

  @Test
  void slicesOfFourDimensionsLieAsTheirCoordinatesSay() throws Exception {
    assertThat(BoardText.lines(position(Notation.read("2^4"), 4)))
        .containsExactly(
            "     slice a2      slice b2",
            "  2  - -        2  - -",
            "  1  - -        1  - -",
            "     a b           a b",
            "",
            "     slice a1      slice b1",
            "  2  a b        2  b .",
            "  1  X a        1 [O]-",
            "     a b           a b");
  }

  @Test
  void zonePairsStonesAndTheLastOnesAreSeen() throws Exception {
    assertThat(BoardText.lines(position(Notation.read("3,3,3"), 4)))
        .containsExactly("  3  b . -", "  2  b[O]-", "  1  X a a", "     a b c");
  }

  @Test
  void theLastStonesOfATurnMayLieSideBySide() throws Exception {
    assertThat(BoardText.lines(position(Notation.read("3,3,3"), 4, 5)))
        .containsExactly("  3  b . -", "  2  b[O|O]", "  1  X a a", "     a b c");
  }

  @Test
  void aWideBoardFitsATerminal() throws Exception {
    List<String> lines = BoardText.lines(position(Notation.read("3,26,3"), 4));
    assertThat(lines).allMatch(line -> line.length() <= 78);
    assertThat(lines.get(2)).isEqualTo("  1  X a a b[O]- b ." + " -".repeat(18));
    List<String> wider = BoardText.lines(position(Notation.read("3,30,3"), 4));
    assertThat(wider.get(3)).startsWith("     a  b  c ").endsWith(" z  aa ab ac ad");
    assertThat(wider.get(2)).startsWith("  1  X  a  a  b [O ]-");
  }

  @Test
  void coloursChangeNoLetter() throws Exception {
    for (String board : List.of("3,3,3", "3,30,3", "hex 3,3")) {
      Figure figure = position(Notation.read(board), 4);
      List<String> plain = BoardText.lines(figure);
      List<String> coloured = BoardText.lines(figure, true);
      assertThat(String.join("", coloured)).contains("\u001b[1;31mX", "\u001b[1;34mO");
      List<String> bare = new ArrayList<>();
      for (String line : coloured) {
        bare.add(line.replaceAll("\u001b\\[[0-9;]+m", "").stripTrailing());
      }
      assertThat(bare).isEqualTo(plain);
      assertThat(String.join("", plain)).doesNotContain("\u001b");
    }
  }

  @Test
  void theCellsOfAHypergraphStandInColumns() throws Exception {
    StringBuilder names = new StringBuilder("x1 second third4 y z six seven8 w");
    for (int i = 0; i < 12; i++) {
      names.append(" cell").append(i);
    }
    Path file = Files.writeString(folder.resolve("x.hg"), names + "\n");
    Figure figure = position(Notation.read("file:" + file), 4);
    assertThat(BoardText.lines(figure))
        .containsExactly(
            "  x1:X      second:a  third4:a  y:b       z:[O]     six:-     seven8:b",
            "  w:.       cell0:-   cell1:-   cell2:-   cell3:-   cell4:-   cell5:-",
            "  cell6:-   cell7:-   cell8:-   cell9:-   cell10:-  cell11:-");
    List<String> coloured = BoardText.lines(figure, true);
    assertThat(coloured.get(0)).contains("\u001b[1;31mx1:X\u001b[0m     ");
  }
}
