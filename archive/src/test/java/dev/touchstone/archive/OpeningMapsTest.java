package dev.touchstone.archive;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.archive.Index.IndexedCertificate;
import dev.touchstone.archive.Index.IndexedTheorem;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Maps of first moves: a cell for each theorem, and none for other theorems. */
class OpeningMapsTest {

  private static IndexedTheorem theorem(String name, String headline) {
    return new IndexedTheorem(
        name,
        headline,
        "",
        "",
        "",
        "",
        new IndexedCertificate("", 1, 1, 1),
        "",
        "",
        "",
        List.of(),
        List.of());
  }

  @Test
  void eachFirstMoveHasItsCell() {
    String map =
        OpeningMaps.text(
            List.of(
                theorem("hex/2,3/b1", "White wins hex 2,3 (hex), Black on b1, White moves first"),
                theorem("x", "Black wins hex 2,3 (hex), Black on c2, White moves first"),
                theorem("y", "Black wins hex 2,3 (hex), Black on c1 c2, White moves first"),
                theorem("z", "Breaker wins 4,4,4 (weak)")));
    assertThat(map)
        .endsWith(
            """
            | hex 2,3 | a | b | c |
            |---|:-:|:-:|:-:|
            | 1 |  | [w](hex/2,3/b1/) |  |
            | 2 |  |  | [B](x/) |
            """);
  }

  @Test
  void theNameOfABoardLeadsToTheMapOfItsFirstMoves() {
    String text =
        OpeningMaps.text(
            List.of(
                theorem("hex/2,2/a1", "White wins hex 2,2 (hex), Black on a1, White moves first"),
                theorem("hex/2,2/map", "Black wins hex 2,2 (hex), by 2 of 4 first moves")));
    assertThat(text)
        .contains("leads to one theorem")
        .contains("| [hex 2,2](hex/2,2/map/) | a | b |");
  }

  @Test
  void withoutHexThereIsNothing() {
    assertThat(OpeningMaps.text(List.of(theorem("z", "Breaker wins 4,4,4 (weak)")))).isEmpty();
  }
}
