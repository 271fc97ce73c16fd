package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.statement.StatementText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code solve} in Hex: a position, all openings, and what is left where a budget ends it. */
class HexSolveTest {

  @TempDir private Path folder;

  private Run solve(String... more) {
    return Run.of(
        Stream.concat(
                Stream.of("solve", "--out", folder.resolve("out").toString()), Stream.of(more))
            .toArray(String[]::new));
  }

  private String statement(String theorem) throws Exception {
    byte[] bytes = Files.readAllBytes(folder.resolve(theorem).resolve("statement"));
    return StatementText.parse(bytes).text();
  }

  @Test
  void aPositionAfterMoves() throws Exception {
    Run run = solve("hex 4,4", "--moves", "a1,d2");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .startsWith("Black wins hex 4,4 (hex), Black on a1, White on d2\n")
        .contains("proved: ");
    assertThat(statement("out")).contains("black a1\n", "white d2\n", "first black\n");
    assertThat(Run.of("verify", folder.resolve("out").toString()).exitCode()).isZero();
  }

  @Test
  void stonesThatHaveWonAlreadyAreToldOf() {
    Run run = solve("hex 3,3", "--black", "b1,b2,b3", "--white", "a1;a2", "--first", "white");
    assertThat(run.exitCode()).isZero();
    assertThat(run.err())
        .isEqualTo("touchstone: note: Black has joined both sides already, by b1 b2 b3\n");
    assertThat(run.out()).startsWith("Black wins hex 3,3 (hex), Black on b1 b2 b3, White on a1 a2");
  }

  @Test
  void eachOpeningWithAPicture() throws Exception {
    Run run = solve("hex 3,3", "--all-openings", "--each");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .contains("hex 3,3: Black wins after 5 first moves, White after 4", "  w w B\n   B B B\n");
    assertThat(Files.readString(folder.resolve("out/openings.svg"))).startsWith("<svg");
    assertThat(statement("out/b2")).contains("winner black");
    assertThat(statement("out/a1")).contains("winner white");
    Run again = solve("hex 3,3", "--all-openings", "--each", "--json");
    assertThat(again.out())
        .contains("\"provedBefore\":true", "\"winners\":\"wwBBBBBww\"", "\"nodes\":0");
  }

  @Test
  void aBudgetThatIsUsedUpLeavesWhatIsProvedAndACheckpoint() throws IOException {
    String[] each = {"hex 6,6", "--all-openings", "--each"};
    Run run = solve("hex 6,6", "--all-openings", "--each", "--max-nodes", "400");
    assertThat(run.exitCode()).isEqualTo(ExitCode.OUT_OF_BUDGET);
    assertThat(run.out()).contains("search: 400 nodes");
    assertThat(run.err())
        .contains(
            "the node budget is used up",
            "checkpoint is kept: the same command with a larger --max-nodes resumes from there");
    assertThat(folder.resolve("out/c4/certificate")).exists();
    assertThat(folder.resolve("out/f5/certificate")).doesNotExist();
    assertThat(folder.resolve("out/openings.svg")).doesNotExist();
    assertThat(folder.resolve("out/checkpoint")).exists();
    Run again = solve(each);
    assertThat(again.exitCode()).isZero();
    assertThat(again.out()).contains("36 theorems", "Black wins after 24 first moves");
    assertThat(folder.resolve("out/checkpoint")).doesNotExist();
    assertThat(folder.resolve("out/.lock")).doesNotExist();
  }

  @Test
  void aMapGoesOnFromItsCheckpointToTheSameBytes() throws IOException {
    Run run = solve("hex 5,5", "--all-openings", "--max-nodes", "40");
    assertThat(run.exitCode()).isEqualTo(ExitCode.OUT_OF_BUDGET);
    assertThat(run.out()).startsWith("hex 5,5 is not decided (hex)\n").contains("search: 40 nodes");
    Path checkpoint = folder.resolve("out/checkpoint");
    assertThat(run.err()).contains("the checkpoint " + checkpoint + " is kept");
    Run other = solve("hex 4,4", "--all-openings", "--checkpoint", checkpoint.toString());
    assertThat(other.exitCode()).isEqualTo(ExitCode.USAGE_OR_FILE);
    assertThat(other.err())
        .contains("is a checkpoint of another game", "--restart removes it and starts over");
    Run again = solve("hex 5,5", "--all-openings");
    assertThat(again.out()).contains("nodes (40 of them before)", "proved: ");
    assertThat(checkpoint).doesNotExist();
    byte[] resumed = Files.readAllBytes(folder.resolve("out/certificate"));
    assertThat(solve("hex 5,5", "--all-openings", "--force").exitCode()).isZero();
    assertThat(Files.readAllBytes(folder.resolve("out/certificate"))).isEqualTo(resumed);
  }

  @Test
  void aCheckpointIsRemovedWhereThatIsAsked() {
    assertThat(solve("hex 6,6", "--moves", "a2", "--max-nodes", "9").out()).contains(": 9 nodes");
    assertThat(solve("hex 6,6", "--moves", "a2", "--max-nodes", "20", "--restart").out())
        .contains("search: 20 nodes in");
    assertThat(solve("hex 6,6", "--moves", "a2", "--max-nodes", "30").out())
        .contains("search: 30 nodes (20 of them before) in");
  }
}
