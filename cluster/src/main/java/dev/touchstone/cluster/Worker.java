package dev.touchstone.cluster;

import dev.touchstone.cluster.job.BadJobException;
import dev.touchstone.cluster.job.Job;
import dev.touchstone.cluster.job.JobResult;
import dev.touchstone.cluster.job.JobSolver;
import dev.touchstone.cluster.post.Message;
import dev.touchstone.cluster.post.Post;
import dev.touchstone.cluster.post.Seal;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Does jobs, one after the other, until it is told to stop. A result is kept and sent again until
 * the coordinator has it, also a coordinator that was started anew in between.
 */
public final class Worker implements Runnable {

  private static final long PATIENCE_MILLIS = 2000;
  private static final long ALIVE_NANOS = 1_000_000_000;

  private final String name;
  private final Post post;
  private final Seal seal;
  private final JobSolver solver;
  private final Consumer<String> words;
  private volatile boolean stopped;
  private boolean dismissed;
  private Message.@Nullable Work next;

  /**
   * A worker of this name, which must be its own.
   *
   * @param words hears what is worth a line
   */
  public Worker(String name, Post post, Seal seal, JobSolver solver, Consumer<String> words) {
    this.name = name;
    this.post = post;
    this.seal = seal;
    this.solver = solver;
    this.words = words;
  }

  /** Ends it soon, from any thread. */
  public void stop() {
    stopped = true;
    solver.cancel();
  }

  public boolean isStopped() {
    return stopped;
  }

  @Override
  public void run() {
    try {
      while (!stopped) {
        Message.Work work = next;
        next = null;
        if (work == null) {
          send(new Message.Hello(name));
          hear(PATIENCE_MILLIS);
        } else {
          deliver(work, result(work));
        }
      }
      if (!dismissed) {
        send(new Message.Leaving(name));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException | OutOfMemoryError e) {
      // What one worker runs into is no reason for the others to end.
      stopped = true;
      send(new Message.Leaving(name));
      words.accept(name + " ends: " + e);
    }
  }

  private void send(Message message) {
    post.send(Post.COORDINATOR, seal.close(message));
  }

  /** Waits for a message; whether it says that the job of this key is safe. */
  private @Nullable String hear(long millis) throws InterruptedException {
    byte[] sealed = post.receive(name, millis);
    byte[] bytes = sealed == null ? null : seal.open(sealed);
    if (bytes == null) {
      return null;
    }
    try {
      Message message = Message.decode(bytes);
      if (message instanceof Message.Work work) {
        next = work;
      } else if (message instanceof Message.Stop stop) {
        dismissed = true;
        words.accept(stop.why());
        stop();
      } else if (message instanceof Message.Thanks thanks) {
        return thanks.job();
      }
    } catch (BadJobException e) {
      words.accept("a message that is none: " + e.getMessage());
    }
    return null;
  }

  private @Nullable JobResult result(Message.Work work) throws InterruptedException {
    long[] last = {System.nanoTime()};
    boolean[] interrupted = {false};
    try {
      JobResult result =
          solver.solve(
              new Job(work.question(), work.nodes()),
              nodes -> {
                if (System.nanoTime() - last[0] > ALIVE_NANOS) {
                  last[0] = System.nanoTime();
                  send(new Message.Alive(name, work.job(), nodes));
                  interrupted[0] |= glance();
                }
              });
      if (interrupted[0]) {
        throw new InterruptedException();
      }
      return fitting(result);
    } catch (BadJobException e) {
      words.accept("a job that cannot be done: " + e.getMessage());
      stop();
      return null;
    }
  }

  /** Looks for messages while a job is under way; whether the thread was interrupted. */
  private boolean glance() {
    try {
      hear(0);
      return false;
    } catch (InterruptedException e) {
      solver.cancel();
      return true;
    }
  }

  private static JobResult fitting(JobResult result) {
    return result instanceof JobResult.Proved proved
            && proved.certificate().length > Message.MOST_BYTES - 1024
        ? new JobResult.Open(1, 1, proved.nodes())
        : result;
  }

  /** Sends a result until it is safe, or there is other work. */
  private void deliver(Message.Work work, @Nullable JobResult result) throws InterruptedException {
    if (result == null) {
      return;
    }
    boolean safe = false;
    while (!safe && !stopped) {
      send(new Message.Done(name, work.job(), result));
      safe = isSafe(work);
    }
    Message.Work other = next;
    if (other != null && other.job().equals(work.job())) {
      // Given again by who did not know yet that it is done.
      next = null;
    }
  }

  /**
   * Waits for the word that a result is safe, or for other work. Thanks for what was sent twice
   * come twice, so whatever else comes is no reason to send anything again.
   */
  private boolean isSafe(Message.Work work) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE_MILLIS * 1_000_000;
    for (long left = PATIENCE_MILLIS; left > 0 && !stopped; ) {
      String safe = hear(left);
      Message.Work other = next;
      if (work.job().equals(safe) || (other != null && !other.job().equals(work.job()))) {
        return true;
      }
      left = (end - System.nanoTime()) / 1_000_000;
    }
    return false;
  }
}
