package dev.touchstone.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Setup;
import java.io.ByteArrayInputStream;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/** Boards of Hex as pictures and as text. */
class HexPictureTest {

  /** Black on a1, White on b2, just placed; b1 and c1 are a pair, a2 is the rest of the zone. */
  private static Figure position(String board) throws Exception {
    Setup setup = Notation.read(board);
    int cells = setup.hypergraph().cellCount();
    int second = Integer.parseInt(board.split(",", -1)[1]);
    return new Figure(
        setup.board(),
        setup.hypergraph(),
        CellSet.of(cells, 0),
        CellSet.of(cells, second + 1),
        OptionalInt.of(second + 1),
        CellSet.of(cells, 1, 2, second),
        List.of(CellSet.of(cells, 1, 2)),
        "Hex");
  }

  private static List<String> all(String svg, String pattern) {
    return Pattern.compile(pattern).matcher(svg).results().map(MatchResult::group).toList();
  }

  @Test
  void cellsAreHexagonsAndSidesHaveTheirPlayersColours() throws Exception {
    String svg = Picture.svg(position("hex 3,4"));
    assertThat(all(svg, "<path class=\"zone\"")).hasSize(3);
    assertThat(all(svg, "<path class=\"cell\" d=\"M[-0-9., ]+(L[-0-9., ]+){6}\"")).hasSize(9);
    assertThat(all(svg, "<path class=\"black\"")).hasSize(2);
    assertThat(all(svg, "<path class=\"white\"")).hasSize(2);
    assertThat(all(svg, "<circle class=\"(black|white|last)\"")).hasSize(3);
    assertThat(all(svg, "<text class=\"edge\"")).hasSize(3 + 4);
    assertThat(all(svg, "<text class=\"name\"")).isEmpty();
    assertThat(all(svg, "<text class=\"pair\"")).hasSize(2);
  }

  /** Each neighbour is as far away as the cell is wide, and nothing else is. */
  @Test
  void neighboursShareAnEdge() throws Exception {
    Setup setup = Notation.read("hex 4,5");
    Places places = Places.of(setup.board(), 20, Optional.empty(), 0);
    for (int one = 0; one < 20; one++) {
      for (int other = 0; other < 20; other++) {
        int down = other / 5 - one / 5;
        int right = other % 5 - one % 5;
        boolean neighbours = Math.abs(down) <= 1 && Math.abs(right) <= 1 && down != right;
        double far = Math.hypot(places.x(one) - places.x(other), places.y(one) - places.y(other));
        assertThat(Math.abs(far - Places.CELL) < 1e-6)
            .as("%s %s", one, other)
            .isEqualTo(neighbours);
      }
    }
  }

  /** Also those of one cell, row or column stay on the picture, with and without letters. */
  @Test
  void everythingIsOnThePicture() throws Exception {
    for (String board : List.of("hex 1,1", "hex 1,4", "hex 5,1", "hex 3,4", "hex 11,11")) {
      Figure figure = Figure.of(Notation.read(board), "Hex");
      for (String svg : List.of(Picture.svg(figure), Picture.svgOfCells(figure))) {
        String[] size = all(svg, "viewBox=\"[^\"]+").get(0).substring(9).split(" ", -1);
        Stream<String> points = all(svg, "[ML][-0-9.]+[ ,][-0-9.]+").stream();
        points.forEach(
            point -> {
              String[] xy = point.substring(1).split("[ ,]", -1);
              assertThat(Double.parseDouble(xy[0])).isBetween(0.0, Double.parseDouble(size[2]));
              assertThat(Double.parseDouble(xy[1])).isBetween(0.0, Double.parseDouble(size[3]));
            });
      }
    }
  }

  @Test
  void everyFormatDrawsIt() throws Exception {
    Figure figure = position("hex 3,4");
    for (Format format : Format.values()) {
      assertThat(format.file(Picture.of(figure), Palette.DARK, 2)).isNotEmpty();
    }
    byte[] png = Format.PNG.file(Picture.of(figure), Palette.LIGHT, 2);
    var image = ImageIO.read(new ByteArrayInputStream(png));
    int x = 2 * (28 + 7 + 16);
    int y = (int) (2 * (28 + 7 + 18.5));
    assertThat(image.getRGB(x, y)).as("the stone on a1").isEqualTo(0xff262523);
    assertThat(image.getRGB(x, y - 44)).as("Black's side").isEqualTo(0xff262523);
    assertThat(image.getRGB(x - 39, y)).as("White's side").isEqualTo(0xffffffff);
  }

  @Test
  void asTextRowsAreHalfACellApartAndSidesAreNamed() throws Exception {
    assertThat(BoardText.lines(position("hex 3,4")))
        .containsExactly(
            "           Black",
            "          a b c d",
            "         1 X a a -",
            " White    2 .[O]- -  White",
            "           3 - - - -",
            "              Black");
    assertThat(BoardText.lines(position("hex 3,4"), cell -> cell == 5 ? "b2" : "."))
        .contains("          a   b   c   d", "  White    2  .  b2   .   .   White");
  }
}
