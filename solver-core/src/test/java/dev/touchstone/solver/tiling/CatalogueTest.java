package dev.touchstone.solver.tiling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The tilings that come with the solver. */
class CatalogueTest {

  @Test
  void itsFilesAreReadAsTheyArePrinted() throws Exception {
    assertThat(Catalogue.all()).hasSizeGreaterThan(5);
    for (Tiling tiling : Catalogue.all()) {
      String text = TilingText.of(tiling);
      assertThat(TilingText.of(TilingText.parse(text))).isEqualTo(text);
    }
  }

  @Test
  void theyCoverNoShorterRuns() {
    for (Tiling tiling : Catalogue.all()) {
      Tiling shorter =
          new Tiling(tiling.length() - 1, tiling.turn(), tiling.lattice(), tiling.tiles());
      assertThatThrownBy(shorter::checked)
          .isInstanceOf(BadTilingException.class)
          .hasMessageContaining("contains no line of a tile");
    }
  }

  @ParameterizedTest
  @CsvSource({"8, 1", "9, 1", "11, 2", "14, 2", "17, 3", "19, 3", "21, 4", "23, 4"})
  void theyAreWhatTheSearchFindsFirst(int length, int turn) {
    Tiling first = new Candidates(length, turn, 1, () -> true).next().orElseThrow();
    Tiling known = Catalogue.find(length, turn).orElseThrow();
    assertThat(TilingText.of(first)).isEqualTo(TilingText.of(known));
  }

  @Test
  void theTilingForTheLongestRunsThatWillDoIsTaken() {
    assertThat(Catalogue.find(13, 2).orElseThrow().length()).isEqualTo(11);
    assertThat(Catalogue.find(20, 2).orElseThrow().length()).isEqualTo(14);
    assertThat(Catalogue.find(10, 2)).isEmpty();
    assertThat(Catalogue.has(10, 2)).isFalse();
    assertThat(Catalogue.has(64, 8)).isEqualTo(Catalogue.find(64, 8).isPresent());
    assertThat(Catalogue.inWords())
        .startsWith("8 with 1 stone a turn, 11 with 2, 17 with 3, 21 with 4");
  }
}
