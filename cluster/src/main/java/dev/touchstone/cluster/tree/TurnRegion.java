package dev.touchstone.cluster.tree;

import dev.touchstone.cluster.tree.Claim.Reply;
import dev.touchstone.cluster.tree.TreeNode.Edge;
import dev.touchstone.game.CellSet;
import dev.touchstone.solver.turns.Cover;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where a turn has several stones: turns are not listed but looked for, by the walk of T12. Against
 * the attacker's options the other player first passes, then places one stone, and so on (null and
 * semi-null moves, as in [WL10]): each turn that no option answers gets a node, whose claim is the
 * next option. The attacker's own turns are those that a job has suggested, then all others.
 */
final class TurnRegion implements Region {

  private final TreeNode node;
  private final Ground ground;
  private final int stones;
  private final boolean attacks;
  private @Nullable Cover cover;
  private @Nullable ColexTurns others;
  private boolean hopeless;

  /** What was found out when there were so many options and children. */
  private int seen = -1;

  private @Nullable CellSet next;
  private double workOfNext;
  private boolean closed;

  TurnRegion(TreeNode node, Ground ground) {
    this.node = node;
    this.ground = ground;
    Position position = node.position;
    stones = ground.stones(position);
    attacks = position.mover() == ground.attacker();
  }

  /** Of the waiter's options. */
  private Cover cover() {
    Cover known = cover;
    if (known == null) {
      known = ground.cover(node.position.mover().opponent(), node.position);
      cover = known;
    }
    return known;
  }

  /** All turns of the mover's. */
  private ColexTurns others() {
    ColexTurns known = others;
    if (known == null) {
      int[] inOrder = ground.cover(node.position.mover(), node.position).byWorth();
      known = new ColexTurns(ground, stones, inOrder, ground.shown());
      others = known;
    }
    return known;
  }

  private boolean hasNoOption() {
    return cover == null || cover.isEmpty();
  }

  @Override
  public boolean contains(CellSet move) {
    return hasNoOption() || !cover().isAnswered(move);
  }

  @Override
  public boolean take(CellSet move, Reply reply) {
    // T13: claims answer turns of p stones, not a larger one at the beginning.
    if (stones > ground.problem().turn() || !contains(move)) {
      return false;
    }
    cover().add(move, reply.cells(), ((TwoSided) reply.then()).race());
    return true;
  }

  @Override
  public boolean isEmpty() {
    look();
    return closed;
  }

  @Override
  public @Nullable CellSet next() {
    look();
    return next;
  }

  @Override
  public double workOfNext() {
    look();
    return workOfNext;
  }

  @Override
  public boolean isHopeless() {
    look();
    return hopeless;
  }

  @Override
  public void giveUp() {
    hopeless = true;
  }

  @Override
  public int count() {
    return (int) node.edges.stream().filter(edge -> contains(edge.move())).count() + postponed();
  }

  @Override
  public int postponed() {
    return next() == null ? 0 : 1;
  }

  private void look() {
    int now = (node.options.size() << 16) + node.edges.size();
    if (seen == now) {
      return;
    }
    seen = now;
    workOfNext = Double.NaN;
    next = null;
    closed = !hasNoOption() && cover().unanswered(List.of(), 1).isEmpty();
    if (closed || hopeless) {
      return;
    }
    if (!attacks && hasNoOption() && !node.hasChild(ground.game().noCells())) {
      next = ground.game().noCells();
      return;
    }
    for (Suggested suggested : node.suggested) {
      if (!node.hasChild(suggested.move()) && contains(suggested.move())) {
        next = suggested.move();
        workOfNext = suggested.work();
        return;
      }
    }
    next = attacks ? others().next(this::isNew) : null;
    if (!attacks || (next == null && stones < ground.problem().turn())) {
      // A claim answers turns of p stones, also in a smaller first turn.
      next = uncovered();
    }
  }

  private boolean isNew(CellSet move) {
    return !node.hasChild(move) && contains(move);
  }

  /** The next of the walk; turns that are larger than one which has a node are not wanted. */
  private @Nullable CellSet uncovered() {
    List<CellSet> known = new ArrayList<>();
    for (Edge edge : node.edges) {
      if (contains(edge.move())) {
        known.add(edge.move());
      }
    }
    if (hasNoOption()) {
      return null;
    }
    for (CellSet move : cover().unanswered(known, 1)) {
      if (!known.contains(move)) {
        // A stone beside the window is in no statement that is seen through it.
        boolean isShown = ground.shown().containsAll(move);
        hopeless |= !isShown && known.isEmpty();
        return isShown ? move : null;
      }
    }
    return null;
  }
}
