package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a manifest says that lies beside a proof must be true, whatever the proof is used for. */
class ManifestBesideTest {

  @TempDir Path root;
  private Path theorem = Path.of("");
  private Path manifest = Path.of("");

  /** A theorem that alice of the list above it has signed. */
  @BeforeEach
  void aSignedTheorem() throws IOException {
    theorem = root.resolve("family/3,3,3");
    manifest = theorem.resolve("manifest");
    assertThat(Run.of("solve", "3,3,3", "--weak", "--out", "" + theorem).exitCode()).isZero();
    String key = root.resolve("alice.key").toString();
    Run made = Run.of("keys", "generate", "--name", "alice", "--out", key);
    Files.writeString(root.resolve("KEYS"), "touchstone keys 1\n" + made.out());
    assertThat(Run.of("sign", "" + theorem, "--key", key).exitCode()).isZero();
  }

  private List<Run> uses() {
    String folder = theorem.toString();
    return List.of(
        Run.typing("quit\n", "play", folder),
        Run.of("play", folder, "--moves", "a1"),
        Run.of("explain", folder),
        Run.of("explain", folder, "--json"),
        Run.of("render", folder, "--out", root.resolve("x.svg").toString()));
  }

  private void refused(String... parts) {
    for (Run run : uses()) {
      assertThat(run.exitCode()).as(run.err()).isEqualTo(5);
      assertThat(run.out()).isEmpty();
      assertThat(run.err()).hasLineCount(1).startsWith("touchstone: " + manifest).contains(parts);
    }
    assertThat(root.resolve("x.svg")).doesNotExist();
    String folder = theorem.toString();
    String site = root.resolve("site").toString();
    String archive = root.resolve("archive").toString();
    for (Run run :
        List.of(
            Run.of("site", folder, "--out", site),
            Run.of("archive", "add", folder, "--archive", archive))) {
      assertThat(run.exitCode()).as(run.err()).isEqualTo(5);
      assertThat(run.err()).hasLineCount(1).startsWith("touchstone: " + manifest);
    }
    assertThat(root.resolve("site")).doesNotExist();
    assertThat(root.resolve("archive")).doesNotExist();
    assertThat(Run.of("verify", theorem.toString()).exitCode()).isEqualTo(5);
  }

  @Test
  void whatIsRightOrNotThereIsFine() throws IOException {
    assertThat(uses()).allMatch(run -> run.exitCode() == 0 && run.err().isEmpty());
    // A signature by a key that nobody lists says nothing, and is no lie.
    Files.delete(root.resolve("KEYS"));
    assertThat(uses()).allMatch(run -> run.exitCode() == 0);
    Files.delete(manifest);
    assertThat(uses()).allMatch(run -> run.exitCode() == 0);
  }

  @Test
  void aManifestOfAnotherProofIsRefused() throws IOException {
    String other = root.resolve("other").toString();
    assertThat(Run.of("solve", "5,5,5", "--weak", "--out", other).exitCode()).isZero();
    for (String file : List.of("statement", "certificate")) {
      Files.write(theorem.resolve(file), Files.readAllBytes(Path.of(other, file)));
    }
    refused("the manifest belongs to another proof (board: 3,3,3");
  }

  @Test
  void aWrongSignatureIsRefused() throws IOException {
    Files.writeString(manifest, Files.readString(manifest).replace("date -", "date 2026-11-18"));
    refused("has a wrong signature: k INVALID alice ");
  }

  @Test
  void aManifestThatIsNoneIsRefused() throws IOException {
    Files.writeString(manifest, "nonsense\n");
    refused("restore the file");
  }

  @Test
  void twoFilesAreJudgedWithoutAManifest() throws IOException {
    Files.writeString(manifest, "nonsense\n");
    String[] pair = {"explain", theorem + "/statement", theorem + "/certificate"};
    assertThat(Run.of(pair).exitCode()).isZero();
  }
}
