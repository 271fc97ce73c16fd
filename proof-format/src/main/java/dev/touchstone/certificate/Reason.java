package dev.touchstone.certificate;

/**
 * Why a certificate is not accepted. docs/format.md says of each when it is given, and the corpus
 * holds a file that ends there.
 */
public enum Reason {
  // The verifier cannot judge.
  MALFORMED_STATEMENT(true),
  UNSUPPORTED_STATEMENT(true),
  UNKNOWN_VERSION(true),
  UNKNOWN_RULE(true),
  TOO_LARGE(true),
  TOO_MUCH_WORK(true),
  OUT_OF_MEMORY(true),

  // The bytes are no certificate of this statement.
  NOT_A_CERTIFICATE(false),
  BAD_COMPRESSION(false),
  TRUNCATED(false),
  TRAILING_BYTES(false),
  OVERLONG_NUMBER(false),
  NUMBER_TOO_LARGE(false),
  WRONG_STATEMENT(false),
  WRONG_COUNT(false),
  BAD_FLAGS(false),
  CELL_OUT_OF_RANGE(false),
  LINE_OUT_OF_RANGE(false),
  END_OUT_OF_RANGE(false),
  NOT_SORTED(false),
  DUPLICATE_ENTRY(false),
  LINE_NOT_COVERABLE(false),
  CHOICE_OUT_OF_RANGE(false),
  CHOICE_NOT_USED(false),
  NO_OPEN_FRAME(false),

  // The steps do not fit together.
  FORWARD_REFERENCE(false),
  NO_SUCH_CLAIM(false),
  CLAIM_USED_UP(false),
  CLAIM_NOT_USED(false),
  MISSING_OPERAND(false),
  WRONG_OPERAND(false),
  RULE_OF_STRONG_GAMES(false),
  RULE_OF_HEX(false),
  RULE_OF_THE_PLANE(false),
  BAD_FRAME(false),
  UNFINISHED(false),

  // A rule's side condition fails.
  GROUP_SIZE(false),
  GROUPS_OVERLAP(false),
  POTENTIAL_TOO_LARGE(false),
  POTENTIAL_NEEDS_SINGLE_STONES(false),
  ANSWER_TOO_LARGE(false),
  ANSWER_IN_ZONE(false),
  LINE_OF_THE_OPPONENT(false),
  MOVE_NOT_ANSWERED(false),
  OPTION_NOT_USED(false),
  ZONES_OVERLAP(false),
  SWAP_FROM_OUTSIDE_ZONE(false),
  SWAP_INTO_ZONE(false),
  NOT_A_PERMUTATION(false),
  NOT_A_SYMMETRY(false),
  NOT_NEIGHBOURS(false),
  ENDS_DO_NOT_MEET(false),
  FILL_SIZE(false),
  FILL_OVERLAPS(false),
  END_FILLED(false),
  CELL_NOT_DEAD(false),
  LEAVES_WINDOW(false),
  LEAVES_REGION(false),
  BAD_TILING(false),
  TILES_OVERLAP(false),
  RUN_NOT_COVERED(false),

  // The last claim does not prove the statement.
  WRONG_CONCLUSION(false),
  ANSWER_TAKEN(false),
  ZONE_TAKEN(false),
  LINE_NOT_BLOCKED(false),
  STONE_MISSING(false),
  TOLERANCE_EXCEEDED(false),
  NO_STRATEGY_TO_STEAL(false),
  FIRST_MOVE_OPEN(false);

  private final boolean declined;

  Reason(boolean declined) {
    this.declined = declined;
  }

  /** Whether the verifier declines, saying nothing of the proof, rather than rejects it. */
  public boolean declines() {
    return declined;
  }
}
