package dev.touchstone.bench.forge;

import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.Window;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;

/**
 * A claim of an infinite board as a trace says it, seen through a window.
 *
 * @param zone Z, by the numbers of cells
 * @param others the lines L of a Block claim, the cells N of any other
 * @param tolerances of a Win or a Hold, of the lines on which O may not have any number
 * @param far that of lines out of sight
 */
record Sight(
    Claimed.Kind kind,
    BitSet zone,
    BitSet others,
    Map<Integer, Integer> tolerances,
    OptionalInt far) {

  /** Reads what stands in a trace behind the number of the step and its rule. */
  static Sight read(String text) {
    int word = text.indexOf(' ');
    Claimed.Kind kind = Claimed.Kind.valueOf(text.substring(0, word).toUpperCase(Locale.ROOT));
    String[] parts = text.substring(word + 1).split(" \\| ", -1);
    BitSet first = members(parts[0]);
    BitSet second = members(parts[1]);
    if (kind == Claimed.Kind.BLOCK) {
      return new Sight(kind, first, second, Map.of(), OptionalInt.empty());
    }
    Map<Integer, Integer> tolerances = new HashMap<>();
    OptionalInt far = OptionalInt.empty();
    if (parts.length > 2) {
      tolerances.putAll(Claimed.tolerances(parts[2]));
    }
    if (parts.length > 3) {
      far = OptionalInt.of(Integer.parseInt(parts[3]));
    }
    return new Sight(kind, second, first, tolerances, far);
  }

  private static BitSet members(String set) {
    BitSet members = new BitSet();
    if (!set.equals("-")) {
      for (String member : set.split(" ", -1)) {
        members.set(Integer.parseInt(member));
      }
    }
    return members;
  }

  boolean block() {
    return kind == Claimed.Kind.BLOCK;
  }

  /** N. */
  BitSet needs() {
    return block() ? new BitSet() : others;
  }

  boolean saysSomething() {
    return !zone.isEmpty();
  }

  /** Where cells of these numbers lie. */
  static List<Point> points(InfiniteBoard board, BitSet cells) {
    Window numbered = board.cells();
    List<Point> points = new ArrayList<>();
    cells.stream().forEach(cell -> points.add(new Point(numbered.x(cell), numbered.y(cell))));
    return points;
  }
}
