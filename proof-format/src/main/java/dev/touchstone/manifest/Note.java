package dev.touchstone.manifest;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A text and its signatures, in the envelope of C2SP signed-note: the text, an empty line, a line
 * for each signature. Without signatures it is the text alone.
 *
 * @param text whole lines; this is what is signed
 * @param signatures in the order of the file, at most one by each key
 */
public record Note(String text, List<SignatureLine> signatures) {

  /** The longest note that is read, in bytes: room for 16 signatures by ML-DSA-65 and more. */
  public static final int MAX_BYTES = 1 << 17;

  /** Refuses what cannot be printed and read again. */
  public Note {
    signatures = List.copyOf(signatures);
    try {
      Text.checkLines(text);
      checkDistinct(signatures, 1);
      if (signatures.isEmpty()) {
        checkUnsigned(text);
      }
    } catch (BadTextException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
    if (print(text, signatures).length > MAX_BYTES) {
      throw new IllegalArgumentException("longer than " + MAX_BYTES + " bytes");
    }
  }

  /** The note with one more signature. */
  public Note with(SignatureLine signature) {
    List<SignatureLine> more = new ArrayList<>(signatures);
    more.add(signature);
    return new Note(text, more);
  }

  /** The one form of this note. */
  public byte[] bytes() {
    return print(text, signatures);
  }

  private static byte[] print(String text, List<SignatureLine> signatures) {
    StringBuilder note = new StringBuilder(text);
    if (!signatures.isEmpty()) {
      note.append('\n');
    }
    signatures.forEach(signature -> note.append(signature.print()));
    return note.toString().getBytes(StandardCharsets.UTF_8);
  }

  /** Reads what {@link #bytes} prints and nothing else. */
  public static Note parse(byte[] bytes) throws BadTextException {
    String note = Text.decode(bytes, MAX_BYTES);
    int end = note.lastIndexOf("\n\n");
    if (end < 0) {
      checkUnsigned(note);
      return new Note(note, List.of());
    }
    String text = note.substring(0, end + 1);
    int first = 2 + (int) text.chars().filter(c -> c == '\n').count();
    String[] lines = note.substring(end + 2).split("\n", -1);
    List<SignatureLine> signatures = new ArrayList<>();
    // Behind the last line feed stands one empty piece.
    for (int i = 0; i == 0 || i < lines.length - 1; i++) {
      signatures.add(SignatureLine.parse(first + i, lines[i]));
    }
    checkDistinct(signatures, first);
    return new Note(text, signatures);
  }

  private static void checkUnsigned(String note) throws BadTextException {
    if (note.startsWith("\n")) {
      throw new BadTextException(1, "a text is needed in front of the empty line");
    }
    String[] lines = note.split("\n", -1);
    // Behind the last line feed stands one empty piece.
    for (int i = 0; i < lines.length - 1; i++) {
      if (lines[i].isEmpty()) {
        throw new BadTextException(i + 1, "an empty line, and no signature after it");
      }
      if (lines[i].startsWith(SignatureLine.DASH)) {
        throw new BadTextException(i + 1, "an empty line is needed in front of the signatures");
      }
    }
  }

  private static void checkDistinct(List<SignatureLine> signatures, int first)
      throws BadTextException {
    Set<String> keys = new HashSet<>();
    for (int i = 0; i < signatures.size(); i++) {
      SignatureLine line = signatures.get(i);
      if (!keys.add(line.name() + " " + line.keyId())) {
        throw new BadTextException(
            first + i, "a second signature by " + line.name() + " " + line.keyId());
      }
    }
  }
}
