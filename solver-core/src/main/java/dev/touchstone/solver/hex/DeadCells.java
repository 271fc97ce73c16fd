package dev.touchstone.solver.hex;

/**
 * Which surroundings make a cell dead for a player: theorem T17. Each of the six places round a
 * cell is of no use to the player, open, or the player's; a surrounding is a number of six digits
 * to the base three. Dead cells are those of Björnsson, Hayward, Johanson and van Rijswijck.
 */
final class DeadCells {

  static final int USELESS = 0;
  static final int OPEN = 1;
  static final int OWN = 2;

  static final int[] POWERS = {1, 3, 9, 27, 81, 243};

  static final int PLACES = 6;
  private static final boolean[] DEAD = new boolean[729];

  static {
    for (int number = 0; number < DEAD.length; number++) {
      int[] places = new int[PLACES];
      int rest = number;
      for (int i = 0; i < PLACES; i++) {
        places[i] = rest % 3;
        rest /= 3;
      }
      DEAD[number] = isDead(places);
    }
  }

  private DeadCells() {}

  /** The number is the sum of {@code POWERS[i]} times what lies at place i. */
  static boolean isDead(int surrounding) {
    return DEAD[surrounding];
  }

  private static boolean isDead(int[] places) {
    for (int from = 0; from < PLACES; from++) {
      for (int to = from + 2; to < PLACES; to++) {
        boolean next = from == 0 && to == PLACES - 1;
        if (!next
            && places[from] != USELESS
            && places[to] != USELESS
            && !allOwn(places, from + 1, to)
            && !allOwn(places, to + 1, from + PLACES)) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean allOwn(int[] places, int from, int to) {
    for (int i = from; i < to; i++) {
      if (places[i % PLACES] != OWN) {
        return false;
      }
    }
    return true;
  }
}
