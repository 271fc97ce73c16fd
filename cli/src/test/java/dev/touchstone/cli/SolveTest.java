package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.game.Notation;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.Proof;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.theorem.NewProof;
import dev.touchstone.theorem.ProofListener;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.TheoremFolder;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SolveTest {

  @TempDir Path folder;

  private Run solve(String words) {
    Path out = folder.resolve("out");
    return Run.of(("solve " + words + " --weak --out " + out).split(" ", -1));
  }

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("out"))) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void aProofIsWrittenVerifiedAndNamed() throws IOException {
    Run run = solve("3,3,3");
    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out().lines()).hasSize(4).first().isEqualTo("Maker wins 3,3,3 (weak)");
    assertThat(run.out().lines().skip(3))
        .containsExactly(
            "proved: %1$s/statement %1$s/certificate".formatted(folder.resolve("out")));
    assertThat(files()).containsExactly("certificate", "statement");
    Run verified = Run.of("verify", folder.resolve("out").toString());
    assertThat(verified.out()).isEqualTo("s VERIFIED\n");
    assertThat(verified.exitCode()).isZero();
  }

  @Test
  void theStonesOfATheoremAreSaid() throws IOException {
    Run run = solve("3,3,3 --maker a1 --breaker b2,c3 --first breaker");
    assertThat(run.out())
        .startsWith(
            "Breaker wins 3,3,3 (weak), Maker on a1, Breaker on b2 c3, Breaker moves first\n");
    assertThat(folder.resolve("out/statement"))
        .content()
        .contains("maker a1\nbreaker b2 c3\nfirst breaker\n");
  }

  @Test
  void theStonesOfAFileAndOfTheOptionsAddUp() throws IOException {
    Path file = Files.writeString(folder.resolve("x.hg"), "a,b b c\nc d e\nmaker: b\n");
    Run run = solve("file:" + file + " --breaker c --maker a,b");
    assertThat(run.out()).contains("Maker on a,b b, Breaker on c");
  }

  /** A file of two boards 4,7,4 that have nothing to do with each other. */
  static Path twoBoards(Path file) throws Exception {
    Setup setup = Notation.read("4,7,4");
    StringJoiner lines = new StringJoiner("\n");
    for (String board : List.of("x", "y")) {
      for (int line = 0; line < setup.hypergraph().lineCount(); line++) {
        StringJoiner cells = new StringJoiner(" ");
        setup.hypergraph().line(line).forEach(cell -> cells.add(board + cell));
        lines.add(cells.toString());
      }
    }
    return Files.writeString(file, lines.toString());
  }

  @Test
  void aGameOfTwoPartsIsSolvedInBoth() throws Exception {
    Run run = solve("file:" + twoBoards(folder.resolve("two.hg")));
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).startsWith("Breaker wins two (weak)\n");
  }

  @Test
  void aGameOfWordsNeedsNoQuotes() {
    assertThat(solve("torus 3,3,3").out()).startsWith("Maker wins torus 3,3,3 (weak)\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--engine dfs", "--effort small", "--threads 2", "--memory 64m"})
  void otherSettingsProveTheSame(String option) {
    assertThat(solve("4,4,4 " + option).out()).startsWith("Breaker wins 4,4,4 (weak)\n");
  }

  @Test
  void jsonIsOneObjectAndNothingElse() {
    Run run = solve("4,4,4 --json");
    assertThat(run.out())
        .hasLineCount(1)
        .startsWith("{\"event\":\"result\",\"game\":\"4,4,4\",\"rules\":\"weak\",")
        .contains("\"winner\":\"breaker\"", "\"verified\":true", "\"outOfBudget\":null")
        .contains("\"checkpoint\":null", "\"engine\":\"pn\"", "\"effort\":\"fast\"")
        .endsWith("}\n");
    assertThat(run.err()).isEmpty();
  }

  @Test
  void outOfBudgetKeepsACheckpointAndGoesOnFromThere() throws IOException {
    Run first = solve("4,7,4 --max-nodes 5 --json");
    assertThat(first.exitCode()).isEqualTo(4);
    assertThat(first.out())
        .hasLineCount(1)
        .contains("\"winner\":\"unknown\"", "\"verified\":false", "\"certificate\":null")
        .contains("\"outOfBudget\":\"the node budget is used up\"");
    assertThat(first.err()).hasLineCount(1).contains("after 5 nodes", "checkpoint", "--max-nodes");
    assertThat(files()).containsExactly("checkpoint");
    Run second = solve("4,7,4");
    assertThat(second.out()).startsWith("Breaker wins 4,7,4 (weak)\n");
    assertThat(files()).containsExactly("certificate", "statement");
  }

  @Test
  void aBudgetCountsWhatWasBeforeTheCheckpoint() {
    for (int run = 0; run < 3; run++) {
      assertThat(solve("4,7,4 --max-nodes 5 --json").out()).contains("\"nodes\":5,");
    }
  }

  @Test
  void theWritingOfAProofCanBeInterrupted() throws Exception {
    SolveRequest request = SolveRequest.of(Problem.weak(Notation.read("4,5,4")));
    Proof proof = ((SolveResult.Decided) new Solver(request, SolveListener.none()).solve()).proof();
    for (ProofListener.Stage last :
        List.of(ProofListener.Stage.WRITING, ProofListener.Stage.VERIFYING)) {
      try (TheoremFolder out = TheoremFolder.open(folder.resolve("out"))) {
        ProofListener stopping =
            (stage, done, all) -> {
              if (stage == last) {
                throw new InterruptedIOException();
              }
            };
        assertThatThrownBy(
                () -> new NewProof(proof.statement(), proof::emit).writeTo(out, stopping))
            .hasMessageStartingWith("interrupted while the proof that was found was written")
            .extracting(refusal -> ExitCode.of((Refusal) refusal))
            .isEqualTo(4);
      }
      assertThat(folder.resolve("out")).doesNotExist();
    }
  }

  @Test
  void aCheckpointOfAnotherGameIsRefusedAndRestartRemovesIt() {
    assertThat(solve("4,7,4 --max-nodes 5").exitCode()).isEqualTo(4);
    Run other = solve("3,3,3");
    assertThat(other.exitCode()).isEqualTo(3);
    assertThat(other.err())
        .hasLineCount(1)
        .contains(
            folder.resolve("out/checkpoint")
                + " is a checkpoint of another game or of other settings",
            "; --restart removes it and starts over, --checkpoint FILE leaves it and uses another\n");
    assertThat(solve("3,3,3 --restart").exitCode()).isZero();
  }

  @Test
  void timeIsABudgetToo() {
    Run run = solve("9,9,5 --max-time 0.2");
    assertThat(run.exitCode()).isEqualTo(4);
    assertThat(run.err()).hasLineCount(1).contains("the time is used up", "--max-time");
  }

  @Test
  void aLargeCertificateIsCompressedAndTheOtherOneGoes() throws IOException {
    assertThat(solve("3,3,3").exitCode()).isZero();
    assertThat(solve("6,9,5 --force").exitCode()).isZero();
    assertThat(files()).containsExactly("certificate.gz", "statement");
    assertThat(Run.of("verify", folder.resolve("out").toString()).exitCode()).isZero();
    assertThat(solve("3,3,3 --force").exitCode()).isZero();
    assertThat(files()).containsExactly("certificate", "statement");
  }

  @Test
  void whatAKilledRunLeftBehindIsRemoved() throws IOException {
    Path unfinished = Files.createDirectories(folder.resolve("out/.unfinished"));
    Files.writeString(unfinished.resolve("certificate"), "half");
    for (String name : List.of("checkpoint.12.tmp", "manifest.1.tmp", ".lock")) {
      Files.writeString(folder.resolve("out").resolve(name), "half");
    }
    assertThat(solve("3,3,3").exitCode()).isZero();
    assertThat(files()).containsExactly("certificate", "statement");
  }

  @Test
  void aCertificateOfAnotherTheoremIsRejectedAndAStrongWinWithVoidOverlinesDeclined()
      throws IOException {
    assertThat(solve("3,3,3").exitCode()).isZero();
    String certificate = folder.resolve("out/certificate").toString();
    String other =
        Files.writeString(
                folder.resolve("other"),
                Run.of("statement", "3,3,3", "--weak", "--winner", "breaker").out())
            .toString();
    assertThat(Run.of("verify", other, certificate).exitCode()).isEqualTo(1);
    String strong =
        Files.writeString(
                folder.resolve("strong"),
                "touchstone statement 1\nboard 3,3,3\nrules strong\noverline void\nwinner black\n")
            .toString();
    assertThat(Run.of("verify", strong, certificate).exitCode()).isEqualTo(2);
  }

  @Test
  void whatTheVerifierDoesNotAcceptIsNeverCalledProved() throws Exception {
    Setup setup = Notation.read("3,3,3");
    Proof makers =
        ((SolveResult.Decided)
                new Solver(SolveRequest.of(Problem.weak(setup)), SolveListener.none()).solve())
            .proof();
    NewProof wrong = new NewProof(Problem.weak(setup).wonBy(Outcome.WHITE), makers::emit);
    try (TheoremFolder out = TheoremFolder.open(folder.resolve("out"))) {
      assertThatThrownBy(() -> wrong.writeTo(out, ProofListener.none()))
          .isInstanceOf(Refusal.class)
          .hasMessageStartingWith("internal error: the certificate was not accepted: s REJECTED")
          .extracting(refusal -> ExitCode.of((Refusal) refusal))
          .isEqualTo(70);
    }
    assertThat(files()).containsExactly("certificate.rejected", "statement.rejected");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "solve ",
        "verify ",
        "explain ",
        "play ",
        "render ",
        "site ",
        "archive ",
        "archive add ",
        "statement ",
        "sign ",
        "keys ",
        "keys generate ",
        "keys show ",
        "keys list ",
      })
  void helpFitsAScreen(String command) {
    Run run = Run.of((command + "--help").split(" ", -1));
    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out().lines().toList()).hasSizeBetween(5, 24);
    assertThat(run.out().lines()).allMatch(line -> line.length() <= 98);
  }

  @Test
  void theVersionIsOneLine() {
    assertThat(Run.of("--version").out()).startsWith("touchstone ").hasLineCount(1);
  }
}
