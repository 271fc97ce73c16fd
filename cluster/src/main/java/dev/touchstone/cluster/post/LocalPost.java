package dev.touchstone.cluster.post;

import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The post within one process. Workers elsewhere are reached through a gate, once there is one;
 * whoever lives here has an address of its own.
 */
public final class LocalPost implements Post {

  private static final int MOST_WAITING = 10_000;

  private final Map<String, BlockingQueue<byte[]>> boxes = new ConcurrentHashMap<>();
  private volatile @Nullable Post gate;

  /** Gives an address a box in this process. */
  public void settle(String address) {
    boxes.computeIfAbsent(address, unknown -> new LinkedBlockingQueue<>(MOST_WAITING));
  }

  /** From now on, who is not here is reached through this. */
  public void setGate(Post other) {
    gate = other;
  }

  @Override
  public void send(String to, byte[] sealed) {
    BlockingQueue<byte[]> box = boxes.get(to);
    Post outside = gate;
    if (box != null) {
      box.offer(sealed);
    } else if (outside != null) {
      outside.send(to, sealed);
    }
  }

  @Override
  public byte @Nullable [] receive(String mine, long millis) throws InterruptedException {
    BlockingQueue<byte[]> box = boxes.get(mine);
    if (box == null) {
      throw new IllegalArgumentException("nobody of that name lives here");
    }
    return box.poll(millis, TimeUnit.MILLISECONDS);
  }
}
