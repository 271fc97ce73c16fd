package dev.touchstone.solver.turns;

import dev.touchstone.solver.turns.Candidates.Turn;
import java.util.Arrays;
import java.util.List;

/**
 * Turns of the prover's that are put off, the best first: hundreds of them at each reply that was
 * looked at, so each is one number. They have one or two cells, and leave the opponent a stone.
 */
final class Postponed {

  static final Postponed NONE = new Postponed(new int[0], 1);

  /**
   * a · cells + b for stones on a and b; ~ of it if it takes a stone to stop what they threaten.
   */
  private final int[] turns;

  private final int cells;
  private int next;

  private Postponed(int[] turns, int cells) {
    this.turns = turns;
    this.cells = cells;
  }

  static Postponed of(List<Turn> turns, int cells) {
    int[] all = new int[turns.size()];
    for (int i = 0; i < all.length; i++) {
      int[] turn = turns.get(i).cells();
      int number = turn[0] * cells + turn[turn.length - 1];
      all[i] = turns.get(i).stones() > 0 ? ~number : number;
    }
    return all.length == 0 ? NONE : new Postponed(all, cells);
  }

  boolean isEmpty() {
    return next == turns.length;
  }

  int size() {
    return turns.length - next;
  }

  /** The next turn to be looked at; there is one. */
  Turn next() {
    return turn(turns[next]);
  }

  /** It was looked at. */
  void pass() {
    next++;
  }

  /** Those that are left. */
  List<Turn> left() {
    return Arrays.stream(turns, next, turns.length).mapToObj(this::turn).toList();
  }

  private Turn turn(int code) {
    int number = code < 0 ? ~code : code;
    int a = number / cells;
    int b = number % cells;
    return new Turn(a == b ? new int[] {a} : new int[] {a, b}, code < 0 ? 1 : 0, 0);
  }
}
