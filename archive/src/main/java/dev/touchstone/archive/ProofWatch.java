package dev.touchstone.archive;

import java.io.InterruptedIOException;

/** Hears how far the work on a long proof has come, once it is found. */
@FunctionalInterface
public interface ProofWatch {

  /** What is done with a proof. */
  enum Stage {
    WRITING("writing the proof"),
    VERIFYING("verifying"),
    READING("reading the strategy");

    private final String words;

    Stage(String words) {
      this.words = words;
    }

    public String words() {
      return words;
    }
  }

  /**
   * So much is done. Whoever watches may end the work by the exception.
   *
   * @param done steps written, or bytes of the file read
   * @param all of how many; 0 if that is not known
   */
  void progress(Stage stage, long done, long all) throws InterruptedIOException;

  /** Nobody watches. */
  static ProofWatch none() {
    return (stage, done, all) -> {};
  }
}
