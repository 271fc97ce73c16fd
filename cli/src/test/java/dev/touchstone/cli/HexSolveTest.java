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
  void aBudgetThatIsUsedUpLeavesWhatIsProved() throws IOException {
    Run run = solve("hex 6,6", "--all-openings", "--each", "--max-nodes", "100");
    assertThat(run.exitCode()).isEqualTo(ExitCode.OUT_OF_BUDGET);
    assertThat(run.err()).contains("the node budget is used up", "Hex keeps no checkpoint");
    assertThat(folder.resolve("out/c4/certificate")).exists();
    assertThat(folder.resolve("out/openings.svg")).doesNotExist();
  }
}
