package dev.touchstone.verifier;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.CertificateReader;
import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.Transport;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Small changes of accepted certificates. Each is rejected, or is another proof of the same
 * statement in its own canonical bytes; and then brute force finds the statement true.
 */
class ByteChangesTest {

  private static final int SMALL = 130;

  /**
   * On infinite boards, where another window is another game, to be made anew each time, and with
   * several stones a turn, where one byte can make much to look through.
   */
  private static final int SMALL_WINDOW = 62;

  /** To read its statement takes as long as all of the others. */
  private static final String LARGE = "accept/cells-16384.vector";

  private static List<Map.Entry<String, Vector>> small() throws IOException {
    return Vectors.archived().entrySet().stream()
        .filter(file -> file.getKey().startsWith("accept/"))
        .filter(file -> file.getValue().certificate().length <= most(file.getKey()))
        .toList();
  }

  private static int most(String name) {
    return name.matches("accept/(plane|strip|region|turns)-.*") ? SMALL_WINDOW : SMALL;
  }

  @Test
  void noTruncationIsAccepted() throws Exception {
    assertThat(small()).hasSizeGreaterThan(15);
    for (Map.Entry<String, Vector> file : small()) {
      byte[] certificate = file.getValue().certificate();
      for (int length = 0; length < certificate.length; length++) {
        Verdict verdict =
            VectorTest.judge(file.getValue().statement(), Arrays.copyOf(certificate, length));
        assertThat(verdict).as(file.getKey()).isInstanceOf(Verdict.Rejected.class);
      }
    }
  }

  @Test
  void everyOneByteChangeIsRejectedOrIsACanonicalProofToo() throws Exception {
    int accepted = small().parallelStream().mapToInt(ByteChangesTest::acceptedChanges).sum();
    assertThat(accepted).as("changes that are proofs").isPositive();
  }

  /** How many changes of one byte are proofs; of a large board, changes of one bit. */
  private static int acceptedChanges(Map.Entry<String, Vector> file) {
    byte[] certificate = file.getValue().certificate();
    boolean compressed = (certificate[0] & 0xFF) == 0x1F;
    boolean large = file.getKey().equals(LARGE);
    int accepted = 0;
    for (int at = 0; at < certificate.length && !compressed; at++) {
      for (int change = 1; change < 256; change += large ? change : 1) {
        byte[] changed = certificate.clone();
        changed[at] ^= (byte) change;
        accepted += isAcceptedAsItIs(file, changed) ? 1 : 0;
      }
    }
    return accepted;
  }

  private static boolean isAcceptedAsItIs(Map.Entry<String, Vector> file, byte[] changed) {
    try {
      if (VectorTest.judge(file.getValue().statement(), changed) instanceof Verdict.Accepted) {
        Statement statement = StatementText.parse(file.getValue().statement());
        assertThat(rewritten(statement, changed)).as(file.getKey()).isEqualTo(changed);
        return true;
      }
      return false;
    } catch (Exception e) {
      throw new AssertionError(file.getKey(), e);
    }
  }

  @Test
  void bruteForceAgreesWithEveryAcceptedFileThatItReaches() throws Exception {
    int reached = 0;
    for (Map.Entry<String, Vector> file : Vectors.archived().entrySet()) {
      if (file.getKey().startsWith("accept/")) {
        reached += checkByBruteForce(StatementText.parse(file.getValue().statement())) ? 1 : 0;
      }
    }
    assertThat(reached).isGreaterThan(12);
  }

  @Test
  void everyAcceptedFileIsCanonical() throws Exception {
    for (Map.Entry<String, Vector> file : Vectors.archived().entrySet()) {
      byte[] certificate = file.getValue().certificate();
      if (file.getKey().startsWith("accept/") && (certificate[0] & 0xFF) != 0x1F) {
        Statement statement = StatementText.parse(file.getValue().statement());
        assertThat(rewritten(statement, certificate)).as(file.getKey()).isEqualTo(certificate);
      }
    }
  }

  private static boolean checkByBruteForce(Statement statement) {
    if (!BruteForce.reaches(statement)) {
      return false;
    }
    assertThat(BruteForce.isTrue(statement)).as(statement.text()).isTrue();
    return true;
  }

  static byte[] rewritten(Statement statement, byte[] certificate) throws IOException, Fault {
    CertificateReader reader =
        new CertificateReader(
            statement, new ByteArrayInputStream(certificate), Transport.OUTPUT_CAP);
    List<Step> steps = new ArrayList<>();
    do {
      steps.add(reader.next());
    } while (!(steps.get(steps.size() - 1) instanceof Step.End));
    return CertificateWriter.bytes(reader.statement(), steps);
  }
}
