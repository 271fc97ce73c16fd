package dev.touchstone.cluster.post;

import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The coordinator's way to workers in other processes: what they send goes into its box, and what
 * it sends them into theirs. It opens in a thread of its own, as Hazelcast takes seconds to begin.
 */
public final class Gate implements AutoCloseable {

  private static final long PAUSE_MILLIS = 500;
  private static final long LAST_WORDS_MILLIS = 3000;

  /** Hears of what becomes of the gate. */
  public interface Listener {
    /** Workers can come. */
    void open();

    /** None can. */
    void failed(IOException why);
  }

  private final LocalPost inside;
  private final Thread thread;
  private volatile @Nullable QueuePost outside;
  private volatile boolean closed;

  private interface Opening {
    QueuePost open() throws IOException;
  }

  private Gate(LocalPost inside, Opening opening, Listener listener) {
    this.inside = inside;
    thread = new Thread(() -> run(opening, listener), "gate");
    thread.setDaemon(true);
    thread.start();
  }

  /** Listens at this address. */
  public static Gate host(LocalPost inside, Address address, Seal seal, Listener listener) {
    return new Gate(inside, () -> new QueuePost(Members.host(address, seal)), listener);
  }

  /** Goes to a member that is running already. */
  public static Gate join(LocalPost inside, Address address, Seal seal, Listener listener) {
    return new Gate(inside, () -> new QueuePost(Members.join(address, seal)), listener);
  }

  private void run(Opening opening, Listener listener) {
    QueuePost post;
    try {
      Presence.require();
      post = opening.open();
    } catch (IOException e) {
      listener.failed(e);
      return;
    }
    outside = post;
    inside.setGate(post);
    listener.open();
    try {
      while (!closed) {
        byte[] sealed = post.receive(Post.COORDINATOR, PAUSE_MILLIS);
        if (sealed != null) {
          inside.send(Post.COORDINATOR, sealed);
        }
      }
    } catch (InterruptedException e) {
      // The run is over.
    } catch (RuntimeException e) {
      if (!closed) {
        listener.failed(new IOException("the cluster is gone: " + e.getMessage(), e));
      }
    }
  }

  /** Closes it when these workers have heard the last words, or a moment later. */
  public void closeAfter(List<String> workers) throws InterruptedException {
    QueuePost post = outside;
    long until = System.currentTimeMillis() + LAST_WORDS_MILLIS;
    while (post != null
        && System.currentTimeMillis() < until
        && workers.stream().anyMatch(post::waits)) {
      Thread.sleep(PAUSE_MILLIS / 10);
    }
    close();
  }

  @Override
  public void close() {
    closed = true;
    thread.interrupt();
    QueuePost post = outside;
    if (post != null) {
      post.close();
    }
  }
}
