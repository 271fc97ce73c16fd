package dev.touchstone.cluster.tree;

import dev.touchstone.cluster.tree.Made.ByJob;
import dev.touchstone.cluster.tree.Made.Use;
import dev.touchstone.cluster.tree.TreeNode.Edge;
import dev.touchstone.game.CellSet;
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
    void generated(int node, CellSet move) throws IOException;
  }

  /** A leaf to be searched, within so many nodes. */
  public record Order(int node, Position position, long budget) {}

  private final Ground ground;
  private final Policy policy;
  private final Budgeting budgets;
  private final KnownClaims claims;
  private final Closing closing;
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
    closing = new Closing(ground);
    options = new Options(ground, claims, closing);
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
    return new Made.Option(ground.game().noCells(), root().answer, claim);
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

  /** The moves at the root, as many as are looked at. */
  public int rootMoves() {
    return Excerpt.moves(ground, root());
  }

  /** Those that are not answered yet. */
  public int rootMovesLeft() {
    return Excerpt.movesLeft(ground, root());
  }

  /** Whether no job is left that could decide the game. */
  public boolean isAtItsEnd() {
    return !Numbers.isOpen(root()) && nodes.stream().noneMatch(node -> node.running);
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
      TreeNode child = Numbers.best(node);
      if (child == null) {
        CellSet move = node.region == null ? null : node.region.next();
        if (move == null) {
          return null;
        }
        journal.generated(node.number, move);
        child = generate(node, move);
      }
      // One that was there already may be decided, or at work: others may still be open.
      node = Numbers.isOpen(child) ? child : root();
    }
    return null;
  }

  private void expand(TreeNode node) {
    if (node.region == null) {
      node.stabilizer = orders.stabilizer(node.position);
      node.region =
          ground.isOfCells(node.position)
              ? new CellRegion(node, ground, closing, orders.of(node.position, node.stabilizer))
              : new TurnRegion(node, ground);
      spread(node);
    }
  }

  /** What {@link #next} has told the journal, again. */
  public void generate(int number, CellSet move) {
    TreeNode node = nodes.get(number);
    expand(node);
    generate(node, move);
  }

  private TreeNode generate(TreeNode node, CellSet move) {
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
      Numbers.begin(child, node, move);
      nodes.add(child);
      byNormalForm.put(normal, child);
      Use use = claims.fitting(position);
      if (use != null) {
        settle(child, position.mover().opponent(), ground.game().noCells(), use);
      }
    }
    spread(node);
    findElsewhere();
    return child;
  }

  /**
   * The job came back without a winner, but with the work still expected for each, and perhaps with
   * promising turns, of which no wrong one is taken.
   */
  public void undecided(int number, double maker, double breaker, List<Suggested> suggested) {
    TreeNode node = nodes.get(number);
    node.running = false;
    if (node.winner == null) {
      node.tried = true;
      node.own[0] = Numbers.expected(maker);
      node.own[1] = Numbers.expected(breaker);
      node.suggested = ground.fitting(node.position, suggested);
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
    if (claims.get(made).bound()) {
      return;
    }
    for (TreeNode other : List.copyOf(nodes)) {
      if (other.winner == null) {
        Use use = claims.fitting(made, other.position);
        if (use != null) {
          settle(other, claims.get(made).claim().prover(), ground.game().noCells(), use);
        }
      }
    }
  }

  private void settle(TreeNode node, Player winner, CellSet answer, Use claim) {
    node.winner = winner;
    node.answer = answer;
    node.claim = claim;
    node.region = null;
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
        node.region = null;
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
