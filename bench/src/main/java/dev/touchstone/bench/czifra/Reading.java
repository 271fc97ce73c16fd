package dev.touchstone.bench.czifra;

/** What the definition of the support may be taken to mean: which simplifications, which lines. */
public enum Reading {
  PROGRAM("as the authors' program has it"),
  NO_EXCHANGES("pairs and exchanges not played out"),
  NO_DOMINATION("Maker tries all cells on a line"),
  FORCED_ONLY("neither, only forced moves"),
  ONE_END("lines of two at one end");

  private final String words;

  Reading(String words) {
    this.words = words;
  }

  /** As people read it. */
  public String words() {
    return words;
  }

  /**
   * Whether lines with two free cells on no other line, or with one such of two, are played out.
   */
  boolean exchanges() {
    return this != NO_EXCHANGES && this != FORCED_ONLY;
  }

  /** Whether Maker leaves out cells that are on one line only. */
  boolean domination() {
    return this != NO_DOMINATION && this != FORCED_ONLY;
  }

  /** Whether the lines of two are at both ends of a row (docs/adr/0004-truncated-boards.md). */
  boolean bothEnds() {
    return this != ONE_END;
  }
}
