package dev.touchstone.archive;

/** What was done for a theorem of the plan. */
public enum Made {
  KEPT("in the archive; not solved again"),
  DESCRIBED("in the archive, with a new manifest; not solved again"),
  LAID_OUT("in the archive, with a new layout; not solved again"),
  UP_TO_DATE("in the archive, as this solver made it before; not solved again"),
  REPRODUCED("solved again, with the same bytes as in the archive"),
  ADDED("solved, and added to the archive"),
  REPLACED("solved again, and replaced in the archive");

  private final String words;

  Made(String words) {
    this.words = words;
  }

  public String words() {
    return words;
  }

  /** Whether the archive is not what it was before. */
  public boolean changed() {
    return this == ADDED || this == REPLACED || this == DESCRIBED || this == LAID_OUT;
  }
}
