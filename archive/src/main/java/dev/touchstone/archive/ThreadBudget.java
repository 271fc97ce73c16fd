package dev.touchstone.archive;

import dev.touchstone.theorem.Refusal;
import java.util.concurrent.Semaphore;

/**
 * The threads that all solvers share, however many modules are built at once: Maven loads a plugin
 * once for all modules that use the same one.
 */
final class ThreadBudget {

  /** What the machine has, but not more than the largest search uses. */
  private static final int SIZE =
      Math.max(1, Math.min(2, Runtime.getRuntime().availableProcessors()));

  private static final Semaphore ALL = new Semaphore(SIZE, true);

  private ThreadBudget() {}

  /** Waits until so many threads are free, or all of them if there are fewer; returns how many. */
  static int take(int threads) throws Refusal {
    int taken = Math.min(threads, SIZE);
    try {
      ALL.acquire(taken);
      return taken;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw Refusal.outOfBudget("interrupted before the search began");
    }
  }

  /** Gives back what was taken. */
  static void giveBack(int taken) {
    ALL.release(taken);
  }
}
