package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the commands do with a proof of Hex: the example of docs/format.md. */
class HexPlayTest {

  private static final Path EXAMPLES =
      Path.of(System.getProperty("touchstone.root", ".."), "docs/examples");
  private static final String STATEMENT = EXAMPLES.resolve("hex-3-3.statement").toString();
  private static final String CERTIFICATE = EXAMPLES.resolve("hex-3-3.certificate").toString();

  @TempDir Path folder;

  private static Run run(String... words) {
    Run run = Run.of(words);
    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    return run;
  }

  @Test
  void theStatementIsWhatTheCommandPrints() throws Exception {
    assertThat(run("statement", "hex", "3,3", "--winner", "black").out())
        .isEqualTo(Files.readString(Path.of(STATEMENT)));
  }

  @Test
  void aGameIsPlayedToTheChain() {
    Run run =
        Run.typing("hint\nc1\nwhy\nlines a1\na3\nwhy\nquit\n", "play", STATEMENT, CERTIFICATE);
    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .contains("You are White, O.")
        .contains("         1 - . .\n White    2 -[X]-  White\n           3 a a -\n")
        .contains("Try a3: the answer leaves up to 1 more turn to look up")
        .contains("T14: with b1 the rest can be done in a zone of 2 cells, without c1.")
        .contains("\nlinks: edge bridge b2 to the lower side.")
        .contains("Hex has no lines: any chain between the two sides wins.")
        .contains("T17: a3 and b3 are a pair: White took one, the strategy takes the other.")
        .contains("Black has joined both sides by b1 b2 b3 and wins.");
  }

  @Test
  void movesOnOneLineAreAnsweredWithTheirTheorems() {
    assertThat(run("play", STATEMENT, CERTIFICATE, "--moves", "c1,a3,a1").out())
        .isEqualTo("- b2 T10\nc1 b1 T14\na3 b3 T17\na1 a2 Lemma-A\n");
  }

  @Test
  void explainingDrawsTheAnswers() {
    assertThat(run("explain", STATEMENT, CERTIFICATE).out())
        .contains("Black wants to join the upper and the lower side")
        .contains("depth: 1 moves are looked up at most, the rest is pairs or stones that touch\n")
        .contains("zone: 4 of 9 cells; at most 2 after the first moves\n")
        .contains("         1 b1  c1  b1\n  White    2 b1   .  b1   White\n")
        .contains("links by shape:\n  edge bridge    2\n")
        .contains("a game, with the links that hold after each move:\n  Black b2: ");
  }

  @Test
  void aPositionIsDrawnInHexagons() throws Exception {
    for (String format : new String[] {"svg", "png", "pdf", "tikz"}) {
      Path out = folder.resolve("x." + format);
      run("render", STATEMENT, CERTIFICATE, "--moves", "c1", "--numbers", "--out", out.toString());
      assertThat(out).isNotEmptyFile();
    }
    assertThat(Files.readString(folder.resolve("x.svg")).split("<path class=\"cell\"", -1))
        .hasSize(1 + 7);
    Run lines = Run.of("render", STATEMENT, "--lines", "--out", folder.resolve("y.svg").toString());
    assertThat(lines.exitCode()).isEqualTo(3);
    assertThat(lines.err()).contains("--lines: Hex has no lines; leave it out");
  }

  @Test
  void aProofIsAddedToAnArchive() throws Exception {
    Path archive = folder.resolve("archive");
    Path theorem = Files.createDirectories(folder.resolve("theorem"));
    Files.copy(Path.of(STATEMENT), theorem.resolve("statement"));
    Files.copy(Path.of(CERTIFICATE), theorem.resolve("certificate"));
    run("archive", "add", theorem.toString(), "--archive", archive.toString());
    assertThat(archive.resolve("hex/3,3/board.svg")).isNotEmptyFile();
    assertThat(archive.resolve("hex/3,3/README.md"))
        .content()
        .contains("Black wants to join the upper and the lower side");
  }
}
