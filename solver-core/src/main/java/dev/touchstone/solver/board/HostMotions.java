package dev.touchstone.solver.board;

import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.Motion;
import dev.touchstone.game.Window;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The turns and reflections of an infinite board that map its window to itself, and another
 * rectangle as well: a group, with the identity first.
 */
public final class HostMotions {

  private HostMotions() {}

  /** Those of this board; no two do the same to the cells of its window. */
  public static List<Motion> keeping(InfiniteBoard board, Window other) {
    Window window = board.window();
    List<Motion> found = new ArrayList<>();
    for (int turn = 0; turn < Motion.TURNS; turn++) {
      Motion turned = new Motion(turn, 0, 0);
      Motion motion =
          new Motion(
              turn,
              window.left() - leastX(turned, window),
              window.bottom() - leastY(turned, window));
      boolean keeps =
          board.host().isKeptBy(motion) && keeps(motion, window) && keeps(motion, other);
      if (keeps && found.stream().noneMatch(known -> same(known, motion, window))) {
        found.add(motion);
      }
    }
    return found;
  }

  /** The image of each cell of a rectangle that is mapped to itself. */
  public static int[] images(Motion motion, Window rectangle) {
    int[] images = new int[rectangle.columns() * rectangle.rows()];
    for (int cell = 0; cell < images.length; cell++) {
      int x = rectangle.x(cell);
      int y = rectangle.y(cell);
      images[cell] = rectangle.cell((int) motion.x(x, y), (int) motion.y(x, y));
    }
    return images;
  }

  private static long leastX(Motion motion, Window window) {
    return Math.min(motion.x(window.left(), window.bottom()), motion.x(right(window), top(window)));
  }

  private static long leastY(Motion motion, Window window) {
    return Math.min(motion.y(window.left(), window.bottom()), motion.y(right(window), top(window)));
  }

  private static int right(Window window) {
    return window.left() + window.columns() - 1;
  }

  private static int top(Window window) {
    return window.bottom() + window.rows() - 1;
  }

  private static boolean keeps(Motion motion, Window window) {
    return window.contains(
            motion.x(window.left(), window.bottom()), motion.y(window.left(), window.bottom()))
        && window.contains(
            motion.x(right(window), top(window)), motion.y(right(window), top(window)))
        && leastX(motion, window) == window.left()
        && leastY(motion, window) == window.bottom();
  }

  private static boolean same(Motion motion, Motion other, Window window) {
    return Arrays.equals(images(motion, window), images(other, window));
  }
}
