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
  private final Address address;
  private final Listener listener;
  private final Thread thread;
  private volatile @Nullable QueuePost outside;
  private volatile boolean closed;

  private interface Opening {
    QueuePost open() throws IOException;
  }

  private Gate(LocalPost inside, Address address, Opening opening, Listener listener) {
    this.inside = inside;
    this.address = address;
    this.listener = listener;
    thread = new Thread(() -> run(opening), "gate");
    thread.setDaemon(true);
    thread.start();
  }

  /** Listens at this address. */
  public static Gate host(LocalPost inside, Address address, Seal seal, Listener listener) {
    return new Gate(inside, address, () -> new QueuePost(Members.host(address, seal)), listener);
  }

  /** Goes to a member that is running already. */
  public static Gate join(LocalPost inside, Address address, Seal seal, Listener listener) {
    return new Gate(inside, address, () -> new QueuePost(Members.join(address, seal)), listener);
  }

  private void run(Opening opening) {
    QueuePost post;
    try {
      Presence.require();
      post = opening.open();
    } catch (IOException e) {
      listener.failed(e);
      return;
    }
    outside = post;
    if (closed) {
      post.close();
      return;
    }
    inside.setGate(new Outside(post));
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
      lost(e);
    }
  }

  /** The member is gone; it is said once. */
  private synchronized void lost(RuntimeException e) {
    if (!closed) {
      closed = true;
      listener.failed(new IOException("the connection to %s is gone".formatted(address), e));
    }
  }

  /** What is sent to a member that is gone is lost. */
  private final class Outside implements Post {
    private final QueuePost post;

    Outside(QueuePost post) {
      this.post = post;
    }

    @Override
    public void send(String to, byte[] sealed) {
      try {
        post.send(to, sealed);
      } catch (RuntimeException e) {
        lost(e);
      }
    }

    @Override
    public byte @Nullable [] receive(String mine, long millis) throws InterruptedException {
      return post.receive(mine, millis);
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
