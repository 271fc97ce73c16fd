package dev.touchstone.bench.forge;

import dev.touchstone.certificate.Step;
import java.util.List;

/**
 * An application of a rule that is tried.
 *
 * @param rule its name
 * @param steps those of the whole certificate
 * @param made the last of them, which make the claim out of claims that are kept
 */
record Attempt(String rule, List<Step> steps, List<Step> made) {

  Attempt {
    steps = List.copyOf(steps);
    made = List.copyOf(made);
  }

  /** Whether the verifier let all its steps pass. */
  boolean passes(List<String> trace) {
    return trace.size() == steps.size();
  }
}
