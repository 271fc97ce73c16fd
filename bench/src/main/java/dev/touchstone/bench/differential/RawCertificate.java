package dev.touchstone.bench.differential;

import dev.touchstone.certificate.CertificateReader;
import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Rule;
import dev.touchstone.certificate.Step;
import dev.touchstone.statement.Statement;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The header and the steps of a certificate, as numbers that can be changed. */
final class RawCertificate {

  private static final byte[] MAGIC = {
    (byte) 0x89, 'T', 'S', 'C', '\r', '\n', 0x1A, '\n',
  };
  private static final int DIGEST = 32;

  long version = 1;
  byte[] digest = new byte[DIGEST];
  long stepCount;
  long held;
  long depth;

  /** Of an infinite board. */
  byte[] window = {};

  final List<RawStep> steps;

  RawCertificate(List<RawStep> steps) {
    this.steps = new ArrayList<>(steps);
  }

  RawCertificate(RawCertificate other) {
    this(other.steps);
    version = other.version;
    digest = other.digest.clone();
    stepCount = other.stepCount;
    held = other.held;
    depth = other.depth;
    window = other.window.clone();
  }

  /**
   * Takes a certificate apart, as far as the reader finds steps in it; what follows the last one
   * counts as one more. Empty where not even the header can be read, and where the bytes are not
   * those that would be written.
   */
  static Optional<RawCertificate> read(Statement statement, byte[] bytes) throws IOException {
    ByteByByte in = new ByteByByte(bytes);
    List<Integer> ends = new ArrayList<>();
    try {
      CertificateReader reader = new CertificateReader(statement, in, bytes.length);
      ends.add(in.taken());
      for (Step step = reader.next(); !(step instanceof Step.End); step = reader.next()) {
        ends.add(in.taken());
      }
    } catch (Fault fault) {
      if (ends.isEmpty()) {
        return Optional.empty();
      }
    }
    if (ends.get(ends.size() - 1) < bytes.length) {
      ends.add(bytes.length);
    }
    RawCertificate read = new RawCertificate(List.of());
    read.header(new Numbers(bytes, MAGIC.length), bytes, ends.get(0));
    for (int i = 1; i < ends.size(); i++) {
      int from = ends.get(i - 1);
      read.steps.add(RawStep.of(new Numbers(Arrays.copyOfRange(bytes, from, ends.get(i)), 0)));
    }
    return Arrays.equals(read.bytes(), bytes) ? Optional.of(read) : Optional.empty();
  }

  private void header(Numbers in, byte[] bytes, int end) {
    version = in.number();
    digest = Arrays.copyOfRange(bytes, in.at(), in.at() + DIGEST);
    Numbers counts = new Numbers(bytes, in.at() + DIGEST);
    stepCount = counts.number();
    held = counts.number();
    depth = counts.number();
    window = Arrays.copyOfRange(bytes, counts.at(), Math.max(counts.at(), end));
  }

  byte[] bytes() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(MAGIC);
    Numbers.write(version, out);
    out.writeBytes(digest);
    Numbers.write(stepCount, out);
    Numbers.write(held, out);
    Numbers.write(depth, out);
    out.writeBytes(window);
    steps.forEach(step -> step.write(out));
    return out.toByteArray();
  }

  /**
   * Makes the header say what the steps amount to, so that a mutant gets past it. Where the steps
   * do not fit together, so does no header.
   */
  void recount() {
    stepCount = steps.size();
    held = 0;
    depth = 0;
    long stack = 0;
    long open = 0;
    List<Long> usesLeft = new ArrayList<>();
    Map<Integer, Long> kept = new HashMap<>();
    for (RawStep step : steps) {
      if (step.is(Rule.RECALL)) {
        int number = usesLeft.size() - (int) step.last();
        kept.computeIfPresent(number, (n, uses) -> uses == 1 ? null : uses - 1);
      }
      if (step.isLeaf()) {
        stack++;
      } else if (step.joins()) {
        stack += 1 - step.joined();
      } else if (step.is(Rule.KEEP)) {
        kept.put(usesLeft.size(), step.first());
        usesLeft.add(step.first());
      } else if (step.is(Rule.ANSWER) || step.is(Rule.FOCUS)) {
        depth = Math.max(depth, ++open);
      } else if (step.is(Rule.LEAVE)) {
        open--;
      }
      held = Math.max(held, stack + kept.size());
    }
  }
}
