package dev.touchstone.solver.board;

/**
 * Threats that cost nothing, in the order played. {u, v} were the free cells of a needed line, u on
 * no other needed line: Maker took v and threatened u, and Breaker had to take u, which is
 * worthless. Not playing it gains neither side anything. What Czifra et al. [Czifra21] call
 * dominated is nearest to it.
 */
public final class Exchanges {

  private final int[] cells;
  private final int[] lines;
  private int count;

  Exchanges(int boardCells) {
    cells = new int[boardCells + 2];
    lines = new int[boardCells / 2 + 1];
  }

  void clear() {
    count = 0;
  }

  void add(int worthless, int threat, int line) {
    cells[2 * count] = worthless;
    cells[2 * count + 1] = threat;
    lines[count++] = line;
  }

  public int count() {
    return count;
  }

  /** The cell u that Breaker had to take. */
  public int worthless(int exchange) {
    return cells[2 * exchange];
  }

  /** The cell v that Maker took. */
  public int threat(int exchange) {
    return cells[2 * exchange + 1];
  }

  /** The line whose free cells they were. */
  public int line(int exchange) {
    return lines[exchange];
  }

  /** Adds the cells of all exchanges. */
  public void addTo(long[] set) {
    for (int i = 0; i < 2 * count; i++) {
      Sets.add(set, cells[i]);
    }
  }
}
