package dev.touchstone.manifest;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Fuzz target: any bytes are refused, or printed again as they are; of a list of keys what is
 * printed reads back.
 */
class ManifestFuzzTest {

  @FuzzTest(maxDuration = "10m")
  void whatCanBeReadIsPrintedAgain(byte[] data) throws BadTextException {
    Note note = null;
    KeyList keys = null;
    try {
      note = Note.parse(data);
    } catch (BadTextException expected) {
      // No note.
    }
    try {
      keys = KeyList.parse(data);
    } catch (BadTextException expected) {
      // No list of keys.
    }
    if (note != null) {
      check(Arrays.equals(note.bytes(), data), data);
      checkManifest(note, data);
    }
    if (keys != null) {
      check(KeyList.parse(keys.text().getBytes(StandardCharsets.UTF_8)).equals(keys), data);
    }
  }

  private static void checkManifest(Note note, byte[] data) {
    try {
      check(Manifest.parse(note.text()).text().equals(note.text()), data);
    } catch (BadTextException expected) {
      // A note of something else.
    }
  }

  private static void check(boolean holds, byte[] data) {
    if (!holds) {
      throw new AssertionError("not printed as it was read: " + Arrays.toString(data));
    }
  }
}
