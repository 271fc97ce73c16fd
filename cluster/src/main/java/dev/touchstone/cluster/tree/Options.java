package dev.touchstone.cluster.tree;

import dev.touchstone.cluster.tree.Claim.Reply;
import dev.touchstone.cluster.tree.Made.Option;
import dev.touchstone.cluster.tree.Made.Use;
import dev.touchstone.cluster.tree.TreeNode.Edge;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Player;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the children of a node prove: one of them that its mover wins, or answers to all moves that
 * the waiter does. An answer to one move is an answer to every move that it leaves alone (T5, T6),
 * so most moves need no child (Wu and Lin's relevance zones).
 */
final class Options {

  private final Ground ground;
  private final KnownClaims claims;
  private final Closing closing;

  Options(Ground ground, KnownClaims claims, Closing closing) {
    this.ground = ground;
    this.claims = claims;
    this.closing = closing;
  }

  /** Takes in the children that are decided; whether the node is, with answer and claim set. */
  boolean absorb(TreeNode node) {
    for (Edge edge : List.copyOf(node.edges)) {
      Use found = edge.child().claim;
      if (found == null || !node.absorbed.add(edge.move())) {
        continue;
      }
      Use use = new Use(found.made(), ground.product(edge.symmetry(), found.symmetry()));
      if (edge.child().winner == node.position.mover()) {
        if (edge.move().count() > ground.stones(node.position)) {
          // Such a turn the mover has not, but the waiter's claim would have to answer it (T13).
          giveUp(node);
          return false;
        }
        node.answer = stones(edge.move(), use);
        node.claim = use;
        return true;
      }
      if (answer(node, edge, use)) {
        Made made = made(node);
        node.claim = made == null ? null : new Use(claims.add(made), 0);
        return made != null;
      }
    }
    return false;
  }

  /** Stones in front of a claim, or none where the claim counts their cells as free. */
  private CellSet stones(CellSet cells, Use use) {
    return claims.claim(use) instanceof Reach reach && reach.zone().containsAll(cells)
        ? ground.game().noCells()
        : cells;
  }

  Player winner(TreeNode node) {
    Use claim = node.claim;
    if (claim == null) {
      throw new IllegalStateException("not decided");
    }
    return claims.get(claim.made()).claim().prover();
  }

  /** The answer, and its images under the symmetries of the position; whether no move is left. */
  private boolean answer(TreeNode node, Edge edge, Use use) {
    CellSet reply = stones(ground.image(edge.symmetry(), edge.child().answer), use);
    Region region = node.region;
    if (region == null) {
      throw new IllegalStateException("a leaf has no children");
    }
    for (int symmetry : node.stabilizer) {
      Option option =
          new Option(
              ground.image(symmetry, edge.move()),
              ground.image(symmetry, reply),
              new Use(use.made(), ground.product(symmetry, use.symmetry())));
      if (region.take(option.move(), reply(option))) {
        node.options.add(option);
      }
    }
    return region.isEmpty();
  }

  private CellSet touched(TreeNode node, Option option) {
    return closing.touched(node.position, reply(option));
  }

  private Reply reply(Option option) {
    return new Reply(option.reply(), claims.claim(option.then()));
  }

  /** The claim of the answers found; null if they make none. */
  private @Nullable Made made(TreeNode node) {
    // Of turns of several stones each option was taken for one that no other answers (T12).
    List<Option> needed = ground.isOfCells(node.position) ? needed(node) : node.options;
    List<Reply> replies = needed.stream().map(this::reply).toList();
    Claim claim = closing.claim(node.position, replies);
    if (claim == null) {
      giveUp(node);
      return null;
    }
    return new Made.ByOptions(
        claim,
        claim instanceof TwoSided
            || needed.stream().anyMatch(option -> claims.get(option.then().made()).bound()),
        List.copyOf(needed),
        closing.given(replies));
  }

  private static void giveUp(TreeNode node) {
    if (node.region != null) {
      node.region.giveUp();
    }
  }

  /** The answers found, without those that the others make superfluous. */
  private List<Option> needed(TreeNode node) {
    List<Option> needed = new ArrayList<>(node.options);
    for (Option option : node.options) {
      List<Option> others = new ArrayList<>(needed);
      others.remove(option);
      if (!others.isEmpty() && answersAll(node, others)) {
        needed = others;
      }
    }
    // In a strong game the first one is paid for on every line (T12); the sort is stable.
    needed.sort(Comparator.comparingInt(option -> closing.guards(node.position, reply(option))));
    return needed;
  }

  private boolean answersAll(TreeNode node, List<Option> options) {
    CellSet left = ground.game().allCells().minus(node.position.taken());
    for (Option option : options) {
      left = left.intersection(touched(node, option));
    }
    return left.isEmpty();
  }
}
