package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Figures from the command line, for pages and papers. */
class RenderTest {

  private static final Path ROOT = Path.of(System.getProperty("touchstone.root", ".."));
  private static final String PROOF = ROOT.resolve("proofs/weak-mnk/7,7,5").toString();
  private static final String BRICK = ROOT.resolve("proofs/truncated/4,9,7tr/statement").toString();

  @TempDir Path folder;

  private Path drawn(String name, String... words) {
    Path file = folder.resolve(name);
    assertThat(render(file, words).err()).isEmpty();
    assertThat(file).isNotEmptyFile();
    return file;
  }

  private static Run render(Path file, String... words) {
    String[] all = new String[words.length + 3];
    all[0] = "render";
    System.arraycopy(words, 0, all, 1, words.length);
    all[words.length + 1] = "--out";
    all[words.length + 2] = file.toString();
    return Run.of(all);
  }

  private static int count(String text, String part) {
    return text.split(Pattern.quote(part), -1).length - 1;
  }

  @Test
  void stonesAreNumberedInTheOrderOfThePage() throws Exception {
    String svg = Files.readString(drawn("a.svg", PROOF, "--moves", "d4,e5", "--numbers"));
    assertThat(svg).containsPattern("class=\"on-black\" x=\"140\" y=\"140\"[^>]*>1<");
    assertThat(svg)
        .containsPattern("class=\"on-black\"[^>]*>3<")
        .containsPattern("on-white\"[^>]*>2<");
    assertThat(Files.readString(drawn("b.svg", PROOF, "--moves", "d4,e5")))
        .doesNotContain("on-black\"");
  }

  @Test
  void allLinesOfABrickAreDrawnTheShortOnesBold() throws Exception {
    String svg = Files.readString(drawn("a.svg", BRICK, "--lines"));
    // Four pieces of three cells and two of two, of 39 lines.
    assertThat(count(svg, "<path class=\"piece\"")).isEqualTo(6);
    assertThat(count(svg, "<path class=\"run\"")).isEqualTo(33);
  }

  @Test
  void theSizeIsThatOfACellOrOfAll() throws Exception {
    assertThat(Files.readString(drawn("a.svg", PROOF, "--cell", "10"))).contains("width=\"87.5\"");
    assertThat(Files.readString(drawn("b.svg", PROOF, "--width", "560"))).contains("width=\"560\"");
    assertThat(ImageIO.read(drawn("c.png", PROOF, "--cell", "32").toFile()).getWidth())
        .isEqualTo(280);
    assertThat(ImageIO.read(drawn("d.png", PROOF).toFile()).getWidth()).isEqualTo(560);
    assertThat(Files.readString(drawn("e.tikz", PROOF, "--cell", "16"))).contains("[x=0.5bp");
    assertThat(Files.readString(drawn("f.pdf", PROOF, "--width", "140"))).contains("[0 0 140 140]");
  }

  @Test
  void aPaletteIsChosenByItsName() throws Exception {
    assertThat(Files.readString(drawn("a.svg", PROOF, "--colours", "dark")))
        .contains(".zone{fill:#25384c");
    assertThat(Files.readString(drawn("b.tex", PROOF, "--colours", "print")))
        .contains("{touchstone-zone}{HTML}{E6E6E6}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "x.jpg||--out: NAME.svg, NAME.png, NAME.pdf, NAME.tikz or NAME.tex, not ",
        "x.svg|--cell 1|--cell: from 2 to 1000, not 1",
        "x.svg|--width 30000|--width: from 2 to 20000, not 30000",
        "x.svg|--width 300 --cell 3|--cell or --width, not both",
        "x.svg|--colours red|--colours: light, dark, print, not 'red'",
        "x.png|--width 12000|a PNG of more than 64 million pixels",
        "x.svg|--tiling --lines|--tiling shows no game; without --moves",
      })
  void whatCannotBeDrawnIsSaidAndNothingIsWritten(String file, String words, String message) {
    String all = BRICK + (words == null ? "" : " " + words);
    Run run = render(folder.resolve(file), all.split(" ", -1));
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).hasLineCount(1).contains(message);
    assertThat(folder).isEmptyDirectory();
  }
}
