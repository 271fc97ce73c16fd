package dev.touchstone.certificate;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineNumbers;
import dev.touchstone.game.LineSet;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * An option of ORDERED where a turn has p ≥ 2 stones (T12): for which turns of O's it has room. A
 * line is limited if fewer than p stones more would be too many there.
 */
final class RoomyOption {

  private final Hypergraph game;
  private final int turn;
  private final CellSet window;

  /** For how many stones each line has room; p if it is not limited. */
  private final byte[] rooms;

  /** The cells that no stone may be on: T_i, and those of lines without room. */
  private final CellSet closed;

  /** The cells that a stone may be on. */
  private final CellSet free;

  private final int[] limited;

  /** How many stones of a turn each line can get: of free cells, and of room. */
  private final byte[] most;

  /** t of each line. */
  private final short[] tolerances;

  /** The most stones that a set has which it answers: anywhere, and by lines through its cells. */
  private int anywhere = -1;

  /** The same on a line that misses the window. */
  private int far;

  private final byte[] reach;

  RoomyOption(
      Hypergraph game,
      int turn,
      CellSet window,
      Tolerances most,
      CellSet touches,
      CellSet others,
      LineSet blocked,
      int[] taken,
      LineNumbers othersOnLine) {
    this.game = game;
    this.turn = turn;
    this.window = window;
    tolerances = most.ofAll();
    rooms = new byte[game.lineCount()];
    reach = new byte[game.lineCount()];
    CellSet without = touches;
    int[] found = new int[rooms.length];
    int count = 0;
    for (int line = 0; line < rooms.length; line++) {
      // A tolerance that is not ∞ is below |ℓ \ T_i|, as claims are in normal form.
      int left = tolerances[line] - taken[line];
      boolean tight = left >= 0 && left < turn;
      rooms[line] = (byte) (tight && !blocked.contains(line) ? left : turn);
      if (rooms[line] == 0) {
        without = without.union(game.line(line));
      } else if (rooms[line] < turn) {
        found[count++] = line;
      }
    }
    closed = without.intersection(others);
    free = others.minus(closed);
    LineNumbers freeOnLine = othersOnLine.copy();
    closed.forEach(cell -> freeOnLine.subtract(game.linesThrough(cell)));
    int[] left = freeOnLine.first(rooms.length);
    this.most = new byte[rooms.length];
    for (int line = 0; line < rooms.length; line++) {
      this.most[line] = (byte) Math.min(rooms[line], left[line]);
    }
    limited = Arrays.copyOf(found, count);
  }

  /**
   * Whether it can answer these stones.
   *
   * @param shared the lines with two or more of them
   */
  boolean isHome(int[] cells, int size, int[] shared, byte[] onLine) {
    for (int i = 0; i < size; i++) {
      if (closed.contains(cells[i])) {
        return false;
      }
    }
    for (int line : shared) {
      if (onLine[line] > rooms[line]) {
        return false;
      }
    }
    return true;
  }

  /** It answers these stones, and all sets with them that are at home here. */
  void answers(int[] cells, int size, byte[] onLine) {
    int more = turn - size;
    anywhere = Math.max(anywhere, more);
    int inside = 0;
    for (int i = 0; i < size; i++) {
      inside += window.contains(cells[i]) ? 1 : 0;
      game.linesThrough(cells[i])
          .forEach(line -> reach[line] = (byte) Math.max(reach[line], onLine[line] + more));
    }
    far = Math.max(far, turn - inside);
  }

  boolean isUsed() {
    return anywhere >= 0;
  }

  /** T19: the same of a line that misses the window, on which may be all that is outside of it. */
  int far() {
    return far;
  }

  CellSet closed() {
    return closed;
  }

  int[] limited() {
    return limited;
  }

  /** t, or {@link Tolerances#ANY}. */
  int tolerance(int line) {
    return tolerances[line];
  }

  int room(int line) {
    return rooms[line];
  }

  /** The cells of a line that may have a stone, but for those that have one. */
  int[] open(int line, int[] cells, int size) {
    CellSet open = game.line(line).intersection(free);
    return Arrays.stream(open.toArray())
        .filter(cell -> IntStream.range(0, size).noneMatch(i -> cells[i] == cell))
        .toArray();
  }

  /**
   * δ: no set that it answers has more stones on this line.
   *
   * @param spare cells of the line that are in no set that was looked through
   */
  int most(int line, int spare) {
    return Math.min(Math.max(anywhere, reach[line]), most[line] + spare);
  }
}
