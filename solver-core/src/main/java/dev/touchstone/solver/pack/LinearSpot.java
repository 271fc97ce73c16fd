package dev.touchstone.solver.pack;

import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Sets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A position of a linear hypergraph with Maker to move, reduced to what matters: lines without a
 * stone of Breaker's, the free cells on these, and Maker's stones on them. The other cells are
 * blocked.
 */
final class LinearSpot {

  private final Arena arena;
  private final LinearGame game;
  final long[] free;
  final long[] needed;
  private final long[] maker;

  /** Nobody has a stone. */
  LinearSpot(Arena arena, LinearGame game) {
    this.arena = arena;
    this.game = game;
    free = arena.noCells();
    maker = arena.noCells();
    needed = new long[arena.lineWords];
    for (int cell = 0; cell < arena.cells; cell++) {
      Sets.add(free, cell);
    }
    for (int line = 0; line < arena.lines; line++) {
      Sets.add(needed, line);
    }
    reduce();
  }

  private LinearSpot(LinearSpot before) {
    arena = before.arena;
    game = before.game;
    free = before.free.clone();
    maker = before.maker.clone();
    needed = before.needed.clone();
  }

  /** After a move of Maker's and a reply; either may be negative, for none. */
  LinearSpot after(int move, int reply) {
    LinearSpot spot = new LinearSpot(this);
    if (move >= 0) {
      Sets.remove(spot.free, move);
      Sets.add(spot.maker, move);
    }
    if (reply >= 0) {
      Sets.remove(spot.free, reply);
      for (int line : game.through(reply)) {
        Sets.remove(spot.needed, line);
      }
    }
    spot.reduce();
    return spot;
  }

  private void reduce() {
    for (int cell = 0; cell < game.cells; cell++) {
      if (count(cell) == 0) {
        Sets.remove(free, cell);
        Sets.remove(maker, cell);
      }
    }
  }

  /** How many needed lines go through a cell. */
  int count(int cell) {
    int count = 0;
    for (int line : game.through(cell)) {
      count += Sets.contains(needed, line) ? 1 : 0;
    }
    return count;
  }

  /** How many cells of a line are free. */
  int freeOn(int line) {
    int count = 0;
    for (int cell : game.line(line)) {
      count += Sets.contains(free, cell) ? 1 : 0;
    }
    return count;
  }

  /** Whether Maker completes a line with his next move. */
  boolean isLost() {
    for (int line = Sets.next(needed, 0); line >= 0; line = Sets.next(needed, line + 1)) {
      if (freeOn(line) <= 1) {
        return true;
      }
    }
    return false;
  }

  /** How good a reply to this move is, roughly: the needed lines that it blocks. */
  double worth(int reply, int move) {
    double worth = 0;
    for (int line : game.through(reply)) {
      if (Sets.contains(needed, line)) {
        int left = freeOn(line) - (move >= 0 && game.isOn(move, line) ? 1 : 0);
        // A line with one cell left has to be blocked before anything else.
        worth += left == 1 ? 1000 : 1 + Math.scalb(2.0, -left);
      }
    }
    return worth;
  }

  /** The best replies first; those that a threat leaves open come before all others. */
  List<Integer> replies(int move) {
    double[] worths = new double[game.cells];
    for (int cell = 0; cell < game.cells; cell++) {
      worths[cell] = Sets.contains(free, cell) && cell != move ? worth(cell, move) : 0;
    }
    return new ArrayList<>(
        IntStream.range(0, game.cells)
            .filter(cell -> worths[cell] > 0)
            .boxed()
            .sorted(Comparator.comparingDouble((Integer cell) -> -worths[cell]))
            .toList());
  }

  /** The symmetry that leads to the image that comes first of all. */
  int toFirstImage() {
    int best = 0;
    long[] first = key(0);
    for (int s = 1; s < arena.symmetries.count(); s++) {
      long[] image = key(s);
      if (Arrays.compare(image, first) < 0) {
        first = image;
        best = s;
      }
    }
    return best;
  }

  /** An image of the position: the cells that are blocked, then Maker's. */
  long[] key(int symmetry) {
    long[] key = new long[2 * arena.cellWords];
    for (int cell = 0; cell < arena.cells; cell++) {
      if (!Sets.contains(free, cell)) {
        int image = arena.symmetries.image(symmetry, cell);
        boolean makers = Sets.contains(maker, cell);
        key[(makers ? arena.cellWords : 0) + (image >>> 6)] |= 1L << image;
      }
    }
    return key;
  }
}
