package dev.touchstone.bench.plot;

import java.util.ArrayList;
import java.util.List;

/** Names beside points: each where it does not lie on another one, or nowhere. */
final class Labels {

  private static final double LETTER = 6;
  private static final double HEIGHT = 12;

  /** Where a name may lie, from its point: to the right, first above, then below, then left. */
  private static final double[][] PLACES = {{8, -5}, {8, 14}, {-8, -5}, {-8, 14}};

  private final Svg svg;
  private final List<double[]> taken = new ArrayList<>();

  Labels(Svg svg) {
    this.svg = svg;
  }

  /** Nothing is written over this point. */
  void keepFree(double x, double y) {
    taken.add(new double[] {x - 5, y - 5, x + 5, y + 5});
  }

  void write(double x, double y, String name) {
    double width = LETTER * name.length();
    for (double[] place : PLACES) {
      boolean toTheLeft = place[0] < 0;
      double left = x + place[0] - (toTheLeft ? width : 0);
      double top = y + place[1] - HEIGHT + 2;
      double[] box = {left, top, left + width, top + HEIGHT};
      if (taken.stream().noneMatch(other -> overlap(box, other))) {
        taken.add(box);
        svg.words(toTheLeft ? "small end" : "small", x + place[0], y + place[1], name);
        return;
      }
    }
  }

  private static boolean overlap(double[] a, double[] b) {
    return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
  }
}
