package dev.touchstone.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.touchstone.archive.Added.Change;
import dev.touchstone.solver.Engine;
import dev.touchstone.theorem.ProofListener;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.TheoremFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Only what an addition was about to move is moved by the next one, and only if it is right. */
class AdditionRecoveryTest {

  private static final String NAME = "weak-mnk/5,5,4";

  @TempDir Path root;
  private final List<String> news = new ArrayList<>();
  private SmallArchive archive = new SmallArchive(Path.of(""));
  private TheoremFiles source = new TheoremFiles(Path.of(""));

  @BeforeEach
  void anArchiveAndASolvedGame() throws Exception {
    archive = new SmallArchive(root);
    archive.make(SmallArchive.plan("weak-mnk/3,3,3", "3,3,3", Regenerate.IF_MISSING));
    archive.writePages();
    source = SolvedFolder.of("5,5,4", Engine.PN, root.resolve("solved"));
  }

  private Added add(Transaction.Mover mover) throws Refusal {
    Addition.Request request = new Addition.Request(null, null, true, archive.keys());
    return new Addition(archive.folder(), request, ProofListener.none(), mover)
        .telling(news::add)
        .of(source.folder());
  }

  private Path ready() {
    return archive.folder().resolve(Transaction.FOLDER).resolve("ready");
  }

  /** Leaves what is there when a run dies before its move of this number. */
  private void interrupt(int last) {
    int[] moves = new int[1];
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(
            () ->
                add(
                    (from, to) -> {
                      if (++moves[0] >= last) {
                        throw new IOException("the disk is gone");
                      }
                      Transaction.AT_ONCE.move(from, to);
                    }));
    assertThat(ready()).isDirectory();
  }

  private void refused(Path path, String... parts) throws Exception {
    SortedMap<String, String> before = Snapshot.open(archive.folder());
    SortedMap<String, String> left = Snapshot.of(ready());
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> add(Transaction.AT_ONCE))
        .satisfies(
            refusal ->
                assertThat(refusal.line())
                    .hasLineCount(1)
                    .startsWith(path.toString())
                    .contains("remove")
                    .contains(parts));
    assertThat(Snapshot.open(archive.folder())).isEqualTo(before);
    assertThat(Snapshot.of(ready())).isEqualTo(left);
    assertThat(news).isEmpty();
  }

  @Test
  void whatWasInterruptedIsCompletedAndSaid() throws Exception {
    for (int last = 2; last <= 5; last++) {
      SmallArchive fresh = new SmallArchive(root.resolve("fresh" + last));
      archive = fresh;
      interrupt(last);
      assertThat(add(Transaction.AT_ONCE).change()).as("move " + last).isEqualTo(Change.NONE);
      assertThat(news).hasSize(1).first().asString().endsWith("completed an interrupted addition");
      news.clear();
      assertThat(archive.findings()).isEmpty();
      assertThat(ready().getParent()).doesNotExist();
    }
    add(Transaction.AT_ONCE);
    assertThat(news).isEmpty();
  }

  @Test
  void whatWasPlantedIsNotMoved() throws Exception {
    Path keys = ready().resolve(Trust.KEYS);
    Files.createDirectories(ready());
    Files.writeString(keys, "x");
    refused(keys, "does not belong there");
    Files.delete(keys);
    Files.createDirectories(keys.resolve("statement"));
    refused(keys, "no theorem's name");
    Files.delete(keys.resolve("statement"));
    Files.delete(keys);
    Path stranger = Files.createDirectories(ready().resolve(NAME)).resolve("statement");
    Files.copy(source.statement(), stranger);
    refused(ready(), "has no index.json");
    Files.writeString(ready().resolve(Index.FILE), "{\"theorems\":[null],\"keys\":null}");
    refused(ready().resolve(Index.FILE), "not an index");
    Files.copy(
        archive.folder().resolve(Index.FILE),
        ready().resolve(Index.FILE),
        StandardCopyOption.REPLACE_EXISTING);
    refused(ready().resolve(Index.FILE), "not the archive's index with one theorem more");
  }

  @Test
  void linksAreNotMoved() throws Exception {
    Path elsewhere = Files.createDirectory(root.resolve("elsewhere"));
    Files.createDirectories(ready().getParent());
    Files.createSymbolicLink(ready(), elsewhere);
    refused(ready(), "a link");
    Files.delete(ready());
    interrupt(2);
    Path page = ready().resolve(TheoremFiles.PAGE);
    Path kept = root.resolve("page");
    Files.move(page, kept);
    Files.createSymbolicLink(page, kept);
    refused(page, "a link");
    Files.delete(page);
    Files.move(kept, page);
    Path certificate = ready().resolve(NAME).resolve("certificate");
    Files.move(certificate, kept);
    Files.createSymbolicLink(certificate, kept);
    refused(certificate, "a link");
    Files.delete(certificate);
    Files.move(kept, certificate);
    Path old = ready().resolveSibling("old");
    Files.deleteIfExists(old);
    Files.createSymbolicLink(old, elsewhere);
    refused(old, "a link");
    Files.delete(old);
    assertThat(add(Transaction.AT_ONCE).change()).isEqualTo(Change.NONE);
    assertThat(elsewhere).isEmptyDirectory();
  }

  @Test
  void whatIsNotRightIsNotMovedWhetherOrNotTheTheoremWasMovedAlready() throws Exception {
    for (int last = 2; last <= 3; last++) {
      archive = new SmallArchive(root.resolve("fresh" + last));
      interrupt(last);
      Path place = last == 2 ? ready() : archive.folder();
      TheoremFiles files = new TheoremFiles(place.resolve(NAME));
      assertThat(files.statement()).exists();
      for (Path file : List.of(files.certificate(), files.manifest(), files.page())) {
        byte[] bytes = Files.readAllBytes(file);
        byte[] other = bytes.clone();
        other[bytes.length / 2] ^= 1;
        Files.write(file, other);
        refused(file, file.toString());
        Files.write(file, bytes);
      }
      Path page = ready().resolve(TheoremFiles.PAGE);
      String text = Files.readString(page);
      Files.writeString(page, text + "more");
      refused(page, "not what follows");
      Files.writeString(page, text);
      Path second = Files.createDirectories(ready().resolve("a/b")).resolve("statement");
      Files.writeString(second, "x");
      refused(ready().resolve("a/b"), "not the theorem that is new");
      Files.delete(second);
      assertThat(add(Transaction.AT_ONCE).change()).isEqualTo(Change.NONE);
      news.clear();
      assertThat(archive.findings()).isEmpty();
    }
  }
}
