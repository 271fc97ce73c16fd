package dev.touchstone.explorer;

import dev.touchstone.game.OutputFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;

/**
 * A certificate as a script that hands it to the page in pieces: a page that was opened as a file
 * may load scripts from beside it, and nothing else.
 */
record CertificateScript(Path certificate) implements OutputFile.Content {

  static final String ENDING = ".certificate.js";

  /** What such a script begins with. */
  static final String BEGINNING = "explorer.receive(\"";

  /** A multiple of 3: the base64 of a piece has no padding then. */
  private static final int PIECE = 48 * 1024;

  @Override
  public void writeTo(OutputStream out) throws IOException {
    try (InputStream in = Files.newInputStream(certificate)) {
      for (byte[] piece = in.readNBytes(PIECE); piece.length > 0; piece = in.readNBytes(PIECE)) {
        out.write(ascii(BEGINNING));
        out.write(Base64.getEncoder().encode(piece));
        out.write(ascii("\");\n"));
      }
    }
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }
}
