package dev.touchstone.signature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.touchstone.manifest.BadTextException;
import dev.touchstone.manifest.KeyList;
import dev.touchstone.manifest.Manifest;
import dev.touchstone.manifest.Note;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Manifests, notes and lists of keys, good and bad. */
class TextVectorTest {

  private static final Path FOLDER =
      Path.of(System.getProperty("touchstone.root", ".."), "vectors", "signatures");

  private static SortedMap<String, String> archived() throws IOException {
    SortedMap<String, String> files = new TreeMap<>();
    try (Stream<Path> paths = Files.walk(FOLDER)) {
      for (Path path : paths.filter(file -> file.toString().endsWith(".vector")).toList()) {
        String name = FOLDER.relativize(path).toString().replace('\\', '/');
        files.put(name, Files.readString(path));
      }
    }
    return files;
  }

  @TestFactory
  Stream<DynamicTest> everyFileIsReadOrRefusedAsItExpects() throws IOException {
    return archived().entrySet().stream()
        .map(
            file ->
                dynamicTest(
                    file.getKey(), () -> check(file.getKey(), TextVector.parse(file.getValue()))));
  }

  private static void check(String name, TextVector file) throws BadTextException {
    String kind = name.substring(0, name.indexOf('/'));
    if (file.isGood()) {
      byte[] again = readAndPrinted(kind, file.bytes());
      String text = new String(file.bytes(), StandardCharsets.UTF_8);
      String kept = kind.equals("keys") ? text.replaceAll("(?m)^(#.*)?\n", "") : text;
      assertThat(again).isEqualTo(kept.getBytes(StandardCharsets.UTF_8));
    } else {
      assertThatThrownBy(() -> readAndPrinted(kind, file.bytes()))
          .isInstanceOf(BadTextException.class)
          .hasMessageStartingWith(file.reason())
          .message()
          .hasLineCount(1);
    }
  }

  private static byte[] readAndPrinted(String kind, byte[] bytes) throws BadTextException {
    String text = new String(bytes, StandardCharsets.UTF_8);
    return switch (kind) {
      case "manifest" -> Manifest.parse(text).text().getBytes(StandardCharsets.UTF_8);
      case "note" -> Note.parse(bytes).bytes();
      case "keys" -> KeyList.parse(bytes).text().getBytes(StandardCharsets.UTF_8);
      default -> throw new IllegalArgumentException(kind);
    };
  }

  @Test
  void whatIsTooLongIsNotEvenDecoded() {
    assertThatThrownBy(() -> Note.parse(new byte[Note.MAX_BYTES + 1]))
        .hasMessage("longer than 131072 bytes");
    assertThatThrownBy(() -> KeyList.parse(new byte[KeyList.MAX_BYTES + 1]))
        .hasMessage("longer than 1048576 bytes");
  }

  @Test
  void theFilesAreWhatTheBuilderMakes() throws IOException {
    SortedMap<String, String> made = new TreeMap<>();
    TextVectors.made().forEach((name, file) -> made.put(name, file.print()));
    if (System.getProperty("vectors.update") != null) {
      update(made);
    }
    assertThat(archived()).isEqualTo(made);
    made.forEach(
        (name, text) -> assertThat(TextVector.parse(text).print()).as(name).isEqualTo(text));
  }

  private static void update(Map<String, String> made) throws IOException {
    for (String name : archived().keySet()) {
      Files.delete(FOLDER.resolve(name));
    }
    for (Map.Entry<String, String> file : made.entrySet()) {
      Path path = FOLDER.resolve(file.getKey());
      Files.createDirectories(FOLDER.resolve(file.getKey().replaceAll("/.*", "")));
      Files.writeString(path, file.getValue());
    }
  }
}
