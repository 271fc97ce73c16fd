package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From solve to an archive, on the command line. */
class ArchiveAddTest {

  @TempDir Path root;

  @BeforeEach
  void aSolvedGame() {
    assertThat(solve("one", "pn").exitCode()).isZero();
  }

  private Run solve(String folder, String engine) {
    String out = root.resolve(folder).toString();
    return Run.of("solve", "5,5,4", "--weak", "--engine", engine, "--out", out);
  }

  private Run add(String folder, String... more) {
    String[] args = new String[more.length + 5];
    args[0] = "archive";
    args[1] = "add";
    args[2] = root.resolve(folder).toString();
    args[3] = "--archive";
    args[4] = root.resolve("proofs").toString();
    System.arraycopy(more, 0, args, 5, more.length);
    return Run.of(args);
  }

  @Test
  void whatSolveMadeIsAddedAndVerifiesThere() {
    Run run = add("one");
    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    String place = root.resolve("proofs/weak-mnk/5,5,4").toString();
    assertThat(run.out().lines())
        .anyMatch(line -> line.startsWith("verified: 65 steps, 250 bytes, sha256 "))
        .contains(
            "added: " + place + ": Maker wins 5,5,4 (weak)",
            "published: confirms Uiterwijk (2019): maker (agreed)",
            "signed by: nobody",
            "the archive has 1 theorem now");
    assertThat(Run.of("verify", place).out()).startsWith("s VERIFIED\n").contains("m MATCHES");
    assertThat(
            Run.of("site", root.resolve("proofs").toString(), "--out", root + "/site").exitCode())
        .isZero();
    assertThat(add("one").out()).startsWith("unchanged: " + place + " has this very proof");
  }

  @Test
  void anotherProofIsReplacedOnlyByForce() {
    add("one");
    assertThat(solve("other", "dfs").exitCode()).isZero();
    Run refused = add("other");
    assertThat(refused.exitCode()).isEqualTo(3);
    assertThat(refused.out()).isEmpty();
    assertThat(refused.err())
        .hasLineCount(1)
        .contains("another proof of this statement is there: 65 steps, 250 bytes; this one has")
        .endsWith("; --force replaces it\n");
    Run forced = add("other", "--force");
    assertThat(forced.exitCode()).isZero();
    assertThat(forced.out()).contains("replaced: ", "before: 65 steps, 250 bytes, sha256 ");
  }

  @Test
  void signaturesComeAlong() {
    String key = root.resolve("key").toString();
    assertThat(Run.of("keys", "generate", "--name", "alice", "--out", key).exitCode()).isZero();
    assertThat(Run.of("sign", root.resolve("one").toString(), "--key", key).exitCode()).isZero();
    assertThat(add("one").out()).contains("signed by: alice (no key of the list has this name");
  }

  @Test
  void aDamagedCertificateIsNotAdded() throws IOException {
    Path certificate = root.resolve("one/certificate");
    byte[] bytes = Files.readAllBytes(certificate);
    bytes[bytes.length / 2] ^= 1;
    Files.write(certificate, bytes);
    Run run = add("one");
    assertThat(run.exitCode()).isIn(1, 2);
    assertThat(run.err()).hasLineCount(1).contains(certificate.toString());
    assertThat(root.resolve("proofs")).doesNotExist();
  }

  @Test
  void aMissingFolderAndAMissingCommandAreSaid() {
    assertThat(add("none").err()).hasLineCount(1).contains("none: no such folder");
    assertThat(add("none").exitCode()).isEqualTo(3);
    assertThat(Run.of("archive").err()).contains("which command? add; see touchstone archive");
    assertThat(Run.of("archive", "add").err()).contains("Missing required parameter: 'DIR'");
  }

  private static void misused(Run run, String line) {
    assertThat(run.exitCode()).as(run.err()).isEqualTo(3);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).isEqualTo("touchstone: " + line + "\n");
  }

  @Test
  void optionsWithoutSenseAreSaidAlsoWhereNothingIsToBeAdded() {
    for (boolean there : new boolean[] {false, true}) {
      assertThat(root.resolve("proofs").toFile().exists()).isEqualTo(there);
      for (String word : new String[] {"*", "a b", ""}) {
        misused(add("one", "--namespace", word), "--namespace: a word, not '" + word + "'");
      }
      String none = root.resolve("NOPE").toString();
      misused(add("one", "--keys", none), "cannot read " + none + ": no such file");
      misused(
          Run.of("archive", "add", root + "/one", "--archive", ""), "--archive: a folder, not ''");
      misused(Run.of("archive", "add", ""), "DIR: a folder, not ''");
      assertThat(add("one").exitCode()).isZero();
    }
  }
}
