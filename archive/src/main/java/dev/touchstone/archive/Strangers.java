package dev.touchstone.archive;

import dev.touchstone.theorem.Refusal;

/**
 * What is done about files that belong to no theorem: nothing vouches for them, nothing uses them.
 */
@FunctionalInterface
public interface Strangers {

  /** A build does not pass with them: they would be published with the archive. */
  Strangers REFUSED =
      finding -> {
        throw finding;
      };

  /** There is one. */
  void met(Refusal finding) throws Refusal;
}
