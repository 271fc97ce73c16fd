package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code touchstone solve} of strong games with turns of several stones. */
class TurnSolveTest {

  @TempDir Path folder;

  private Path out() {
    return folder.resolve("out");
  }

  private Run solve(String board, String options) {
    List<String> words = new ArrayList<>(List.of("solve", board));
    words.addAll(List.of(options.split(" ")));
    words.addAll(List.of("--out", out().toString()));
    return Run.of(words.toArray(String[]::new));
  }

  @Test
  void threeStonesInTheFirstTurnWinOnThePlane() throws Exception {
    Run run = solve("plane 6", "--turn 2 --opening 3");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out())
        .startsWith("Black wins plane 6 (strong, 2 stones a turn, 3 in the first)\n");
    assertThat(Files.size(out().resolve("certificate"))).isLessThan(60_000);
    Run again = solve("plane 6", "--turn 2 --opening 3 --json");
    assertThat(again.out()).contains("\"winner\":\"black\"").contains("\"provedBefore\":true");
    assertThat(Run.of("explain", out().toString()).exitCode()).isZero();
  }

  @Test
  void aDrawIsOneTheoremOrTwo() {
    Run one = solve("3,4,4", "--turn 2");
    assertThat(one.exitCode()).as(one.err()).isZero();
    assertThat(one.out()).startsWith("Nobody wins 3,4,4 (strong, 2 stones a turn, 2 in the first)");
    Run two = solve("3,4,4", "--turn 2 --opening 1 --force");
    assertThat(two.exitCode()).as(two.err()).isZero();
    assertThat(two.out()).contains("holds 3,4,4").contains("so nobody wins");
  }

  @Test
  void whatCannotBeProvedIsUndecided() {
    Run small = solve("1,4,4", "--turn 1 --opening 3 --json");
    assertThat(small.exitCode()).isEqualTo(4);
    assertThat(small.err()).contains("undecided, for lack of a proof").contains("nothing is kept");
    assertThat(small.out()).contains("\"winner\":\"unknown\"");
  }

  @Test
  void aBudgetEndsTheSearchWhichGoesOnFromItsCheckpoint() {
    Run run = solve("19,19,6", "--turn 2 --opening 1 --max-nodes 30");
    assertThat(run.exitCode()).isEqualTo(4);
    assertThat(run.out()).startsWith("19,19,6 is not decided (strong)");
    assertThat(run.err()).contains("the node budget is used up").contains("checkpoint is kept");
    assertThat(out().resolve("checkpoint")).isNotEmptyFile();
    Run more = solve("19,19,6", "--turn 2 --opening 1 --max-nodes 40");
    assertThat(more.out()).contains("(31 of them before)");
  }

  @Test
  void anOpeningThatStaysOpenSaysHowNearItCame() {
    String[] words = {
      "solve",
      "plane 6",
      "--turn",
      "2",
      "--black",
      "0,0",
      "--white=3,-3 3,3",
      "--json",
      "--max-nodes",
      "500",
      "--out",
      out().toString()
    };
    Run run = Run.of(words);
    assertThat(run.exitCode()).as(run.err()).isEqualTo(4);
    assertThat(run.out())
        .containsPattern("\"rootMoves\":[0-9]{2,3},\"rootMovesSettled\":[0-9]{2,3}");
  }

  @Test
  void whatIsNotTakenIsSaidInOneLine() {
    Run run = Run.of("solve", "3,3,3", "--turn", "2", "--opening", "9");
    assertThat(run.err()).hasLineCount(1).contains("--opening: 1 to 8 stones, not 9");
    Run refused = Run.of("solve", "strip 3,3", "--turn", "2");
    assertThat(refused.exitCode()).isEqualTo(3);
    assertThat(refused.err()).hasLineCount(1).contains("the solver takes the plane only");
  }
}
