package dev.touchstone.cluster.post;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.cluster.job.BadJobException;
import dev.touchstone.cluster.job.JobResult;
import dev.touchstone.game.CellList;
import dev.touchstone.game.Player;
import dev.touchstone.solver.Suggestion;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Messages, their seals, and the secret. */
class PostTest {

  private static final List<Message> ALL =
      List.of(
          new Message.Hello("w"),
          new Message.Alive("w", "key", 17),
          new Message.Done("w", "key", new JobResult.Open(1, Double.POSITIVE_INFINITY, 3)),
          new Message.Done(
              "w",
              "key",
              new JobResult.Open(2, 3, 4, List.of(new Suggestion(CellList.of(5, 6), 7)))),
          new Message.Leaving("w"),
          new Message.Work("key", "a question\n", 250),
          new Message.Thanks("key"),
          new Message.Stop("why"),
          new Message.Watch("watch-1"),
          new Message.View("so many\nlines\n"));

  @TempDir Path folder;

  private static Seal seal(String secret) {
    return new Seal(secret.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void messagesComeOutAsTheyWentIn() throws Exception {
    for (Message message : ALL) {
      assertThat(Message.decode(Message.encode(message))).isEqualTo(message);
    }
    JobResult.Proved proved = new JobResult.Proved(Player.WHITE, new byte[] {1, 2}, 5);
    Message.Done done =
        (Message.Done) Message.decode(Message.encode(new Message.Done("w", "k", proved)));
    assertThat(((JobResult.Proved) done.result()).certificate()).containsExactly(1, 2);
  }

  /** Names are shown, and are names of queues. */
  @Test
  void namesAreShortAndPlain() {
    for (String name : new String[] {"", "a b", "a\n", "<b>", "\u001b[2J", "x".repeat(65)}) {
      byte[] bytes = Message.encode(new Message.Hello(name));
      assertThatThrownBy(() -> Message.decode(bytes)).isInstanceOf(BadJobException.class);
    }
  }

  @Test
  void whatIsNoMessageIsRefused() {
    for (Message message : ALL) {
      byte[] bytes = Message.encode(message);
      for (int length = 0; length < bytes.length; length++) {
        byte[] cut = Arrays.copyOf(bytes, length);
        assertThatThrownBy(() -> Message.decode(cut)).isInstanceOf(BadJobException.class);
      }
      assertThatThrownBy(() -> Message.decode(Arrays.copyOf(bytes, bytes.length + 1)))
          .isInstanceOf(BadJobException.class);
    }
    Random random = new Random(1);
    for (int i = 0; i < 10_000; i++) {
      byte[] noise = new byte[random.nextInt(40)];
      random.nextBytes(noise);
      try {
        Message.decode(noise);
      } catch (BadJobException expected) {
        // Nothing else may come out.
      }
    }
  }

  @Test
  void noNumberThatIsNoneGetsIn() {
    byte[] bytes = Message.encode(new Message.Done("w", "k", new JobResult.Open(Double.NaN, 1, 3)));
    assertThatThrownBy(() -> Message.decode(bytes)).hasMessage("no result");
  }

  @Test
  void aSealHoldsForOneSecretAndOneMessage() throws Exception {
    Seal seal = seal("one secret");
    byte[] sealed = seal.close(ALL.get(1));
    assertThat(Message.decode(seal.open(sealed))).isEqualTo(ALL.get(1));
    assertThat(seal("another secret").open(sealed)).isNull();
    assertThat(seal.open(new byte[31])).isNull();
    for (int i = 0; i < sealed.length; i++) {
      byte[] changed = sealed.clone();
      changed[i] ^= 1;
      assertThat(seal.open(changed)).isNull();
    }
    assertThat(seal.clusterName()).isNotEqualTo(seal("another secret").clusterName());
  }

  @Test
  void aSecretIsMadeOnceAndIsNobodyElses() throws Exception {
    Path file = folder.resolve("secret");
    String name = SecretFile.readOrMake(file).clusterName();
    assertThat(SecretFile.read(file).clusterName()).isEqualTo(name);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
    assertThatThrownBy(() -> SecretFile.read(file)).hasMessageContaining("chmod 600");
    Path weak = folder.resolve("weak");
    Files.writeString(weak, "password");
    assertThatThrownBy(() -> SecretFile.read(weak)).hasMessageContaining("no secret");
  }

  @Test
  void addressesHaveAHostAndAPort() {
    assertThat(Address.parse("127.0.0.1:5701")).contains(Address.USUAL);
    for (String wrong : List.of("", "host", ":1", "host:0", "host:65536", "host:1:2", "a b:1")) {
      assertThat(Address.parse(wrong)).isEmpty();
    }
  }
}
