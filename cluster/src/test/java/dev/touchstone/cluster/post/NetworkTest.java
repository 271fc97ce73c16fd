package dev.touchstone.cluster.post;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.hazelcast.core.HazelcastInstance;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Hazelcast between two, on this machine. */
class NetworkTest {

  private static final long MILLIS = 20_000;

  private final Seal seal = new Seal("shared by two".getBytes(StandardCharsets.UTF_8));
  private final LocalPost inside = new LocalPost();
  private Address address = Address.USUAL;
  private Gate gate;

  @BeforeEach
  void open() throws Exception {
    address = OpenGate.free();
    inside.settle(Post.COORDINATOR);
    gate = OpenGate.at(address, inside, seal);
  }

  @AfterEach
  void close() {
    gate.close();
  }

  private byte[] received() throws InterruptedException {
    return inside.receive(Post.COORDINATOR, MILLIS);
  }

  @Test
  void bytesGoBothWaysAndObjectsDoNot() throws Exception {
    try (RejoiningPost worker = RejoiningPost.join(address, seal, line -> {})) {
      worker.send(Post.COORDINATOR, new byte[] {1, 2});
      assertThat(received()).containsExactly(1, 2);
      inside.send("worker", new byte[] {3});
      assertThat(worker.receive("worker", MILLIS)).containsExactly(3);

      // Somebody with the secret, but with a class in the place of bytes.
      HazelcastInstance stranger = Members.join(address, seal);
      stranger.getQueue("to-" + Post.COORDINATOR).add(URI.create("some:thing"));
      stranger.getQueue("to-" + Post.COORDINATOR).add("a text");
      stranger.getLifecycleService().terminate();
      worker.send(Post.COORDINATOR, new byte[] {4});
      assertThat(received()).containsExactly(4);
    }
  }

  @Test
  void whoHasAnotherSecretStaysOutside() {
    Seal other = new Seal("a guess".getBytes(StandardCharsets.UTF_8));
    assertThatThrownBy(() -> RejoiningPost.join(address, other, line -> {}))
        .isInstanceOf(IOException.class)
        .hasMessage("nobody with this secret answers at " + address);
  }

  @Test
  void aWorkerComesBackToACoordinatorThatWasStartedAgain() throws Exception {
    try (RejoiningPost worker = RejoiningPost.join(address, seal, line -> {})) {
      gate.close();
      assertThat(worker.receive("worker", 100)).isNull();
      gate = OpenGate.at(address, inside, seal);
      byte[] heard = null;
      for (int i = 0; i < 60 && heard == null; i++) {
        inside.send("worker", new byte[] {5});
        heard = worker.receive("worker", 500);
      }
      assertThat(heard).containsExactly(5);
    }
  }

  @Test
  void nothingListensElsewhere() throws Exception {
    // Another member at the same address is refused, in one line.
    assertThatThrownBy(() -> Members.host(address, seal)).isInstanceOf(IOException.class);
  }
}
