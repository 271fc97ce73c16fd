package dev.touchstone.verifier;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/**
 * Fuzz target: bytes against false statements. Nothing may be accepted, nothing thrown. Runs its
 * seeds in the build; to fuzz: {@code JAZZER_FUZZ=1 mvn test -pl verifier -am
 * -Dtest=CertificateFuzzTest -Dsurefire.failIfNoSpecifiedTests=false}.
 */
class CertificateFuzzTest {

  private static final String[] FALSE = {
    "board 3,3,3\nrules weak\nwinner breaker\n",
    "board 3,4,4\nrules weak\nwinner maker\n",
    "board hypergraph\ncells a b c d\nline a b\nline b c\nline c d\nrules weak\nwinner breaker\n",
    "board hypergraph\ncells a b c d e f g\nline a b c\nline c d e\nline c f g\nturn 2\nopening 1\nrules weak\n"
        + "winner breaker\n",
  };

  @Test
  void theStatementsAreFalse() throws BadStatementException {
    for (String text : FALSE) {
      Statement statement = StatementText.parse("touchstone statement 1\n" + text);
      assertThat(BruteForce.winner(statement)).as(text).isNotEqualTo(statement.winner());
    }
  }

  @FuzzTest(maxDuration = "10m")
  void nothingProvesAFalseStatement(byte[] data) throws IOException, BadStatementException {
    if (data.length == 0) {
      return;
    }
    Statement statement =
        StatementText.parse("touchstone statement 1\n" + FALSE[(data[0] & 0xFF) % FALSE.length]);
    byte[] certificate = withHeaderOf(statement, data);
    Verdict verdict = new Verifier().verify(statement, new ByteArrayInputStream(certificate));
    if (verdict instanceof Verdict.Accepted) {
      throw new AssertionError("a proof of a false statement: " + statement.text());
    }
  }

  /** Digest and magic would only stand in the fuzzer's way. */
  private static byte[] withHeaderOf(Statement statement, byte[] data) {
    byte[] header = new Vectors.Raw(0, 0, 0, "").of(statement.text());
    int fixed = header.length - 3;
    byte[] certificate = new byte[fixed + data.length - 1];
    System.arraycopy(header, 0, certificate, 0, fixed);
    System.arraycopy(data, 1, certificate, fixed, data.length - 1);
    return certificate;
  }
}
