package dev.touchstone.verifier;

import dev.touchstone.certificate.Answer;
import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Looks;
import dev.touchstone.certificate.Reason;
import dev.touchstone.game.CellSet;
import java.util.ArrayList;
import java.util.List;

/**
 * The covering condition of OPTIONS: for each j from 1 to p, every set S of at most j cells misses
 * some T_i with |R_i| ≤ j. O's turns are never listed: for p = 1 the condition says that no cell is
 * in all T_i, for greater p it is that statement p times over.
 */
final class MissedTurns {

  /** Looks at that many sets for one step at most, if p ≥ 2; only p ≥ 3 comes near it. */
  private static final int WORK = 4_000_000;

  private int workLeft = WORK;

  private MissedTurns() {}

  static void check(int turn, List<Answer<Claim>> options, CellSet[] untouched, Looks looks)
      throws Fault {
    MissedTurns condition = new MissedTurns();
    for (int j = 1; j <= turn; j++) {
      List<CellSet> usable = new ArrayList<>(untouched.length);
      for (int i = 0; i < untouched.length; i++) {
        if (options.get(i).cells().count() <= j) {
          usable.add(untouched[i]);
        }
      }
      boolean answered =
          turn == 1
              ? !usable.isEmpty() && haveNoCellInCommon(usable)
              : condition.everySetMissesOne(usable, j);
      if (!answered) {
        throw new Fault(
            Reason.MOVE_NOT_ANSWERED, "O has a turn of " + j + " stones that no option answers");
      }
    }
    looks.options(WORK - condition.workLeft);
  }

  /**
   * Whether every set of at most j cells misses one of these. A set S that does not miss the first
   * one contains a cell x of it; then S without x must miss one that x is not in. Goes j deep, at
   * most p, whatever the input.
   */
  private boolean everySetMissesOne(List<CellSet> sets, int j) throws Fault {
    if (sets.isEmpty()) {
      return false;
    }
    if (j == 1) {
      look(sets);
      return haveNoCellInCommon(sets);
    }
    for (int x : sets.get(0).toArray()) {
      look(sets);
      List<CellSet> withoutX = sets.stream().filter(set -> !set.contains(x)).toList();
      if (!everySetMissesOne(withoutX, j - 1)) {
        return false;
      }
    }
    return true;
  }

  private void look(List<CellSet> sets) throws Fault {
    workLeft -= sets.size();
    if (workLeft < 0) {
      throw new Fault(Reason.TOO_MUCH_WORK, "the options of one step interlock too much");
    }
  }

  private static boolean haveNoCellInCommon(List<CellSet> sets) {
    CellSet common = sets.get(0);
    for (int i = 1; i < sets.size() && !common.isEmpty(); i++) {
      common = common.intersection(sets.get(i));
    }
    return common.isEmpty();
  }
}
