package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game of somebody's own, from its file to what is shown of it. */
class GameFileTest {

  private static final Path FANO =
      Path.of(System.getProperty("touchstone.root", "..")).resolve("docs/examples/fano.hg");

  @TempDir Path folder;
  private Path theorem = Path.of("");

  @BeforeEach
  void solved() {
    theorem = folder.resolve("fano");
    Run run = Run.of("solve", FANO.toString(), "--weak", "--out", theorem.toString());
    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
  }

  private Run run(String command, String... more) {
    String[] all = new String[more.length + 2];
    all[0] = command;
    all[1] = theorem.toString();
    System.arraycopy(more, 0, all, 2, more.length);
    return Run.of(all);
  }

  private Path layout() {
    return theorem.resolve("layout");
  }

  @Test
  void itsNameAndPlacesLieBesideTheProofAndInNoStatement() throws Exception {
    assertThat(layout())
        .content()
        .startsWith("touchstone layout 1\nname The Fano plane\ncell 1 0 3.4641\n");
    for (String name : new String[] {"statement", "layout"}) {
      assertThat(theorem.resolve(name)).hasSameBinaryContentAs(FANO.resolveSibling("fano/" + name));
    }
    String statement = Files.readString(theorem.resolve("statement"));
    assertThat(statement).doesNotContain("Fano", "3.4641");
    Path bare = folder.resolve("bare.hg");
    Files.write(
        bare, Files.readAllLines(FANO).stream().filter(line -> line.matches("[0-9 ]+")).toList());
    Path other = folder.resolve("other");
    Run.of("solve", "file:" + bare, "--weak", "--out", other.toString());
    assertThat(other.resolve("statement")).hasContent(statement);
    assertThat(other.resolve("layout")).hasContent("touchstone layout 1\nname bare");
  }

  @Test
  void aBoardWithANotationHasNoLayout() {
    Path out = folder.resolve("grid");
    Run.of("solve", "3,3,3", "--weak", "--out", out.toString());
    assertThat(out.resolve("statement")).exists();
    assertThat(out.resolve("layout")).doesNotExist();
  }

  @Test
  void itIsExplainedByItsNameWithItsLines() {
    assertThat(run("explain").out())
        .startsWith("Maker wins The Fano plane (weak)\n")
        .contains("winning lines: 7\n  1 4 2\n");
    assertThat(run("explain", "--json").out())
        .contains("\"theorem\":\"Maker wins The Fano plane (weak)\"")
        .contains("\"lines\":[\"1 4 2\",");
    Run brick = Run.of("explain", FANO.resolveSibling("../../proofs/truncated/4,9,7tr").toString());
    assertThat(brick.out()).contains("winning lines: 39\n  b1 c1 d1 e1 f1 g1 h1\n");
  }

  @Test
  void aBrokenLayoutIsOneLineAndTheRestGoesOn() throws Exception {
    Files.writeString(layout(), Files.readString(layout()).replace("cell 7", "cell 8"));
    Path svg = folder.resolve("x.svg");
    for (Run run : new Run[] {run("explain"), run("render", "--out", svg.toString())}) {
      assertThat(run.exitCode()).isZero();
      assertThat(run.err())
          .hasLineCount(1)
          .startsWith("touchstone: " + layout() + ": no layout of this game: its cells are not");
    }
    assertThat(run("explain").out()).startsWith("Maker wins fano (weak)\n");
    assertThat(svg)
        .content()
        .contains("<title>Maker wins fano (weak)</title>", "<rect class=\"zone\"");
  }

  @Test
  void aFileThatIsNoGameIsSaidWithItsLine() throws Exception {
    Path file = Files.writeString(folder.resolve("bad.hg"), "a b\nb b\n");
    Run run = Run.of("solve", file.toString(), "--weak");
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err())
        .hasLineCount(1)
        .contains(file + ": line 2: the cell b stands twice in a winning line");
  }
}
