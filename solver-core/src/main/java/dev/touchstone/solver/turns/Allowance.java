package dev.touchstone.solver.turns;

import java.util.ArrayList;
import java.util.List;

/**
 * What a search may try on one way down.
 *
 * @param depth turns of the prover's
 * @param single turns among them that leave the opponent a stone, or more, besides stopping threats
 * @param quiet turns that threaten nothing
 * @param width turns of the prover's that are tried in one position
 */
record Allowance(int depth, int single, int quiet, int width) {

  private static final int SOON = 4;
  private static final int ALL = Short.MAX_VALUE;

  /** Everything. */
  static final Allowance NO_LIMIT = new Allowance(ALL, ALL, ALL, ALL);

  /** Whether all turns are tried. */
  boolean isWhole() {
    return width == ALL;
  }

  /** After a turn whose threats take so many stones to stop. */
  Allowance after(int stones, int turn) {
    return isWhole()
        ? this
        : new Allowance(
            depth - 1,
            stones > 0 && stones < turn ? single - 1 : single,
            stones == 0 ? quiet - 1 : quiet,
            width);
  }

  boolean allows(int stones, int turn) {
    return stones >= turn || (stones > 0 ? single > 0 : quiet > 0);
  }

  /** What a null move must be punished with: a turn that threatens nothing soon is of no use. */
  Allowance ofNullMove() {
    return isWhole() ? this : new Allowance(Math.min(depth, SOON), 0, 0, width);
  }

  boolean covers(Allowance other) {
    return depth >= other.depth
        && single >= other.single
        && quiet >= other.quiet
        && width >= other.width;
  }

  /** What is tried one after the other: more and more. */
  static List<Allowance> ladder(boolean small) {
    List<Allowance> rungs = new ArrayList<>();
    for (int depth = 2; depth <= (small ? 3 : 5); depth++) {
      rungs.add(new Allowance(depth, 0, 0, 40));
    }
    if (small) {
      rungs.add(NO_LIMIT);
      return rungs;
    }
    rungs.add(new Allowance(6, 1, 0, 40));
    rungs.add(new Allowance(6, 1, 1, 40));
    rungs.add(new Allowance(7, 2, 1, 40));
    for (int more = 0; more < 12; more++) {
      rungs.add(new Allowance(8 + more, 2 + more, 2 + more / 2, 40 << (more / 2)));
    }
    rungs.add(NO_LIMIT);
    return rungs;
  }
}
