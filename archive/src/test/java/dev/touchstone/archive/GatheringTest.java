package dev.touchstone.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.touchstone.signature.Finding;
import dev.touchstone.theorem.ProofListener;
import dev.touchstone.theorem.Refusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Theorems from folders and archives, shown together. */
class GatheringTest {

  private static final Path PROOFS = Path.of(System.getProperty("touchstone.root", ".."), "proofs");
  private static final Trust TRUST = new Trust(PROOFS.resolve(Trust.KEYS), List.of());

  @TempDir Path root;

  private final List<String> leftOut = new ArrayList<>();

  private Gathering gathering() {
    return new Gathering(
        root.resolve("site"),
        new Gathering.Listener() {
          @Override
          public ProofListener verifying(String name) {
            return ProofListener.none();
          }

          @Override
          public void verified(Entry entry) {}

          @Override
          public void leftOut(String line) {
            leftOut.add(line);
          }
        });
  }

  /** A copy of a theorem of this repository, with these of its files. */
  private Path copied(String theorem, String place, String... files) throws IOException {
    Path folder = Files.createDirectories(root.resolve(place));
    for (String file : files) {
      Files.copy(PROOFS.resolve(theorem).resolve(file), folder.resolve(file));
    }
    return folder;
  }

  private static List<String> names(Gathering gathering) {
    return gathering.report().entries().stream().map(Entry::name).toList();
  }

  @Test
  void foldersAndArchivesAreMixed() throws Exception {
    copied("weak-mnk/4,4,4", "mine/x", "statement", "certificate");
    copied("weak-mnk/5,5,4", "mine/deep/y", "statement", "certificate", "manifest");
    Gathering gathering = gathering();
    gathering.add(root.resolve("mine"), theorem -> TRUST);
    gathering.add(PROOFS.resolve("weak-mnk/3,3,3"), theorem -> TRUST);
    assertThat(gathering.report().findings()).isEmpty();
    assertThat(names(gathering)).containsExactly("deep/y", "x", "3,3,3");
    assertThat(gathering.report().entries())
        .extracting(entry -> entry.note().isPresent())
        .containsExactly(true, false, true);
    assertThat(gathering.report().entries().get(0).signatures())
        .allMatch(signature -> signature.finding() == Finding.VALID)
        .hasSize(2);
    assertThat(leftOut).isEmpty();
  }

  @Test
  void foldersWithTheSameNameGetDifferentOnes() throws Exception {
    Gathering gathering = gathering();
    for (String place : List.of("a/x", "b/x", "c/x-2", "d/X")) {
      copied("weak-mnk/3,3,3", place, "statement", "certificate");
      gathering.add(root.resolve(place), theorem -> TRUST);
    }
    // The very same folder is no other one.
    gathering.add(root.resolve("a/../a/x"), theorem -> TRUST);
    assertThat(names(gathering)).containsExactly("x", "x-2", "x-2-2", "X-3");
  }

  @Test
  void whatIsNobodysBusinessIsOnlySaid() throws Exception {
    Path folder = copied("weak-mnk/3,3,3", "mine/x", "statement", "certificate");
    for (String name : List.of("checkpoint", ".lock", "notes.txt")) {
      Files.writeString(folder.resolve(name), name);
    }
    for (int i = 0; i < 5; i++) {
      Files.writeString(root.resolve("mine/" + i), "");
    }
    Files.createDirectories(root.resolve("site/theorems"));
    Files.writeString(root.resolve("site/theorems/x.html"), "");
    Gathering gathering = gathering();
    gathering.add(root, theorem -> TRUST);
    assertThat(names(gathering)).containsExactly("mine/x");
    assertThat(gathering.report().findings()).isEmpty();
    assertThat(leftOut)
        .containsExactly(
            root
                + ": mine/0, mine/1, mine/2 and 2 more: no part of a theorem, left out of the pages",
            folder + ": checkpoint, notes.txt: no part of a theorem, left out of the pages");
  }

  @Test
  void whatIsNotProvedIsFound() throws Exception {
    Path bad = copied("weak-mnk/3,3,3", "bad", "statement");
    Files.copy(PROOFS.resolve("weak-mnk/4,4,4/certificate"), bad.resolve("certificate"));
    Path other = copied("weak-mnk/3,3,3", "other", "statement", "certificate");
    Files.copy(PROOFS.resolve("weak-mnk/4,4,4/manifest"), other.resolve("manifest"));
    Path two = copied("weak-mnk/3,3,3", "two", "statement", "certificate");
    Files.copy(two.resolve("certificate"), two.resolve("certificate.gz"));
    Gathering gathering = gathering();
    gathering.add(bad, theorem -> TRUST);
    gathering.add(other, theorem -> TRUST);
    gathering.add(two, theorem -> TRUST);
    assertThat(gathering.report().entries()).isEmpty();
    assertThat(gathering.report().findings())
        .extracting(Refusal::kind)
        .containsExactly(Refusal.Kind.NOT_PROVED, Refusal.Kind.NOT_SIGNED, Refusal.Kind.USAGE);
    assertThat(gathering.report().findings().get(0).line()).contains("WRONG_STATEMENT");
    assertThat(gathering.report().findings().get(1).line()).contains("m DIFFERS");
    assertThat(gathering.report().findings().get(2).line()).contains("two certificates");
  }

  @Test
  void aStatementNeedNotBeInItsCanonicalForm() throws Exception {
    Path folder = copied("weak-mnk/3,3,3", "x", "statement", "certificate");
    String statement = Files.readString(folder.resolve("statement"));
    Files.writeString(folder.resolve("statement"), statement + "# mine\n");
    Gathering gathering = gathering();
    gathering.add(folder, theorem -> TRUST);
    assertThat(gathering.report().findings()).isEmpty();
    assertThat(gathering.report().entries().get(0).proof().statement().text()).isEqualTo(statement);
  }

  @Test
  void aFolderWithoutATheoremIsRefused() throws Exception {
    Path empty = Files.createDirectory(root.resolve("empty"));
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> gathering().add(empty, theorem -> TRUST))
        .withMessage(
            empty
                + ": no theorem there; name the folder of a theorem, as solve writes it, or of an archive");
    Files.createFile(empty.resolve("checkpoint"));
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> gathering().add(empty, theorem -> TRUST))
        .withMessageContaining("the search there is not finished: go on with it");
  }
}
