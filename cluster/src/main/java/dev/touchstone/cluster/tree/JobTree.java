package dev.touchstone.cluster.tree;

import dev.touchstone.cluster.tree.Made.ByJob;
import dev.touchstone.cluster.tree.Made.Use;
import dev.touchstone.cluster.tree.TreeNode.Edge;
import dev.touchstone.game.Player;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Proof-number search whose leaves are jobs (Wu, Lin and others): it says which position is to be
 * searched next, takes what came out, and knows when the game is decided. What happens to it, in
 * the order in which it happens, makes the same tree again.
 */
public final class JobTree {

  /** Hears of what changes the tree besides results, before it does. */
  public interface Journal {
    void generated(int node, int move) throws IOException;
  }

  /** A leaf to be searched, within so many nodes. */
  public record Order(int node, Position position, long budget) {}

  /**
   * What a job has proved.
   *
   * @param answer the mover's stone if the mover wins, -1 if it takes none; otherwise -1
   * @param claim the claim that holds then, or now
   */
  public record Found(
      Player winner, int answer, Claim claim, boolean bound, long place, int length) {}

  private final Ground ground;
  private final Policy policy;
  private final Budgeting budgets;
  private final KnownClaims claims;
  private final Options options;
  private final MoveOrder orders;
  private final List<TreeNode> nodes = new ArrayList<>();
  private final Map<Position, TreeNode> byNormalForm = new HashMap<>();

  /** Claims that may decide positions besides the one for which they were made. */
  private final Deque<Integer> fresh = new ArrayDeque<>();

  public JobTree(Ground ground, Policy policy, Budgeting budgets) {
    this.ground = ground;
    this.policy = policy;
    this.budgets = budgets;
    claims = new KnownClaims(ground);
    options = new Options(ground, claims);
    orders = new MoveOrder(ground);
    Position start = ground.start();
    TreeNode root = new TreeNode(0, start);
    root.budget = budgets.first();
    nodes.add(root);
    byNormalForm.put(ground.image(ground.toNormalForm(start), start), root);
  }

  private TreeNode root() {
    return nodes.get(0);
  }

  public KnownClaims claims() {
    return claims;
  }

  /** Who wins the game, once that is proved. */
  public @Nullable Player winner() {
    return root().winner;
  }

  /** The root's claim, and the answer in front of it, once it is decided. */
  public Made.Option conclusion() {
    Use claim = root().claim;
    if (claim == null) {
      throw new IllegalStateException("the game is not decided");
    }
    return new Made.Option(-1, root().answer, claim);
  }

  public boolean moverWins() {
    return root().moverWins();
  }

  public int size() {
    return nodes.size();
  }

  /** The work still expected until this player has won. */
  public double work(Player player) {
    return root().work(player);
  }

  /** The moves at the root that are not answered yet. */
  public int rootMovesLeft() {
    TreeNode root = root();
    return root.winner != null
        ? 0
        : root.region == null
            ? ground.game().cellCount() - root.position.taken().count()
            : root.region.count();
  }

  /** The upper part of the tree, for people: so deep, and about so many positions. */
  public Seen seen(int depth, int most) {
    return new Excerpt(ground, depth, most).of(root());
  }

  public Position position(int node) {
    return nodes.get(node).position;
  }

  /** Whether a result for this node can still be of use. */
  public boolean isOpen(int node) {
    return nodes.get(node).winner == null && !nodes.get(node).tried;
  }

  /** A job that is under way already, which somebody else has given; its order. */
  public @Nullable Order resume(int number) {
    TreeNode node = nodes.get(number);
    if (!isOpen(number) || node.region != null || node.running) {
      return null;
    }
    node.running = true;
    spread(node);
    return new Order(number, node.position, node.budget);
  }

  /** The next job, from now on under way; null if all leaves that matter are. */
  public @Nullable Order next(Journal journal) throws IOException {
    TreeNode node = root();
    while (Numbers.isOpen(node)) {
      if (node.region == null && !node.tried) {
        node.running = true;
        spread(node);
        return new Order(node.number, node.position, node.budget);
      }
      expand(node);
      TreeNode child = best(node);
      if (child == null) {
        int move = node.postponed();
        journal.generated(node.number, move);
        child = generate(node, move);
      }
      // One that was there already may be decided, or at work: others may still be open.
      node = Numbers.isOpen(child) ? child : root();
    }
    return null;
  }

  /** The child with the least work for the mover; null if the next sibling may have less. */
  private static @Nullable TreeNode best(TreeNode node) {
    int mover = TreeNode.index(node.position.mover());
    TreeNode best = null;
    double least = node.postponed() >= 0 ? Numbers.postponed(node) : Double.POSITIVE_INFINITY;
    for (Edge edge : node.edges) {
      TreeNode child = edge.child();
      if (Numbers.matters(node, edge) && Numbers.isOpen(child) && child.work[mover] < least) {
        best = child;
        least = child.work[mover];
      }
    }
    return best;
  }

  private void expand(TreeNode node) {
    if (node.region == null) {
      node.region = ground.game().allCells().minus(node.position.taken());
      node.stabilizer = orders.stabilizer(node.position);
      node.order = orders.of(node.position, node.stabilizer);
      spread(node);
    }
  }

  /** What {@link #next} has told the journal, again. */
  public void generate(int number, int move) {
    TreeNode node = nodes.get(number);
    expand(node);
    generate(node, move);
  }

  private TreeNode generate(TreeNode node, int move) {
    Position position = node.position.after(move);
    int here = ground.toNormalForm(position);
    Position normal = ground.image(here, position);
    TreeNode known = byNormalForm.get(normal);
    TreeNode child = known == null ? new TreeNode(nodes.size(), position) : known;
    // First the child's orientation to the normal form, then from there to this one.
    int there = ground.toNormalForm(child.position);
    node.edges.add(new Edge(move, child, ground.product(ground.inverse(here), there)));
    child.parents.add(node);
    if (known == null) {
      child.budget = budgets.below(node.budget);
      Numbers.begin(child, node);
      nodes.add(child);
      byNormalForm.put(normal, child);
      Use use = claims.fitting(position);
      if (use != null) {
        settle(child, position.mover().opponent(), -1, use);
      }
    }
    spread(node);
    findElsewhere();
    return child;
  }

  /** The job came back without a winner, but with the work still expected for each. */
  public void undecided(int number, double maker, double breaker) {
    TreeNode node = nodes.get(number);
    node.running = false;
    if (node.winner == null) {
      node.tried = true;
      node.own[0] = Numbers.expected(maker);
      node.own[1] = Numbers.expected(breaker);
    }
    spread(node);
  }

  /** The job did not come back. */
  public void lost(int number) {
    nodes.get(number).running = false;
    spread(nodes.get(number));
  }

  /** The job came back with a proof. */
  public void decided(int number, Found found) {
    TreeNode node = nodes.get(number);
    node.running = false;
    if (node.winner != null) {
      spread(node);
      return;
    }
    boolean answered = found.winner() == node.position.mover();
    int made =
        claims.add(
            new ByJob(
                found.claim(),
                node.position,
                answered,
                found.bound(),
                found.place(),
                found.length()));
    fresh.add(made);
    settle(node, found.winner(), found.answer(), new Use(made, 0));
    findElsewhere();
  }

  /** Decides other positions that claims fit which were made just now, by a job or by options. */
  private void findElsewhere() {
    while (!fresh.isEmpty()) {
      findElsewhere(fresh.remove());
    }
  }

  private void findElsewhere(int made) {
    for (TreeNode other : List.copyOf(nodes)) {
      if (other.winner == null) {
        Use use = claims.fitting(made, other.position);
        if (use != null) {
          settle(other, claims.get(made).claim().prover(), -1, use);
        }
      }
    }
  }

  private void settle(TreeNode node, Player winner, int answer, Use claim) {
    node.winner = winner;
    node.answer = answer;
    node.claim = claim;
    spread(node);
  }

  /** Brings the numbers of a node and of all above it up to date. */
  private void spread(TreeNode from) {
    Deque<TreeNode> open = new ArrayDeque<>();
    Numbers.update(from, policy);
    open.add(from);
    while (!open.isEmpty()) {
      TreeNode node = open.poll();
      if (node.winner == null && options.absorb(node)) {
        node.winner = options.winner(node);
        if (node.claim != null && !node.moverWins()) {
          fresh.add(node.claim.made());
        }
        Numbers.update(node, policy);
        open.addAll(node.parents);
      } else if (Numbers.update(node, policy) || node == from) {
        open.addAll(node.parents);
      }
    }
  }
}
