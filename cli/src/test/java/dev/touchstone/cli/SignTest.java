package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Keys, signing, and verifying what is signed. */
class SignTest {

  @TempDir Path archive;

  private Path folder = Path.of("");
  private String theorem = "";

  @BeforeEach
  void aTheorem() {
    folder = archive.resolve("family/3,3,3");
    theorem = folder.toString();
    assertThat(Run.of("solve", "3,3,3", "--weak", "--out", theorem).exitCode()).isZero();
  }

  private String key(String name, String... more) throws IOException {
    Path file = archive.resolve(name + ".key");
    String[] args = new String[6 + more.length];
    System.arraycopy(
        new String[] {"keys", "generate", "--name", name, "--out", file.toString()}, 0, args, 0, 6);
    System.arraycopy(more, 0, args, 6, more.length);
    Run run = Run.of(args);
    assertThat(run.exitCode()).as(run.err()).isZero();
    Path keys = archive.resolve("KEYS");
    String before = Files.exists(keys) ? Files.readString(keys) : "touchstone keys 1\n";
    Files.writeString(keys, before + "# " + name + "\n" + run.out());
    return file.toString();
  }

  private String keys() {
    return archive.resolve("KEYS").toString();
  }

  private static void refused(Run run, int exitCode, String... parts) {
    assertThat(run.exitCode()).as(run.err()).isEqualTo(exitCode);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).hasLineCount(1).startsWith("touchstone: ").contains(parts);
  }

  @Test
  void aSignedTheoremIsVerifiedByTheKeysThatAreNamed() throws IOException {
    String alice = key("alice", "--ml-dsa", "--from", "2026-01-01");
    Run signed = Run.of("sign", theorem, "--key", alice, "--date", "2026-11-18");
    assertThat(signed.exitCode()).as(signed.err()).isZero();
    assertThat(signed.out()).hasLineCount(2).contains("signed: ", "alice", "ml-dsa-65");
    Run run = Run.of("verify", theorem, "--keys", keys(), "--require", "alice");
    assertThat(run.exitCode()).isZero();
    assertThat(run.err())
        .containsPattern("\nalice [0-9a-f]{8}: signed by this key of " + keys() + "\n");
    assertThat(run.out().replaceAll("[0-9a-f]{8}", "ID"))
        .isEqualTo("s VERIFIED\nm MATCHES\nk VALID alice ID ed25519\nk VALID alice ID ml-dsa-65\n");
  }

  @Test
  void signingAgainChangesNothingAndAnotherSignerIsAdded() throws IOException {
    String alice = key("alice");
    String bob = key("bob");
    Path manifest = folder.resolve("manifest");
    assertThat(Run.of("sign", theorem, "--key", alice).exitCode()).isZero();
    String once = Files.readString(manifest);
    assertThat(Run.of("sign", theorem, "--key", alice).exitCode()).isZero();
    assertThat(manifest).hasContent(once);
    assertThat(Run.of("sign", theorem, "--key", bob).exitCode()).isZero();
    assertThat(Files.readString(manifest)).startsWith(once);
    Run both =
        Run.of("verify", theorem, "--keys", keys(), "--require", "alice", "--require", "bob");
    assertThat(both.exitCode()).isZero();
    try (var files = Files.list(folder)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder("statement", "certificate", "manifest");
    }
  }

  @Test
  void aMissingSignerIsExitCodeFive() throws IOException {
    assertThat(Run.of("sign", theorem, "--key", key("alice")).exitCode()).isZero();
    Run run = Run.of("verify", theorem, "--keys", keys(), "--require", "bob");
    assertThat(run.exitCode()).isEqualTo(5);
    assertThat(run.out()).startsWith("s VERIFIED\nm MATCHES\n").endsWith("k ABSENT bob\n");
  }

  @Test
  void aTheoremWithoutManifestIsVerifiedButSignedByNobody() {
    assertThat(Run.of("verify", theorem).out()).isEqualTo("s VERIFIED\n");
    Run run = Run.of("verify", theorem, "--require", "bob");
    assertThat(run.exitCode()).isEqualTo(5);
    assertThat(run.out()).isEqualTo("s VERIFIED\nk ABSENT bob\n");
  }

  @Test
  void aManifestOfAnotherProofIsSaidAndNotSigned() throws IOException {
    String alice = key("alice");
    assertThat(Run.of("sign", theorem, "--key", alice).exitCode()).isZero();
    String other = archive.resolve("5,5,5").toString();
    assertThat(Run.of("solve", "5,5,5", "--weak", "--out", other).exitCode()).isZero();
    Files.copy(folder.resolve("manifest"), Path.of(other, "manifest"));
    Run run = Run.of("verify", other);
    assertThat(run.exitCode()).isEqualTo(5);
    assertThat(run.out()).contains("\nm DIFFERS board winner statement certificate length\n");
    refused(Run.of("sign", other, "--key", alice), 5, "belongs to another proof (board: 3,3,3");
  }

  @Test
  void aWrongProofIsNotSigned() throws IOException {
    String alice = key("alice");
    byte[] bytes = Files.readAllBytes(folder.resolve("certificate"));
    bytes[60] ^= 1;
    Files.write(folder.resolve("certificate"), bytes);
    refused(Run.of("sign", theorem, "--key", alice), 1, "certificate: REJECTED");
    assertThat(folder.resolve("manifest")).doesNotExist();
  }

  @Test
  void withoutAManifestsKeysAllSignersAreUnknown() throws IOException {
    assertThat(Run.of("sign", theorem, "--key", key("alice")).exitCode()).isZero();
    Files.delete(archive.resolve("KEYS"));
    Run run = Run.of("verify", theorem);
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("\nk UNKNOWN alice ");
  }

  @Test
  void whatAManifestSaysAlreadyIsNotSaidOtherwise() throws IOException {
    String alice = key("alice");
    assertThat(Run.of("sign", theorem, "--key", alice).exitCode()).isZero();
    refused(
        Run.of("sign", theorem, "--key", alice, "--date", "2026-11-18"),
        3,
        "date 2026-11-18: ",
        "says -");
    refused(Run.of("sign", theorem, "--key", alice, "--namespace", "x"), 3, "namespace x: ");
    Files.delete(folder.resolve("manifest"));
    refused(Run.of("sign", theorem, "--key", alice, "--date", "2026-02-30"), 3, "--date: a day");
    refused(Run.of("sign", theorem, "--key", alice, "--namespace", "*"), 3, "--namespace: a word");
    refused(Run.of("sign", "nowhere", "--namespace", "a b"), 3, "--namespace: a word, not 'a b'");
  }

  @Test
  void aWrongSignatureByTheSameKeyIsNotReplaced() throws IOException {
    String alice = key("alice");
    assertThat(Run.of("sign", theorem, "--key", alice).exitCode()).isZero();
    Path manifest = folder.resolve("manifest");
    Files.writeString(manifest, Files.readString(manifest).replace("date -", "date 2026-11-18"));
    assertThat(Run.of("verify", theorem).out()).contains("k INVALID alice");
    assertThat(Run.of("verify", theorem).exitCode()).isEqualTo(5);
    refused(Run.of("sign", theorem, "--key", alice), 5, "a second signature by alice");
  }

  @Test
  void aPrivateKeyIsNeverOverwrittenNorOpenToOthers() throws IOException {
    String alice = key("alice");
    String text = Files.readString(Path.of(alice));
    refused(Run.of("keys", "generate", "--name", "alice", "--out", alice), 3, "this file exists");
    assertThat(Path.of(alice)).hasContent(text);
    assumeTrue(Files.getFileStore(archive).supportsFileAttributeView("posix"));
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(Path.of(alice))))
        .isEqualTo("rw-------");
    Files.setPosixFilePermissions(Path.of(alice), PosixFilePermissions.fromString("rw-r--r--"));
    refused(Run.of("sign", theorem, "--key", alice), 3, "chmod 600");
  }

  @Test
  void whatIsNoKeyIsSaidInOneLine() throws IOException {
    String out = archive.resolve("x").toString();
    refused(Run.of("keys", "generate", "--name", "a+b", "--out", out), 3, "--name: a word");
    refused(
        Run.of("keys", "generate", "--name", "a", "--out", out, "--from", "today"), 3, "--from: ");
    assertThat(Path.of(out)).doesNotExist();
    refused(Run.of("keys"), 3, "which command? generate, show or list");
    refused(Run.of("sign", theorem, "--key", out), 3, "no such file");
    refused(Run.of("keys", "list", out), 3, "x: no such file");
    Files.writeString(Path.of(out), "touchstone keys 1\nalice\n");
    refused(Run.of("keys", "list", out), 3, "x: line 2: NAME ID ALGORITHM");
    refused(Run.of("verify", "a", "b", "--require", "c"), 3, "go with a folder");
    for (String name : new String[] {"", " ", "a b", "alice+12"}) {
      refused(
          Run.of("verify", theorem, "--require", name), 3, "--require: a key's name, or NAME+ID");
    }
  }

  @Test
  void knownKeysAreShownAndListed() throws IOException {
    String alice = key("alice", "--from", "2026-01-01", "--namespace", "dev.touchstone");
    Run shown =
        Run.of("keys", "show", alice, "--from", "2026-01-01", "--namespace", "dev.touchstone");
    assertThat(Files.readString(archive.resolve("KEYS"))).endsWith("# alice\n" + shown.out());
    Run listed = Run.of("keys", "list", archive.resolve("KEYS").toString());
    assertThat(listed.out()).hasLineCount(2).startsWith("NAME   ID        ALGORITHM");
    assertThat(listed.out())
        .contains("\nalice  ")
        .endsWith("  2026-01-01  -      dev.touchstone\n");
  }

  @Test
  void aPrivateKeyInTheWrongPlaceIsNotPrinted() throws IOException {
    String alice = key("alice");
    String secret =
        Files.readString(Path.of(alice))
            .lines()
            .filter(line -> !line.startsWith("#"))
            .findFirst()
            .orElseThrow();
    Path bare = archive.resolve("bare");
    Files.writeString(bare, secret + "\n");
    Files.writeString(folder.resolve("manifest"), secret + "\n");
    String[][] slips = {
      {"keys", "list", bare.toString()},
      {"keys", "list", alice},
      {"keys", "show", secret},
      {"verify", theorem, "--keys", bare.toString()},
      {"verify", theorem},
      {"verify", bare.toString(), bare.toString()},
      {"verify", secret},
      {"sign", theorem, "--key", secret},
      {"sign", theorem, "--key", alice},
      {"solve", secret, "--weak"},
      {secret},
    };
    for (String[] slip : slips) {
      Run run = Run.of(slip);
      assertThat(run.exitCode()).as(String.join(" ", slip)).isNotZero();
      assertThat(run.out() + run.err()).doesNotContain(secret.substring(secret.length() - 20));
    }
  }
}
