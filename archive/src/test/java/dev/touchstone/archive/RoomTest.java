package dev.touchstone.archive;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.TheoremFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A build replaces what is the archive's own, and nothing else. */
class RoomTest {

  private static final Path PROOFS = Path.of(System.getProperty("touchstone.root", ".."), "proofs");

  private static final String NAME = "weak/3,3,3";
  private static final TheoremPlan PLAN = SmallArchive.plan(NAME, "3,3,3", Regenerate.IF_MISSING);

  @TempDir Path root;
  private SmallArchive archive = new SmallArchive(Path.of(""));
  private TheoremFiles files = new TheoremFiles(Path.of(""));

  @BeforeEach
  void anArchive() {
    archive = new SmallArchive(root);
    files = archive.files(NAME);
  }

  /** An archive that has the theorem, with pages and an index. */
  private void complete() throws Exception {
    archive.make(PLAN);
    archive.writePages();
  }

  private Map<String, String> contents() throws IOException {
    Map<String, String> contents = new TreeMap<>();
    try (Stream<Path> paths = Files.walk(root)) {
      for (Path path : paths.filter(Files::isRegularFile).toList()) {
        contents.put(path.toString(), Files.readString(path, ISO_8859_1));
      }
    }
    return contents;
  }

  /**
   * A build and an update are refused in a line on this file, and change nothing, not even state.
   */
  private void refused(Path file, String... parts) throws Exception {
    Map<String, String> before = contents();
    for (boolean update : new boolean[] {false, true}) {
      assertThatExceptionOfType(Refusal.class)
          .isThrownBy(() -> make(update))
          .satisfies(
              refusal -> {
                assertThat(refusal.kind()).isEqualTo(Refusal.Kind.USAGE);
                assertThat(refusal.line()).startsWith(file + ": ").contains(parts).hasLineCount(1);
                assertThat(refusal.remedy()).isEmpty();
              });
    }
    assertThat(contents()).isEqualTo(before);
  }

  private void make(boolean update) throws Refusal {
    if (update) {
      archive.update(PLAN);
    } else {
      archive.make(PLAN);
    }
  }

  private Path put(String name, String text) throws IOException {
    Files.createDirectories(files.folder());
    return Files.writeString(files.folder().resolve(name), text);
  }

  private static void link(Path place, Path target) throws IOException {
    try {
      Files.createSymbolicLink(place, target);
    } catch (UnsupportedOperationException | IOException e) {
      assumeThat(e).as("links").isNull();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"statement", "certificate", "certificate.gz", "layout", "manifest"})
  void anOrphanThatNoIndexListsIsNotReplaced(String name) throws Exception {
    refused(put(name, "somebody's\n"), "index.json lists", "move it away");
  }

  @ParameterizedTest
  @ValueSource(strings = {"README.md", "board.svg"})
  void aPageOfSomebodyElsesIsNotReplaced(String name) throws Exception {
    refused(put(name, "# My notes\n"), "no page of this archive's", "move it away");
  }

  @Test
  void alsoNotForATheoremThatIsKept() throws Exception {
    archive.make(PLAN);
    Path page = put("README.md", "# My notes\n");
    assertThat(archive.make(PLAN)).isEqualTo(Made.KEPT);
    Map<String, String> before = contents();
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> archive.writePages())
        .withMessageStartingWith(page + ": there, and no page");
    assertThat(contents()).isEqualTo(before);
  }

  @Test
  void theArchivesOwnPageIsNotWrittenOverAnotherOne() throws Exception {
    archive.make(PLAN);
    Path page = Files.writeString(archive.folder().resolve("README.md"), "# My project\n");
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> archive.writePages())
        .withMessageStartingWith(page + ": there, and no page");
    assertThat(files.page()).doesNotExist();
    Files.delete(page);
    archive.writePages();
    // Beside its index it is the archive's, and an update mends it.
    Files.writeString(page, "changed");
    archive.writePages();
    assertThat(page).content().startsWith("# Theorems\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"weak", NAME})
  void nothingIsWrittenBehindALink(String place) throws Exception {
    Path elsewhere = Files.createDirectories(root.resolve("elsewhere"));
    Path link = archive.folder().resolve(place);
    Files.createDirectories(link.getParent());
    link(link, elsewhere);
    refused(link, "a link", "put a folder in its place");
    Files.delete(elsewhere);
    refused(link, "a link");
    assertThat(elsewhere).doesNotExist();
  }

  @Test
  void aTheoremBehindALinkIsNotUpdatedThere() throws Exception {
    complete();
    Files.move(files.folder(), root.resolve("elsewhere"));
    link(files.folder(), root.resolve("elsewhere"));
    refused(files.folder(), "a link");
  }

  @Test
  void aFileInTheWayIsSaidBeforeTheSearch() throws Exception {
    Path file = files.folder();
    Files.createDirectories(file.getParent());
    Files.writeString(file, "x");
    refused(file, "a file is in the way");
  }

  @ParameterizedTest
  @ValueSource(strings = {"statement", "certificate"})
  void whatTheIndexListsIsTheArchivesOwn(String lost) throws Exception {
    complete();
    Files.delete(files.folder().resolve(lost));
    assertThat(archive.make(PLAN)).isEqualTo(Made.ADDED);
    archive.writePages();
    assertThat(archive.findings()).isEmpty();
  }

  @Test
  void aListedFileThatIsAnotherNowIsNot() throws Exception {
    complete();
    Files.delete(files.statement());
    refused(put("certificate", "somebody's\n"), "index.json lists");
  }

  @Test
  void aSecondCertificateIsNot() throws Exception {
    complete();
    Path second = put("certificate.gz", "somebody's\n");
    TheoremPlan always = SmallArchive.plan(NAME, "3,3,3", Regenerate.ALWAYS);
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> archive.update(always))
        .withMessageStartingWith(second + ": not a file that ");
    assertThat(second).hasContent("somebody's\n");
  }

  @Test
  void whatARunThatWasStoppedHasWrittenIsGoneOnWith() throws Exception {
    archive.make(PLAN);
    // Manifest and statement come before the certificate, and the index last.
    Files.delete(files.certificate());
    assertThat(archive.make(PLAN)).isEqualTo(Made.ADDED);
    Files.delete(files.certificate());
    Files.delete(files.statement());
    assertThat(archive.make(PLAN)).isEqualTo(Made.ADDED);
  }

  @Test
  void pagesOfOursAreKnownWhereverTheyAre() throws Exception {
    complete();
    for (Path proof : List.of(files.folder(), PROOFS.resolve("weak-mnk/7,7,5"))) {
      assertThat(TheoremPage.isOurs(Files.readString(proof.resolve("README.md")))).isTrue();
      assertThat(BoardPicture.isOurs(Files.readString(proof.resolve("board.svg")))).isTrue();
    }
    assertThat(IndexPage.isOurs(Files.readString(PROOFS.resolve("README.md")))).isTrue();
    // So they are written again where the index is lost.
    Files.delete(archive.folder().resolve("index.json"));
    archive.writePages();
    assertThat(archive.findings()).isEmpty();
  }
}
