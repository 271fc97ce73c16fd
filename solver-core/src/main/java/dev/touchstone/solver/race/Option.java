package dev.touchstone.solver.race;

/**
 * An option of the player who waits, packed into a word: against which move it was found, what it
 * answers, and the claim that holds then, turned by a symmetry.
 */
final class Option {

  /** No cell: a move elsewhere, or no answer. */
  static final int NONE = -1;

  private static final int CELL_BITS = 10;
  private static final int SYMMETRY_BITS = 12;
  private static final long CELL = (1 << CELL_BITS) - 1;
  private static final long SYMMETRY = (1 << SYMMETRY_BITS) - 1;

  private Option() {}

  static long of(int move, int answer, int symmetry, int claim) {
    long turned = ((long) claim << SYMMETRY_BITS) | symmetry;
    return (((turned << CELL_BITS) | (move & CELL)) << CELL_BITS) | (answer & CELL);
  }

  static int answer(long option) {
    int cell = (int) (option & CELL);
    return cell == CELL ? NONE : cell;
  }

  static int move(long option) {
    int cell = (int) ((option >>> CELL_BITS) & CELL);
    return cell == CELL ? NONE : cell;
  }

  static int symmetry(long option) {
    return (int) ((option >>> (2 * CELL_BITS)) & SYMMETRY);
  }

  static int claim(long option) {
    return (int) (option >>> (2 * CELL_BITS + SYMMETRY_BITS));
  }

  /** The same option where the position is turned, found against another move. */
  static long turned(RaceBoard board, int symmetry, long option, int move) {
    return of(
        move,
        board.image(symmetry, answer(option)),
        board.symmetries.product(symmetry, symmetry(option)),
        claim(option));
  }
}
