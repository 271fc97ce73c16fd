package dev.touchstone.bench.czifra;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * The support of the root, after Czifra et al. (2021), section V: its descendants with Breaker to
 * move of whose ancestors none is with Breaker to move. A move that forces Breaker's answer leads
 * to a position with Maker to move again, so they may lie several moves deep.
 */
public final class RootSupport {

  private final Brick brick;
  private final Set<BrickPosition> opened = new HashSet<>();
  private final Map<BrickPosition, Integer> found = new LinkedHashMap<>();

  private RootSupport(Brick brick) {
    this.brick = brick;
  }

  /** Its positions, the one found first of two mirror images, and how many of the two there are. */
  public static Map<BrickPosition, Integer> of(PaperBoard board, Reading reading) {
    RootSupport support = new RootSupport(new Brick(board, reading));
    support.below(BrickPosition.EMPTY);
    return support.found;
  }

  private void below(BrickPosition position) {
    for (long rest = brick.moves(position); rest != 0; rest &= rest - 1) {
      BrickPosition next = brick.simplified(position.after(Long.lowestOneBit(rest)));
      if (opened.add(next)) {
        if (next.makerToMove()) {
          below(next);
        } else {
          BrickPosition image = brick.mirrored(next);
          found.merge(found.containsKey(image) ? image : next, 1, Integer::sum);
        }
      }
    }
  }
}
