package dev.touchstone.cluster;

import dev.touchstone.cluster.job.AnyJobSolver;
import dev.touchstone.cluster.job.BoardTable;
import dev.touchstone.cluster.post.LocalPost;
import dev.touchstone.cluster.post.Post;
import dev.touchstone.cluster.post.Seal;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/** Workers that are threads of this process, over one table. */
public final class LocalWorkers {

  private final List<Worker> workers = new ArrayList<>();
  private final List<Thread> threads = new ArrayList<>();
  private final Post post;

  /**
   * So many workers, which begin at once.
   *
   * @param memory for the table of all of them
   */
  public LocalWorkers(int count, long memory, Post post, Seal seal, Consumer<String> words) {
    this.post = post;
    BoardTable table = new BoardTable(Math.max(1, memory), count > 1);
    for (int i = 0; i < count; i++) {
      String name = newName("worker-");
      if (post instanceof LocalPost local) {
        local.settle(name);
      }
      Worker worker =
          new Worker(name, post, seal, new AnyJobSolver(Math.max(1, memory / count), table), words);
      Thread thread = new Thread(worker, name);
      thread.setDaemon(true);
      workers.add(worker);
      threads.add(thread);
    }
    threads.forEach(Thread::start);
  }

  /** A name that nobody else has: workers are told apart by it, and no more. */
  static String newName(String kind) {
    byte[] bytes = new byte[8];
    new Random(System.nanoTime() ^ (ProcessHandle.current().pid() << 32)).nextBytes(bytes);
    return kind + HexFormat.of().formatHex(bytes);
  }

  /** Ends them soon. */
  public void stop() {
    workers.forEach(Worker::stop);
    if (post instanceof LocalPost) {
      // Who waits for a message wakes up; that this is none does no harm.
      threads.forEach(thread -> post.send(thread.getName(), new byte[0]));
    }
  }

  /** Whether none is at work any more. */
  public boolean areGone() {
    return threads.stream().noneMatch(Thread::isAlive);
  }

  /** Waits until all of them have ended. */
  public void await() throws InterruptedException {
    for (Thread thread : threads) {
      thread.join();
    }
  }
}
