package dev.touchstone.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.touchstone.solver.Effort;
import dev.touchstone.solver.Engine;
import dev.touchstone.theorem.Refusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files are deleted, cut off, exchanged or added: nothing of it passes. */
class TamperedArchiveTest {

  private static final String ONE = "weak/3,3,3";
  private static final String OTHER = "weak/5,5,5";

  @TempDir Path root;
  private SmallArchive archive = new SmallArchive(Path.of(""));

  @BeforeEach
  void anArchive() throws Exception {
    archive = new SmallArchive(root);
    archive.make(SmallArchive.plan(ONE, "3,3,3", Regenerate.IF_MISSING));
    archive.make(SmallArchive.plan(OTHER, "5,5,5", Regenerate.IF_MISSING));
    archive.sign(ONE, archive.key("alice"));
    archive.writePages();
    assertThat(archive.findings()).isEmpty();
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> paths = Files.walk(archive.folder())) {
      return paths.filter(Files::isRegularFile).sorted().toList();
    }
  }

  private static void exchange(Path one, Path other) throws IOException {
    byte[] bytes = Files.readAllBytes(one);
    Files.write(one, Files.readAllBytes(other));
    Files.write(other, bytes);
  }

  private void assertFound(Path file) {
    assertThat(archive.findings())
        .as(file.toString())
        .isNotEmpty()
        .anyMatch(line -> line.contains(file.toString()))
        .allMatch(line -> line.lines().count() == 1);
  }

  @Test
  void everyDeletedFileIsMissed() throws Exception {
    for (Path file : files()) {
      byte[] bytes = Files.readAllBytes(file);
      Files.delete(file);
      assertFound(file.endsWith("KEYS") ? archive.folder().resolve("index.json") : file);
      Files.write(file, bytes);
    }
    assertThat(archive.findings()).isEmpty();
  }

  @Test
  void everyFileThatIsCutOffIsFound() throws Exception {
    for (Path file : files()) {
      byte[] bytes = Files.readAllBytes(file);
      for (int length : new int[] {0, 1, bytes.length / 2, bytes.length - 1}) {
        Files.write(file, Arrays.copyOf(bytes, length));
        assertFound(file);
      }
      Files.write(file, Arrays.copyOf(bytes, bytes.length + 1));
      assertFound(file);
      Files.write(file, bytes);
    }
    assertThat(archive.findings()).isEmpty();
  }

  @Test
  void everyFileThatIsAFolderIsFound() throws Exception {
    for (Path file : files()) {
      byte[] bytes = Files.readAllBytes(file);
      Files.delete(file);
      Files.createDirectory(file);
      assertFound(file);
      Files.delete(file);
      Files.write(file, bytes);
    }
    assertThat(archive.findings()).isEmpty();
  }

  @Test
  void aStrayFileIsFoundWhereverItIs() throws Exception {
    String[] places = {
      "stray",
      "certificate",
      "index.json.tmp",
      "weak/stray",
      "weak/KEYS",
      "other/stray",
      ONE + "/stray",
      ONE + "/certificate.tmp",
      ONE + "/certificate.gz",
      ONE + "/.lock",
      ONE + "/deeper/stray",
      "other/certificate",
      "other/manifest",
      "other/statement"
    };
    for (String place : places) {
      Path file = archive.folder().resolve(place);
      Files.createDirectories(file.getParent());
      Files.writeString(file, "x");
      assertFound(archive.folder().resolve(said(place)));
      Files.delete(file);
      if (place.contains("deeper") || place.startsWith("other")) {
        Files.delete(file.getParent());
      }
      assertThat(archive.findings()).as(place).isEmpty();
    }
  }

  /** Some are said with their folder, which is what is wrong with them. */
  private static String said(String place) {
    if (place.startsWith("other/")) {
      return "other";
    }
    if (place.endsWith("certificate.gz")) {
      return ONE;
    }
    return place.contains("deeper") ? ONE + "/deeper" : place;
  }

  @Test
  void hiddenFilesAndAPomMayBeThere() throws Exception {
    for (String place : new String[] {".gitattributes", "pom.xml", "weak/.gitkeep", "target/x"}) {
      Path file = archive.folder().resolve(place);
      Files.createDirectories(file.getParent());
      Files.writeString(file, "x");
    }
    assertThat(archive.findings()).isEmpty();
  }

  @Test
  void exchangedFilesAreFound() throws Exception {
    for (String file : new String[] {"certificate", "statement", "manifest", "README.md"}) {
      Path one = archive.files(ONE).folder().resolve(file);
      Path other = archive.files(OTHER).folder().resolve(file);
      exchange(one, other);
      String said = file.equals("statement") ? "certificate" : file;
      assertFound(one.resolveSibling(said));
      assertFound(other.resolveSibling(said));
      exchange(one, other);
    }
    assertThat(archive.findings()).isEmpty();
  }

  @Test
  void exchangedFoldersAreFound() throws Exception {
    Path one = archive.files(ONE).folder();
    Path other = archive.files(OTHER).folder();
    Path away = root.resolve("away");
    Files.move(one, away);
    Files.move(other, one);
    Files.move(away, other);
    assertFound(archive.folder().resolve("index.json"));
    assertThat(archive.audit().missing(List.of(SmallArchive.plan(ONE, "3,3,3", Regenerate.ALWAYS))))
        .singleElement()
        .satisfies(finding -> assertThat(finding.line()).contains(ONE + ": stale"));
  }

  @Test
  void aDeletedTheoremIsFound() throws Exception {
    for (Path file : files()) {
      if (file.startsWith(archive.files(ONE).folder())) {
        Files.delete(file);
      }
    }
    assertFound(archive.folder().resolve("index.json"));
  }

  @Test
  void anAddedTheoremIsFound() throws Exception {
    archive.make(SmallArchive.plan("weak/4,4,4", "4,4,4", Regenerate.IF_MISSING));
    assertFound(archive.folder().resolve("index.json"));
    assertFound(archive.files("weak/4,4,4").page());
  }

  @Test
  void aStatementInAnotherFormIsFound() throws Exception {
    Path statement = archive.files(ONE).statement();
    Files.writeString(statement, Files.readString(statement) + "# a comment\n");
    assertThat(archive.findings())
        .singleElement()
        .satisfies(line -> assertThat(line).startsWith(statement + ": not the canonical form"));
  }

  @Test
  void anotherProofOfTheSameStatementIsFoundByItsManifest() throws Exception {
    archive.make(SmallArchive.plan("x", "5,5,4", Regenerate.IF_MISSING));
    SmallArchive other = new SmallArchive(root.resolve("other"));
    SearchPlan dfs =
        new SearchPlan(Engine.DFS, Effort.FAST, 1, MemorySize.LEAST, Long.MAX_VALUE, null);
    other.make(
        new TheoremPlan("x", SmallArchive.question("5,5,4"), null, Regenerate.IF_MISSING, dfs));
    exchange(archive.files("x").certificate(), other.files("x").certificate());
    assertThat(archive.findings())
        .singleElement()
        .satisfies(
            line ->
                assertThat(line)
                    .startsWith(archive.files("x").manifest() + ": m DIFFERS certificate")
                    .contains("not of " + archive.files("x").certificate() + " as it is now"));
  }

  @Test
  void aTheoremBehindALinkIsNotTakenForVerified() throws Exception {
    Path elsewhere = root.resolve("elsewhere");
    Files.move(archive.folder().resolve("weak"), elsewhere);
    try {
      Files.createSymbolicLink(archive.folder().resolve("weak"), elsewhere);
    } catch (UnsupportedOperationException | IOException e) {
      assumeThat(e).as("links").isNull();
    }
    assertFound(archive.folder().resolve("weak"));
    assertThat(archive.audit().missing(List.of(SmallArchive.plan(ONE, "3,3,3", Regenerate.ALWAYS))))
        .singleElement()
        .satisfies(finding -> assertThat(finding.line()).contains("behind a link"));
  }

  @Test
  void aFileForAnArchiveIsRefused() throws Exception {
    Path file = Files.writeString(root.resolve("file"), "x");
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> new Audit(file, new Trust(file, List.of())).folders())
        .satisfies(refusal -> assertThat(refusal.line()).startsWith(file + ": a file"));
  }

  @Test
  void signaturesAreReportedApartFromProofs() throws Exception {
    assertThat(archive.findings("alice"))
        .singleElement()
        .satisfies(
            line ->
                assertThat(line)
                    .startsWith(archive.files(OTHER).manifest().toString())
                    .contains("m MATCHES; k ABSENT alice", "(the proof itself is verified)"));
    Path manifest = archive.files(ONE).manifest();
    Files.writeString(manifest, Files.readString(manifest).replace(SmallArchive.DAY, "2026-11-17"));
    assertThat(archive.findings("alice"))
        .anyMatch(line -> line.startsWith(manifest + ": m MATCHES; k INVALID alice "));
  }

  @Test
  void aWrongSignatureIsFoundThoughNobodyMustHaveSigned() throws Exception {
    Path manifest = archive.files(ONE).manifest();
    Files.writeString(manifest, Files.readString(manifest).replace(SmallArchive.DAY, "2026-11-17"));
    Audit.Report report = archive.audit().theorems(entry -> {});
    assertThat(report.findings())
        .singleElement()
        .satisfies(finding -> assertThat(finding.kind()).isEqualTo(Refusal.Kind.NOT_SIGNED))
        .satisfies(finding -> assertThat(finding.remedy()).isEmpty())
        .satisfies(finding -> assertThat(finding.line()).contains("a wrong signature: restore"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "a b", "alice+", "alice+12", "+", "alice+1a2b3c4d+"})
  void aNameThatNobodyHasIsNoReasonToRequireNobody(String name) {
    assertThat(archive.findings("alice", name))
        .singleElement()
        .satisfies(line -> assertThat(line).contains("a required signer is ", "'" + name.strip()));
  }

  @Test
  void requiredSignersNeedAListOfKeys() throws Exception {
    Files.delete(archive.keys());
    assertThat(archive.findings("alice"))
        .singleElement()
        .satisfies(line -> assertThat(line).startsWith(archive.keys() + ": no such list of keys"));
  }
}
