package dev.touchstone.certificate;

import dev.touchstone.game.Motion;
import org.jspecify.annotations.Nullable;

/** A symmetry of an infinite board: a turn or reflection with a translation. */
public record MotionStep(Motion motion) implements Step.Symmetric {

  @Override
  public Rule rule() {
    return Rule.SYMMETRY;
  }

  @Override
  public <C> @Nullable C replay(Replay<C> on) throws Fault {
    on.claims().motion(motion);
    return null;
  }

  /** Whole numbers as numbers that are not negative: 0, -1, 1, -2, … */
  static long folded(long value) {
    return (value << 1) ^ (value >> 63);
  }

  static long unfolded(long number) {
    return (number >>> 1) ^ -(number & 1);
  }
}
