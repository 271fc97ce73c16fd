package dev.touchstone.cluster.tree;

import dev.touchstone.cluster.tree.Claim.Reply;
import dev.touchstone.game.CellSet;
import org.jspecify.annotations.Nullable;

/** Where a turn is one stone: the cells on which it has no answer yet. */
final class CellRegion implements Region {

  private final TreeNode node;
  private final Ground ground;
  private final Closing closing;

  /** All moves, those to be tried first first. */
  private final int[] order;

  private CellSet left;

  CellRegion(TreeNode node, Ground ground, Closing closing, int[] order) {
    this.node = node;
    this.ground = ground;
    this.closing = closing;
    this.order = order;
    left = ground.game().allCells().minus(node.position.taken());
  }

  @Override
  public boolean contains(CellSet move) {
    return left.containsAll(move);
  }

  @Override
  public boolean isEmpty() {
    return left.isEmpty();
  }

  @Override
  public boolean take(CellSet move, Reply reply) {
    CellSet then = left.intersection(closing.touched(node.position, reply));
    boolean isOfUse = !then.equals(left);
    left = then;
    return isOfUse;
  }

  @Override
  public @Nullable CellSet next() {
    for (int cell : order) {
      if (left.contains(cell) && !node.hasChild(ground.game().single(cell))) {
        return ground.game().single(cell);
      }
    }
    return null;
  }

  @Override
  public int count() {
    return left.count();
  }

  @Override
  public int postponed() {
    int count = 0;
    for (int cell : order) {
      count += left.contains(cell) && !node.hasChild(ground.game().single(cell)) ? 1 : 0;
    }
    return count;
  }
}
