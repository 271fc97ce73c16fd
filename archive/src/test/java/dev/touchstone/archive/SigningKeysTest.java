package dev.touchstone.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.touchstone.manifest.Algorithm;
import dev.touchstone.signing.PrivateKey;
import dev.touchstone.theorem.Refusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where private keys come from, and what is said when they do not. */
class SigningKeysTest {

  private static final String VARIABLE = "TOUCHSTONE_KEY";
  private static final PrivateKey ALICE =
      PrivateKey.generate("alice", Algorithm.ED25519, new SecureRandom());

  @TempDir Path folder;

  private Path file(String text, String permissions) throws IOException {
    Path file = Files.writeString(folder.resolve("alice.key"), text);
    assumeThat(file.getFileSystem().supportedFileAttributeViews()).contains("posix");
    return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
  }

  private static void refused(
      String part, Refusal.Kind kind, @Nullable Path file, Map<String, String> environment) {
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> SigningKeys.read(file, environment))
        .satisfies(
            refusal -> {
              assertThat(refusal.kind()).isEqualTo(kind);
              assertThat(refusal.line())
                  .hasLineCount(1)
                  .contains(part)
                  .doesNotContain(ALICE.line().substring(30));
            });
  }

  @Test
  void theFileComesBeforeTheEnvironment() throws Exception {
    Path file = file(ALICE.line() + "\n", "rw-------");
    Map<String, String> environment = Map.of(VARIABLE, "nonsense");
    assertThat(SigningKeys.read(file, environment))
        .singleElement()
        .satisfies(key -> assertThat(key.id()).isEqualTo(ALICE.id()));
    assertThat(SigningKeys.read(null, Map.of(VARIABLE, ALICE.line())))
        .singleElement()
        .satisfies(key -> assertThat(key.name()).isEqualTo("alice"));
  }

  @Test
  void noKeyAtAllIsSaidWithTheWaysOut() {
    refused(VARIABLE, Refusal.Kind.USAGE, null, Map.of());
    refused("touchstone keys generate", Refusal.Kind.USAGE, null, Map.of(VARIABLE, " "));
  }

  @Test
  void aFileThatOthersCanReadIsRefused() throws Exception {
    Path file = file(ALICE.line() + "\n", "rw-r--r--");
    refused("chmod 600 " + file, Refusal.Kind.USAGE, file, Map.of());
  }

  @Test
  void whatIsNoKeyIsSaidButNotRepeated() throws Exception {
    String half = ALICE.line().substring(0, ALICE.line().length() - 8);
    refused(VARIABLE + ", line 1: ", Refusal.Kind.USAGE, null, Map.of(VARIABLE, half));
    Path file = file("# no key\n", "rw-------");
    refused(file + ": no private key in it", Refusal.Kind.USAGE, file, Map.of());
    Path missing = folder.resolve("missing");
    refused(missing + ": no such file", Refusal.Kind.FILE, missing, Map.of());
    refused(": not a file", Refusal.Kind.USAGE, folderOfItsOwn(), Map.of());
  }

  private Path folderOfItsOwn() throws IOException {
    Path own = Files.createDirectory(folder.resolve("own"));
    return Files.setPosixFilePermissions(own, PosixFilePermissions.fromString("rwx------"));
  }
}
