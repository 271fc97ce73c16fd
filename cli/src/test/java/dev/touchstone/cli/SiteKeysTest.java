package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who is said on a page to have signed: by the archive's list, not by one that lies there. */
class SiteKeysTest {

  private static final String SAYS_NOTHING = "signature not checked (alice, ";

  @TempDir Path root;
  private Path archive = Path.of("");
  private Path theorem = Path.of("");

  /** An archive whose theorem somebody has signed as alice, with a list of his own. */
  @BeforeEach
  void aSignedTheorem() throws IOException {
    archive = Files.createDirectories(root.resolve("proofs"));
    theorem = archive.resolve("weak-mnk/3,3,3");
    String solved = root.resolve("solved").toString();
    assertThat(Run.of("solve", "3,3,3", "--weak", "--out", solved).exitCode()).isZero();
    String key = root.resolve("planted.key").toString();
    Run made = Run.of("keys", "generate", "--name", "alice", "--out", key);
    Files.writeString(root.resolve("planted"), "touchstone keys 1\n" + made.out());
    assertThat(Run.of("sign", solved, "--key", key).exitCode()).isZero();
    Run added = Run.of("archive", "add", solved, "--archive", archive.toString());
    assertThat(added.exitCode()).as(added.err()).isZero();
  }

  private void plant(Path folder) throws IOException {
    Files.copy(root.resolve("planted"), folder.resolve("KEYS"));
  }

  private String page(Path named, String... more) throws IOException {
    Path out = root.resolve("site");
    String[] words = new String[4 + more.length];
    System.arraycopy(new String[] {"site", "" + named, "--out", "" + out}, 0, words, 0, 4);
    System.arraycopy(more, 0, words, 4, more.length);
    Run run = Run.of(words);
    assertThat(run.exitCode()).as(run.err()).isZero();
    String name = run.out().lines().findFirst().orElseThrow().replace("verified ", "");
    return Files.readString(out.resolve("theorems/" + name + ".html"));
  }

  @Test
  void aListInTheTheoremsOwnFolderIsNotTaken() throws IOException {
    plant(theorem);
    assertThat(page(theorem)).contains(SAYS_NOTHING);
    assertThat(page(archive)).contains(SAYS_NOTHING);
    Files.delete(archive.resolve("index.json"));
    assertThat(page(theorem)).contains(SAYS_NOTHING);
  }

  @Test
  void aListBetweenTheArchiveAndTheTheoremIsNotTaken() throws IOException {
    plant(archive.resolve("weak-mnk"));
    assertThat(page(archive.resolve("weak-mnk"))).contains(SAYS_NOTHING);
    assertThat(page(theorem)).contains(SAYS_NOTHING);
  }

  @Test
  void aListAboveThatNoArchiveHasIsNotTaken() throws IOException {
    plant(root);
    assertThat(page(theorem)).contains(SAYS_NOTHING);
  }

  @Test
  void theListOfTheArchiveIs() throws IOException {
    plant(archive);
    assertThat(page(archive)).doesNotContain(SAYS_NOTHING).contains("signed by alice");
    assertThat(page(archive.resolve("weak-mnk"))).doesNotContain(SAYS_NOTHING);
    assertThat(page(theorem)).doesNotContain(SAYS_NOTHING);
    // An archive within it that lists the theorem, too, makes it nobody's.
    String index = Files.readString(archive.resolve("index.json"));
    Files.writeString(
        archive.resolve("weak-mnk/index.json"), index.replace("weak-mnk/3,3,3", "3,3,3"));
    plant(archive.resolve("weak-mnk"));
    assertThat(page(theorem)).contains(SAYS_NOTHING);
    assertThat(page(archive)).doesNotContain(SAYS_NOTHING);
  }

  @Test
  void aFolderOfTheoremsThatIsNamedMayHaveAList() throws IOException {
    Files.delete(archive.resolve("index.json"));
    plant(archive);
    assertThat(page(archive)).doesNotContain(SAYS_NOTHING);
    assertThat(page(theorem)).contains(SAYS_NOTHING);
    assertThat(page(theorem, "--keys", archive.resolve("KEYS").toString()))
        .doesNotContain(SAYS_NOTHING);
  }
}
