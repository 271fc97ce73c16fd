package dev.touchstone.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Setup;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PictureTest {

  @TempDir Path folder;

  private static Figure position(Setup setup) {
    int cells = setup.hypergraph().cellCount();
    return new Figure(
        setup.board(),
        setup.hypergraph(),
        CellSet.of(cells, 0),
        CellSet.of(cells, 4),
        OptionalInt.of(4),
        CellSet.of(cells, 1, 2, 3, 5),
        List.of(CellSet.of(cells, 1, 2), CellSet.of(cells, 3, 5)),
        "a <title> & more");
  }

  private static byte[] png(Figure figure) {
    return Format.PNG.file(Picture.of(figure), Palette.LIGHT, 2);
  }

  private static int count(String text, String part) {
    return text.split(Pattern.quote(part), -1).length - 1;
  }

  private static void assertIsXml(String svg) throws Exception {
    DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void aPositionHasItsStonesZoneAndPairs() throws Exception {
    String svg = Picture.svg(position(Notation.read("3,3,3")));
    assertIsXml(svg);
    assertThat(count(svg, "<rect class=\"zone\"")).isEqualTo(4);
    assertThat(count(svg, "<rect class=\"cell\"")).isEqualTo(5);
    assertThat(count(svg, "class=\"black\"")).isEqualTo(1);
    assertThat(count(svg, "class=\"white\"")).isEqualTo(1);
    assertThat(count(svg, "class=\"last\"")).isEqualTo(1);
    assertThat(count(svg, "class=\"pair\"")).isEqualTo(4);
    assertThat(svg).contains("<title>a &lt;title&gt; &amp; more</title>");
    // a1 is at the lower left.
    assertThat(svg).contains("<circle class=\"black\" cx=\"44\" cy=\"108\" r=\"12.48\"/>");
  }

  @Test
  void aPngIsTheSameEachTimeAndShowsTheStones() throws Exception {
    Figure figure = position(Notation.read("3,3,3"));
    byte[] png = png(figure);
    assertThat(png).isEqualTo(png(figure));
    var image = ImageIO.read(new ByteArrayInputStream(png));
    assertThat(image.getWidth()).isEqualTo(2 * (2 * 28 + 3 * 32));
    assertThat(image.getRGB(88 + 12, 216)).isEqualTo(0xff262523);
  }

  @Test
  void everyCharacterOfANameIsDrawn() throws Exception {
    StringBuilder names = new StringBuilder();
    for (char c = '!'; c <= '~'; c++) {
      if (c != '#' && c != '-' && c != ':') {
        names.append(" x").append(c).append('x');
      }
    }
    Path file = Files.writeString(folder.resolve("x.hg"), names + "\n");
    Setup setup = Notation.read("file:" + file);
    Figure figure = Figure.of(setup, "names");
    assertIsXml(Picture.svg(figure));
    assertThat(ImageIO.read(new ByteArrayInputStream(png(figure)))).isNotNull();
  }

  @Test
  void lettersDoNotRunOut() {
    assertThat(Letters.of(0)).isEqualTo("a");
    assertThat(Letters.of(49)).isEqualTo("Z");
    assertThat(Letters.of(50)).isEqualTo("a1");
  }
}
