package dev.touchstone.maven;

import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.Remedy;

/** What a build is told of a refusal: its line, and the property that would settle it. */
final class Advice {

  private Advice() {}

  static String line(Refusal refusal) {
    return refusal.line() + refusal.remedy().map(Advice::property).orElse("");
  }

  private static String property(Remedy remedy) {
    return remedy instanceof Remedy.SolveAgain again
        ? "; to have it solved again: -Dsolver.regenerate=" + again.theorem()
        : "; to have the archive updated: -Dsolver.update";
  }
}
