package dev.touchstone.solver.hex;

import dev.touchstone.solver.hex.Link.Option;
import dev.touchstone.solver.hex.Link.Placed;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes links, by the rules, of what a search for links has derived. A group of stones is an end
 * only through one of its stones, so that what is needed are the stones of a chain and not the
 * whole group.
 */
final class Extraction {

  private final Links links;
  private final View view;
  private final Points points;
  private final Derivations derivations;
  private final Map<Long, Placed> made = new HashMap<>();
  private final Map<Integer, Cells> contacts = new HashMap<>();

  Extraction(Links links, Points points, Derivations derivations) {
    this.links = links;
    this.view = points.view;
    this.points = points;
    this.derivations = derivations;
  }

  /** The link, or the semi-link, between the sides. */
  Placed betweenSides(int derivation) {
    return link(derivation, view.upper, view.lower);
  }

  /** The chain of stones that joins the sides already. */
  static Placed chain(Links links, Cells own) {
    return links.chain(path(links.view, own, links.view.upper, Cells.NONE, links.view.lower));
  }

  /** The link between these ends, each at one of the derivation's points. */
  private Placed link(int derivation, int from, int to) {
    int one = derivations.from(derivation);
    int other = derivations.to(derivation);
    boolean straight = isAt(one, from) && isAt(other, to);
    int a = straight ? from : to;
    int b = straight ? to : from;
    long key = ((((long) derivation << 8) | a) << 8) | b;
    Placed known = made.get(key);
    if (known == null) {
      known =
          switch (derivations.kind(derivation)) {
            case Derivations.NEIGHBOURS -> neighbours(one, a, b);
            case Derivations.CHOICE -> choice(derivation, a, b);
            default -> joined(derivation, one, a, b);
          };
      made.put(key, known);
    }
    return known;
  }

  private boolean isAt(int point, int end) {
    if (view.isSide(end)) {
      return point == end - view.upper;
    }
    return points.at(end) == point;
  }

  /** The second point is always a free cell. */
  private Placed neighbours(int one, int from, int to) {
    if (!points.isGroup(one)) {
      return links.touch(from, to);
    }
    Cells goals = view.adjacent(to).and(points.stones(one));
    int side = one <= Points.LOWER && view.isNextTo(to, view.upper + one) ? view.upper + one : -1;
    int[] path = path(view, points.own, from, goals, side);
    int[] chain = Arrays.copyOf(path, path.length + 1);
    chain[path.length] = to;
    return links.chain(chain);
  }

  private Placed choice(int derivation, int from, int to) {
    List<Option> options = new ArrayList<>();
    for (int part : derivations.parts(derivation)) {
      options.add(new Option(points.cell(derivations.middle(part)), link(part, from, to)));
    }
    return links.options(options, points.own);
  }

  private Placed joined(int derivation, int one, int from, int to) {
    int middle = derivations.middle(derivation);
    int first = derivations.first(derivation);
    int second = derivations.second(derivation);
    if (!derivations.touches(first, one) || !derivations.touches(first, middle)) {
      int swap = first;
      first = second;
      second = swap;
    }
    int meeting = meeting(middle, first, second);
    return links.join(link(first, from, meeting), link(second, meeting, to));
  }

  /** The cell or side where two links meet: a stone at which both begin, if there is one. */
  private int meeting(int middle, int first, int second) {
    if (!points.isGroup(middle)) {
      return points.cell(middle);
    }
    if (middle <= Points.LOWER) {
      return view.upper + middle;
    }
    Cells one = contacts(first, middle);
    Cells other = contacts(second, middle);
    Cells both = one.and(other);
    return (!both.isEmpty() ? both : !one.isEmpty() ? one : other).first();
  }

  /** The stones of a group at which a link begins. */
  private Cells contacts(int derivation, int group) {
    int key = 2 * derivation + (derivations.from(derivation) == group ? 0 : 1);
    Cells known = contacts.get(key);
    if (known == null) {
      known = newContacts(derivation, group);
      contacts.put(key, known);
    }
    return known;
  }

  private Cells newContacts(int derivation, int group) {
    switch (derivations.kind(derivation)) {
      case Derivations.NEIGHBOURS -> {
        int other =
            derivations.from(derivation) == group
                ? derivations.to(derivation)
                : derivations.from(derivation);
        return view.adjacent(points.cell(other)).and(points.stones(group));
      }
      case Derivations.CHOICE -> {
        Cells all = points.stones(group);
        Cells any = Cells.NONE;
        for (int part : derivations.parts(derivation)) {
          Cells cells = contacts(part, group);
          all = all.and(cells);
          any = any.or(cells);
        }
        return all.isEmpty() ? any : all;
      }
      default -> {
        int first = derivations.first(derivation);
        return contacts(
            derivations.touches(first, group) ? first : derivations.second(derivation), group);
      }
    }
  }

  /** The shortest chain of stones from an end to one of these cells, or to a side (unless -1). */
  private static int[] path(View view, Cells own, int from, Cells goals, int side) {
    int[] before = new int[view.cells + 2];
    Arrays.fill(before, -1);
    int[] queue = new int[before.length];
    int size = 0;
    queue[size++] = from;
    before[from] = from;
    for (int i = 0; i < size; i++) {
      int end = queue[i];
      if (end == side || view.only(end).meets(goals)) {
        return backwards(before, from, end);
      }
      Cells round = view.adjacent(end).and(own);
      for (int cell = round.first(); cell >= 0; cell = round.after(cell)) {
        if (before[cell] < 0) {
          before[cell] = end;
          queue[size++] = cell;
        }
      }
      for (int next = view.upper; next <= view.lower && !view.isSide(end); next++) {
        if (before[next] < 0 && view.isNextTo(end, next)) {
          before[next] = end;
          queue[size++] = next;
        }
      }
    }
    throw new IllegalStateException("stones that are not connected");
  }

  private static int[] backwards(int[] before, int from, int to) {
    int length = 1;
    for (int end = to; end != from; end = before[end]) {
      length++;
    }
    int[] path = new int[length];
    for (int end = to; length > 0; end = before[end]) {
      path[--length] = end;
    }
    return path;
  }
}
