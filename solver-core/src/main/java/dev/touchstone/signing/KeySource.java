package dev.touchstone.signing;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Where private keys come from: a file that is its owner's alone, or the environment. Lines that
 * begin with '#' and empty lines mean nothing.
 */
public final class KeySource {

  /** The environment variable that may hold private keys, one a line. */
  public static final String VARIABLE = "TOUCHSTONE_KEY";

  private static final int MOST_BYTES = 1 << 16;
  private static final Set<PosixFilePermission> OTHERS =
      Set.of(
          PosixFilePermission.OTHERS_READ,
          PosixFilePermission.OTHERS_WRITE,
          PosixFilePermission.OTHERS_EXECUTE);

  private KeySource() {}

  /** The keys of a file, at least one. */
  public static List<PrivateKey> file(Path file) throws IOException, BadKeyException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw new BadKeyException(file + ": not a file");
    }
    refuseOpenFile(file);
    byte[] bytes;
    try (InputStream in = Files.newInputStream(file)) {
      bytes = in.readNBytes(MOST_BYTES + 1);
    }
    if (bytes.length > MOST_BYTES) {
      throw new BadKeyException(file + ": longer than any file of private keys");
    }
    return keys(file.toString(), new String(bytes, StandardCharsets.UTF_8));
  }

  /** The keys in {@link #VARIABLE} of this environment; none where it is not set or empty. */
  public static List<PrivateKey> environment(Map<String, String> environment)
      throws BadKeyException {
    String value = environment.getOrDefault(VARIABLE, "");
    return value.isBlank() ? List.of() : keys(VARIABLE, value);
  }

  private static void refuseOpenFile(Path file) throws IOException, BadKeyException {
    try {
      for (PosixFilePermission permission : Files.getPosixFilePermissions(file)) {
        if (OTHERS.contains(permission)) {
          throw new BadKeyException(
              file + ": others may use this private key; say chmod 600 " + file);
        }
      }
    } catch (UnsupportedOperationException e) {
      // No such permissions here.
    }
  }

  private static List<PrivateKey> keys(String source, String text) throws BadKeyException {
    List<PrivateKey> keys = new ArrayList<>();
    int number = 0;
    for (String line : text.split("\r?\n", -1)) {
      number++;
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      try {
        keys.add(PrivateKey.parse(line.strip()));
      } catch (BadKeyException e) {
        throw new BadKeyException("%s, line %d: %s".formatted(source, number, e.getMessage()));
      }
    }
    if (keys.isEmpty()) {
      throw new BadKeyException(source + ": no private key in it");
    }
    return keys;
  }
}
