package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A list of keys counts because it is the archive's, or is named, and not because it lies near. */
class WhoseKeysTest {

  private static final String THEOREM = "weak-mnk/3,3,3";

  @TempDir Path root;

  private Path archive() {
    return root.resolve("proofs");
  }

  private Path key(String folder) throws IOException {
    Path file = root.resolve(folder + ".key");
    Run made = Run.of("keys", "generate", "--name", "alice", "--out", file.toString());
    Files.writeString(root.resolve(folder), "touchstone keys 1\n" + made.out());
    return file;
  }

  /** An archive with a theorem that its alice has signed, and keys of somebody else's alice. */
  @BeforeEach
  void anArchive() throws IOException {
    String solved = root.resolve("solved").toString();
    Files.createDirectories(archive());
    assertThat(Run.of("solve", "3,3,3", "--weak", "--out", solved).exitCode()).isZero();
    assertThat(Run.of("sign", solved, "--key", key("right").toString()).exitCode()).isZero();
    Files.copy(root.resolve("right"), archive().resolve("KEYS"));
    Run added = Run.of("archive", "add", solved, "--archive", archive().toString());
    assertThat(added.exitCode()).as(added.err()).isZero();
    key("planted");
  }

  private Run verify(String... more) {
    String[] args = new String[more.length + 2];
    args[0] = "verify";
    args[1] = archive().resolve(THEOREM).toString();
    System.arraycopy(more, 0, args, 2, more.length);
    return Run.of(args);
  }

  @Test
  void theKeysOfTheArchiveThatListsTheTheoremAreItsOwn() {
    Run run = verify("--require", "alice");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.err())
        .containsPattern(
            "\nalice [0-9a-f]{8}: signed by this key of " + archive().resolve("KEYS") + "\n");
  }

  @Test
  void keysThatLieNearerAreNotTaken() throws IOException {
    Files.copy(root.resolve("planted"), archive().resolve("weak-mnk/KEYS"));
    Run right = verify("--require", "alice");
    assertThat(right.exitCode()).isZero();
    assertThat(right.err()).contains(" of " + archive().resolve("KEYS") + "\n");
    // Signed by the one who has planted a list, and not by the archive's alice.
    Path theorem = archive().resolve(THEOREM);
    Files.delete(theorem.resolve("manifest"));
    assertThat(
            Run.of("sign", theorem.toString(), "--key", root.resolve("planted.key").toString())
                .exitCode())
        .isZero();
    Run run = verify("--require", "alice");
    assertThat(run.exitCode()).isEqualTo(5);
    assertThat(run.out()).contains("k UNKNOWN alice ", "k ABSENT alice\n");
    assertThat(verify().out()).contains("k UNKNOWN alice ");
  }

  @Test
  void whereNoArchiveListsATheoremSomebodyNamesTheKeys() throws IOException {
    Files.delete(archive().resolve("index.json"));
    Run run = verify("--require", "alice");
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .hasLineCount(1)
        .contains("whose keys? no archive lists", "--keys", archive().resolve("KEYS").toString());
    String keys = archive().resolve("KEYS").toString();
    assertThat(verify("--require", "alice", "--keys", keys).exitCode()).isZero();
    assertThat(verify().out()).contains("k VALID alice ");
    assertThat(verify().err()).contains(" of " + keys);
  }

  @Test
  void anArchiveWithinAnArchiveIsAmbiguous() throws IOException {
    String index = Files.readString(archive().resolve("index.json"));
    Files.writeString(archive().resolve("weak-mnk/index.json"), index.replace(THEOREM, "3,3,3"));
    Files.copy(root.resolve("planted"), archive().resolve("weak-mnk/KEYS"));
    Run run = verify("--require", "alice");
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).hasLineCount(1).contains("is listed by", "name the list by --keys");
  }

  @Test
  void anArchiveWithoutKeysKnowsNobody() throws IOException {
    Files.delete(archive().resolve("KEYS"));
    Files.copy(root.resolve("right"), root.resolve("KEYS"));
    assertThat(verify("--require", "alice").exitCode()).isEqualTo(5);
  }

  @Test
  void aStrayFileInAnArchiveIsAWarningForTheSite() throws IOException {
    // A hidden file is nobody's business.
    Files.writeString(archive().resolve(THEOREM).resolve(".lock"), "");
    Files.writeString(archive().resolve("notes.txt"), "mine");
    String out = root.resolve("site").toString();
    Run run = Run.of("site", archive().toString(), "--out", out);
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.err())
        .isEqualTo(
            "touchstone: warning: %s: notes.txt: no part of a theorem, left out of the pages\n"
                .formatted(archive()));
  }

  @Test
  void theSiteIsNotMadeOfWhatIsWronglySigned() throws IOException {
    Path manifest = archive().resolve(THEOREM).resolve("manifest");
    Files.writeString(manifest, Files.readString(manifest).replace("date -", "date 2026-11-18"));
    Run run = Run.of("site", archive().toString(), "--out", root.resolve("site").toString());
    assertThat(run.exitCode()).isEqualTo(5);
    assertThat(run.err()).contains("k INVALID alice", "a wrong signature: restore");
    assertThat(root.resolve("site")).doesNotExist();
  }

  @Test
  void anIndexOfSomethingElseListsNothing() throws IOException {
    for (String text : new String[] {"", "{", "[]", "{\"theorems\": 7}", "null"}) {
      Files.writeString(archive().resolve("weak-mnk/index.json"), text);
      assertThat(verify("--require", "alice").exitCode()).as(text).isZero();
    }
  }
}
