package dev.touchstone.manifest;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The file KEYS: who may sign. Unlike all other texts here it may have comments and empty lines,
 * which are not kept.
 *
 * @param keys in the order of the file, no two of one name and id
 */
public record KeyList(List<PublicKey> keys) {

  /** The longest list that is read, in bytes. */
  public static final int MAX_BYTES = 1 << 20;

  private static final String HEADER = "touchstone keys 1";

  /** Refuses two keys that a signature cannot tell apart. */
  public KeyList {
    keys = List.copyOf(keys);
    Map<String, PublicKey> seen = new HashMap<>();
    for (PublicKey key : keys) {
      if (seen.put(key.name() + " " + key.id(), key) != null) {
        throw new IllegalArgumentException("two keys are " + key.name() + " " + key.id());
      }
    }
  }

  /** Nobody's keys. */
  public static KeyList empty() {
    return new KeyList(List.of());
  }

  /** The key of this name and id. */
  public Optional<PublicKey> find(String name, String id) {
    return keys.stream().filter(key -> key.name().equals(name) && key.id().equals(id)).findFirst();
  }

  /** The list without comments. */
  public String text() {
    StringBuilder text = new StringBuilder(HEADER).append('\n');
    keys.forEach(key -> text.append(key.line()).append('\n'));
    return text.toString();
  }

  /** Reads what {@link #text} prints, with comments and empty lines. */
  public static KeyList parse(byte[] bytes) throws BadTextException {
    String[] lines = Text.decode(bytes, MAX_BYTES).split("\n", -1);
    if (!lines[0].equals(HEADER)) {
      throw new BadTextException(1, "'%s' is needed, not '%s'".formatted(HEADER, lines[0]));
    }
    List<PublicKey> keys = new ArrayList<>();
    Map<String, Integer> seen = new HashMap<>();
    for (int i = 1; i < lines.length; i++) {
      if (lines[i].isEmpty() || lines[i].startsWith("#")) {
        continue;
      }
      PublicKey key = PublicKey.parse(i + 1, lines[i]);
      Integer before = seen.put(key.name() + " " + key.id(), i + 1);
      if (before != null) {
        throw new BadTextException(
            i + 1, "%s %s is in line %d already".formatted(key.name(), key.id(), before));
      }
      keys.add(key);
    }
    return new KeyList(keys);
  }
}
