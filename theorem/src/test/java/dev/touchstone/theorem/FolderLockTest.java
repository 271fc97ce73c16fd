package dev.touchstone.theorem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A folder belongs to one run at a time. */
@Timeout(60)
class FolderLockTest {

  @TempDir Path root;

  @Test
  void theSecondIsRefusedUntilTheFirstIsDone() throws Exception {
    Path folder = root.resolve("made/if need be");
    try (FolderLock first = FolderLock.take(folder)) {
      assertThat(first).isNotNull();
      assertThatExceptionOfType(Refusal.class)
          .isThrownBy(() -> FolderLock.take(folder))
          .withMessage(
              folder + ": another run is at work there; wait for it or choose another folder");
      assertThatExceptionOfType(Refusal.class).isThrownBy(() -> FolderLock.refuseTaken(folder));
    }
    FolderLock.refuseTaken(folder);
    FolderLock.take(folder).close();
  }

  @Test
  void askingLeavesNothingBehind() throws Exception {
    FolderLock.refuseTaken(root);
    assertThat(root).isEmptyDirectory();
  }

  @Test
  void aLinkInThePlaceOfTheLockIsNotFollowed() throws Exception {
    Path other = Files.writeString(root.resolve("other"), "mine");
    Path folder = Files.createDirectory(root.resolve("folder"));
    Files.createSymbolicLink(folder.resolve(".lock"), other);
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> FolderLock.take(folder))
        .withMessage(folder.resolve(".lock") + ": a link, in the place of a lock; remove it");
    assertThat(other).hasContent("mine");
  }

  @Test
  void aFileBelongsToOneRunAtATimeToo() throws Exception {
    Path file = root.resolve("checkpoint");
    try (FolderLock first = FolderLock.ofFile(file)) {
      assertThatExceptionOfType(Refusal.class)
          .isThrownBy(() -> FolderLock.ofFile(file))
          .withMessage(file + ": another run uses this file; wait for it or choose another file");
      first.remove();
    }
    assertThat(root).isEmptyDirectory();
  }

  @Test
  void whereLocksAreRemovedThereIsStillOneAtATime() throws Exception {
    Path folder = root.resolve("folder");
    AtomicInteger inside = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    AtomicInteger taken = new AtomicInteger();
    Callable<Void> worker =
        () -> {
          for (int i = 0; i < 300; i++) {
            try (FolderLock lock = FolderLock.take(folder)) {
              most.accumulateAndGet(inside.incrementAndGet(), Math::max);
              taken.incrementAndGet();
              inside.decrementAndGet();
              lock.remove();
            } catch (Refusal refusal) {
              assertThat(refusal.line()).contains("another run");
            }
          }
          return null;
        };
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      for (Future<Void> done : threads.invokeAll(Stream.generate(() -> worker).limit(4).toList())) {
        done.get();
      }
    } finally {
      threads.shutdown();
    }
    assertThat(most).hasValue(1);
    assertThat(taken.get()).isPositive();
    assertThatCode(() -> FolderLock.take(folder).close()).doesNotThrowAnyException();
  }
}
