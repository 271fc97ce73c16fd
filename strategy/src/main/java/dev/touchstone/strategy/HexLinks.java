package dev.touchstone.strategy;

import dev.touchstone.certificate.Rule;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.HexBoard;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The Links of Hex by which a strategy wins: those of a position, and those of a whole proof. */
public final class HexLinks {

  /** What has no name. */
  public static final String OTHERS = "others";

  private final Strategy strategy;
  private final HexBoard board;
  private final ClaimStore claims;
  private final LinkEnds ends;

  private HexLinks(Strategy strategy, HexBoard board) {
    this.strategy = strategy;
    this.board = board;
    claims = strategy.claims();
    ends = new LinkEnds(strategy.statement(), claims);
  }

  /**
   * What joins the strategy's stones and sides in the present position, side by side; nothing if
   * the game is not Hex. A captured pair (T17) is told as the bridge that it makes, if it makes
   * one; of other pairs and of dead cells only the links are told that count them as the
   * strategy's.
   */
  public static List<HexLink> of(Playing game) {
    Strategy strategy = game.strategy();
    return strategy.statement().board() instanceof HexBoard board
        ? new HexLinks(strategy, board).inForce(game)
        : List.of();
  }

  private List<HexLink> inForce(Playing game) {
    CellSet own = game.stones(strategy.player());
    List<HexLink> links = new ArrayList<>();
    List<CellSet> pairs = new ArrayList<>();
    for (Part part : game.parts()) {
      if (claims.rule(part.claim()) != Rule.FILL) {
        links.add(link(part));
        continue;
      }
      CellSet pair = part.roles().cellsOf(claims.filled(part.claim()));
      if (!pair.intersects(part.imagined())) {
        pairs.add(pair);
      }
    }
    pairs.forEach(pair -> tellBridge(pair, own.intersection(pair), links));
    return links;
  }

  /**
   * Puts a bridge in the place of the two links that touch in the same cell of a captured pair.
   * Once one cell of the pair is P's, it is there that the bridge has been joined.
   */
  private void tellBridge(CellSet pair, CellSet taken, List<HexLink> links) {
    for (int cell : pair.toArray()) {
      List<HexLink> arms =
          links.stream()
              .filter(link -> link.isTouching() && (link.from() == cell || link.to() == cell))
              .toList();
      if (arms.size() == 2) {
        int one = otherEnd(arms.get(0), cell);
        int other = otherEnd(arms.get(1), cell);
        HexLink bridge = between(one, other, pair);
        if (bridge.shape().isPresent()) {
          int joined = taken.first();
          CellSet none = taken.minus(taken);
          links.set(links.indexOf(arms.get(0)), joined < 0 ? bridge : between(one, joined, none));
          if (joined < 0) {
            links.remove(arms.get(1));
          } else {
            links.set(links.indexOf(arms.get(1)), between(joined, other, none));
          }
          return;
        }
      }
    }
  }

  private HexLink between(int one, int other, CellSet carrier) {
    return new HexLink(
        board, strategy.player(), Math.min(one, other), Math.max(one, other), carrier);
  }

  private static int otherEnd(HexLink link, int end) {
    return link.from() == end ? link.to() : link.from();
  }

  /** A part as a link on the cells of the board. */
  private HexLink link(Part part) {
    int[] between = ends.of(part.claim());
    int cells = board.rows() * board.columns();
    int from = between[0] < cells ? part.roles().cellOf(between[0]) : between[0];
    int to = between[1] < cells ? part.roles().cellOf(between[1]) : side(part, between[1]);
    if (from >= cells) {
      from = side(part, from);
    }
    CellSet carrier = part.roles().cellsOf(claims.zone(part.claim())).minus(part.imagined());
    return between(from, to, carrier);
  }

  /** Roles that are turned turn the sides as well. */
  private int side(Part part, int side) {
    int[] images = new int[board.rows() * board.columns()];
    for (int role = 0; role < images.length; role++) {
      images[role] = part.roles().cellOf(role);
    }
    return ends.image(images, side);
  }

  /** How many claims of a proof have which shape, and how many are links of none. */
  public static Map<String, Integer> byShape(Strategy strategy) {
    Map<String, Integer> counts = new TreeMap<>();
    if (strategy.statement().board() instanceof HexBoard board) {
      new HexLinks(strategy, board).count(counts);
    }
    return counts;
  }

  private void count(Map<String, Integer> counts) {
    Roles own = Roles.own(board.rows() * board.columns());
    CellSet none = strategy.statement().hypergraph().noCells();
    for (int claim = 0; claim < claims.size(); claim++) {
      HexLink link = link(new Part(claim, own, none));
      if (!link.isTouching()) {
        counts.merge(link.shape().orElse(OTHERS), 1, Integer::sum);
      }
    }
  }
}
