package dev.touchstone.verifier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The corpus cannot be misspelt. */
class VectorFileTest {

  private static final String FILE =
      "expect: REJECTED\nreason: TRUNCATED\nstep: 1\ncomment: cut\n\n"
          + "--- statement\ntouchstone statement 1\n--- certificate\n89 54\n53\n";

  @Test
  void aFileIsHeaderStatementAndBytes() {
    Vector vector = Vector.parse(FILE);
    assertThat(vector.line()).isEqualTo("s REJECTED TRUNCATED step 1");
    assertThat(vector.statement()).asString().isEqualTo("touchstone statement 1\n");
    assertThat(vector.certificate()).containsExactly(0x89, 0x54, 0x53);
    assertThat(Vector.parse(vector.print()).print()).isEqualTo(vector.print());
  }

  @ParameterizedTest
  @CsvSource({
    "comment, remark",
    "'step: 1\n', ''",
    "'reason: TRUNCATED\n', ''",
    "'comment: cut\n', ''",
    "'step: 1', 'step: 1\nstep: 1'",
    "'expect: REJECTED', 'expect: ACCEPTED'",
    "'89 54', '89 5'",
    "'comment: cut', 'comment'",
  })
  void whatIsNotAsItShouldBeIsAnError(String part, String instead) {
    assertThatThrownBy(() -> Vector.parse(FILE.replace(part, instead)))
        .isInstanceOf(RuntimeException.class);
  }
}
