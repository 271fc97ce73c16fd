package dev.touchstone.explorer;

import dev.touchstone.game.Host;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.Player;
import java.util.Set;

/** Who has won on a board without an end: by a run, wherever it lies. */
record EndlessLines(InfiniteBoard board) implements Referee.Lines {

  private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

  @Override
  public int cellCount() {
    return Integer.MAX_VALUE;
  }

  @Override
  public boolean isCell(String cell) {
    Host host = board.host();
    int y = y(cell);
    return cell.equals(x(cell) + "," + y) && (host.isPlane() || (y >= 0 && y < host.rows()));
  }

  private static int x(String cell) {
    return Integer.parseInt(cell.substring(0, cell.indexOf(',')));
  }

  private static int y(String cell) {
    return Integer.parseInt(cell.substring(cell.indexOf(',') + 1));
  }

  @Override
  public boolean hasWon(Player player, Set<String> stones) {
    for (String cell : stones) {
      for (int[] direction : DIRECTIONS) {
        int length = 1;
        while (length < board.length() && stones.contains(moved(cell, direction, length))) {
          length++;
        }
        if (length == board.length()) {
          return true;
        }
      }
    }
    return false;
  }

  private static String moved(String cell, int[] direction, int by) {
    return (x(cell) + by * direction[0]) + "," + (y(cell) + by * direction[1]);
  }
}
