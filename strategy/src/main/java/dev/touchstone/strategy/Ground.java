package dev.touchstone.strategy;

/** On what an answer rests. */
public enum Ground {
  /** The first stones of a prover who moves first. */
  OPENING("T10"),
  /** An option of a Block claim. */
  BLOCK_OPTION("T5"),
  /** An option of a Complete claim. */
  COMPLETE_OPTION("T6"),
  /** The first option of a Win or a Hold that O's stone leaves alone. */
  ORDERED_OPTION("T12"),
  /** An option of a Link. */
  LINK_OPTION("T14"),
  /** The other cell of a captured pair. */
  CAPTURED_PAIR("T17"),
  /** The group in which the opponent has played. */
  GROUP("T3"),
  /** The cell on which most of the danger lies. */
  POTENTIAL("T4"),
  /** Nothing has to be done, and one stone more never hurts. */
  ANYWHERE("Lemma A");

  private final String theorem;

  Ground(String theorem) {
    this.theorem = theorem;
  }

  /** The theorem of docs/theorems.md. */
  public String theorem() {
    return theorem;
  }
}
