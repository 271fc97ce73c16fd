package dev.touchstone.bench;

import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.certificate.RaceStep;
import dev.touchstone.certificate.Step;
import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import dev.touchstone.verifier.Verdict;
import dev.touchstone.verifier.Verifier;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.List;

/**
 * Steps a second of the verifier where claims are not those of weak games: links of Hex on 11 rows
 * and columns, ORDERED on 15,15,5. The proofs are made up, and accepted.
 */
final class ClaimSpeed {

  private static final int ROUNDS = 7;
  private static final long STEPS_A_ROUND = 2_000_000;

  private ClaimSpeed() {}

  public static void main(String[] args) throws IOException {
    System.out.printf(
        "%-28s %9s %9s %12s %12s%n", "certificate", "steps", "bytes", "steps/s", "of");
    Statement links = statement(LinkSample.statement());
    measure("hex 11,11, links", links, new LinkSample().steps(2000), Step.class);
    Statement race = statement(RaceSample.statement());
    List<Step> steps = new RaceSample(race.hypergraph()).steps();
    measure("15,15,5 strong, all steps", race, steps, Step.class);
    measure("15,15,5 strong, ORDERED", race, steps, RaceStep.Ordered.class);
  }

  static Statement statement(String lines) {
    try {
      return StatementText.parse("touchstone statement 1\n" + lines);
    } catch (BadStatementException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The best round; only steps of this kind are counted. */
  private static void measure(
      String name, Statement statement, List<Step> steps, Class<? extends Step> kind)
      throws IOException {
    byte[] certificate = CertificateWriter.bytes(statement, steps);
    long counted = steps.stream().filter(kind::isInstance).count();
    long repetitions = Math.max(1, STEPS_A_ROUND / steps.size());
    double best = 0;
    for (int round = 0; round < ROUNDS; round++) {
      long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
      for (long i = 0; i < repetitions; i++) {
        Verdict verdict = new Verifier().verify(statement, new ByteArrayInputStream(certificate));
        if (!(verdict instanceof Verdict.Accepted)) {
          throw new IllegalStateException(verdict.toString());
        }
      }
      long end = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
      best = Math.max(best, repetitions * counted / ((end - start) / 1e9));
    }
    System.out.printf(
        "%-28s %9d %9d %12.0f %12d%n", name, steps.size(), certificate.length, best, counted);
  }
}
