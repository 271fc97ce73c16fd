package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.solver.SolveListener.Progress;
import dev.touchstone.theorem.ProofListener.Stage;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is said while something takes long. */
class RunListenerTest {

  @TempDir Path temp;

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final PrintStream stream = new PrintStream(bytes, true, StandardCharsets.UTF_8);

  private long nanos = Long.MAX_VALUE;

  private String written() {
    return bytes.toString(StandardCharsets.UTF_8);
  }

  private static Progress progress(long nodes, double breakerWork) {
    return new Progress(
        nodes / 1e3, nodes, 0, 700, 1 << 20, 4 << 20, 1, 1, 49, 40, 12, breakerWork);
  }

  private void wait(int milliseconds) {
    nanos += 1_000_000L * milliseconds;
  }

  @Test
  void theLineIsWrittenOverItselfAndGoneAtTheEnd() {
    RunListener listener = RunListener.on(new LiveLine(stream, true, () -> nanos));
    listener.progress(progress(1000, 1e6));
    assertThat(written()).as("nothing at once").isEmpty();
    wait(350);
    listener.progress(progress(2000, 1e6));
    listener.progress(progress(2001, 1e6));
    assertThat(written())
        .startsWith("\r0:02  2000 nodes 1000/s  9/49 moves  table 25 %  no estimate yet  ")
        .endsWith(" \r")
        .doesNotContain("2001", "\n");
    wait(110);
    listener.progress(progress(4000, 5e5));
    assertThat(written()).contains("\r0:04  4000 nodes").contains("1-9 s if Breaker");
    listener.end();
    assertThat(written()).endsWith("\r" + " ".repeat(78) + "\r").doesNotContain("\n");
  }

  @Test
  void stagesOfTheProofAreShown() {
    LiveLine line = new LiveLine(stream, true, () -> nanos);
    RunListener listener = RunListener.on(line);
    wait(350);
    listener.progress(Stage.WRITING, 1_234_567, 0);
    wait(110);
    listener.progress(Stage.VERIFYING, 1, 3);
    assertThat(written()).contains("\rwriting the proof: 1,234,567 steps ", "\rverifying: 33 % ");
  }

  @Test
  void whereNobodyWatchesNothingIsWritten() {
    RunListener listener = RunListener.on(new LiveLine(stream, false, () -> nanos));
    wait(350);
    listener.progress(progress(1000, 1e6));
    listener.progress(Stage.WRITING, 1, 0);
    listener.end();
    assertThat(written()).isEmpty();
  }

  @Test
  void programsGetALineASecond() {
    RunListener listener = new JsonListener(stream, () -> nanos);
    listener.progress(progress(1000, 1e6));
    assertThat(written()).isEmpty();
    wait(1010);
    listener.progress(progress(2000, 1e6));
    listener.progress(progress(3000, 5e5));
    wait(1010);
    listener.progress(progress(4000, 5e5));
    wait(1010);
    listener.progress(Stage.VERIFYING, 10, 30);
    assertThat(written().lines())
        .containsExactly(
            "{\"event\":\"searching\",\"seconds\":2.000,\"nodes\":2000,\"decided\":700,\"nodesPerSecond\":1000,"
                + "\"part\":1,\"parts\":1,\"rootMoves\":49,\"rootMovesSettled\":9,"
                + "\"tableBytes\":1048576,\"tableLimit\":4194304}",
            "{\"event\":\"searching\",\"seconds\":4.000,\"nodes\":4000,\"decided\":700,\"nodesPerSecond\":1000,"
                + "\"part\":1,\"parts\":1,\"rootMoves\":49,\"rootMovesSettled\":9,"
                + "\"tableBytes\":1048576,\"tableLimit\":4194304,"
                + "\"leastSecondsLeftIfBreakerWins\":1.000,"
                + "\"mostSecondsLeftIfBreakerWins\":9.000}",
            "{\"event\":\"verifying\",\"bytes\":10,\"ofBytes\":30}");
  }

  /** As on 15,15,5 after so many seconds. */
  private static Progress hopeless(double seconds) {
    return new Progress(seconds, 900, 0, 0, 1 << 20, 4 << 20, 1, 1, 225, 225, 466, 2.25e11);
  }

  @Test
  void aSearchWithoutAnEndInSightSaysSoOnce() {
    RunListener listener = RunListener.on(new LiveLine(stream, true, () -> nanos));
    wait(350);
    listener.progress(hopeless(9.9));
    assertThat(written()).contains("0:09  900 nodes").doesNotContain("no end in sight");
    wait(110);
    listener.progress(hopeless(10.1));
    wait(110);
    listener.progress(hopeless(12));
    assertThat(written())
        .containsOnlyOnce("no end in sight")
        .contains(
            "\r"
                + " ".repeat(78)
                + "\rno end in sight: in 0:10, none of 900 positions was decided"
                + " for either player, none of 225 first moves is settled, and the work expected has"
                + " only grown; no game that was solved so far looked like this at any time. Try a"
                + " smaller board, more in a row, or stones on the board (--maker, --breaker);"
                + " Ctrl-C stops and keeps a checkpoint.\n")
        .contains("\r0:12  900 nodes");
  }

  @Test
  void noEndInSightIsNotSaidWhereNobodyWatchesAndAMemberForPrograms() {
    RunListener silent = RunListener.on(new LiveLine(stream, false, () -> nanos));
    silent.progress(hopeless(60));
    assertThat(written()).isEmpty();
    RunListener listener = new JsonListener(stream, () -> nanos);
    wait(1010);
    listener.progress(hopeless(9));
    assertThat(written()).doesNotContain("noEndInSight");
    wait(1010);
    listener.progress(hopeless(12));
    assertThat(written()).endsWith(",\"noEndInSight\":true}\n");
  }

  @Test
  void aSearchThatIsCutOffSaysHowFarItCameToPrograms() {
    String folder = temp.resolve("cut").toString();
    String[] words = {
      "solve", "6,9,5", "--weak", "--out", folder, "--json", "--quiet", "--max-nodes", "3000"
    };
    assertThat(Run.of(words).out())
        .containsPattern(
            "\"rootMoves\":54,\"rootMovesSettled\":[0-9]+,\"decided\":[1-9][0-9]*}\n$");
  }

  @Test
  void quietMeansTheResultAlone() {
    String folder = temp.resolve("x").toString();
    Run quiet = Run.of("solve", "6,9,5", "--weak", "--out", folder, "--json", "--quiet");
    assertThat(quiet.out()).hasLineCount(1).startsWith("{\"event\":\"result\"");
    assertThat(quiet.err()).isEmpty();
    String longer = temp.resolve("z").toString();
    Run again = Run.of("solve", "8,8,5", "--weak", "--out", longer, "--json", "--max-time", "2.5");
    assertThat(again.out().lines())
        .hasSizeGreaterThan(1)
        .allMatch(line -> line.startsWith("{\"event\":") && line.endsWith("}"));
    assertThat(again.out())
        .startsWith("{\"event\":\"searching\"")
        .contains("\n{\"event\":\"result\"");
  }

  @Test
  void withoutATerminalOnlyTheSummaryIsSaid() {
    String folder = temp.resolve("y").toString();
    Run run = Run.of("solve", "6,9,5", "--weak", "--out", folder, "--max-nodes", "2000");
    assertThat(run.out())
        .matches(
            "6,9,5 is not decided \\(weak\\)\\n"
                + "search: 2000 nodes in [0-9.]+ s, [0-9]+ a second, table [0-9]+ kB,"
                + " [0-9]+ of 54 first moves settled, [0-9]+ positions decided\\n");
    assertThat(run.err()).hasLineCount(1).startsWith("touchstone: the node budget is used up");
    Run rest = Run.of("solve", "6,9,5", "--weak", "--out", folder);
    assertThat(rest.out()).contains(" nodes (2000 of them before) in ");
    assertThat(rest.err()).isEmpty();
  }
}
