package dev.touchstone.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.touchstone.theorem.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** However many want to solve: never more than two threads, and everybody gets a turn. */
@Timeout(60)
class ThreadBudgetTest {

  private static final int MOST = Math.min(2, Runtime.getRuntime().availableProcessors());

  @Test
  void itIsNeverExceeded() {
    AtomicInteger running = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    ExecutorService builds = Executors.newFixedThreadPool(8);
    List<CompletableFuture<Void>> all = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      int wanted = 1 + i % 3;
      all.add(CompletableFuture.runAsync(() -> search(wanted, running, most), builds));
    }
    all.forEach(CompletableFuture::join);
    builds.shutdown();
    assertThat(running).hasValue(0);
    assertThat(most.get()).isBetween(1, MOST);
  }

  private static void search(int wanted, AtomicInteger running, AtomicInteger most) {
    try {
      int taken = ThreadBudget.take(wanted);
      assertThat(taken).isEqualTo(Math.min(wanted, MOST));
      most.accumulateAndGet(running.addAndGet(taken), Math::max);
      Thread.sleep(1);
      running.addAndGet(-taken);
      ThreadBudget.giveBack(taken);
    } catch (Refusal | InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void whoIsInterruptedWhileWaitingIsOutOfBudget() {
    Thread.currentThread().interrupt();
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> ThreadBudget.take(1))
        .satisfies(refusal -> assertThat(refusal.kind()).isEqualTo(Refusal.Kind.OUT_OF_BUDGET));
    assertThat(Thread.interrupted()).isTrue();
  }
}
