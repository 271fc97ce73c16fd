package dev.touchstone.solver.local;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Makes automorphisms of a few others, as Sims does [Sims70]: for each line, and then for each
 * cell, and for each of its images under those that leave all before it in place, one automorphism
 * is kept, and every automorphism is a product of these. They are taken from the automorphisms that
 * are asked for, so that there are no more of them than are needed.
 */
final class Factors {

  private final List<Automorphism> all = new ArrayList<>();

  /** For each line or cell and each image of it: the place of the factor among all, or −1. */
  private final List<int[]> places = new ArrayList<>();

  /** All factors so far. */
  List<Automorphism> all() {
    return List.copyOf(all);
  }

  /** The places of the factors of which this is made, the first one to be applied first. */
  List<Integer> of(Automorphism automorphism) {
    List<Integer> found = new ArrayList<>();
    Automorphism rest = automorphism;
    for (int point = 0; point < rest.points(); point++) {
      int image = rest.point(point);
      if (image == point) {
        continue;
      }
      int place = place(point, image, rest);
      found.add(0, place);
      rest = rest.then(all.get(place).inverse());
    }
    return found;
  }

  private int place(int point, int image, Automorphism rest) {
    while (places.size() <= point) {
      int[] none = new int[rest.points()];
      Arrays.fill(none, -1);
      places.add(none);
    }
    int[] row = places.get(point);
    if (row[image] < 0) {
      row[image] = all.size();
      all.add(rest);
    }
    return row[image];
  }
}
