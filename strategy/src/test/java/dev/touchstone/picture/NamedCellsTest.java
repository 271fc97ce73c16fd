package dev.touchstone.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.GameFile;
import dev.touchstone.game.HypergraphFile;
import dev.touchstone.game.Layout;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Cells with names of their own keep them, whatever lies there. */
class NamedCellsTest {

  private static final String PLACES = "at: x 0 0\nat: y 1 0\nat: z 0 1\n";

  private static String svg(String file, boolean lines) throws Exception {
    GameFile read = HypergraphFile.parse(file, "x.hg");
    Figure figure =
        new Figure(
                read.setup().board(),
                read.setup().hypergraph(),
                CellSet.of(3, 0),
                CellSet.of(3, 1),
                OptionalInt.of(1),
                CellSet.of(3),
                List.of(),
                "x")
            .laidOut(Optional.of(read.layout()))
            .numbered(List.of(0, 1));
    return Picture.svg(lines ? figure.withLines() : figure);
  }

  private static MatchResult text(String svg, String kind, String word) {
    return Pattern.compile(
            "<text class=\"" + kind + "\" x=\"([0-9.]+)\" y=\"([0-9.]+)\"[^>]*>" + word + "<")
        .matcher(svg)
        .results()
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aNumberedStoneHasItsNameBelow() throws Exception {
    for (String file : new String[] {"x y z", "x y z\n" + PLACES}) {
      String svg = svg(file, false);
      MatchResult number = text(svg, "on-black", "1");
      MatchResult name = text(svg, "name", "x");
      assertThat(name.group(1)).isEqualTo(number.group(1));
      assertThat(Double.parseDouble(name.group(2)))
          .isGreaterThan(Double.parseDouble(number.group(2)) + 10);
      assertThat(text(svg, "name", "z")).isNotNull();
    }
  }

  @Test
  void cellsAtPlacesHaveFaintLinesBetweenThemIfThoseAreFew() throws Exception {
    assertThat(svg("x y\ny z\n" + PLACES, false)).contains("<path class=\"line\"");
    assertThat(svg("x y\ny z\n", false)).doesNotContain("<path");
    assertThat(svg("x y\ny z\n", true)).contains("<path class=\"run\"");
    assertThat(svg("x y\ny z\n" + PLACES, true)).contains("<path class=\"run\"");
  }

  @Test
  void aLongNameIsSmallerAndThenCut() throws Exception {
    GameFile read = HypergraphFile.parse("short middle-long averyveryverylongname", "x");
    String svg = Picture.svg(Figure.of(read.setup(), "x").laidOut(Optional.<Layout>empty()));
    assertThat(svg)
        .contains(">short<", ">middle-long<", ">averyveryv..<")
        .contains("style=\"font-size:");
  }
}
