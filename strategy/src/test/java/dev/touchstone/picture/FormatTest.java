package dev.touchstone.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.HypergraphFile;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Setup;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Pictures for papers, by their structure. */
class FormatTest {

  private static Figure figure() throws Exception {
    Setup setup = Notation.read("3,3,3");
    Hypergraph game = setup.hypergraph();
    return new Figure(
            setup.board(),
            game,
            CellSet.of(9, 0),
            CellSet.of(9, 4),
            OptionalInt.of(4),
            CellSet.of(9, 1, 2),
            List.of(CellSet.of(9, 1, 2)),
            "a (title) \\ é")
        .numbered(List.of(0, 4));
  }

  private static String text(Format format, Figure figure) {
    byte[] bytes = format.file(Picture.of(figure), Palette.LIGHT, 1);
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }

  private static int count(String text, String part) {
    return text.split(Pattern.quote(part), -1).length - 1;
  }

  @ParameterizedTest
  @EnumSource(Format.class)
  void theSameFigureGivesTheSameBytes(Format format) throws Exception {
    assertThat(text(format, figure())).isEqualTo(text(format, figure()));
  }

  @ParameterizedTest
  @EnumSource(Palette.class)
  void colourIsAllThatAPaletteChanges(Palette palette) throws Exception {
    byte[] bytes = Format.SVG.file(Picture.of(figure()), palette, 1);
    String svg = new String(bytes, StandardCharsets.ISO_8859_1);
    assertThat(svg).contains(".zone{fill:" + Colour.ZONE.css(palette) + ";");
    assertThat(svg.replaceAll("#[0-9a-f]{6}", ""))
        .isEqualTo(text(Format.SVG, figure()).replaceAll("#[0-9a-f]{6}", ""));
  }

  @Test
  void theEndingOfANameSaysTheForm() {
    assertThat(Format.of("x.SVG")).hasValue(Format.SVG);
    assertThat(Format.of("a/b.tex")).hasValue(Format.TIKZ);
    assertThat(Format.of("x.tikz")).hasValue(Format.TIKZ);
    assertThat(Format.of("x.jpg")).isEmpty();
  }

  @Test
  void theObjectsOfAPdfAreWhereItsTableSays() throws Exception {
    String pdf = text(Format.PDF, figure());
    assertThat(pdf).startsWith("%PDF-1.4\n").endsWith("%%EOF\n");
    Matcher start = Pattern.compile("startxref\n(\\d+)\n").matcher(pdf);
    assertThat(start.find()).isTrue();
    int table = Integer.parseInt(start.group(1));
    assertThat(pdf.substring(table)).startsWith("xref\n0 8\n0000000000 65535 f \n");
    List<MatchResult> entries =
        Pattern.compile("(\\d{10}) 00000 n \n").matcher(pdf.substring(table)).results().toList();
    assertThat(entries).hasSize(7);
    for (int i = 0; i < entries.size(); i++) {
      int offset = Integer.parseInt(entries.get(i).group(1));
      assertThat(pdf.substring(offset)).startsWith((i + 1) + " 0 obj\n");
    }
    Matcher stream =
        Pattern.compile("/Length (\\d+) >>\nstream\n(.*?)\nendstream", Pattern.DOTALL).matcher(pdf);
    assertThat(stream.find()).isTrue();
    assertThat(stream.group(2)).hasSize(Integer.parseInt(stream.group(1)));
    assertThat(pdf).doesNotContain("Date", "/ID").contains("/Title (a \\(title\\) \\\\ ?)");
    assertThat(pdf).contains("/MediaBox [0 0 152 152]");
  }

  @Test
  void aPdfHasTheShapesAndTheWords() throws Exception {
    String pdf = text(Format.PDF, figure());
    assertThat(count(pdf, " re B\n")).isEqualTo(9);
    assertThat(count(pdf, " re f\n")).isEqualTo(1);
    // Two stones and the mark of the last one, four quarters each.
    assertThat(count(pdf, " c ")).isEqualTo(3 * 4);
    assertThat(count(pdf, "(a) Tj")).isEqualTo(2 + 1);
    assertThat(pdf).contains("/F2 16 Tf").contains("(2) Tj");
    // a1 is at the lower left, y goes up.
    assertThat(pdf).contains("28 28 32 32 re B");
  }

  @Test
  void aWordIsCentredByTheWidthsOfTimes() {
    assertThat(Times.width("Mai", false)).isEqualTo((889 + 444 + 278) / 1000.0);
    assertThat(Times.width("Mai", true)).isEqualTo((833 + 500 + 278) / 1000.0);
  }

  @Test
  void aTikzPictureIsWhole() throws Exception {
    String tikz = text(Format.TIKZ, figure());
    assertThat(tikz).startsWith("% a (title) \\ ?\n").endsWith("\\end{tikzpicture}\n");
    assertThat(count(tikz, "\\begin{tikzpicture}")).isEqualTo(1);
    assertThat(count(tikz, "{")).isEqualTo(count(tikz, "}"));
    assertThat(count(tikz, " rectangle ")).isEqualTo(10);
    assertThat(count(tikz, " circle[")).isEqualTo(3);
    assertThat(count(tikz, "{a};")).isEqualTo(2 + 1);
    Matcher used = Pattern.compile("(?:text|fill|draw)=(touchstone-[a-z-]+)").matcher(tikz);
    while (used.find()) {
      assertThat(tikz).contains("\\definecolor{" + used.group(1) + "}{HTML}");
    }
    // What is not a comment, a definition or the frame is a command that ends.
    assertThat(tikz.lines().filter(line -> line.startsWith("\\path") || line.startsWith("\\node")))
        .allMatch(line -> line.endsWith(";"));
  }

  @Test
  void namesInTikzAreEscaped() throws Exception {
    Setup setup = HypergraphFile.parse("a_b {c} %d e&f \\g ~h", "x").setup();
    assertThat(text(Format.TIKZ, Figure.of(setup, "x")))
        .contains("{a\\_b}", "{\\{c\\}}", "{\\%d}", "{e\\&f}", "{\\textbackslash{}g}")
        .contains("{\\textasciitilde{}h}");
  }

  @Test
  void stonesHaveTheNumbersOfTheirMoves() throws Exception {
    String svg = text(Format.SVG, figure());
    assertThat(count(svg, "class=\"on-black\"")).isEqualTo(1);
    assertThat(svg)
        .containsPattern("class=\"on-black\"[^>]*>1<")
        .containsPattern("on-white\"[^>]*>2<");
    assertThat(text(Format.SVG, figure().numbered(List.of()))).doesNotContain("on-black\"");
  }
}
