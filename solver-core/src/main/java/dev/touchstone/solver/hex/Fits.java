package dev.touchstone.solver.hex;

import dev.touchstone.solver.hex.Link.Placed;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Links between the two sides that have decided a position, to be found by whatever other positions
 * they fit: for each cell a column of bits says which links need it or have it in their zone.
 */
final class Fits {

  /** Hears of a link that fits, with the cell that the player still needs for it, or -1. */
  interface Visitor {
    void visit(Placed link, int missing);
  }

  private final View view;
  private final List<Link> links = new ArrayList<>();
  private final Set<Link> known = new HashSet<>();
  private long[][] columns;

  Fits(View view) {
    this.view = view;
    columns = new long[view.cells][16];
  }

  int count() {
    return links.size();
  }

  /** All of them, in the order in which they were added. */
  List<Link> all() {
    return links;
  }

  void add(Link link) {
    if (!known.add(link)) {
      return;
    }
    int number = links.size();
    links.add(link);
    if (number >> 6 == columns[0].length) {
      for (int cell = 0; cell < columns.length; cell++) {
        columns[cell] = Arrays.copyOf(columns[cell], columns[cell].length * 2);
      }
    }
    Cells touched = link.needs.or(link.zone);
    for (int cell = touched.first(); cell >= 0; cell = touched.after(cell)) {
      columns[cell][number >> 6] |= 1L << number;
    }
  }

  /**
   * All links from this number on of which the player lacks at most one cell, and the other player
   * has none.
   */
  void visit(Cells own, Cells opponents, int from, Visitor visitor) {
    visit(own, opponents, from, false, visitor);
    visit(own.turned(view.cells), opponents.turned(view.cells), from, true, visitor);
  }

  private void visit(Cells own, Cells opponents, int from, boolean turned, Visitor visitor) {
    long[][] spoilt = new long[opponents.count()][];
    int count = 0;
    for (int cell = opponents.first(); cell >= 0; cell = opponents.after(cell)) {
      spoilt[count++] = columns[cell];
    }
    int end = links.size();
    for (int word = from >> 6; word << 6 < end; word++) {
      long bad = 0;
      for (long[] column : spoilt) {
        bad |= column[word];
      }
      long left = ~bad;
      if (word == from >> 6) {
        left &= -1L << from;
      }
      if (end - (word << 6) < 64) {
        left &= (1L << end) - 1;
      }
      for (; left != 0; left &= left - 1) {
        Link link = links.get((word << 6) + Long.numberOfTrailingZeros(left));
        long lackLow = link.needs.low() & ~own.low();
        long lackHigh = link.needs.high() & ~own.high();
        if (Long.bitCount(lackLow) + Long.bitCount(lackHigh) <= 1) {
          int missing = new Cells(lackLow, lackHigh).first();
          visitor.visit(
              new Placed(link, turned), turned && missing >= 0 ? view.turned(missing) : missing);
        }
      }
    }
  }
}
