package dev.touchstone.strategy;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Player;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A Link of Hex as players see it: what is joined, and which cells it needs for that.
 *
 * @param player whose it is
 * @param from the end with the lower number: a cell, or behind the cells one of the player's sides
 * @param carrier the cells that the player needs free, or has
 */
public record HexLink(HexBoard board, Player player, int from, int to, CellSet carrier) {

  private static final List<String> SIDES = List.of("upper", "lower", "left", "right");

  private int cells() {
    return board.rows() * board.columns();
  }

  /** Whether the two ends touch: then there is nothing left to do. */
  public boolean isTouching() {
    return carrier.isEmpty();
  }

  /** What players call its shape, if they have a name for it. */
  public Optional<String> shape() {
    if (to < cells()) {
      return isBridge() ? Optional.of("bridge") : Optional.empty();
    }
    return from < cells()
        ? EdgeTemplate.of(seenFromSide(from), seenFromSide(carrier)).map(EdgeTemplate::words)
        : Optional.empty();
  }

  /** Two cells with two neighbours in common, which are the carrier, and are none themselves. */
  private boolean isBridge() {
    Set<Integer> common = neighbours(from);
    common.retainAll(neighbours(to));
    return carrier.count() == 2
        && common.size() == 2
        && common.stream().allMatch(carrier::contains)
        && !neighbours(from).contains(to);
  }

  private Set<Integer> neighbours(int cell) {
    Set<Integer> places = new HashSet<>();
    Arrays.stream(board.around(cell, player)).filter(at -> at >= 0).forEach(places::add);
    return places;
  }

  private Set<EdgeTemplate.At> seenFromSide(CellSet some) {
    Set<EdgeTemplate.At> places = new HashSet<>();
    Arrays.stream(some.toArray()).forEach(cell -> places.add(seenFromSide(cell)));
    return places;
  }

  /** The board is turned, and for White mirrored at its long diagonal, until the side is below. */
  private EdgeTemplate.At seenFromSide(int cell) {
    boolean blacks = player == Player.BLACK;
    int across = blacks ? cell / board.columns() : cell % board.columns();
    int along = blacks ? cell % board.columns() : cell / board.columns();
    int last = (blacks ? board.rows() : board.columns()) - 1;
    boolean first = to == cells();
    return first
        ? new EdgeTemplate.At(across + 1, -along)
        : new EdgeTemplate.At(last - across + 1, along);
  }

  /** In words: bridge c3-d5; ziggurat d5 to the lower side; link a2-c4 in 7 cells. */
  public String words() {
    String ends =
        from >= cells()
            ? "from the %s to the %s side".formatted(side(from), side(to))
            : to >= cells()
                ? "%s to the %s side".formatted(board.cellName(from), side(to))
                : board.cellName(from) + "-" + board.cellName(to);
    return shape()
        .map(name -> name + " " + ends)
        .orElseGet(() -> "link %s in %s".formatted(ends, size()));
  }

  private String size() {
    return carrier.count() == 1 ? "one cell" : carrier.count() + " cells";
  }

  private String side(int end) {
    return SIDES.get(end - cells() + (player == Player.BLACK ? 0 : 2));
  }
}
