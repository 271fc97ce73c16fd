package dev.touchstone.cluster.post;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

/** A gate for tests, by which somebody can come in at once. */
public final class OpenGate {

  private OpenGate() {}

  /** An address of this machine where nobody listens. */
  public static Address free() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return new Address("127.0.0.1", socket.getLocalPort());
    }
  }

  /** Opens a gate there, and waits until it is open. */
  public static Gate at(Address address, LocalPost inside, Seal seal)
      throws IOException, InterruptedException {
    CountDownLatch heard = new CountDownLatch(1);
    AtomicReference<IOException> failure = new AtomicReference<>();
    Gate gate =
        Gate.host(
            inside,
            address,
            seal,
            new Gate.Listener() {
              @Override
              public void open() {
                heard.countDown();
              }

              @Override
              public void failed(IOException why) {
                failure.set(why);
                heard.countDown();
              }
            });
    if (!heard.await(2, TimeUnit.MINUTES)) {
      throw new IOException("the gate does not open");
    }
    if (failure.get() != null) {
      throw failure.get();
    }
    return gate;
  }
}
