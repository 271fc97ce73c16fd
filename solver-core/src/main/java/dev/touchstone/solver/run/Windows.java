package dev.touchstone.solver.run;

import dev.touchstone.game.Host;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.Setup;
import dev.touchstone.game.Window;
import dev.touchstone.solver.race.Contest;

/**
 * The windows through which a strong game on an infinite board is tried, each larger than the one
 * before. Where all boards have a region, the attacker plays there and the cells in sight round it
 * grow; elsewhere the attacker's rectangle grows, round the initial stones, and those cells are as
 * far away as a line can threaten.
 */
final class Windows {

  /**
   * One window.
   *
   * @param shown what claims may be about
   * @param playable where the attacker plays
   */
  record Try(Window shown, Window playable) {}

  private final InfiniteBoard board;
  private final boolean empty;

  Windows(Setup setup) {
    board = (InfiniteBoard) setup.board();
    empty = setup.black().isEmpty() && setup.white().isEmpty();
  }

  /** The window of this number, from 0. */
  Try get(int number) {
    Host host = board.host();
    if (host.region().isPresent()) {
      Window region = host.region().get();
      return new Try(round(region, number + 1), region);
    }
    Window playable = playable(number);
    return new Try(round(playable, Math.max(1, board.length() - 2)), playable);
  }

  /** Whether this window is small enough to be searched. */
  boolean has(int number) {
    Window shown = get(number).shown();
    Window cells = round(shown, board.length() - 1);
    return Contest.takes(cells.columns() * cells.rows());
  }

  private Window playable(int number) {
    Window stones = board.window();
    if (!empty) {
      return round(stones, number + 1);
    }
    int columns = board.length() + number;
    boolean plane = board.host().isPlane();
    int rows = plane ? Math.max(1, columns - 1) : stones.rows();
    return new Window(0, 0, columns, rows);
  }

  private Window round(Window window, int cells) {
    return window.widened(cells, board.host().isPlane() ? cells : 0);
  }
}
