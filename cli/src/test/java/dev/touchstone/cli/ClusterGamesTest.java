package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code solve --cluster} of Hex and of strong games, as typed. */
class ClusterGamesTest {

  @TempDir Path folder;

  private Run solve(String game, String... options) {
    List<String> typed = new ArrayList<>(List.of("solve", game, "--cluster"));
    typed.addAll(List.of("--workers", "2"));
    typed.addAll(List.of("--out", folder.resolve("out").toString()));
    typed.addAll(List.of(options));
    return Run.of(typed.toArray(String[]::new));
  }

  private void assertNothingIsLeft() throws Exception {
    try (var files = Files.list(folder.resolve("out"))) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder("statement", "certificate");
    }
  }

  @Test
  void hex() throws Exception {
    Run run = solve("hex 5,5", "--moves", "a3", "--first-job", "1");
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains(" wins hex 5,5 (hex), Black on a3").contains("proved: ");
    assertNothingIsLeft();
    assertThat(Run.of("verify", folder.resolve("out").toString()).exitCode()).isZero();
  }

  @Test
  void hexGoesOnFromItsLog() throws Exception {
    Run first = solve("hex 6,6", "--moves", "a2", "--max-nodes", "20", "--first-job", "5");
    assertThat(first.exitCode()).isEqualTo(4);
    assertThat(first.err()).contains("cluster.log is kept: the same command");
    Run second = solve("hex 6,6", "--moves", "a2", "--first-job", "20");
    assertThat(second.out()).containsPattern("search: [0-9]+ nodes \\([0-9]+ of them before\\)");
    assertNothingIsLeft();
  }

  @Test
  void aStrongGameThatBlackWins() throws Exception {
    assertThat(solve("4,4,3", "--first-job", "1").out()).startsWith("Black wins 4,4,3 (strong)\n");
    assertNothingIsLeft();
  }

  @Test
  void aStrongGameThatNobodyWins() throws Exception {
    assertThat(solve("3,3,3", "--first-job", "1").out()).startsWith("Nobody wins 3,3,3 (strong)\n");
    assertNothingIsLeft();
  }

  /** White, who moves second, wins: the second of the two questions. */
  @Test
  void aStrongGameThatTheSecondPlayerWins() throws Exception {
    Run run = solve("4,4,3", "--black", "a1", "--white", "b2,c3");
    assertThat(run.out()).startsWith("White wins 4,4,3 (strong)");
    assertNothingIsLeft();
  }

  /** With stones on the board no strategy can be stolen: two theorems, two logs on the way. */
  @Test
  void aStrongPositionThatNobodyWins() throws Exception {
    String[] position = {"--black", "a1", "--white", "b2"};
    Run run = solve("4,4,4", position);
    assertThat(run.out()).startsWith("White holds 4,4,4 (strong)").contains(", so nobody wins\n");
    assertNothingIsLeft();
    for (String name : List.of("out", "out-black-holds")) {
      assertThat(Run.of("verify", folder.resolve(name).toString()).exitCode()).isZero();
    }
  }

  /** It is said before the first question is asked, which may take days. */
  @Test
  void whatIsInTheWayOfTheSecondLogIsSaidAtOnceAndStays() throws Exception {
    Path other = Files.createDirectory(folder.resolve("out")).resolve("cluster.log-2");
    Files.write(other, new byte[200]);
    for (String option : List.of("--quiet", "--restart")) {
      Run run = solve("4,4,4", "--black", "a1", "--white", "b2", option);
      assertThat(run.exitCode()).isEqualTo(3);
      assertThat(run.err())
          .startsWith("touchstone: " + other + ": no log of jobs, and that of a second question")
          .hasLineCount(1);
    }
    assertThat(other).hasBinaryContent(new byte[200]);
  }

  /** Budget after budget, through both questions. */
  @Test
  void bothQuestionsGoOnFromTheirLogs() throws Exception {
    Run run;
    int nodes = 0;
    do {
      nodes += 200;
      String most = Integer.toString(nodes);
      run =
          solve(
              "4,6,4", "--black", "a1", "--white", "f4", "--first-job", "20", "--max-nodes", most);
    } while (run.exitCode() == 4 && nodes < 10_000);
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("of them before)").contains(", so nobody wins");
    assertNothingIsLeft();
  }
}
