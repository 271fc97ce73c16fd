package dev.touchstone.cli;

import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.ProofListener;
import dev.touchstone.theorem.Refusal;
import java.util.concurrent.atomic.AtomicBoolean;

/** Reading a proof that may be long: on a terminal a line says how far that is. */
final class Loading {

  private Loading() {}

  /** What may take long. */
  @FunctionalInterface
  interface Work<T> {
    T heardBy(ProofListener listener) throws Refusal;
  }

  /** Does it, with a line on the terminal that is gone afterwards. */
  static <T> T on(Console console, Work<T> work) throws Refusal {
    LiveLine line = LiveLine.of(console);
    try {
      return work.heardBy((stage, done, all) -> line.show(() -> stage.words(done, all)));
    } finally {
      line.clear();
    }
  }

  /** The same; Ctrl-C ends it where it hears of progress. */
  static <T> T interruptibly(Console console, Work<T> work) throws Refusal {
    AtomicBoolean stopped = new AtomicBoolean();
    console.interruption().cancelBy(() -> stopped.set(true));
    return on(console, listener -> work.heardBy(listener.until(stopped::get)));
  }

  /** The proof that was chosen, if the verifier accepts it now. */
  static CheckedProof proof(Console console, ProofChoice choice) throws Refusal {
    return on(console, choice::checked);
  }
}
