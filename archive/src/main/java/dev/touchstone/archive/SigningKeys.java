package dev.touchstone.archive;

import dev.touchstone.signing.BadKeyException;
import dev.touchstone.signing.KeySource;
import dev.touchstone.signing.PrivateKey;
import dev.touchstone.theorem.Refusal;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The private keys of whoever signs: from a file, or from the environment. */
public final class SigningKeys {

  private SigningKeys() {}

  /** At least one key; the file is asked if there is one, and only then the environment. */
  public static List<PrivateKey> read(@Nullable Path file, Map<String, String> environment)
      throws Refusal {
    // A path is put behind the folder of the build, and base64 has slashes.
    if (file != null && file.toString().contains("PRIVATE+KEY+")) {
      throw Refusal.usage(
          "that is a private key, not the name of its file; put it into the environment variable "
              + KeySource.VARIABLE);
    }
    try {
      List<PrivateKey> keys =
          file == null ? KeySource.environment(environment) : KeySource.file(file);
      if (keys.isEmpty()) {
        throw Refusal.usage(
            "there is no key to sign with; name its file, or put it into the environment variable "
                + KeySource.VARIABLE
                + "; a key is made with: touchstone keys generate");
      }
      return keys;
    } catch (BadKeyException e) {
      throw Refusal.usage(String.valueOf(e.getMessage()));
    } catch (IOException e) {
      throw Refusal.file("cannot read the private key", e);
    }
  }
}
