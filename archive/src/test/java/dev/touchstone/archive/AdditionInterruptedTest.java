package dev.touchstone.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.touchstone.archive.Added.Change;
import dev.touchstone.solver.Engine;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.ProofListener;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.TheoremFiles;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Killed, stopped, or out of room in the middle: the archive is as it was, or as it is to be. */
@Timeout(180)
class AdditionInterruptedTest {

  private static final String NAME = "weak-mnk/5,5,4";

  @TempDir Path root;
  private SmallArchive archive = new SmallArchive(Path.of(""));
  private TheoremFiles source = new TheoremFiles(Path.of(""));

  @BeforeEach
  void anArchiveWithAnotherProof() throws Exception {
    archive = new SmallArchive(root);
    archive.make(SmallArchive.plan("weak-mnk/3,3,3", "3,3,3", Regenerate.IF_MISSING));
    archive.make(SmallArchive.plan(NAME, "5,5,4", Regenerate.IF_MISSING));
    archive.writePages();
    source = SolvedFolder.of("5,5,4", Engine.DFS, root.resolve("solved"));
  }

  private Added add(ProofListener listener, Transaction.Mover mover) throws Refusal {
    Addition.Request request = new Addition.Request(null, null, true, archive.keys());
    return new Addition(archive.folder(), request, listener, mover).of(source.folder());
  }

  private Added add() throws Refusal {
    return add(ProofListener.none(), Transaction.AT_ONCE);
  }

  private Path hidden() {
    return archive.folder().resolve(Transaction.FOLDER);
  }

  /** How many steps a replacement has. */
  private int moves() throws Exception {
    SmallArchive other = new SmallArchive(root.resolve("count"));
    other.make(SmallArchive.plan(NAME, "5,5,4", Regenerate.IF_MISSING));
    other.writePages();
    AtomicInteger moves = new AtomicInteger();
    new Addition(
            other.folder(),
            new Addition.Request(null, null, true, other.keys()),
            ProofListener.none(),
            (from, to) -> {
              moves.incrementAndGet();
              Transaction.AT_ONCE.move(from, to);
            })
        .of(source.folder());
    return moves.get();
  }

  @Test
  void aRunThatIsKilledAddsNothingOrLeavesTheRestToTheNextOne() throws Exception {
    SortedMap<String, String> before = Snapshot.of(archive.folder());
    CheckedProof now = CheckedProof.of(source);
    int moves = moves();
    assertThat(moves).isBetween(5, 10);
    for (int last = 0; last <= moves; last++) {
      assertThat(KilledAddition.run(archive.folder(), source.folder(), last))
          .as("step " + last)
          .isEqualTo(KilledAddition.KILLED);
      assertThat(hidden()).isDirectory();
      boolean begun = last > 1;
      if (!begun) {
        assertThat(Snapshot.open(archive.folder())).isEqualTo(before);
      }
      assertThat(archive.findings().stream().anyMatch(line -> line.contains("was being added")))
          .isEqualTo(begun);
      assertThat(add().change()).isEqualTo(begun ? Change.NONE : Change.REPLACED);
      assertThat(hidden()).doesNotExist();
      assertThat(archive.findings()).isEmpty();
      assertThat(CheckedProof.of(archive.files(NAME)).hasBytesOf(now)).isTrue();
      restore();
      assertThat(Snapshot.of(archive.folder())).isEqualTo(before);
    }
  }

  private void restore() throws Exception {
    SmallArchive fresh = new SmallArchive(root.resolve("fresh"));
    fresh.make(SmallArchive.plan(NAME, "5,5,4", Regenerate.IF_MISSING));
    Addition.Request request =
        new Addition.Request(null, SmallArchive.NAMESPACE, true, archive.keys());
    new Addition(archive.folder(), request, ProofListener.none()).of(fresh.files(NAME).folder());
  }

  @Test
  void aMoveThatFailsIsTakenBackWithAllBeforeIt() throws Exception {
    SortedMap<String, String> before = Snapshot.of(archive.folder());
    int moves = moves();
    for (int failing = 1; failing <= moves; failing++) {
      AtomicInteger left = new AtomicInteger(failing);
      Transaction.Mover mover =
          (from, to) -> {
            if (left.decrementAndGet() == 0) {
              throw new IOException("no room left");
            }
            Transaction.AT_ONCE.move(from, to);
          };
      assertThatExceptionOfType(Refusal.class)
          .isThrownBy(() -> add(ProofListener.none(), mover))
          .satisfies(refusal -> assertThat(refusal.kind()).isEqualTo(Refusal.Kind.FILE))
          .withMessage("cannot add to the archive " + archive.folder() + ": no room left");
      assertThat(Snapshot.of(archive.folder())).as("move " + failing).isEqualTo(before);
    }
    assertThat(add().change()).isEqualTo(Change.REPLACED);
  }

  @Test
  void whatCanNeitherBeDoneNorTakenBackIsDoneByTheNextRun() throws Exception {
    AtomicInteger left = new AtomicInteger(4);
    Transaction.Mover mover =
        (from, to) -> {
          if (left.decrementAndGet() <= 0) {
            throw new IOException("the disk is gone");
          }
          Transaction.AT_ONCE.move(from, to);
        };
    assertThatExceptionOfType(Refusal.class).isThrownBy(() -> add(ProofListener.none(), mover));
    assertThat(hidden()).isDirectory();
    assertThat(add().change()).isEqualTo(Change.NONE);
    assertThat(archive.findings()).isEmpty();
    assertThat(hidden()).doesNotExist();
  }

  @Test
  void whatWasDoneForAKilledRunIsNotTakenBackWithTheNextOne() throws Exception {
    assertThat(KilledAddition.run(archive.folder(), source.folder(), 3))
        .isEqualTo(KilledAddition.KILLED);
    SmallArchive fresh = new SmallArchive(root.resolve("fresh"));
    fresh.make(SmallArchive.plan(NAME, "5,5,4", Regenerate.IF_MISSING));
    Transaction.Mover mover =
        (from, to) -> {
          if (from.endsWith("work")) {
            throw new IOException("no room left");
          }
          Transaction.AT_ONCE.move(from, to);
        };
    Addition.Request request = new Addition.Request(null, null, true, archive.keys());
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(
            () ->
                new Addition(archive.folder(), request, ProofListener.none(), mover)
                    .of(fresh.files(NAME).folder()));
    assertThat(archive.findings()).isEmpty();
    assertThat(add().change()).isEqualTo(Change.NONE);
  }

  @Test
  void aRunThatIsStoppedWhileItVerifiesAddsNothing() throws Exception {
    SortedMap<String, String> before = Snapshot.of(archive.folder());
    for (boolean second : new boolean[] {false, true}) {
      ProofListener listener =
          (stage, done, all) -> {
            if (!second || Files.exists(hidden())) {
              throw new InterruptedIOException();
            }
          };
      assertThatExceptionOfType(Refusal.class)
          .isThrownBy(() -> add(listener, Transaction.AT_ONCE))
          .satisfies(
              refusal -> {
                assertThat(refusal.kind()).isEqualTo(Refusal.Kind.OUT_OF_BUDGET);
                assertThat(refusal.line()).startsWith("interrupted").hasLineCount(1);
              });
      assertThat(Snapshot.of(archive.folder())).isEqualTo(before);
    }
  }

  @Test
  void anArchiveThatBeganWithAFailureIsNotThere() throws Exception {
    Path other = root.resolve("new");
    Addition.Request request = new Addition.Request(null, null, false, other.resolve("KEYS"));
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(
            () ->
                new Addition(
                        other,
                        request,
                        ProofListener.none(),
                        (from, to) -> {
                          throw new IOException("no room left");
                        })
                    .of(source.folder()));
    assertThat(other).doesNotExist();
  }
}
