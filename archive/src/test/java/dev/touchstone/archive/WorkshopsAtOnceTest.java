package dev.touchstone.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.touchstone.theorem.Refusal;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Two builds, or two modules of one. */
@Timeout(60)
class WorkshopsAtOnceTest {

  private static final TheoremPlan PLAN = SmallArchive.plan("x", "3,3,3", Regenerate.ALWAYS);

  /** Holds its search, and with it the folder, until it is let go. */
  private static final class Held implements Workshop.Listener {
    final CountDownLatch begun = new CountDownLatch(1);
    final CountDownLatch goOn = new CountDownLatch(1);

    @Override
    public void progress(Progress progress) {}

    @Override
    public void cancelBy(Runnable stop) {
      begun.countDown();
      try {
        assertThat(goOn.await(30, TimeUnit.SECONDS)).isTrue();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }

    @Override
    public void resumes(Path checkpoint) {}

    @Override
    public void warns(String line) {}
  }

  private static CompletableFuture<Made> start(SmallArchive archive, Held held) {
    return CompletableFuture.supplyAsync(
        () -> {
          try {
            return archive.workshop(new Orders(Set.of(), false)).make(PLAN, held);
          } catch (Refusal refusal) {
            throw new IllegalStateException(refusal);
          }
        });
  }

  @Test
  void theSecondOneAtTheSameTheoremIsRefusedInOneLine(@TempDir Path root) throws Exception {
    SmallArchive archive = new SmallArchive(root);
    Held held = new Held();
    CompletableFuture<Made> first = start(archive, held);
    assertThat(held.begun.await(30, TimeUnit.SECONDS)).isTrue();
    if (Runtime.getRuntime().availableProcessors() > 1) {
      assertThatExceptionOfType(Refusal.class)
          .isThrownBy(() -> archive.make(PLAN))
          .satisfies(
              refusal ->
                  assertThat(refusal.line())
                      .hasLineCount(1)
                      .startsWith(archive.state().resolve("x") + ": another run is at work there"));
    }
    held.goOn.countDown();
    assertThat(first.join()).isEqualTo(Made.ADDED);
    assertThat(archive.make(PLAN)).isEqualTo(Made.UP_TO_DATE);
  }

  @Test
  void inOtherFoldersNobodyIsInTheWay(@TempDir Path one, @TempDir Path two) throws Exception {
    Held held = new Held();
    CompletableFuture<Made> first = start(new SmallArchive(one), held);
    assertThat(held.begun.await(30, TimeUnit.SECONDS)).isTrue();
    if (Runtime.getRuntime().availableProcessors() > 1) {
      assertThat(new SmallArchive(two).make(PLAN)).isEqualTo(Made.ADDED);
    }
    held.goOn.countDown();
    assertThat(first.join()).isEqualTo(Made.ADDED);
  }
}
