package dev.touchstone.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.theorem.FolderLock;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A folder that holds something already: nothing of it is lost unasked. */
class SolveAgainTest {

  @TempDir Path root;

  private Path out() {
    return root.resolve("out");
  }

  private Run solve(String words) {
    return Run.of(("solve " + words + " --weak --out " + out()).split(" ", -1));
  }

  private Run solved(String words) {
    Run run = solve(words);
    assertThat(run.exitCode()).as(run.err()).isZero();
    return run;
  }

  private Path file(String name) {
    return out().resolve(name);
  }

  /** All files with what is in them. */
  private Map<String, String> files() throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> paths = Files.walk(root)) {
      for (Path path : paths.filter(Files::isRegularFile).toList()) {
        files.put(
            root.relativize(path).toString(), new String(Files.readAllBytes(path), ISO_8859_1));
      }
    }
    return files;
  }

  private void refused(String words, String... parts) throws IOException {
    Map<String, String> before = files();
    Run run = solve(words);
    assertThat(run.exitCode()).as(run.err()).isEqualTo(3);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).hasLineCount(1).contains(parts);
    assertThat(files()).isEqualTo(before);
  }

  private void sign() throws IOException {
    Path key = root.resolve("alice.key");
    if (!Files.exists(key)) {
      Run made = Run.of("keys", "generate", "--name", "alice", "--out", key.toString());
      Files.writeString(root.resolve("KEYS"), "touchstone keys 1\n" + made.out());
    }
    assertThat(Run.of("sign", out().toString(), "--key", key.toString()).exitCode()).isZero();
  }

  @Test
  void aProofThatIsThereIsVerifiedAndStays() throws IOException {
    solved("5,5,4");
    Map<String, String> before = files();
    Run again = solved("5,5,4 --effort small");
    assertThat(again.err()).isEmpty();
    assertThat(again.out().lines()).hasSize(3).first().isEqualTo("Maker wins 5,5,4 (weak)");
    assertThat(again.out())
        .containsPattern(
            "\n.*out holds a proof of this already \\([0-9]+ steps, sha256 [0-9a-f]{64}\\): nothing"
                + " to do; --force solves it again\n")
        .endsWith("proved: %s %s\n".formatted(file("statement"), file("certificate")));
    assertThat(files()).isEqualTo(before);
  }

  @Test
  void aProgramIsToldThatNothingWasSearched() throws IOException {
    assertThat(solved("4,4,4 --json").out()).contains("\"provedBefore\":false", "\"sha256\":\"");
    assertThat(solved("4,4,4 --json").out())
        .hasLineCount(1)
        .contains("\"winner\":\"breaker\",\"verified\":true,\"nodes\":0,")
        .contains("\"provedBefore\":true", "\"certificate\":\"" + file("certificate"));
  }

  @Test
  void theCheckpointOfASearchThatDidNotEndIsKept() throws IOException {
    solved("4,7,4");
    assertThat(solve("4,7,4 --force --max-nodes 5").exitCode()).isEqualTo(4);
    assertThat(solved("4,7,4").out())
        .contains("\nthe checkpoint " + file("checkpoint") + " is kept\n");
    assertThat(solved("4,7,4 --force").out()).contains(" (5 of them before)");
    assertThat(file("checkpoint")).doesNotExist();
  }

  @Test
  void anotherTheoremIsReplacedOnlyOnDemand() throws IOException {
    solved("5,5,5");
    refused("3,3,3", "out holds another theorem: Breaker wins 5,5,5 (weak)", "--force replaces it");
    refused("5,5,5 --maker a1", "another theorem");
    refused("5,5,5 --first breaker --json", "another theorem");
    assertThat(solved("3,3,3 --force").out()).startsWith("Maker wins 3,3,3");
    assertThat(file("statement")).content().contains("board 3,3,3");
  }

  @Test
  void untilTheNewProofIsVerifiedTheOldOneStays() throws IOException {
    solved("5,5,5");
    Map<String, String> before = files();
    assertThat(solve("9,9,5 --force --max-nodes 5").exitCode()).isEqualTo(4);
    Files.delete(file("checkpoint"));
    assertThat(files()).isEqualTo(before);
  }

  @ParameterizedTest
  @ValueSource(strings = {"statement", "certificate", "certificate.gz", "layout"})
  void filesOfSomebodyElseAreNotReplaced(String name) throws IOException {
    Files.createDirectories(out());
    Files.writeString(file(name), "mine");
    refused("3,3,3", file(name).toString(), "--force replaces it");
    solved("3,3,3 --force");
    assertThat(file("certificate.gz")).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(strings = {"statement", "certificate", "certificate.gz", "manifest", "layout"})
  void aFolderUnderTheNameOfAFileIsSaidBeforeTheSearch(String name) throws IOException {
    Files.createDirectories(file(name));
    refused("9,9,5", file(name) + ": a folder is in the way");
    refused("9,9,5 --force", file(name) + ": a folder is in the way");
  }

  @Test
  void aLinkThatLeadsNowhereIsSomebodysToo() throws IOException {
    Files.createDirectories(out());
    Files.createSymbolicLink(file("certificate"), Path.of("nowhere"));
    refused("3,3,3", "certificate: there is no statement beside it");
    assertThat(file("certificate")).isSymbolicLink();
  }

  @Test
  void aDamagedCertificateIsReplacedOnlyOnDemand() throws IOException {
    solved("3,3,3");
    byte[] bytes = Files.readAllBytes(file("certificate"));
    bytes[bytes.length - 2] ^= 1;
    Files.write(file("certificate"), bytes);
    refused("3,3,3", "certificate: REJECTED", "--force replaces it");
    solved("3,3,3 --force");
    assertThat(Run.of("verify", out().toString()).exitCode()).isZero();
  }

  @Test
  void aStatementAloneIsWhatIsToBeProved() throws IOException {
    Files.createDirectories(out());
    String text = Run.of("statement", "3,3,3", "--weak", "--winner", "maker").out();
    Files.writeString(file("statement"), text + "# a comment\n");
    refused("3,3,3", "statement: has comments");
    Files.writeString(file("statement"), text);
    solved("3,3,3");
  }

  @Test
  void theManifestOfAnotherProofIsSetAsideWithItsSignatures() throws IOException {
    solved("5,5,5");
    sign();
    String signed = Files.readString(file("manifest"));
    Run run = solved("3,3,3 --force");
    assertThat(run.err())
        .isEqualTo(
            "touchstone: "
                + out()
                + ": --force replaces the proof: Breaker wins 5,5,5 (weak)\n"
                + "touchstone: the manifest was of another proof, and was signed by alice; it is kept as "
                + file("manifest.old")
                + "\n");
    assertThat(file("manifest")).doesNotExist();
    assertThat(file("manifest.old")).hasContent(signed);
    sign();
    solved("5,5,5 --force");
    assertThat(file("manifest.old")).hasContent(signed);
    assertThat(file("manifest.old2")).exists();
  }

  @Test
  void theManifestOfTheSameProofStays() throws IOException {
    solved("5,5,5");
    sign();
    String signed = Files.readString(file("manifest"));
    assertThat(solved("5,5,5 --force").err()).isEmpty();
    Files.delete(file("certificate"));
    assertThat(solved("5,5,5").err()).isEmpty();
    assertThat(file("manifest")).hasContent(signed);
  }

  @Test
  void aRunThatWasKilledWhileItReplacedAProofHasLostNeither() throws IOException {
    solved("3,3,3");
    Path unfinished = Files.createDirectory(file(".unfinished"));
    Files.move(file("certificate"), unfinished.resolve("certificate"));
    refused("5,5,5", "holds another theorem: Maker wins 3,3,3");
    assertThat(solved("3,3,3").out()).contains("holds a proof of this already");
    assertThat(Run.of("verify", out().toString()).exitCode()).isZero();
    assertThat(unfinished).doesNotExist();
  }

  @Test
  void twoRunsDoNotShareACheckpoint() throws IOException {
    Path shared = root.resolve("shared");
    try (FolderLock other = FolderLock.ofFile(shared)) {
      refused("3,3,3 --checkpoint " + shared, shared + ": another run uses this file");
      other.remove();
    } catch (dev.touchstone.theorem.Refusal e) {
      throw new AssertionError(e);
    }
    Files.writeString(root.resolve("shared.1.tmp"), "");
    Files.writeString(root.resolve("shared.2.tmp"), "mine");
    solved("3,3,3 --checkpoint " + shared);
    assertThat(root.resolve("shared.1.tmp")).doesNotExist();
    assertThat(root.resolve("shared.2.tmp")).hasContent("mine");
    assertThat(root.resolve(".shared.lock")).doesNotExist();
  }
}
