package dev.touchstone.solver.turns;

/**
 * The turns of a position on the way down, with their proof numbers. A turn is looked at only once
 * those before it, which look better, are as hard to prove as its rank makes it.
 */
final class ForcingLevel {

  /** So many turns have the same least proof number before they are looked at. */
  private static final int ALIKE = 4;

  final ForcingTurns turns;

  /** Of those turns that were looked at, by how good they are. */
  final int[] proofs = new int[ForcingTurns.MOST];

  final int[] disproofs = new int[ForcingTurns.MOST];

  /** Proof numbers against all that stops a turn at once, and against each pair. */
  final int[] all = new int[ForcingTurns.MOST];

  final int[] each = new int[ForcingTurns.MOST];

  long key;
  private int looked;

  /** Of the position. */
  int proof;

  int disproof;

  /** The best turn, and the proof number of the next best. */
  int best;

  int second;

  ForcingLevel(ThreatLines lines) {
    turns = new ForcingTurns(lines);
  }

  /**
   * The turns are others now.
   *
   * @param depthKey what the depth left after them changes in the key of a position
   */
  void begin(long depthKey) {
    key = depthKey;
    looked = 0;
  }

  /** The least proof number of the turn that is the i-th best, before it is looked at. */
  static int prior(int i) {
    return 1 + i / ALIKE;
  }

  /** Looks at as many turns as may be the best, and finds the numbers of the position. */
  void update(Forcing forcing) {
    proof = Forcing.NEVER;
    second = Forcing.NEVER;
    best = -1;
    long sum = 0;
    for (int i = 0; i < looked || (i < turns.count() && prior(i) < second); i++) {
      if (i == looked) {
        forcing.look(this, i);
        looked++;
      }
      sum += disproofs[i];
      if (proofs[i] < proof) {
        second = proof;
        proof = proofs[i];
        best = i;
      } else {
        second = Math.min(second, proofs[i]);
      }
    }
    sum += turns.count() - looked;
    disproof = proof == Forcing.NEVER ? 0 : (int) Math.min(Forcing.NEVER, sum);
  }
}
