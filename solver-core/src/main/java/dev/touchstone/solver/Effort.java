package dev.touchstone.solver;

/**
 * How hard the search tries to do without branching.
 *
 * @param replies the replies of Breaker's that are tried with a pairing against a move
 * @param patience the choices of a pairing search
 * @param spare the choices of a pairing search that tries to leave one cell more alone
 * @param threatTries the moves of a threat search
 * @param perPotential how Breaker's expected work grows with the potential
 * @param perCell how it grows with the cells missing for a pairing
 * @param packAfter the expansions below a position after which packings are looked for; eight times
 *     as many, where Maker has hardly a stone and all is tried
 * @param choices the replies with pairs of which a proof takes the one that answers most
 * @param cheaper the changes of a packing that are tried so that it takes fewer bytes
 */
public record Effort(
    int replies,
    int patience,
    int spare,
    int threatTries,
    double perPotential,
    double perCell,
    int packAfter,
    int choices,
    int cheaper) {

  /** For {@link #packAfter}: packings are not looked for. */
  public static final int NEVER = Integer.MAX_VALUE;

  /** Whether packings are looked for. */
  public boolean packs() {
    return packAfter < NEVER;
  }

  /** Decides soonest. */
  public static final Effort FAST = new Effort(12, 1000, 40, 200, 4, 0.5, NEVER, 2, 0);

  /** Looks longer for pairings: fewer steps, more time for each. */
  public static final Effort SMALL = new Effort(20, 4000, 100, 200, 4, 0.5, NEVER, 4, 0);

  /** Looks for packings, too: far smaller proofs of small or narrow boards where Breaker wins. */
  public static final Effort PACKED = new Effort(12, 1000, 40, 200, 4, 0.5, 5, 2, 8);
}
