package dev.touchstone.solver.table;

import java.util.List;

/** What kind of claim an option of the waiter's rests on. */
public enum OptionKind {
  /** The claim is that of the node after the mover's move on the option's cell. */
  CHILD(0, false),

  /** Breaker answers on the cell (or nowhere) and has a pairing in the rest of the zone. */
  PAIRING(1, true),

  /** Maker answers on the cell (or nowhere) and completes a line by threats within the zone. */
  THREATS(2, false),

  /** Not an option: a pairing in the zone is the whole claim. */
  PAIRS(3, true),

  /** Breaker answers on the cell and has a packing in the rest of the zone. */
  PACKING(4, true),

  /** Not an option: a packing in the zone is the whole claim. */
  PACKED(5, true);

  private static final List<OptionKind> BY_NUMBER =
      List.of(CHILD, PAIRING, THREATS, PAIRS, PACKING, PACKED);

  private final int number;
  private final boolean pairs;

  OptionKind(int number, boolean pairs) {
    this.number = number;
    this.pairs = pairs;
  }

  /** How many there are: they are numbered from 0. */
  static int count() {
    return BY_NUMBER.size();
  }

  static OptionKind of(int number) {
    return BY_NUMBER.get(number);
  }

  int number() {
    return number;
  }

  /** Whether the claim of the node rests on nothing else. */
  public boolean isWhole() {
    return this == PAIRS || this == PACKED;
  }

  /** Whether what is kept as pairs has blocks besides. */
  boolean hasBlocks() {
    return this == PACKING || this == PACKED;
  }

  /** Whether pairs are kept with the option, or a packing as a list of numbers. */
  public boolean hasPairs() {
    return pairs;
  }
}
