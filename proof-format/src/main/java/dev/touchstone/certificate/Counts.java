package dev.touchstone.certificate;

/**
 * What a certificate says of its own size, ahead of its steps.
 *
 * @param steps the number of steps, END included
 * @param held the most things that stand on the stack or are kept at one time
 * @param depth the most frames that are open at one time
 */
public record Counts(long steps, long held, long depth) {

  /** The largest values that may be announced. */
  public static final long MAX_STEPS = 1L << 40;

  public static final long MAX_HELD = 1L << 24;
  public static final long MAX_DEPTH = 1L << 12;

  /** The counts of these steps, which must fit together. */
  public static Counts of(Iterable<? extends Step> steps) {
    Tally tally = new Tally();
    for (Step step : steps) {
      tally.add(step);
    }
    return tally.counts();
  }
}
