package dev.touchstone.manifest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What cannot be printed and read again is not even made. */
class NoteTest {

  private static final SignatureLine LINE = SignatureLine.of("alice", "01020304", new byte[64]);

  @Test
  void aSignatureKeepsItsKeyAndItsBytes() {
    assertThat(LINE.keyId()).isEqualTo("01020304");
    assertThat(LINE.signature()).isEqualTo(new byte[64]);
  }

  @Test
  void aNoteIsReadAsItWasMade() throws BadTextException {
    Note note =
        new Note("one\n\ntwo\n", List.of(LINE))
            .with(SignatureLine.of("bob", "01020304", new byte[1]));
    assertThat(Note.parse(note.bytes())).isEqualTo(note);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "no line feed", "a\n\nb\n", "\n", "a\t\n", "\u2014 a b\n", "\ud800\n"})
  void aTextThatCannotStandAloneIsRefused(String text) {
    assertThatThrownBy(() -> new Note(text, List.of()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aNoteDoesNotGrowBeyondWhatIsRead() {
    SignatureLine huge = SignatureLine.of("alice", "01020304", new byte[100_000]);
    assertThatThrownBy(() -> new Note("a\n", List.of(huge))).hasMessage("longer than 131072 bytes");
  }

  @Test
  void aKeySignsOnce() {
    Note note = new Note("a\n", List.of(LINE));
    assertThatThrownBy(() -> note.with(SignatureLine.of("alice", "01020304", new byte[1])))
        .hasMessageContaining("a second signature by alice 01020304");
  }
}
