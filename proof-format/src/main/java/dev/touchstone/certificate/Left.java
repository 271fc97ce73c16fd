package dev.touchstone.certificate;

import dev.touchstone.game.CellSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What stands on the stack at the end.
 *
 * @param <C> a claim
 * @param answer the cells of an answer; null if it is a claim alone
 */
public record Left<C>(@Nullable CellSet answer, C claim) {

  /** The one thing that is left, where no more may be. */
  public static <C> Left<C> only(List<Left<C>> left) throws Fault {
    if (left.size() != 1) {
      throw new Fault(Reason.UNFINISHED, left.size() + " things are left, not one");
    }
    return left.get(0);
  }
}
