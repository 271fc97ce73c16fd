package dev.touchstone.theorem;

import java.io.InterruptedIOException;
import java.util.Locale;
import java.util.function.BooleanSupplier;

/** Hears how far the work on a long proof has come, once it is found. */
@FunctionalInterface
public interface ProofListener {

  /** What is done with a proof. */
  enum Stage {
    WRITING("writing the proof"),
    VERIFYING("verifying"),
    READING("reading the strategy");

    private final String words;

    Stage(String words) {
      this.words = words;
    }

    /** How far it has come: a share where the whole is known, or else the steps. */
    public String words(long done, long all) {
      return all > 0
          ? String.format(Locale.ROOT, "%s: %d %%", words, 100 * done / all)
          : String.format(Locale.ROOT, "%s: %,d steps", words, done);
    }
  }

  /**
   * So much is done. Whoever listens may end the work by the exception.
   *
   * @param done steps written, or bytes of the file read
   * @param all of how many; 0 if that is not known
   */
  void progress(Stage stage, long done, long all) throws InterruptedIOException;

  /** This one, who ends the work as soon as it is to stop. */
  default ProofListener until(BooleanSupplier stopped) {
    return (stage, done, all) -> {
      progress(stage, done, all);
      if (stopped.getAsBoolean()) {
        throw new InterruptedIOException();
      }
    };
  }

  /** Nobody listens. */
  static ProofListener none() {
    return (stage, done, all) -> {};
  }
}
