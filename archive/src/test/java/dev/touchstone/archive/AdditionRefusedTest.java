package dev.touchstone.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.touchstone.solver.Engine;
import dev.touchstone.theorem.ProofListener;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.Remedy;
import dev.touchstone.theorem.TheoremFiles;
import dev.touchstone.theorem.TheoremFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Folders and archives that are not fit for it: one line, and nothing has changed. */
class AdditionRefusedTest {

  @TempDir Path root;
  private SmallArchive archive = new SmallArchive(Path.of(""));
  private TheoremFiles source = new TheoremFiles(Path.of(""));

  @BeforeEach
  void anArchiveAndASolvedGame() throws Exception {
    archive = new SmallArchive(root);
    archive.make(SmallArchive.plan("weak-mnk/3,3,3", "3,3,3", Regenerate.IF_MISSING));
    archive.sign("weak-mnk/3,3,3", archive.key("alice"));
    archive.writePages();
    source = SolvedFolder.of("4,4,4", Engine.PN, root.resolve("solved"));
  }

  private Refusal refused(Path archive, Path folder, String... parts) throws IOException {
    SortedMap<String, String> before = Snapshot.of(root);
    Addition.Request request = new Addition.Request(null, null, true, archive.resolve(Trust.KEYS));
    Refusal[] met = new Refusal[1];
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> new Addition(archive, request, ProofListener.none()).of(folder))
        .satisfies(refusal -> assertThat(refusal.line()).hasLineCount(1).contains(parts))
        .satisfies(refusal -> met[0] = refusal);
    assertThat(Snapshot.of(root)).isEqualTo(before);
    return met[0];
  }

  private Refusal refused(String... parts) throws IOException {
    return refused(archive.folder(), source.folder(), parts);
  }

  @Test
  void aFolderThatIsNoneOrHasNoProofIsNamed() throws Exception {
    refused(archive.folder(), root.resolve("none"), "none: no such folder");
    refused(archive.folder(), source.statement(), "statement: no such folder");
    Files.delete(source.certificate());
    refused("certificate: no such file");
    Files.createDirectory(source.certificate());
    refused("certificate: not a file");
    Files.delete(source.statement());
    refused("statement: no such file");
  }

  @Test
  void aSearchUnderWayIsNotInterfered() throws Exception {
    try (TheoremFolder search = TheoremFolder.open(source.folder())) {
      refused(search + ": another run is at work there");
    }
    Files.writeString(source.folder().resolve("checkpoint"), "x");
    refused("checkpoint: a search here is not finished");
  }

  @Test
  void twoCertificatesAreOneTooMany() throws Exception {
    Files.copy(source.certificate(), source.folder().resolve("certificate.gz"));
    refused("two certificates");
  }

  @Test
  void aFolderOfTheArchiveItselfIsThereAlready() throws Exception {
    refused(
        archive.folder(),
        archive.files("weak-mnk/3,3,3").folder(),
        "weak-mnk/3,3,3: already in the archive");
  }

  @Test
  void onlyOneRunAtATimeChangesAnArchive() throws Exception {
    try (Transaction other =
        Transaction.begin(archive.folder(), Transaction.AT_ONCE, ready -> {})) {
      assertThat(other.work()).isDirectory();
      refused(".adding: another run is at work there");
    }
    assertThat(archive.folder().resolve(Transaction.FOLDER)).doesNotExist();
    assertThat(archive.findings()).isEmpty();
  }

  @Test
  void anArchiveThatMayNotBeWrittenIsNamed() throws Exception {
    assumeTrue(Files.getFileStore(root).supportsFileAttributeView("posix"));
    Files.setPosixFilePermissions(archive.folder(), PosixFilePermissions.fromString("r-xr-xr-x"));
    assumeTrue(!Files.isWritable(archive.folder()), "this user may write everywhere");
    refused("cannot add to the archive " + archive.folder(), "permission denied");
    Files.setPosixFilePermissions(archive.folder(), PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  @Test
  void linksAreNotFollowed() throws Exception {
    Path link = Files.createSymbolicLink(root.resolve("link"), archive.folder());
    refused(link, source.folder(), "link: a link");
    Path elsewhere = Files.createDirectory(root.resolve("elsewhere"));
    Path hidden = Files.createSymbolicLink(archive.folder().resolve(Transaction.FOLDER), elsewhere);
    refused(".adding: a link");
    Files.delete(hidden);
    source = SolvedFolder.of("4,8,7tr", Engine.PN, root.resolve("other"));
    Files.createSymbolicLink(archive.folder().resolve("truncated"), elsewhere);
    refused("truncated is in the way");
    assertThat(elsewhere).isEmptyDirectory();
  }

  @Test
  void aFileInTheWayIsNamed() throws Exception {
    Path there = archive.folder().resolve("weak-mnk/4,4,4");
    Files.createDirectories(there.resolve("mine"));
    refused(there + " is in the way");
    Path other = Files.createDirectory(root.resolve("other"));
    for (String name : new String[] {"README.md", "index.schema.json", "notes.txt"}) {
      Path mine = Files.writeString(other.resolve(name), "mine");
      refused(other, source.folder(), other + " is no archive, and not empty (" + name + ")");
      Files.delete(mine);
    }
    Path file = Files.writeString(root.resolve("file"), "mine");
    refused(file, source.folder(), "a file, not an archive");
  }

  @Test
  void anArchiveThatWasChangedBehindItsIndexIsNotListedAnew() throws Exception {
    for (Path file : files()) {
      byte[] bytes = Files.readAllBytes(file);
      Files.write(file, concatenated(bytes, ' '));
      Refusal refusal = refused(file.toString());
      assertThat(refusal.remedy()).as(file.toString()).contains(new Remedy.Update());
      Files.delete(file);
      refused(archive.folder().toString());
      Files.write(file, bytes);
    }
    Path stray = archive.folder().resolve("other/statement");
    Files.createDirectories(stray.getParent());
    Files.writeString(stray, "x");
    refused("other: not listed");
  }

  /** All that the index vouches for; the schema is not made from theorems. */
  private List<Path> files() throws IOException {
    try (Stream<Path> paths = Files.walk(archive.folder())) {
      return paths
          .filter(Files::isRegularFile)
          .filter(file -> !file.endsWith("index.schema.json"))
          .sorted()
          .toList();
    }
  }

  private static byte[] concatenated(byte[] bytes, char more) {
    byte[] longer = Arrays.copyOf(bytes, bytes.length + 1);
    longer[bytes.length] = (byte) more;
    return longer;
  }
}
