package dev.touchstone.cluster;

import dev.touchstone.cluster.job.BadJobException;
import dev.touchstone.cluster.post.Message;
import dev.touchstone.cluster.post.Post;
import dev.touchstone.cluster.post.Seal;
import java.util.function.Consumer;

/** Asks a coordinator how far it has come, and shows what it says. */
public final class Watcher {

  private static final long PAUSE_MILLIS = 1000;

  private final String name = LocalWorkers.newName("watch-");
  private final Post post;
  private final Seal seal;

  public Watcher(Post post, Seal seal) {
    this.post = post;
    this.seal = seal;
  }

  /**
   * Looks once a second until there is nothing more to see, or as long as {@code more} says so;
   * {@code silence} is what is shown while nobody answers. Returns why it ended.
   */
  public String watch(Consumer<String> shows, String silence, More more)
      throws InterruptedException {
    do {
      post.send(Post.COORDINATOR, seal.close(new Message.Watch(name)));
      byte[] sealed = post.receive(name, PAUSE_MILLIS);
      byte[] bytes = sealed == null ? null : seal.open(sealed);
      if (bytes == null) {
        shows.accept(silence);
        continue;
      }
      try {
        Message message = Message.decode(bytes);
        if (message instanceof Message.Stop stop) {
          return stop.why();
        } else if (message instanceof Message.View view) {
          shows.accept(view.lines());
        }
      } catch (BadJobException e) {
        shows.accept("a message that is none: " + e.getMessage() + "\n");
      }
    } while (more.isWanted());
    return "";
  }

  /** Whether more is to be shown; may wait before it says so. */
  @FunctionalInterface
  public interface More {
    boolean isWanted() throws InterruptedException;
  }
}
