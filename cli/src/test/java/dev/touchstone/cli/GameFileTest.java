package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

  private Path changed() throws Exception {
    String text = Files.readString(FANO).replace("name: The Fano plane", "name: Seven lines");
    return Files.writeString(folder.resolve("changed.hg"), text);
  }

  private Run again(Path file, String... more) {
    List<String> words = new ArrayList<>();
    words.addAll(List.of("solve", file.toString(), "--weak", "--out", theorem.toString()));
    words.addAll(List.of(more));
    return Run.of(words.toArray(new String[0]));
  }

  @Test
  void anotherLayoutOfTheSameGameComesFromItsFileWithoutASearch() throws Exception {
    byte[] certificate = Files.readAllBytes(theorem.resolve("certificate"));
    Path file = changed();
    Run run = again(file);
    assertThat(run.exitCode()).isZero();
    assertThat(run.err())
        .isEqualTo(
            "touchstone: %s is now that of %s; the proof is as it was\n".formatted(layout(), file));
    assertThat(run.out()).startsWith("Maker wins Seven lines (weak)\n").contains("nothing to do");
    assertThat(layout()).content().contains("\nname Seven lines\n");
    assertThat(theorem.resolve("certificate")).hasBinaryContent(certificate);
    assertThat(again(file).err()).isEmpty();
    Files.delete(layout());
    assertThat(again(file).err()).hasLineCount(1).contains("is now that of");
    assertThat(layout()).exists();
    assertThat(theorem.resolve(".lock")).doesNotExist();
  }

  @Test
  void aLayoutThatIsNoneOfThisGameIsNotReplacedUnasked() throws Exception {
    Files.writeString(layout(), "my notes");
    assertThat(again(changed()).out()).contains("holds a proof of this already");
    assertThat(layout()).hasContent("my notes");
    Files.delete(theorem.resolve("certificate"));
    Run refused = again(FANO);
    assertThat(refused.exitCode()).isEqualTo(3);
    assertThat(refused.err())
        .hasLineCount(1)
        .contains(
            layout() + ": no layout of this game; choose another folder; --force replaces it");
    assertThat(layout()).hasContent("my notes");
    assertThat(again(FANO, "--force").exitCode()).isZero();
    assertThat(layout()).content().contains("\nname The Fano plane\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"layout", "manifest"})
  @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void aPipeInThePlaceOfAFileHoldsNobodyUp(String name) throws Exception {
    Files.deleteIfExists(theorem.resolve(name));
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/mkfifo")));
    Path pipe = theorem.resolve(name);
    assertThat(new ProcessBuilder("/usr/bin/mkfifo", pipe.toString()).start().waitFor()).isZero();
    Run solved = again(FANO);
    assertThat(solved.exitCode()).isEqualTo(3);
    assertThat(solved.err()).hasLineCount(1).contains(pipe + ": not a file; remove it");
    boolean signed = name.equals("manifest");
    Path site = folder.resolve("site");
    for (Run run : new Run[] {run("verify"), run("site", "--out", site.toString())}) {
      assertThat(run.exitCode()).isEqualTo(signed ? 3 : 0);
    }
    Run verified = run("verify");
    assertThat(verified.err()).contains(signed ? pipe + ": not a file; remove it" : "");
    Run shown = run("site", "--out", site.toString());
    assertThat(shown.err()).hasLineCount(1).contains(pipe + ": no").contains("not a file");
    Run played = run("play", "--moves", "2");
    assertThat(played.exitCode()).isEqualTo(signed ? 3 : 0);
    Run explained = run("explain");
    assertThat(explained.exitCode()).isEqualTo(signed ? 3 : 0);
    assertThat(explained.err()).hasLineCount(1);
    Run added =
        Run.of("archive", "add", theorem.toString(), "--archive", folder.resolve("a").toString());
    assertThat(added.exitCode()).isEqualTo(3);
    assertThat(added.err()).hasLineCount(1).contains(pipe + ": no");
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
