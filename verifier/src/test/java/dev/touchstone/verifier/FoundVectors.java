package dev.touchstone.verifier;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.Map;

/**
 * Files that nobody built: each was found in a search for input on which a checker with a
 * deliberate fault goes wrong, where no other file of the corpus does. They are the bytes that they
 * are; here is only which there are.
 */
final class FoundVectors {

  private static final String LIST = "found-vectors.txt";

  private FoundVectors() {}

  static void addTo(Map<String, Vector> files) throws IOException {
    try (InputStream list = FoundVectors.class.getResourceAsStream(LIST)) {
      if (list == null) {
        throw new IOException("there is no resource " + LIST);
      }
      for (String name : new String(list.readAllBytes(), UTF_8).split("\n", -1)) {
        if (!name.isEmpty()) {
          Vector vector = Vector.parse(Files.readString(Vectors.folder().resolve(name)));
          if (files.put(name, vector) != null) {
            throw new IllegalStateException("built as well: " + name);
          }
        }
      }
    }
  }
}
