package dev.touchstone.archive;

import dev.touchstone.statement.Sha256;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.HexFormat;

/** SHA-256 of a file as it stands on the disk. */
final class FileDigest {

  private FileDigest() {}

  static String of(Path file) throws IOException {
    MessageDigest digest = Sha256.start();
    try (InputStream in = Files.newInputStream(file)) {
      in.transferTo(new DigestOutputStream(OutputStream.nullOutputStream(), digest));
    }
    return HexFormat.of().formatHex(digest.digest());
  }
}
