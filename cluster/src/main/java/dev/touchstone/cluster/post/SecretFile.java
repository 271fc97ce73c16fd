package dev.touchstone.cluster.post;

import dev.touchstone.game.InputFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Set;

/** The file of the secret: one line of 32 characters or more, for nobody else to read. */
public final class SecretFile {

  private static final int LEAST = 32;
  private static final int MOST = 1024;
  private static final int BYTES = 32;

  private SecretFile() {}

  /** The seal of the secret in this file; the file is made, with a new secret, if there is none. */
  public static Seal readOrMake(Path file) throws IOException {
    if (!Files.exists(file)) {
      make(file);
    }
    return read(file);
  }

  /** The seal of the secret in this file. */
  public static Seal read(Path file) throws IOException {
    byte[] bytes = InputFile.bytes(file.toString(), MOST);
    String secret = new String(bytes, StandardCharsets.ISO_8859_1).strip();
    if (bytes.length > MOST || secret.length() < LEAST || secret.indexOf('\n') >= 0) {
      throw new FileSystemException(
          file.toString(),
          null,
          "no secret; it is one line of %d characters or more".formatted(LEAST));
    }
    PosixFileAttributeView view = Files.getFileAttributeView(file, PosixFileAttributeView.class);
    if (view != null
        && view.readAttributes().permissions().stream().anyMatch(SecretFile::isOthers)) {
      throw new FileSystemException(
          file.toString(), null, "others may read this secret; say chmod 600 " + file);
    }
    return new Seal(secret.getBytes(StandardCharsets.ISO_8859_1));
  }

  private static boolean isOthers(PosixFilePermission permission) {
    return permission.name().startsWith("OTHERS") || permission.name().startsWith("GROUP");
  }

  private static void make(Path file) throws IOException {
    byte[] secret = new byte[BYTES];
    new SecureRandom().nextBytes(secret);
    String line = HexFormat.of().formatHex(secret) + "\n";
    Set<PosixFilePermission> own = PosixFilePermissions.fromString("rw-------");
    try {
      Files.createFile(file, PosixFilePermissions.asFileAttribute(own));
    } catch (UnsupportedOperationException e) {
      // Not POSIX: the folder decides who may read.
      Files.createFile(file);
    }
    Files.writeString(file, line);
  }
}
