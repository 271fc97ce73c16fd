package dev.touchstone.archive;

/** When a theorem is solved again although it is in the archive. */
public enum Regenerate {
  /** In every build, and the bytes must be those of the archive. */
  ALWAYS("always"),
  /** Only if the archive has no certificate. */
  IF_MISSING("ifMissing"),
  /** Only when somebody asks for it; a missing certificate is an error otherwise. */
  ON_DEMAND("onDemand");

  private final String word;

  Regenerate(String word) {
    this.word = word;
  }

  /** Reads the word for it; the message of the exception says what is wrong. */
  public static Regenerate of(String word) {
    for (Regenerate value : values()) {
      if (value.word.equals(word)) {
        return value;
      }
    }
    throw new IllegalArgumentException("always, ifMissing or onDemand, not '" + word + "'");
  }
}
