package dev.touchstone.cli;

import dev.touchstone.archive.CheckedProof;
import dev.touchstone.archive.ProofWatch;
import dev.touchstone.archive.Refusal;

/** Reading a proof that may be long: on a terminal a line says how far that is. */
final class Loading {

  private Loading() {}

  /** What may take long. */
  @FunctionalInterface
  interface Work<T> {
    T watchedBy(ProofWatch watch) throws Refusal;
  }

  /** Does it, with a line on the terminal that is gone afterwards. */
  static <T> T on(Console console, Work<T> work) throws Refusal {
    LiveLine line = LiveLine.of(console);
    try {
      return work.watchedBy(
          (stage, done, all) -> line.show(() -> LoadingWords.of(stage, done, all)));
    } finally {
      line.clear();
    }
  }

  /** The proof that was chosen, if the verifier accepts it now. */
  static CheckedProof proof(Console console, ProofChoice choice) throws Refusal {
    return on(console, choice::checked);
  }
}
