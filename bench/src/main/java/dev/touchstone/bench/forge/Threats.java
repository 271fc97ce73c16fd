package dev.touchstone.bench.forge;

import java.util.SplittableRandom;

/**
 * Games in which a player has more threats than a turn can answer: lines of p cells that have none
 * in common, but perhaps one cell that is in all of them, the last one; and lines of the other
 * player's by which it may be too late, mostly elsewhere. At random there are hardly any.
 */
final class Threats {

  static final int CELLS = 8;

  private Threats() {}

  /** Names and lines of such a game. */
  static StringBuilder board(SplittableRandom random, String names, int turn, String player) {
    StringBuilder text = new StringBuilder("touchstone statement 1\nboard hypergraph\ncells");
    for (int cell = 0; cell < CELLS; cell++) {
      text.append(' ').append(names.charAt(cell));
    }
    boolean base = random.nextBoolean();
    boolean shared = random.nextBoolean();
    String other = player.equals("black") ? "white" : "black";
    // Of one stone each they leave room for lines of the other's.
    int size = base && random.nextInt(3) > 0 ? 1 : turn;
    int threats = Math.min((CELLS - 1) / size, turn + 1 + random.nextInt(2));
    for (int threat = 0; threat < threats; threat++) {
      text.append(shared ? "\nline" : "\n" + player + "-line");
      for (int cell = threat * size; cell < (threat + 1) * size; cell++) {
        text.append(' ').append(names.charAt(cell));
      }
      text.append(base ? " " + names.charAt(CELLS - 1) : "");
    }
    for (int line = random.nextInt(3); line >= 0; line--) {
      text.append(shared ? "\nline" : "\n" + other + "-line");
      int cells = 0;
      int from = random.nextInt(3) > 0 ? threats * size : 0;
      int to = base ? CELLS - 1 : CELLS;
      for (int count = turn + random.nextInt(3); count > 0; count--) {
        cells |= 1 << (from < to ? from + random.nextInt(to - from) : random.nextInt(to));
      }
      for (int cell = 0; cell < CELLS; cell++) {
        text.append((cells >> cell & 1) != 0 ? " " + names.charAt(cell) : "");
      }
    }
    return text;
  }
}
