package dev.touchstone.strategy;

/** The rules that make claims, by their theorems in docs/theorems.md. */
public enum Rule {
  NOTHING(0, "T1"),
  STONES(1, "T2"),
  GROUPS(2, "T3"),
  POTENTIAL(3, "T4"),
  /** T5 of Block claims, T6 of Complete claims. */
  OPTIONS(4, "T5/T6"),
  BOTH(5, "T7"),
  SWAP(6, "T8"),
  IMAGE(7, "T9");

  private static final Rule[] ALL = values();

  private final int code;
  private final String theorem;

  Rule(int code, String theorem) {
    this.code = code;
    this.theorem = theorem;
  }

  /** The number of the theorem. */
  public String theorem() {
    return theorem;
  }

  /** The number by which claims in memory name their rule. */
  int code() {
    return code;
  }

  static Rule of(int code) {
    return ALL[code];
  }
}
