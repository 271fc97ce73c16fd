package dev.touchstone.bench.differential;

import dev.touchstone.certificate.Rule;
import java.io.ByteArrayOutputStream;
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
  }

  /** Takes a certificate apart, if its bytes are well formed to the end. */
  static Optional<RawCertificate> read(byte[] bytes, int cells) {
    int start = MAGIC.length;
    if (bytes.length < start || !Arrays.equals(Arrays.copyOf(bytes, start), MAGIC)) {
      return Optional.empty();
    }
    Numbers in = new Numbers(bytes, start);
    long version = in.number();
    if (version < 0 || in.at() + DIGEST > bytes.length) {
      return Optional.empty();
    }
    byte[] digest = Arrays.copyOfRange(bytes, in.at(), in.at() + DIGEST);
    in = new Numbers(bytes, in.at() + DIGEST);
    long[] counts = {in.number(), in.number(), in.number()};
    List<RawStep> steps = new ArrayList<>();
    while (in.at() < bytes.length) {
      RawStep step = RawStep.read(in, cells);
      if (step == null) {
        return Optional.empty();
      }
      steps.add(step);
    }
    RawCertificate read = new RawCertificate(steps);
    read.version = version;
    read.digest = digest;
    read.stepCount = counts[0];
    read.held = counts[1];
    read.depth = counts[2];
    return Arrays.equals(read.bytes(), bytes) ? Optional.of(read) : Optional.empty();
  }

  byte[] bytes() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(MAGIC);
    Numbers.write(version, out);
    out.writeBytes(digest);
    Numbers.write(stepCount, out);
    Numbers.write(held, out);
    Numbers.write(depth, out);
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
      } else if (step.is(Rule.OPTIONS) || step.is(Rule.BOTH)) {
        stack += 1 - step.first();
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
