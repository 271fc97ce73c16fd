package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** explain, play and render, on small theorems. */
class PlayTest {

  @TempDir static Path folder;

  private static String maker = "";
  private static String breaker = "";

  @BeforeAll
  static void solve() {
    maker = solved("3,3,3");
    breaker = solved("4,4,4");
    solved("4,7,4");
  }

  private static String solved(String board) {
    String out = folder.resolve(board).toString();
    assertThat(Run.of("solve", board, "--weak", "--out", out).exitCode()).isZero();
    return out;
  }

  private static void refused(Run run, int exitCode, String... parts) {
    assertThat(run.exitCode()).isEqualTo(exitCode);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).hasLineCount(1).startsWith("touchstone: ").contains(parts);
  }

  @Test
  void anExplanationSaysWhatIsProvedAndHowItBegins() {
    Run run = Run.of("explain", maker);
    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .startsWith("Maker wins 3,3,3 (weak)\n")
        .contains("published: confirms Czifra et al. (2021): maker (agreed)\n")
        .contains("first move: b2\n")
        .contains("zone: 8 of 9 cells; at most ");
    Run files = Run.of("explain", breaker + "/statement", breaker + "/certificate");
    assertThat(files.exitCode()).isZero();
    assertThat(files.out())
        .contains("steps by rule:\n  ")
        .contains("answer to each first move, on the cell of that move:\n  4 ")
        .doesNotContain("first move:");
  }

  @Test
  void whatIsDisputedIsSaidToBe() {
    assertThat(Run.of("explain", folder.resolve("4,7,4").toString()).out())
        .contains("published: contradicts Uiterwijk (2019): maker (disputed)\n");
  }

  @Test
  void aProgramReadsTheSameAsJson() {
    Run run = Run.of("explain", maker, "--json");
    assertThat(run.out())
        .hasLineCount(1)
        .startsWith("{\"theorem\":\"Maker wins 3,3,3 (weak)\",\"words\":\"")
        .contains(
            "\"published\":{\"source\":\"Czifra et al. (2021)\",\"winner\":\"maker\","
                + "\"status\":\"agreed\",\"confirmed\":true}")
        .contains("\"first\":\"b2\",\"answers\":{\"a1\":\"")
        .endsWith("}}\n");
  }

  @Test
  void scriptsGetALineForEachMove() {
    Run run = Run.of("play", maker, "--moves", "a1,c1");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out().lines().toList())
        .hasSize(3)
        .allMatch(line -> line.matches("(-|a1|c1) [abc][123] (T10|T6|Lemma-A)"))
        .first()
        .isEqualTo("- b2 T10");
    refused(
        Run.of("play", maker, "--moves", "a1,b2"),
        3,
        "b2 is already taken by then; name a free cell (a1 to c3)");
    refused(
        Run.of("play", maker, "--moves", "z1"),
        3,
        "--moves: there is no cell 'z1'; the cells are a1 to c3");
  }

  @Test
  void commandsAreObeyedAndOtherWordsGetOneLine() {
    String typed = "why\nundo\nhelp\nx9\na1\na1\nwhy\nmoves\nundo\nboard\nmoves\n\nquit\nb1\n";
    Run run = Run.typing(typed, "play", breaker);
    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .contains("> The strategy has not moved yet.\n> You have no move to take back.\n")
        .contains("> a cell: move there\nundo: take back your last move and its answer\n")
        .contains("> 'x9' is neither a cell (a1 to d4) nor a command; type help\n")
        .contains("> There is already a stone on a1; type a free cell (a1 to d4).\n> T5: with ")
        .contains("> a1\n> ")
        .endsWith("> You have not moved yet.\n> > ");
    assertThat(run.out().lines().filter(line -> line.startsWith("The strategy plays"))).isEmpty();
    assertThat(run.out()).containsOnlyOnce("The strategy plays ");
  }

  @Test
  void theEndOfTheInputEndsTheGame() {
    Run run = Run.typing("a1\n", "play", maker);
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("You are Breaker, O.").contains("[X]").endsWith("> \n");
  }

  @Test
  void aCertificateThatIsNoProofIsNotPlayed() throws Exception {
    Path bad = Files.createDirectories(folder.resolve("bad"));
    Files.copy(Path.of(breaker, "statement"), bad.resolve("statement"));
    byte[] bytes = Files.readAllBytes(Path.of(breaker, "certificate"));
    bytes[60] ^= 1;
    Files.write(bad.resolve("certificate"), bytes);
    Path out = folder.resolve("bad.svg");
    for (String command : List.of("explain", "play", "render")) {
      String[] words =
          command.equals("render")
              ? new String[] {command, bad.toString(), "--out", out.toString()}
              : new String[] {command, bad.toString()};
      refused(Run.of(words), 1, "certificate: REJECTED");
    }
    assertThat(out).doesNotExist();
    refused(
        Run.of("play", folder.resolve("none").toString()), 3, "there is no such file or folder");
    refused(Run.of("play", breaker + "/statement"), 3, "is not a folder");
    refused(Run.of("explain", breaker + "/statement", "nothing"), 3, "nothing");
  }

  @Test
  void imagesAreDrawnWholeOrNotAtAll() throws Exception {
    Path svg = folder.resolve("x.svg");
    Run run = Run.of("render", breaker, "--moves", "b2", "--out", svg.toString());
    assertThat(run.out()).isEqualTo("drawn: " + svg + "\n");
    String drawn = Files.readString(svg);
    assertThat(drawn).contains("class=\"black\"", "class=\"white\"", "class=\"last\"");
    assertThat(drawn).contains("<rect class=\"zone\"");
    Run.of("render", breaker, "--moves", "b2", "--plain", "--out", svg.toString());
    assertThat(Files.readString(svg)).doesNotContain("<rect class=\"zone\"");
    Path png = folder.resolve("x.png");
    String[] words = {"render", maker + "/statement", "--moves", "b2 a1", "--out", png.toString()};
    assertThat(Run.of(words).exitCode()).isZero();
    byte[] first = Files.readAllBytes(png);
    assertThat(ImageIO.read(new ByteArrayInputStream(first)).getWidth()).isEqualTo(304);
    Run.of(words);
    assertThat(Files.readAllBytes(png)).isEqualTo(first);
    refused(
        Run.of("render", maker, "--out", "x.gif"),
        3,
        "NAME.svg, NAME.png, NAME.pdf, NAME.tikz or NAME.tex, not x.gif");
    Run.of("render", maker, "--plain", "--out", svg.toString());
    assertThat(Files.readString(svg)).contains("class=\"black\"", "class=\"last\"");
    String nowhere = folder.resolve("no/where.svg").toString();
    refused(
        Run.of("render", maker, "--out", nowhere), 3, "--out " + nowhere + ": there is no folder ");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.filter(file -> file.toString().endsWith(".tmp"))).isEmpty();
    }
    assertThat(new String(first, 1, 3, StandardCharsets.US_ASCII)).isEqualTo("PNG");
  }

  @Test
  void aColonMakesItACommand() {
    assertThat(Run.typing(":moves\n:nothing\n:quit\na1\n", "play", maker).out())
        .contains("> You have not moved yet.\n")
        .endsWith("> ':nothing' is neither a cell (a1 to c3) nor a command; type help\n> ");
  }

  @Test
  void aLineThatNobodyTypesIsCut() {
    Run run = Run.typing("x".repeat(1_000_000) + "\nquit\n", "play", maker);
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).hasSizeLessThan(2_000).contains("xxx...' is neither a cell (a1 to c3)");
    Run list = Run.of("play", maker, "--moves", "x".repeat(100_000));
    refused(list, 3, "there is no cell 'xxx");
    assertThat(list.err()).hasSizeLessThan(3_000);
  }

  @Test
  void theGameEndsWithItsOutput() {
    PrintStream gone =
        new PrintStream(
            new OutputStream() {
              @Override
              public void write(int b) throws IOException {
                throw new IOException("gone");
              }
            });
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    InputStream endless =
        new InputStream() {
          @Override
          public int read() {
            return '\n';
          }
        };
    String[] play = {"play", maker};
    int exitCode =
        Main.run(play, endless, gone, new PrintStream(err, true, StandardCharsets.UTF_8));
    assertThat(exitCode).isEqualTo(3);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .isEqualTo("touchstone: cannot write to standard output\n");
  }

  @Test
  void aMalformedStatementCannotBeJudged() throws Exception {
    Path empty = Files.createFile(folder.resolve("empty"));
    refused(Run.of("explain", empty.toString(), maker + "/certificate"), 2, "MALFORMED_STATEMENT");
    refused(
        Run.of("play", folder.resolve("none").toString()), 3, "there is no such file or folder");
  }

  @Test
  void anImageTouchesNoOtherFile() throws Exception {
    Path image = folder.resolve("own.svg");
    Path precious = Files.writeString(folder.resolve("own.svg.1.tmp"), "precious");
    assertThat(Run.of("render", maker, "--out", image.toString()).exitCode()).isZero();
    assertThat(image).isNotEmptyFile();
    assertThat(precious).hasContent("precious");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .filteredOn(name -> name.startsWith("own."))
          .containsExactlyInAnyOrder("own.svg", "own.svg.1.tmp");
    }
    String inTheWay = Files.createDirectory(folder.resolve("d.svg")).toString();
    refused(Run.of("render", maker, "--out", inTheWay), 3, "d.svg: a folder is in the way");
  }
}
