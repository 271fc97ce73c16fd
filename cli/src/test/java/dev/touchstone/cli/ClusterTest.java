package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code solve --cluster}, as typed. */
class ClusterTest {

  @TempDir Path folder;

  @Test
  void aGameIsSolvedByTwoWorkersWithoutSetUp() throws Exception {
    Path out = folder.resolve("out");
    Run run =
        Run.of("solve", "5,5,4", "--weak", "--cluster", "--workers", "2", "--out", out.toString());
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).startsWith("Maker wins 5,5,4 (weak)\nsearch: ").contains("proved: ");
    assertThat(out.resolve("certificate")).exists();
    assertThat(out.resolve("cluster.log")).doesNotExist();
    assertThat(out.resolve("cluster.secret")).doesNotExist();
    assertThat(Run.of("verify", out.toString()).exitCode()).isZero();
  }

  @Test
  void aBudgetKeepsTheLogAndTheNextRunGoesOn() throws Exception {
    String out = folder.resolve("out").toString();
    String[] typed = {
      "solve", "5,5,4", "--weak", "--cluster", "--first-job", "3", "--out", out, "--max-nodes", "9"
    };
    Run first = Run.of(typed);
    assertThat(first.exitCode()).isEqualTo(4);
    assertThat(first.err()).contains("cluster.log is kept: the same command");
    assertThat(folder.resolve("out/cluster.log")).exists();
    typed[9] = "100000";
    Run second = Run.of(typed);
    assertThat(second.exitCode()).isZero();
    assertThat(second.out()).containsPattern("search: [0-9]+ nodes \\([0-9]+ of them before\\)");
  }

  @Test
  void theLogOfAnotherGameStays() throws Exception {
    Path out = Files.createDirectory(folder.resolve("out"));
    Files.writeString(
        out.resolve("cluster.log"), "somebody wrote this, and it is longer than that");
    Run run = Run.of("solve", "5,5,4", "--weak", "--cluster", "--out", out.toString());
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).contains("cluster.log: is no log of jobs").hasLineCount(1);
    assertThat(out.resolve("cluster.log")).isNotEmptyFile();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "solve 5,5,4 --cluster|--cluster: for weak games so far (--weak)",
        "solve 5,5,4 --weak --workers 2|--workers, --listen, --secret: with --cluster only",
        "solve 5,5,4 --weak --cluster --workers 999|--workers: 0 to 256, not 999",
        "solve 5,5,4 --weak --cluster --listen here|--listen: HOST:PORT, as 127.0.0.1:5701, not 'here'",
        "solve 5,5,4 --weak --cluster --threads 2|--engine, --effort, --threads: workers have their own",
        "worker|either --join HOST:PORT or --listen HOST:PORT",
        "worker --join 127.0.0.1:5701|--secret FILE: what all members share",
      })
  void whatMakesNoSenseIsRefusedInALine(String typed, String line) {
    Run run = Run.of(typed.split(" ", -1));
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).startsWith("touchstone: " + line).hasLineCount(1);
  }
}
