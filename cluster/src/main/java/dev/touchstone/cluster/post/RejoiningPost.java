package dev.touchstone.cluster.post;

import java.io.IOException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A worker's way to the coordinator. Where the connection breaks, it is made again, for as long as
 * it takes: the coordinator may have been killed, and be started again.
 */
public final class RejoiningPost implements Post, AutoCloseable {

  private static final long PAUSE_MILLIS = 1000;

  private final Address address;
  private final Seal seal;
  private final Consumer<String> words;
  private volatile @Nullable QueuePost joined;
  private volatile boolean closed;

  private RejoiningPost(Address address, Seal seal, Consumer<String> words) {
    this.address = address;
    this.seal = seal;
    this.words = words;
  }

  /** Joins; throws if nobody is there the first time. */
  public static RejoiningPost join(Address address, Seal seal, Consumer<String> words)
      throws IOException {
    Presence.require();
    RejoiningPost post = new RejoiningPost(address, seal, words);
    post.joined = new QueuePost(Members.join(address, seal));
    return post;
  }

  /** Is itself where others go, the coordinator among them. */
  public static RejoiningPost host(Address address, Seal seal, Consumer<String> words)
      throws IOException {
    Presence.require();
    RejoiningPost post = new RejoiningPost(address, seal, words);
    post.joined = new QueuePost(Members.host(address, seal));
    return post;
  }

  /** What is sent while nobody is there is lost, and sent again by who wants an answer. */
  @Override
  public void send(String to, byte[] sealed) {
    QueuePost post = joined;
    if (post != null) {
      try {
        post.send(to, sealed);
      } catch (RuntimeException e) {
        leave(post);
      }
    }
  }

  @Override
  public byte @Nullable [] receive(String mine, long millis) throws InterruptedException {
    QueuePost post = joined;
    if (post == null) {
      rejoin(millis);
      return null;
    }
    try {
      return post.receive(mine, millis);
    } catch (RuntimeException e) {
      leave(post);
      return null;
    }
  }

  /** One of several workers is the first to see that the connection is gone. */
  private synchronized void leave(QueuePost post) {
    if (joined == post) {
      joined = null;
      post.close();
      if (!closed) {
        words.accept("the connection to %s is gone; it is tried again".formatted(address));
      }
    }
  }

  private synchronized void rejoin(long millis) throws InterruptedException {
    if (closed || joined != null || millis == 0) {
      return;
    }
    try {
      joined = new QueuePost(Members.join(address, seal));
      words.accept("joined " + address + " again");
    } catch (IOException e) {
      Thread.sleep(PAUSE_MILLIS);
    }
  }

  @Override
  public void close() {
    closed = true;
    QueuePost post = joined;
    if (post != null) {
      post.close();
    }
  }
}
