package dev.touchstone.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.TruncatedBoard;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

class TilingTest {

  private static final Pattern STONE =
      Pattern.compile("<circle class=\"black\" cx=\"(\\d+)\" cy=\"(\\d+)\"");
  private static final Pattern SIZE = Pattern.compile("viewBox=\"0 0 (\\d+) (\\d+)\"");

  private static String svg(Tiling tiling) {
    return new String(Format.SVG.file(tiling, Palette.LIGHT, 1), StandardCharsets.UTF_8);
  }

  private static int count(String text, String part) {
    return text.split(Pattern.quote(part), -1).length - 1;
  }

  @Test
  void aRunAcrossBricksShowsTheLineThatItContains() throws Exception {
    // From the third row of a brick upwards: two cells there, four in the one above.
    String svg = svg(Tiling.of(new TruncatedBoard(7), 14, Way.UP));
    assertThat(count(svg, "<circle")).isEqualTo(7);
    assertThat(count(svg, "<rect class=\"shaded\"")).isEqualTo(4);
    assertThat(count(svg, "<rect class=\"brick\"")).isEqualTo(9);
    assertThat(svg).contains("the run of seven from a3 up contains the shaded line");
  }

  @Test
  void withoutARunItIsOneThatCutsADiagonalInHalves() throws Exception {
    String svg = svg(Tiling.of(new TruncatedBoard(9)));
    assertThat(svg).contains("the run of seven from f3 up-right ");
    assertThat(count(svg, "<rect class=\"shaded\"")).isEqualTo(2);
  }

  @Test
  void everyRunIsInThePictureAndContainsALine() throws Exception {
    for (int columns : new int[] {4, 5, 6, 9, 14}) {
      TruncatedBoard board = new TruncatedBoard(columns);
      for (int start = 0; start < 4 * columns; start++) {
        for (Way way : Way.values()) {
          String svg = svg(Tiling.of(board, start, way));
          assertInside(svg);
          assertThat(count(svg, "<rect class=\"shaded\"")).isGreaterThanOrEqualTo(2);
        }
      }
    }
  }

  private static void assertInside(String svg) {
    MatchResult size = SIZE.matcher(svg).results().findFirst().orElseThrow();
    List<MatchResult> stones = STONE.matcher(svg).results().toList();
    assertThat(stones).hasSize(7);
    for (MatchResult stone : stones) {
      assertThat(Integer.parseInt(stone.group(1))).isBetween(12, number(size, 1) - 12);
      assertThat(Integer.parseInt(stone.group(2))).isBetween(12, number(size, 2) - 12);
    }
  }

  private static int number(MatchResult size, int group) {
    return Integer.parseInt(size.group(group));
  }

  @Test
  void aPngIsTwiceAsLarge() throws Exception {
    byte[] png = Format.PNG.file(Tiling.of(new TruncatedBoard(9)), Palette.LIGHT, 2);
    var image = ImageIO.read(new ByteArrayInputStream(png));
    assertThat(image.getWidth()).isEqualTo(2 * (2 * 12 + 3 * 9 * 20));
  }
}
