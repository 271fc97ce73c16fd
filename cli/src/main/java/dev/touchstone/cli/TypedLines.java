package dev.touchstone.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Lines as they are typed; of a line that nobody types the end is left away. */
final class TypedLines {

  /** A turn of eight stones on the largest board is far shorter. */
  private static final int LONGEST = 10_000;

  private final BufferedReader in;

  TypedLines(InputStream in) {
    this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
  }

  /** The next line, or nothing at the end. */
  @Nullable String next() throws IOException {
    StringBuilder line = new StringBuilder();
    int next = in.read();
    if (next < 0) {
      return null;
    }
    while (next >= 0 && next != '\n') {
      if (line.length() < LONGEST) {
        line.append((char) next);
      }
      next = in.read();
    }
    return line.toString();
  }
}
