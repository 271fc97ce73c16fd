package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A list of lines must not pass for a board. */
class LikeABoardTest {

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"9,9,5", "torus 4x4x4", "4^3", "7 by 7 by 5", "8,8,5 (weak)"})
  void noHypergraphIsCalledLikeABoard(String name) throws Exception {
    Path file = folder.resolve("spoof.hg");
    Files.writeString(file, "name: " + name + "\na b c\n");
    Run run = Run.of("solve", file.toString(), "--weak", "--out", folder.resolve("s").toString());
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).hasLineCount(1).contains("line 1: name: '" + name + "' would pass for");
  }

  @Test
  void aFileCalledLikeABoardIsAGameOfThatName() throws Exception {
    Path file = Files.writeString(folder.resolve("8,8,4.hg"), "a b c\n");
    Path out = folder.resolve("8,8,4");
    Run run = Run.of("solve", file.toString(), "--weak", "--out", out.toString());
    assertThat(run.out()).contains("wins game 8,8,4 (weak)").doesNotContain("wins 8,8,4");
    Files.delete(out.resolve("layout"));
    assertThat(Run.of("explain", out.toString()).out()).contains("wins game 8,8,4 (weak)");
    Files.writeString(out.resolve("layout"), "touchstone layout 1\nname 8,8,4\n");
    assertThat(Run.of("explain", out.toString()).err()).contains("the name of a board");
  }
}
