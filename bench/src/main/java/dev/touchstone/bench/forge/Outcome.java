package dev.touchstone.bench.forge;

import java.util.Optional;

/**
 * What became of an attempt.
 *
 * @param tells whether what was let pass says something of cells and lines
 * @param falsehood what was let pass, if it is false
 */
record Outcome(boolean passed, boolean tells, Optional<String> falsehood) {

  static final Outcome REFUSED = new Outcome(false, false, Optional.empty());

  static Outcome of(boolean tells, boolean isTrue, String what) {
    return new Outcome(true, tells, isTrue ? Optional.empty() : Optional.of(what));
  }
}
