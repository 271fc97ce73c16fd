package dev.touchstone.solver.tiling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files of tilings, good and bad. */
class TilingTextTest {

  private static final String PAIRING = TilingText.of(Catalogue.find(9, 1).orElseThrow());

  @Test
  void blankLinesAndRemarksAreLeftOut() throws Exception {
    String text = PAIRING.replace("turn 1\n", "\n# one stone\n  turn   1\r\n");
    assertThat(TilingText.of(TilingText.parse(text))).isEqualTo(PAIRING);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "touchstone tiling 1 | tiling | line 1: a tiling begins with: touchstone tiling 1",
        "runs 9 | runs 65 | line 2: runs N with N from 1 to 64",
        "turn 1 | turn 9 | line 3: turn N with N from 1 to 8",
        "turn 1 | runs 9 | line 3: runs a second time",
        "turn 1 | size 1 | line 3: runs, turn, lattice, tile, place or line, not 'size'",
        "lattice 8,0 0,8 | lattice 8,0 8,8 | line 4: lattice W,0 S,H with W and H above 0",
        "lattice 8,0 0,8 | lattice 999,0 0,999 | line 4: a lattice of more than 16384 cells",
        "lattice 8,0 0,8 | tile | line 4: runs, turn and lattice come first",
        "lattice 8,0 0,8 | place 0 0,0 | line 4: place before tile",
        "lattice 8,0 0,8 | line 0,0 | line 4: line before tile",
        "line 0,0 1,0 | line 0,0 0,0 | the cell 0,0 twice in a line",
        "line 0,0 1,0 | line 0,0 1;0 | a cell as in 3,-2, not '1;0'",
        "line 0,0 1,0 | line | a line without cells",
        "line 0,0 1,0 | # | the tile before has no line",
        "line 0,0 1,0 | line 0,0 8,0 | lies in two copies of tiles",
        "line 0,0 1,0 | line 0,0 1,0 2,0 | lies in two copies of tiles",
        "runs 9 | runs 8 | the run of 8 cells from",
      })
  void whatIsWrongIsSaidInALine(String right, String wrong, String message) {
    assertThat(PAIRING).contains(right);
    assertThatThrownBy(() -> TilingText.parse(PAIRING.replaceFirst(right, wrong)))
        .isInstanceOf(BadTilingException.class)
        .hasMessageContaining(message);
  }

  @Test
  void tilesAreOfAtMost64Cells() {
    StringBuilder line = new StringBuilder("line");
    for (int x = 0; x < 65; x++) {
      line.append(' ').append(x).append(",0");
    }
    String text =
        "touchstone tiling 1\nruns 9\nturn 1\nlattice 100,0 0,1\ntile\nplace 0 0,0\n" + line;
    assertThatThrownBy(() -> TilingText.parse(text))
        .hasMessageContaining("the tile before has more than 64 cells or lines");
  }

  @Test
  void aTileNeedsAPlaceAndATilingATile() {
    String head = "touchstone tiling 1\nruns 9\nturn 1\n";
    assertThatThrownBy(() -> TilingText.parse(head + "lattice 8,0 0,8\n"))
        .hasMessageContaining("a tiling has a tile");
    assertThatThrownBy(() -> TilingText.parse(head + "lattice 8,0 0,8\ntile\nline 0,0\n"))
        .hasMessageContaining("the tile before has no place");
  }
}
