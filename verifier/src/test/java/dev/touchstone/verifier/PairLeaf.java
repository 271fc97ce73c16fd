package dev.touchstone.verifier;

import dev.touchstone.certificate.Race;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Disjoint pairs of free cells, one in each line of O's that P has no stone on.
 *
 * @param cells the two of each pair side by side, the pairs by their first cells
 */
record PairLeaf(List<Integer> cells) {

  /** Such pairs, if there are any. */
  static Optional<PairLeaf> of(Hypergraph game, LineSet theirs, long own, long opponents) {
    List<Integer> cells = new ArrayList<>();
    return pair(game, theirs, 0, own, opponents, cells)
        ? Optional.of(new PairLeaf(cells))
        : Optional.empty();
  }

  Step.Leaf leaf() {
    int[] listed = cells.stream().mapToInt(i -> i).toArray();
    return cells.isEmpty() ? new Step.Nothing() : new Step.Groups(2, CellList.of(listed), true);
  }

  Race claim(Hypergraph game) {
    CellSet zone = game.noCells();
    LineSet blocked = game.noLines();
    for (int i = 0; i < cells.size(); i += 2) {
      int one = cells.get(i);
      int other = cells.get(i + 1);
      zone = zone.with(one).with(other);
      blocked = blocked.union(game.linesThrough(one).intersection(game.linesThrough(other)));
    }
    return Race.ofBlock(game, zone, blocked);
  }

  private static boolean pair(
      Hypergraph game, LineSet theirs, int line, long own, long opponents, List<Integer> cells) {
    if (line == game.lineCount()) {
      return true;
    }
    long members = game.line(line).word(0);
    long paired = 0;
    boolean blocked = (members & own) != 0 || !theirs.contains(line);
    for (int i = 0; i < cells.size(); i += 2) {
      long both = (1L << cells.get(i)) | (1L << cells.get(i + 1));
      blocked |= (both & ~members) == 0;
      paired |= both;
    }
    if (blocked) {
      return pair(game, theirs, line + 1, own, opponents, cells);
    }
    int[] free = CellSet.ofWords(game.cellCount(), members & ~opponents & ~paired).toArray();
    for (int a : free) {
      for (int b : free) {
        if (a < b) {
          int at = place(cells, a);
          cells.addAll(at, List.of(a, b));
          if (pair(game, theirs, line + 1, own, opponents, cells)) {
            return true;
          }
          cells.subList(at, at + 2).clear();
        }
      }
    }
    return false;
  }

  /** Where a pair that begins with this cell stands among the others. */
  private static int place(List<Integer> cells, int first) {
    int at = 0;
    while (at < cells.size() && cells.get(at) < first) {
      at += 2;
    }
    return at;
  }
}
