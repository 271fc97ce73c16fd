package dev.touchstone.cluster.post;

import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.nio.serialization.HazelcastSerializationException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** The post over queues of Hazelcast, one for each address. What is no byte array is dropped. */
final class QueuePost implements Post {

  private static final String PREFIX = "to-";

  private final HazelcastInstance hazelcast;

  QueuePost(HazelcastInstance hazelcast) {
    this.hazelcast = hazelcast;
  }

  @Override
  public void send(String to, byte[] sealed) {
    hazelcast.getQueue(PREFIX + to).offer(sealed);
  }

  @Override
  public byte @Nullable [] receive(String mine, long millis) throws InterruptedException {
    try {
      Object found = hazelcast.getQueue(PREFIX + mine).poll(millis, TimeUnit.MILLISECONDS);
      return found instanceof byte[] bytes ? bytes : null;
    } catch (HazelcastSerializationException e) {
      return null;
    }
  }

  /** Whether messages for an address wait. */
  boolean waits(String address) {
    return !hazelcast.getQueue(PREFIX + address).isEmpty();
  }

  void close() {
    hazelcast.getLifecycleService().terminate();
  }
}
