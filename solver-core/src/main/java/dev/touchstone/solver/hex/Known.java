package dev.touchstone.solver.hex;

import dev.touchstone.solver.hex.Link.Placed;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The table: what is known of the positions in which the player of a view is to move, and that
 * player's links. On a square board it serves both players.
 */
final class Known {

  private static final int BYTES_A_NODE = 500;
  private static final int BYTES_A_LINK = 250;

  final View view;
  final Links links;
  final Fits fits;
  final LinkSearch search;
  private final Map<Position, Node> nodes = new HashMap<>();
  private final Known other;

  /** All links between the sides, whether they decided anything or not. */
  private final Fits betweenSides;

  private final Map<Link, Placed> shortened = new HashMap<>();

  /** How many links were known when a proof was made anew: it would be another one with more. */
  private final Map<Link, Integer> shortenedWith = new HashMap<>();

  private int looked;

  /**
   * Stones, the mover's as the view shows them.
   *
   * @param waiter in the same view
   */
  record Position(Cells mover, Cells waiter) {

    Position turned(View view) {
      return new Position(mover.turned(view.cells), waiter.turned(view.cells));
    }

    /** Whether it comes before its image under the half turn, or is the same. */
    boolean isNormal(View view) {
      int order = mover.turned(view.cells).compareTo(mover);
      return order > 0 || (order == 0 && waiter.turned(view.cells).compareTo(waiter) >= 0);
    }
  }

  Known(View view) {
    this(view, null);
  }

  private Known(View view, @Nullable Known of) {
    this.view = view;
    links = new Links(view);
    fits = new Fits(view);
    betweenSides = new Fits(view);
    search = of == null ? new LinkSearch(view.cells) : of.search;
    boolean same = view.other() == view;
    other = of != null ? of : same ? this : new Known(view.other(), this);
  }

  /** What is known with the other player to move, and of that player's links. */
  Known other() {
    return other;
  }

  /** The node of a position in normal form, if it was met. */
  @Nullable Node find(Position position) {
    return nodes.get(position);
  }

  Node enter(Position position) {
    return nodes.computeIfAbsent(position, met -> new Node(this, met));
  }

  int nodes() {
    return nodes.size();
  }

  /** The same link, or one that fits wherever it fits, with a shorter proof. */
  Placed shortened(Placed link) {
    return shortened.computeIfAbsent(link.link(), this::shortened).turnedIf(link.turned());
  }

  private Placed shortened(Link link) {
    @Nullable Integer before = shortenedWith.putIfAbsent(link, links.count());
    Fits fits = betweenSides;
    if (before == null) {
      lookAgain();
    } else {
      fits = new Fits(view);
      addBetweenSides(fits, links.all().subList(0, before));
    }
    return new Shortening(view, fits).of(new Placed(link, false));
  }

  /** To shorten several links that are written together. */
  Shortening shortening() {
    lookAgain();
    return new Shortening(view, betweenSides);
  }

  private void lookAgain() {
    addBetweenSides(betweenSides, links.all().subList(looked, links.count()));
    looked = links.count();
  }

  private void addBetweenSides(Fits fits, List<Link> made) {
    for (Link link : made) {
      if (link.from == view.upper && link.to == view.lower) {
        fits.add(link);
      }
    }
  }

  /** With how many links the proofs of these were made anew. */
  Map<Link, Integer> shortenedWith() {
    return shortenedWith;
  }

  /** All positions that were met. */
  Collection<Node> met() {
    return nodes.values();
  }

  /** About how much memory it takes, both players' together. */
  long bytes() {
    long own = (long) nodes.size() * BYTES_A_NODE + (long) links.count() * BYTES_A_LINK;
    return other == this
        ? own
        : own
            + (long) other.nodes.size() * BYTES_A_NODE
            + (long) other.links.count() * BYTES_A_LINK;
  }
}
