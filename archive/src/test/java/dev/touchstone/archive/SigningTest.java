package dev.touchstone.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.touchstone.manifest.Algorithm;
import dev.touchstone.signing.PrivateKey;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.ManifestFile;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.TheoremFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.SecureRandom;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Manifests: begun, signed by one or more, and left alone where something does not fit. */
class SigningTest {

  private static final PrivateKey ALICE = key("alice", Algorithm.ED25519);
  private static final PrivateKey BOB = key("bob", Algorithm.ML_DSA_65);

  @TempDir Path root;
  private SmallArchive archive = new SmallArchive(Path.of(""));

  private static PrivateKey key(String name, Algorithm algorithm) {
    return PrivateKey.generate(name, algorithm, new SecureRandom());
  }

  @BeforeEach
  void aTheorem() throws Exception {
    archive = new SmallArchive(root);
    archive.make(SmallArchive.plan("x", "3,3,3", Regenerate.IF_MISSING));
  }

  private Path manifest() {
    return archive.files("x").manifest();
  }

  private boolean sign(@Nullable String date, @Nullable String namespace, PrivateKey... keys)
      throws Refusal {
    TheoremFiles files = archive.files("x");
    return new Signing(ManifestFile.of(files))
        .by(Arrays.asList(keys), CheckedProof.of(files), date, namespace);
  }

  private void refused(String part, @Nullable String date, @Nullable String space, PrivateKey key)
      throws IOException {
    byte[] before = Files.readAllBytes(manifest());
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> sign(date, space, key))
        .satisfies(refusal -> assertThat(refusal.line()).hasLineCount(1).contains(part));
    assertThat(manifest()).hasBinaryContent(before);
  }

  @Test
  void signingTwiceIsSigningOnce() throws Exception {
    assertThat(new Signing(ManifestFile.of(archive.files("x"))).isDone()).isFalse();
    assertThat(sign("2026-11-18", null, ALICE)).isTrue();
    byte[] once = Files.readAllBytes(manifest());
    assertThat(sign("2026-11-18", null, ALICE)).isFalse();
    assertThat(sign(null, "org.example", ALICE)).isFalse();
    assertThat(manifest()).hasBinaryContent(once);
    assertThat(new Signing(ManifestFile.of(archive.files("x"))).isDone()).isTrue();
  }

  @Test
  void twoMaySignAtOnceOrOneAfterTheOther() throws Exception {
    assertThat(sign(null, null, ALICE)).isTrue();
    String once = Files.readString(manifest());
    assertThat(sign(null, null, BOB)).isTrue();
    assertThat(Files.readString(manifest())).startsWith(once);
    String both = Files.readString(manifest());
    Files.delete(manifest());
    assertThat(sign(null, "org.example", ALICE, BOB)).isTrue();
    assertThat(manifest()).hasContent(both);
    assertThat(new Signing(ManifestFile.of(archive.files("x"))).isDone()).isTrue();
  }

  @Test
  void aManifestThatIsNotThereIsMade() throws Exception {
    Files.delete(manifest());
    assertThat(sign(null, "org.other", ALICE)).isTrue();
    assertThat(manifest()).content().contains("\nnamespace org.other\n", "\ndate -\n");
    Files.delete(manifest());
    assertThat(sign("2026-11-18", null, ALICE)).isTrue();
    assertThat(manifest()).content().contains("namespace dev.touchstone\n", "date 2026-11-18\n");
  }

  @Test
  void dateAndNamespaceAreSettledWithTheFirstSignature() throws Exception {
    sign("2026-11-18", null, ALICE);
    refused("date 2026-11-19: " + manifest() + " already says 2026-11-18", "2026-11-19", null, BOB);
    refused("namespace org.other: ", null, "org.other", BOB);
    refused("already says org.example", null, "org.other", BOB);
  }

  @Test
  void noDayIsNoDate() throws Exception {
    refused("date: a day like 2026-11-18, or -, not '18.11.2026'", "18.11.2026", null, ALICE);
    refused("date", "2026-02-30", null, ALICE);
  }

  @Test
  void aManifestOfAnotherProofIsNotSigned() throws Exception {
    archive.make(SmallArchive.plan("y", "5,5,5", Regenerate.IF_MISSING));
    Files.copy(archive.files("y").manifest(), manifest(), StandardCopyOption.REPLACE_EXISTING);
    refused(
        "belongs to another proof (board: 5,5,5 in the manifest, 3,3,3 here)", null, null, ALICE);
  }

  @Test
  void aDamagedManifestIsNotSigned() throws Exception {
    String text = Files.readString(manifest());
    for (String bad : new String[] {"", "x\n", text.substring(1), text + "more\n", text + "\n"}) {
      Files.writeString(manifest(), bad);
      refused(manifest() + ": ", null, null, ALICE);
    }
  }

  @Test
  void aWrongSignatureUnderTheSameNameIsNotReplaced() throws Exception {
    sign("2026-11-18", null, ALICE);
    String signed = Files.readString(manifest());
    Files.writeString(manifest(), signed.replace("2026-11-18", "2026-11-17"));
    refused("that is not the key's; remove that line first", null, null, ALICE);
  }

  @Test
  void theSolverOfAManifestThatCannotBeReadIsUnknown() throws Exception {
    assertThat(ManifestFile.of(archive.files("x")).solver()).isEqualTo(SolverVersion.name());
    Files.delete(manifest());
    assertThat(ManifestFile.of(archive.files("x")).solver()).isEqualTo("unknown");
  }
}
