package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PackedEffortTest {

  @TempDir Path folder;

  private Run solve(String effort, String... more) {
    String[] words = {"solve", "5,10,5", "--weak", "--effort", effort, "--out", out(effort) + ""};
    String[] all = new String[words.length + more.length];
    System.arraycopy(words, 0, all, 0, words.length);
    System.arraycopy(more, 0, all, words.length, more.length);
    return Run.of(all);
  }

  private Path out(String effort) {
    return folder.resolve(effort);
  }

  @Test
  void packingsMakeFarSmallerProofs() throws Exception {
    assertThat(solve("fast").exitCode()).isZero();
    assertThat(solve("packed").exitCode()).isZero();
    assertThat(5 * Files.size(out("packed").resolve("certificate")))
        .isLessThan(Files.size(out("fast").resolve("certificate")));
  }

  @Test
  void twoThreadsLookForThemTogether() {
    Run run = solve("packed", "--threads", "2");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("proved: ");
  }
}
