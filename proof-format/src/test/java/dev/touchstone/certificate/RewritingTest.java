package dev.touchstone.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What can be read is written again as the same bytes, whatever choices a COVER makes. */
class RewritingTest {

  @Test
  void randomCoversComeOutAsTheyWere() throws Exception {
    Random random = new Random(3);
    int read = 0;
    for (int i = 0; i < 20_000; i++) {
      Statement statement = randomStatement(random);
      byte[] certificate = randomCertificate(statement, random);
      List<Step> steps = new ArrayList<>();
      try {
        CertificateReader reader =
            new CertificateReader(
                statement, new ByteArrayInputStream(certificate), Transport.OUTPUT_CAP);
        do {
          steps.add(reader.next());
        } while (!(steps.get(steps.size() - 1) instanceof Step.End));
      } catch (Fault expected) {
        continue;
      }
      read++;
      assertThat(CertificateWriter.bytes(statement, steps))
          .as(statement.text())
          .isEqualTo(certificate);
    }
    assertThat(read).isGreaterThan(1000);
  }

  private static Statement randomStatement(Random random) throws BadStatementException {
    int cells = 5 + random.nextInt(6);
    StringBuilder text = new StringBuilder("touchstone statement 1\nboard hypergraph\ncells");
    for (int cell = 0; cell < cells; cell++) {
      text.append(" c").append(cell);
    }
    int lines = 1 + random.nextInt(4);
    for (int line = 0; line < lines; line++) {
      text.append("\nline");
      int kept = 0;
      for (int cell = 0; cell < cells; cell++) {
        if (random.nextInt(cells) < 4 || (cell == cells - 1 && kept == 0)) {
          text.append(" c").append(cell);
          kept++;
        }
      }
    }
    return StatementText.parse(
        text + "\nturn " + (1 + random.nextInt(2)) + "\nrules weak\nwinner breaker\n");
  }

  /** A frame with one COVER of a few random deviations. */
  private static byte[] randomCertificate(Statement statement, Random random) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      new CertificateWriter(statement, out, new Counts(4, 1, 1)).close();
    } catch (IllegalStateException expected) {
      // Only the header is wanted.
    }
    out.writeBytes(
        new byte[] {
          (byte) Rule.FOCUS.code(), 0, 1, (byte) random.nextInt(5), (byte) Rule.COVER.code()
        });
    int deviations = random.nextInt(3);
    out.write(deviations);
    for (int i = 0; i < deviations; i++) {
      out.write(random.nextInt(2));
      out.write(1 + random.nextInt(4));
    }
    out.write(Rule.LEAVE.code());
    out.write(Rule.END.code());
    return out.toByteArray();
  }
}
