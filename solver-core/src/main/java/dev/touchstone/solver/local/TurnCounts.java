package dev.touchstone.solver.local;

/**
 * How many answers each turn of Maker's within a zone has, up to p stones. A turn of the i_1-th, …,
 * i_j-th cell of the zone has the number C(i_1, 1) + … + C(i_j, j), and the turns that leave the
 * cells of an answer alone are gone through by these numbers.
 */
final class TurnCounts {

  private final long zone;
  private final int[][] binomials;

  /** The answers of each turn: of j stones in row j. */
  private final int[][] answers;

  private long open;

  /** No turn within the zone has an answer yet. */
  TurnCounts(long zone, int stones) {
    this.zone = zone;
    int cells = Long.bitCount(zone);
    binomials = new int[stones + 1][cells + 1];
    answers = new int[stones + 1][];
    for (int j = 0; j <= stones; j++) {
      for (int i = 0; i <= cells; i++) {
        binomials[j][i] =
            j == 0 ? 1 : i == 0 ? 0 : Math.addExact(binomials[j][i - 1], binomials[j - 1][i - 1]);
      }
      answers[j] = new int[j == 0 ? 0 : binomials[j][cells]];
      open += answers[j].length;
    }
  }

  /** Turns without an answer. */
  long open() {
    return open;
  }

  /**
   * How many turns have no answer that this one would be one to.
   *
   * @param touched T_i
   * @param stones |R_i|; it answers turns of no fewer
   */
  long gain(long touched, int stones) {
    return new Walk(touched, 0).turns(stones);
  }

  /** Gives it. */
  void give(long touched, int stones) {
    open -= gain(touched, stones);
    new Walk(touched, 1).turns(stones);
  }

  /** Takes back an answer if all of its turns have another one. */
  boolean takeBack(long touched, int stones) {
    new Walk(touched, -1).turns(stones);
    if (gain(touched, stones) == 0) {
      return true;
    }
    new Walk(touched, 1).turns(stones);
    return false;
  }

  /** Goes through the turns that leave cells alone, and changes the number of their answers. */
  private final class Walk {

    /** Where in the zone the cells are of which these turns are made. */
    private final int[] places;

    private final int change;
    private long without;

    Walk(long touched, int change) {
      this.change = change;
      places = new int[Long.bitCount(zone & ~touched)];
      int place = 0;
      int count = 0;
      for (long rest = zone; rest != 0; rest &= rest - 1, place++) {
        if ((rest & -rest & touched) == 0) {
          places[count++] = place;
        }
      }
    }

    /** How many of them, of so many stones or more, had no answer. */
    long turns(int least) {
      for (int j = Math.max(1, least); j < answers.length; j++) {
        turns(0, 1, j, 0);
      }
      return without;
    }

    private void turns(int from, int stone, int stones, int number) {
      int[] steps = binomials[stone];
      if (stone < stones) {
        for (int i = from; i < places.length; i++) {
          turns(i + 1, stone + 1, stones, number + steps[places[i]]);
        }
        return;
      }
      int[] counts = answers[stones];
      for (int i = from; i < places.length; i++) {
        int turn = number + steps[places[i]];
        without += counts[turn] == 0 ? 1 : 0;
        counts[turn] += change;
      }
    }
  }
}
