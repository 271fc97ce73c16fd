package dev.touchstone.solver.hex;

import dev.touchstone.solver.hex.Link.Fill;
import dev.touchstone.solver.hex.Link.Join;
import dev.touchstone.solver.hex.Link.Option;
import dev.touchstone.solver.hex.Link.Options;
import dev.touchstone.solver.hex.Link.Origin;
import dev.touchstone.solver.hex.Link.Placed;
import dev.touchstone.solver.hex.Link.Touch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes links by the rules, for the player of a view. Each ⟨N, Z⟩ between two ends is made once, up
 * to half a turn of the board; the first way to make it is kept.
 */
final class Links {

  final View view;
  private final List<Link> all = new ArrayList<>();
  private @Nullable Link[] table = new Link[1 << 12];

  Links(View view) {
    this.view = view;
  }

  int count() {
    return all.size();
  }

  /** All links, each after those of which it was made. */
  List<Link> all() {
    return all;
  }

  /** T15. */
  Placed touch(int from, int to) {
    if (!view.isNextTo(from, to)) {
      throw new IllegalStateException("no neighbours");
    }
    return made(view.only(from).or(view.only(to)), Cells.NONE, from, to, new Touch());
  }

  /** A chain of stones and sides, each next to the one before. */
  Placed chain(int[] ends) {
    Placed link = touch(ends[0], ends[1]);
    for (int i = 2; i < ends.length; i++) {
      link = join(link, touch(ends[i - 1], ends[i]));
    }
    return link;
  }

  /** T16: the links have one end in common. */
  Placed join(Placed first, Placed second) {
    int a = first.from();
    int b = first.to();
    boolean overFrom = a == second.from() || a == second.to();
    int middle = overFrom ? a : b;
    int start = overFrom ? b : a;
    int end = second.from() == middle ? second.to() : second.from();
    Cells needs = first.needs();
    Cells otherNeeds = second.needs();
    Cells zone = first.zone().minus(otherNeeds);
    Cells otherZone = second.zone().minus(needs);
    if (start == end || zone.meets(otherZone)) {
      throw new IllegalStateException("links that cannot be joined");
    }
    return made(needs.or(otherNeeds), zone.or(otherZone), start, end, new Join(first, second));
  }

  /** T17 without a cell to fill: N has more cells. */
  Placed weakened(Placed link, Cells given) {
    return made(
        link.needs().or(given),
        link.zone().minus(given),
        link.from(),
        link.to(),
        new Fill(link, Cells.NONE, given.minus(link.needs())));
  }

  /**
   * T17: the link without needing the cells filled, which are dead, or captured if they are two.
   *
   * @param own stones of the player's, of which as few as possible become needed instead
   */
  Placed filled(Placed link, Cells filled, Cells own) {
    if (!link.needs().meets(filled)) {
      return link;
    }
    int first = filled.first();
    int second = filled.after(first);
    Cells needs = link.needs().minus(filled);
    Cells zone = link.zone().minus(filled);
    Cells given = Cells.NONE;
    if (!isUseless(first, second, needs, zone)) {
      Cells round = view.adjacent(first).or(second < 0 ? Cells.NONE : view.adjacent(second));
      given = round.and(own).minus(filled).minus(needs);
      for (int cell = given.first(); cell >= 0; cell = given.after(cell)) {
        if (isUseless(first, second, needs.or(given.without(cell)), zone)) {
          given = given.without(cell);
        }
      }
      if (!isUseless(first, second, needs.or(given), zone)) {
        throw new IllegalStateException("filled cells that are not dead");
      }
      needs = needs.or(given);
    }
    Cells both = second < 0 ? zone : zone.or(filled);
    return made(needs, both.minus(needs), link.from(), link.to(), new Fill(link, filled, given));
  }

  private boolean isUseless(int first, int second, Cells needs, Cells zone) {
    Cells open = zone.minus(needs);
    return second < 0
        ? view.isDead(first, needs, open)
        : view.isDead(first, needs.with(second), open)
            && view.isDead(second, needs.with(first), open);
  }

  /**
   * T14, with as few options as can be dropped one by one.
   *
   * @param own stones of the player's: one may lie in all zones, and is needed then
   */
  Placed options(List<Option> from, Cells own) {
    List<Option> options = new ArrayList<>(from);
    Cells common = common(options);
    if (!common.isEmpty()) {
      if (!common.isWithin(own)) {
        throw new IllegalStateException("a move that no option answers");
      }
      Option first = options.get(0);
      options.set(0, new Option(first.answer(), weakened(first.link(), common)));
    }
    List<Option> heaviest = new ArrayList<>(options);
    heaviest.sort(Comparator.comparingInt(o -> -touched(o).count() - 2 * o.link().needs().count()));
    for (Option option : heaviest) {
      List<Option> others = new ArrayList<>(options);
      others.remove(option);
      if (!others.isEmpty() && common(others).isEmpty()) {
        options = others;
      }
    }
    options.sort(Comparator.comparingInt(option -> touched(option).count()));
    Option first = options.get(0);
    if (options.size() == 1 && first.answer() < 0) {
      return first.link();
    }
    @Nullable Placed captured = options.size() == 2 ? captured(options, own) : null;
    if (captured != null) {
      return captured;
    }
    Cells needs = needs(options);
    Cells zone = Cells.NONE;
    for (Option option : options) {
      zone = zone.or(touched(option));
    }
    Placed link = first.link();
    return made(
        needs, zone.minus(needs), link.from(), link.to(), new Options(List.copyOf(options)));
  }

  /** One of two options alone, if the two answers are a captured pair; null if they are not. */
  private @Nullable Placed captured(List<Option> options, Cells own) {
    int first = options.get(0).answer();
    int second = options.get(1).answer();
    if (first < 0 || second < 0 || first == second) {
      return null;
    }
    Cells pair = Cells.of(first).with(second);
    for (Option option : options) {
      Placed link = option.link();
      Cells needs = link.needs().minus(pair);
      if (link.needs().meets(pair)
          && !view.only(link.from()).or(view.only(link.to())).meets(pair)
          && isUseless(pair.first(), pair.after(pair.first()), needs, link.zone().minus(pair))) {
        return filled(link, pair, own);
      }
    }
    return null;
  }

  private Cells touched(Option option) {
    return option.link().zone().or(view.only(option.answer()));
  }

  private Cells needs(List<Option> options) {
    Cells needs = Cells.NONE;
    for (Option option : options) {
      needs = needs.or(option.link().needs().minus(view.only(option.answer())));
    }
    return needs;
  }

  /** The cells that all options touch: to a stone on one of them there is no answer. */
  private Cells common(List<Option> options) {
    Cells common = view.all.minus(needs(options));
    for (Option option : options) {
      common = common.and(touched(option));
    }
    return common;
  }

  /** The link with these properties, as it was made first. */
  private Placed made(Cells needs, Cells zone, int from, int to, Origin origin) {
    int low = Math.min(from, to);
    int high = Math.max(from, to);
    int place = find(needs, zone, low, high);
    @Nullable Link known = table[place];
    if (known != null) {
      return new Placed(known, false);
    }
    int turnedHigh = view.turned(low);
    int turnedLow = view.turned(high);
    @Nullable Link turned =
        table[
            find(
                needs.turned(view.cells),
                zone.turned(view.cells),
                Math.min(turnedLow, turnedHigh),
                Math.max(turnedLow, turnedHigh))];
    if (turned != null) {
      return new Placed(turned, true);
    }
    return new Placed(enter(place, needs, zone, low, high, origin), false);
  }

  /** A link that was made in an earlier run, as the next one. */
  void restore(Cells needs, Cells zone, int from, int to, Origin origin) {
    enter(find(needs, zone, from, to), needs, zone, from, to, origin);
  }

  private Link enter(int place, Cells needs, Cells zone, int from, int to, Origin origin) {
    Link link = new Link(all.size(), needs, zone, from, to, view.cells, origin);
    table[place] = link;
    all.add(link);
    if (2 * all.size() > table.length) {
      grow();
    }
    return link;
  }

  private int find(Cells needs, Cells zone, int from, int to) {
    int hash = (needs.hashCode() * 31 + zone.hashCode()) * 31 + from * 131 + to;
    int place = (hash ^ (hash >>> 15)) & (table.length - 1);
    for (@Nullable Link link = table[place]; link != null; link = table[place]) {
      if (link.from == from
          && link.to == to
          && link.needs.equals(needs)
          && link.zone.equals(zone)) {
        return place;
      }
      place = (place + 1) & (table.length - 1);
    }
    return place;
  }

  private void grow() {
    @Nullable Link[] before = table;
    table = Arrays.copyOf(new Link[0], before.length * 2);
    for (@Nullable Link link : before) {
      if (link != null) {
        table[find(link.needs, link.zone, link.from, link.to)] = link;
      }
    }
  }
}
