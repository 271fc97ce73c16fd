package dev.touchstone.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a game is called, and where its cells lie. */
class LayoutTest {

  private static final String TEXT =
      """
      touchstone layout 1
      name A triangle
      cell a 0 0
      cell b 1 0
      cell c 0.5 -0.75
      """;

  private static Layout of(String file) throws BadGameException {
    return HypergraphFile.parse(file, "games/tri angle.hg").layout();
  }

  @Test
  void aFileGivesNameAndPlaces() throws Exception {
    Layout layout =
        of("at: b +1 0.0\nname:  A   triangle # so\na b\nb c\nat: c .5 -0.750\nat: a 0 -0\n");
    assertThat(layout.text()).isEqualTo(TEXT);
    assertThat(Layout.parse(TEXT)).isEqualTo(layout);
  }

  @Test
  void withoutANameTheFileGivesIt() throws Exception {
    assertThat(of("a b").text()).isEqualTo("touchstone layout 1\nname tri angle\n");
    assertThat(Layout.nameOf("c:\\games\\x.pg")).isEqualTo("x");
    assertThat(Layout.nameOf("./é.hg")).isEqualTo("game");
    assertThat(Layout.nameOf("n".repeat(70) + ".hg")).isEqualTo("n".repeat(60));
  }

  @Test
  void theGameIsTheSameWithNameAndPlaces() throws Exception {
    Setup bare = HypergraphFile.parse("a b\nb c\nmaker: d\n", "x").setup();
    Setup full =
        HypergraphFile.parse(
                "at: c 3 3\nname: x\na b\nb c\nmaker: d\nat: d 4 3\nat: a 0 0\nat: b 1 0\n", "x")
            .setup();
    assertThat(full.hypergraph().lineCount()).isEqualTo(bare.hypergraph().lineCount());
    for (int cell = 0; cell < 4; cell++) {
      assertThat(full.board().cellName(cell)).isEqualTo(bare.board().cellName(cell));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "~a b\nat: z 0 0~|line 2: there is no cell z",
        "~a b\nat: a 0 0~|line 1: b has no place; either all cells have a line at: or none",
        "~a b\nat: a 0~|line 2: at: a cell, x and y",
        "~a b\nat: a 0 0\nat: a 1 1~|line 3: a has a place already (line 2)",
        "~a b\nat: a 1 0\nat: b 1.0 -0~|line 3: b lies on a",
        "~a b\nat: a 1e3 0\nat: b 1 0~|line 2: '1e3' is no coordinate",
        "~a b\nat: a 100001 0\nat: b 1 0~|line 2: '100001' is no coordinate",
        "~a b\nat: a 0.1234567 0\nat: b 1 0~|line 2: '0.1234567' is no coordinate",
        "~a b\nat:a 0 0~|line 2: there must be a blank after at:",
        "~name: x\na b\nname: y~|line 3: name: the game has a name already",
        "~a b\nname:~|line 2: name: at most 60 characters of printable ASCII",
        "~a b\nname: é~|line 2: name: at most 60 characters of printable ASCII",
      })
  void whatIsWrongIsSaidWithItsLine(String file, String message) {
    assertThatThrownBy(() -> of(file))
        .isInstanceOf(BadGameException.class)
        .hasMessageStartingWith(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "layout 1|layout 2|line 1: 'touchstone layout 1' must stand here",
        "name A|A|line 2: 'name' must stand here",
        "A tri|A  tri|line 2: a name is at most 60 characters",
        "cell b 1 0|cell b 1|line 4: 'cell NAME X Y' must stand here",
        "cell b 1 0|cell a 1 0|line 4: a has a place already",
        "cell b 1 0|cell b 0 0|line 4: b lies on a",
        "cell b 1 0|cell b x 0|line 4: 'x' is no coordinate",
        "0.5|0.50|not in the one form of a layout",
        "-0.75|~-0.75 ~|line 5: 'cell NAME X Y' must stand here",
      })
  void anotherFormIsNoLayout(String part, String instead, String message) {
    assertThatThrownBy(() -> Layout.parse(TEXT.replace(part, instead)))
        .isInstanceOf(BadGameException.class)
        .hasMessageStartingWith(message);
  }

  @Test
  void aLayoutThatIsCutOffIsNone() {
    for (int end = 0; end < TEXT.length(); end++) {
      String part = TEXT.substring(0, end);
      if (!part.endsWith("\n") || part.lines().count() < 2) {
        assertThatThrownBy(() -> Layout.parse(part)).isInstanceOf(BadGameException.class);
      }
    }
  }

  @Test
  void itIsHeldAgainstTheBoard() throws Exception {
    Layout layout = Layout.parse(TEXT);
    Board same = HypergraphFile.parse("a b\nb c", "x").setup().board();
    Board other = HypergraphFile.parse("b a\nb c", "x").setup().board();
    assertThat(layout.whyNotOf(same, 3)).isEmpty();
    assertThat(layout.whyNotOf(other, 3))
        .hasValueSatisfying(why -> assertThat(why).contains("order"));
    assertThat(new Layout("x", Map.of()).whyNotOf(other, 3)).isEmpty();
    assertThat(layout.whyNotOf(Notation.board("3,3,3"), 9)).hasValue("3,3,3 needs no layout");
  }
}
