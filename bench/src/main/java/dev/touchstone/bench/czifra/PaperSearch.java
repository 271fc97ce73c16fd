package dev.touchstone.bench.czifra;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Who wins by the rules of Czifra et al.: depth first, with a table and with the simplifications of
 * {@link Brick}, with or without {@link PaperSplit}.
 */
public final class PaperSearch {

  private record Child(BrickPosition position, int potential) {}

  /** Positions with fewer free cells are not split. */
  private static final int WORTH_SPLITTING = 5;

  private final Brick brick;
  private final boolean splitting;
  private final Map<BrickPosition, Boolean> table = new HashMap<>();

  public PaperSearch(PaperBoard board, boolean splitting) {
    brick = new Brick(board, Reading.PROGRAM);
    this.splitting = splitting;
  }

  /** Whether Maker wins this simplified position. */
  public boolean makerWins(BrickPosition position) {
    int potential = brick.potential(position);
    if (Brick.makerHasWon(potential) || Brick.breakerWins(potential, position.makerToMove())) {
      return Brick.makerHasWon(potential);
    }
    Boolean known = table.get(position);
    if (known == null) {
      known = someMoveWins(position) == position.makerToMove();
      table.put(position, known);
    }
    return known;
  }

  /** Whether the player to move wins. */
  private boolean someMoveWins(BrickPosition position) {
    boolean maker = position.makerToMove();
    List<Child> children = new ArrayList<>();
    for (long rest = brick.moves(position); rest != 0; rest &= rest - 1) {
      BrickPosition next = brick.simplified(position.after(Long.lowestOneBit(rest)));
      children.add(new Child(next, brick.potential(next)));
    }
    if (children.isEmpty()) {
      return !maker;
    }
    Comparator<Child> order = Comparator.comparingInt(Child::potential);
    children.sort(maker ? order.reversed() : order);
    for (Child child : children) {
      if (makerWinsParts(child.position()) == maker) {
        return true;
      }
    }
    return false;
  }

  private boolean makerWinsParts(BrickPosition position) {
    PaperSplit.Parts parts =
        splitting
                && position.makerToMove()
                && !table.containsKey(position)
                && !brick.decided(position)
                && Long.bitCount(brick.free(position)) >= WORTH_SPLITTING
            ? PaperSplit.of(brick, position)
            : null;
    if (parts == null) {
      return makerWins(position);
    }
    if (makerWins(brick.simplified(parts.small()))) {
      return true;
    }
    boolean ifCutIsMakers = makerWins(brick.simplified(parts.small().withMakers(parts.cut())));
    return makerWins(
        brick.simplified(ifCutIsMakers ? parts.big().withMakers(parts.cut()) : parts.big()));
  }
}
