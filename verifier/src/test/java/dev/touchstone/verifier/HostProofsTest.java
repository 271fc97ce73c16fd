package dev.touchstone.verifier;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.Window;
import dev.touchstone.statement.Statement;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Three in a row without an end: what a short search finds, the verifier accepts. */
class HostProofsTest {

  /** In two rows White has time to answer each threat. */
  @Test
  void whatIsNoWinIsNotFound() throws Exception {
    Statement statement =
        ProofBuilder.of("board strip 2,3", "rules strong", "winner black").statement();
    assertThat(HostProofs.of(statement.through(new Window(-3, 0, 7, 2)), 4)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "plane 3, -2, -2, 5, 5, 3",
    "'strip 3,3', -3, 0, 7, 3, 4",
    "'strip 4,3', -2, 0, 6, 4, 4",
    "'3+,4+,3', -2, -2, 8, 7, 4",
    "'3,4+,3', -2, 0, 8, 3, 4",
    "'3+,5+,3', -2, -2, 9, 7, 4",
  })
  void whatIsFoundIsAccepted(String board, int left, int bottom, int columns, int rows, int stones)
      throws Exception {
    Statement statement =
        ProofBuilder.of("board " + board, "rules strong", "winner black").statement();
    Statement seen = statement.through(new Window(left, bottom, columns, rows));
    List<Step> steps = HostProofs.of(seen, stones).orElseThrow();
    byte[] certificate = CertificateWriter.bytes(seen, steps);
    assertThat(VectorTest.judge(statement.text().getBytes(UTF_8), certificate).line())
        .isEqualTo("s VERIFIED");
  }
}
