package dev.touchstone.signing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.touchstone.manifest.Algorithm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeySourceTest {

  @TempDir Path folder;

  private final PrivateKey alice =
      PrivateKey.generate("alice", Algorithm.ED25519, new SecureRandom());
  private final PrivateKey bob =
      PrivateKey.generate("bob", Algorithm.ML_DSA_65, new SecureRandom());

  private Path write(String text, String mode) throws IOException {
    Path file = Files.writeString(folder.resolve("key"), text);
    assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"));
    return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode));
  }

  @Test
  void aFileHoldsOneKeyOrSeveral() throws Exception {
    String text = "# mine\n\n" + alice.line() + "\n" + bob.line() + "\r\n";
    assertThat(KeySource.file(write(text, "rw-------")))
        .extracting(PrivateKey::line)
        .containsExactly(alice.line(), bob.line());
  }

  @Test
  void aFileThatOthersMayReadIsRefused() throws IOException {
    Path file = write(alice.line(), "rw-r--r--");
    assertThatThrownBy(() -> KeySource.file(file))
        .isInstanceOf(BadKeyException.class)
        .hasMessageContaining("chmod 600 " + file);
  }

  @Test
  void aFileWithoutKeysOrWithOtherThingsIsRefused() throws IOException {
    Path empty = write("# nothing\n", "rw-------");
    assertThatThrownBy(() -> KeySource.file(empty)).hasMessageContaining("no private key in it");
    Path other = write(alice.line() + "\nsecret words\n", "rw-------");
    assertThatThrownBy(() -> KeySource.file(other))
        .isInstanceOf(BadKeyException.class)
        .hasMessageContaining("key, line 2: ")
        .message()
        .doesNotContain("secret");
    Path long1 = write("#".repeat(70_000), "rw-------");
    assertThatThrownBy(() -> KeySource.file(long1)).hasMessageContaining("longer than");
  }

  @Test
  void aMissingFileIsSaidByThePlatform() {
    assertThatThrownBy(() -> KeySource.file(folder.resolve("none")))
        .isInstanceOf(NoSuchFileException.class);
  }

  @Test
  void theEnvironmentMayHoldKeys() throws Exception {
    Map<String, String> set = Map.of(KeySource.VARIABLE, alice.line() + "\n" + bob.line());
    assertThat(KeySource.environment(set)).hasSize(2);
    assertThat(KeySource.environment(Map.of())).isEmpty();
    assertThat(KeySource.environment(Map.of(KeySource.VARIABLE, "\n"))).isEmpty();
    assertThatThrownBy(() -> KeySource.environment(Map.of(KeySource.VARIABLE, "x")))
        .hasMessageStartingWith("TOUCHSTONE_KEY, line 1: ");
  }
}
