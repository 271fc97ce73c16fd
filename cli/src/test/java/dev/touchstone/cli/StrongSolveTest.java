package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.statement.Sha256;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code solve} without {@code --weak}: who completes a line first. */
class StrongSolveTest {

  @TempDir Path folder;

  private Run solve(String board, String... more) {
    String[] args = new String[more.length + 4];
    args[0] = "solve";
    args[1] = board;
    args[2] = "--out";
    args[3] = out().toString();
    System.arraycopy(more, 0, args, 4, more.length);
    return Run.of(args);
  }

  private Path out() {
    return folder.resolve("out");
  }

  @Test
  void aDrawIsProved() {
    Run run = solve("4,5,4");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).startsWith("Nobody wins 4,5,4 (strong)\nsearch: ").contains("proved: ");
    assertThat(Run.of("verify", out().toString()).exitCode()).isZero();
    Run again = solve("4,5,4", "--strong");
    assertThat(again.exitCode()).isZero();
    assertThat(again.out()).contains("holds a proof of this already");
  }

  @Test
  void aWinIsProvedAndExplainedByItsMainLine() {
    Run run = solve("3,4,3", "--json");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .contains("\"rules\":\"strong\"")
        .contains("\"winner\":\"black\"")
        .contains("\"verified\":true");
    Run explained = Run.of("explain", out().toString());
    assertThat(explained.exitCode()).isZero();
    assertThat(explained.out())
        .containsPattern("main line: Black [a-d][1-3], White .*threatens .*wins\n");
  }

  @Test
  void longLinesAreBlockedByTheClaimOfTheWeakGame() {
    Run run = solve("5,5,5");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).startsWith("Nobody wins 5,5,5 (strong)");
  }

  @Test
  void withStonesOnTheBoardTwoTheoremsSayThatNobodyWins() {
    Run run = solve("4,5,4", "--black", "b2", "--white", "c3");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).startsWith("White holds 4,5,4 (strong), Black on b2");
    assertThat(run.out()).contains("Black holds 4,5,4").contains("so nobody wins");
    assertThat(Run.of("verify", out().toString()).exitCode()).isZero();
    assertThat(Run.of("verify", out() + "-black-holds").exitCode()).isZero();
    Run again = solveWithStones();
    assertThat(again.out()).contains("\"winner\":\"nobody\"").contains("\"provedBefore\":true");
  }

  private Run solveWithStones() {
    return solve("4,5,4", "--black", "b2", "--white", "c3", "--json");
  }

  /** Half of it would not say who wins: it is made again, and what is there stays. */
  @Test
  void ofTwoTheoremsTheOneThatIsMissingIsMadeAgain() throws IOException {
    solveWithStones();
    Path second = Path.of(out() + "-black-holds");
    byte[] first = Files.readAllBytes(out().resolve("certificate"));
    for (String name : new String[] {"statement", "certificate"}) {
      Files.delete(second.resolve(name));
    }
    Files.writeString(second.resolve("layout"), "mine");
    Run refused = solveWithStones();
    assertThat(refused.exitCode()).isEqualTo(3);
    assertThat(refused.out()).doesNotContain("\"winner\":\"nobody\"");
    assertThat(second.resolve("layout")).hasContent("mine");
    Files.delete(second.resolve("layout"));
    Run mended = solveWithStones();
    assertThat(mended.exitCode()).as(mended.err()).isZero();
    assertThat(mended.out()).contains("\"winner\":\"nobody\"").contains("\"provedBefore\":false");
    assertThat(Run.of("verify", second.toString()).exitCode()).isZero();
    assertThat(Files.readAllBytes(out().resolve("certificate"))).isEqualTo(first);
  }

  /** Two theorems that say the same do not say that nobody wins. */
  @Test
  void theSecondTheoremIsOfTheOtherPlayer() throws IOException {
    solveWithStones();
    Path second = Path.of(out() + "-black-holds");
    for (String name : new String[] {"statement", "certificate"}) {
      Files.copy(out().resolve(name), second.resolve(name), StandardCopyOption.REPLACE_EXISTING);
    }
    Run refused = solveWithStones();
    assertThat(refused.exitCode()).isEqualTo(3);
    assertThat(refused.out()).doesNotContain("\"winner\":\"nobody\"");
    assertThat(refused.err())
        .startsWith("touchstone: " + second + "/statement says something else: White holds 4,5,4")
        .hasLineCount(1);
  }

  /** That Black does not lose is less than that Black wins, and is not what was found. */
  @Test
  void aTheoremThatSaysLessThanWhatWasFoundIsNamed() throws IOException {
    solve("4,4,3");
    Path statement = out().resolve("statement");
    Path certificate = out().resolve("certificate");
    String less = Files.readString(statement).replace("winner black", "holds black");
    byte[] bytes = Files.readAllBytes(certificate);
    byte[] digest = Sha256.start().digest(less.getBytes(StandardCharsets.UTF_8));
    System.arraycopy(digest, 0, bytes, 9, digest.length);
    Files.writeString(statement, less);
    Files.write(certificate, bytes);
    assertThat(Run.of("verify", out().toString()).exitCode()).isZero();
    Run run = solve("4,4,3");
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err())
        .startsWith("touchstone: " + statement + " says something else: Black holds 4,4,3")
        .hasLineCount(1);
    assertThat(statement).hasContent(less);
    assertThat(solve("4,4,3", "--force").out()).startsWith("Black wins 4,4,3");
  }

  /** Of a folder that holds what is usually the second theorem, the first one lies beside it. */
  @Test
  void whatIsThereMayBeTheSecondTheorem() {
    solveWithStones();
    Run run =
        Run.of("solve", "4,5,4", "--black", "b2", "--white", "c3", "--out", out() + "-black-holds");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out())
        .startsWith("Black holds 4,5,4 (strong)")
        .contains("White holds 4,5,4 (strong), Black on b2, White on c3, so nobody wins");
    assertThat(Path.of(out() + "-black-holds-white-holds").resolve("certificate")).exists();
  }

  @Test
  void budgetsLeaveACheckpointAndTheSameCommandGoesOn() {
    Run run = solve("5,5,4", "--max-nodes", "40");
    assertThat(run.exitCode()).isEqualTo(4);
    assertThat(run.out()).startsWith("5,5,4 is not decided (strong)");
    assertThat(out().resolve("checkpoint")).exists();
    Run more = solve("5,5,4");
    assertThat(more.exitCode()).isZero();
    assertThat(more.out()).contains("(40 of them before)");
    assertThat(out().resolve("checkpoint")).doesNotExist();
  }

  @Test
  void aFileWithLinesOfOnePlayersIsSolved() throws IOException {
    Path file = folder.resolve("uneven.hg");
    Files.writeString(file, "black-line: a b\nblack-line: a c\nwhite-line: b c d\n");
    Run run = solve("file:" + file);
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).startsWith("Black wins ");
  }
}
