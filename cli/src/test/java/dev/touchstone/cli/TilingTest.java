package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tilings by truncated boards, from the command line. */
class TilingTest {

  private static final String BRICK = theorem("truncated/4,9,7tr");

  @TempDir Path folder;

  private static String theorem(String name) {
    return Path.of(System.getProperty("touchstone.root", ".."), "proofs", name).toString();
  }

  private Run drawn(String statement, String name, String... words) {
    String[] all = new String[words.length + 4];
    System.arraycopy(
        new String[] {"render", statement, "--out", folder.resolve(name) + ""}, 0, all, 0, 4);
    System.arraycopy(words, 0, all, 4, words.length);
    return Run.of(all);
  }

  private void refused(Run run, String why) {
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err().strip()).contains(why).doesNotContain("\n");
    assertThat(folder).isDirectoryNotContaining("glob:**.svg");
  }

  @Test
  void aTilingIsDrawn() {
    assertThat(drawn(BRICK, "a.svg", "--tiling").exitCode()).isZero();
    assertThat(folder.resolve("a.svg")).content().contains("from f3 up-right");
    assertThat(drawn(BRICK, "b.svg", "--tiling", "c3,up").exitCode()).isZero();
    assertThat(folder.resolve("b.svg")).content().contains("from c3 up contains");
    assertThat(drawn(BRICK, "c.png", "--tiling=b4,up-left").exitCode()).isZero();
    assertThat(folder.resolve("c.png")).isNotEmptyFile();
  }

  @Test
  void whatCannotBeDrawnIsSaid() {
    refused(
        drawn(theorem("weak-mnk/3,3,3"), "a.svg", "--tiling"),
        "--tiling: 3,3,3 tiles nothing; only 4,n,7tr does");
    refused(drawn(BRICK, "a.svg", "--tiling=x1,up"), "--tiling: 4,9,7tr has no cell 'x1'");
    refused(
        drawn(BRICK, "a.svg", "--tiling=c3,down"),
        "as in c3,up, not 'c3,down'; ways are right, up, up-right");
    refused(drawn(BRICK, "a.svg", "--tiling=c3"), "not 'c3'");
    refused(drawn(BRICK, "a.svg", "--tiling", "--plain"), "--tiling shows no game");
  }
}
