package dev.touchstone.bench.czifra;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.TruncatedBoard;
import java.util.HashSet;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The support of the root, after Czifra et al. (2021), section V: its descendants with Breaker to
 * move of whose ancestors none is with Breaker to move. A move that forces Breaker's answer leads
 * to a position with Maker to move again, so they may lie several moves deep.
 */
public final class RootSupport {

  private final Brick brick;
  private final Set<BrickPosition> opened = new HashSet<>();
  private final SortedMap<BrickPosition, Integer> found = new TreeMap<>();
  private final Set<BrickPosition> counted = new HashSet<>();

  private RootSupport(Brick brick) {
    this.brick = brick;
  }

  /** Its positions, one of two mirror images, and how many of the two there are. */
  public static SortedMap<BrickPosition, Integer> of(TruncatedBoard board, Reading reading)
      throws BadGameException {
    RootSupport support = new RootSupport(reading.brick(board));
    support.below(BrickPosition.EMPTY);
    return support.found;
  }

  private void below(BrickPosition position) {
    long moves = brick.moves(position);
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      BrickPosition next = brick.simplified(position.after(Long.lowestOneBit(rest)));
      if (!next.makerToMove()) {
        if (counted.add(next)) {
          found.merge(brick.unmirrored(next), 1, Integer::sum);
        }
      } else if (opened.add(next)) {
        below(next);
      }
    }
  }
}
