package dev.touchstone.cli;

import dev.touchstone.signing.BadKeyException;
import dev.touchstone.signing.KeySource;
import dev.touchstone.signing.PrivateKey;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The private keys that a command is given. */
final class SigningKeys {

  private SigningKeys() {}

  /** Those of a file; without one, those in the environment. */
  static List<PrivateKey> of(@Nullable Path file) throws Refusal {
    try {
      List<PrivateKey> keys =
          file == null ? KeySource.environment(System.getenv()) : KeySource.file(file);
      if (keys.isEmpty()) {
        throw Refusal.usage(
            "no key to sign with; name a file with --key or set " + KeySource.VARIABLE);
      }
      return keys;
    } catch (BadKeyException e) {
      throw Refusal.usage(String.valueOf(e.getMessage()));
    } catch (IOException e) {
      throw Refusal.file("cannot read the private key", e);
    }
  }
}
