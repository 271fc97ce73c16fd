package dev.touchstone.solver.hex;

import java.util.Arrays;

/**
 * The search for links of one player's: Anshelevich's H-search. Links that meet at a group make a
 * link, links that meet at a free cell make one that needs this cell (a semi-link), and semi-links
 * between the same points whose carriers have no cell in common make a link. Links with the smallest
 * carriers are taken up first. Two links may also share what is an end of the other (T16).
 */
final class LinkSearch {

  private static final int LINKS = 16;
  private static final int SEMI_LINKS = 24;
  private static final int SEMI_LINKS_BETWEEN_SIDES = 60;
  private static final int LARGEST_CHOICE = 4;
  private static final int SIDES = 1;

  final Derivations derivations = new Derivations();
  final Carriers semiLinks;
  private final Carriers links;
  private final int stride;
  private final short[][] near;
  private final int[] nearCount;
  private final boolean[] isNear;
  private final int[] waiting = new int[Cells.MOST + 1];
  private final int[] choice = new int[LARGEST_CHOICE];
  private final long[] lowOf;
  private final long[] highOf;
  private int[] next = new int[1 << 12];
  private long[] lows = new long[1 << 12];
  private long[] highs = new long[1 << 12];
  private boolean[] alive = new boolean[1 << 12];
  private boolean[] taken = new boolean[1 << 12];
  private int smallest;
  private boolean untilSemiLink;
  private boolean done;
  private int found;

  LinkSearch(int cells) {
    stride = cells + 2;
    boolean wide = cells > 64;
    links = new Carriers(stride, LINKS, LINKS, wide);
    semiLinks = new Carriers(stride, SEMI_LINKS, SEMI_LINKS_BETWEEN_SIDES, wide);
    near = new short[stride][stride];
    nearCount = new int[stride];
    isNear = new boolean[stride * stride];
    lowOf = new long[stride];
    highOf = new long[stride];
  }

  /**
   * Searches until there is a link between the sides, or nothing more is found.
   *
   * @param untilSemi whether a semi-link between the sides is enough
   * @return the derivation of what was asked for, or -1
   */
  int run(Points points, boolean untilSemi) {
    clear(untilSemi);
    View view = points.view;
    for (int point = 0; point < points.count; point++) {
      int cell = points.cell(point);
      lowOf[point] = cell >= 0 ? Cells.of(cell).low() : 0;
      highOf[point] = cell >= 0 ? Cells.of(cell).high() : 0;
    }
    for (int point = points.groups; point < points.count && !done; point++) {
      int cell = points.cell(point);
      for (int side = view.upper; side <= view.lower; side++) {
        if (view.adjacent(side).has(cell)) {
          addNeighbours(side - view.upper, point);
        }
      }
      Cells round = view.adjacent(cell);
      for (int other = round.first(); other >= 0; other = round.after(other)) {
        int at = points.at(other);
        if (points.own.has(other) || at > point && points.cell(at) == other) {
          addNeighbours(at, point);
        }
      }
    }
    while (!done && smallest < waiting.length) {
      int link = waiting[smallest];
      if (link < 0) {
        smallest++;
      } else {
        waiting[smallest] = next[link];
        if (alive[link]) {
          takeUp(link, points);
        }
      }
    }
    return found;
  }

  private void clear(boolean untilSemi) {
    untilSemiLink = untilSemi;
    done = false;
    found = -1;
    smallest = 0;
    derivations.clear();
    links.clear();
    semiLinks.clear();
    Arrays.fill(waiting, -1);
    Arrays.fill(nearCount, 0);
    Arrays.fill(isNear, false);
  }

  /** How many links between these points were found and not forgotten. */
  boolean hasLink(int one, int other) {
    return links.size(links.pair(one, other)) > 0;
  }

  int nearCount(int point) {
    return nearCount[point];
  }

  /** A point that has a link to this one which was taken up. */
  int near(int point, int number) {
    return near[point][number];
  }

  private void addNeighbours(int from, int to) {
    addLink(from, to, 0, 0, Derivations.NEIGHBOURS, 0, -1, -1);
  }

  private void addLink(
      int from, int to, long low, long high, byte kind, int middle, int first, int second) {
    int pair = links.pair(from, to);
    if (!links.hasWithin(pair, low, high)) {
      links.removeAround(pair, low, high, alive);
      int size = Long.bitCount(low) + Long.bitCount(high);
      if (links.makeRoom(pair, size, alive)) {
        entered(pair, low, high, size, derivations.add(kind, from, to, middle, first, second));
      }
    }
  }

  private void addChoice(int from, int to, long low, long high, int size) {
    int pair = links.pair(from, to);
    if (!links.hasWithin(pair, low, high)) {
      links.removeAround(pair, low, high, alive);
      int cells = Long.bitCount(low) + Long.bitCount(high);
      if (links.makeRoom(pair, cells, alive)) {
        entered(pair, low, high, cells, derivations.addChoice(from, to, choice, size));
      }
    }
  }

  private void entered(int pair, long low, long high, int size, int derivation) {
    remember(derivation, low, high);
    links.add(pair, low, high, derivation);
    next[derivation] = waiting[size];
    waiting[size] = derivation;
    smallest = Math.min(smallest, size);
    if (pair == SIDES) {
      found = derivation;
      done = true;
    }
    semiLinks.removeAround(pair, low, high, alive);
  }

  private void remember(int derivation, long low, long high) {
    if (derivation >= lows.length) {
      int size = 2 * lows.length;
      next = Arrays.copyOf(next, size);
      lows = Arrays.copyOf(lows, size);
      highs = Arrays.copyOf(highs, size);
      alive = Arrays.copyOf(alive, size);
      taken = Arrays.copyOf(taken, size);
    }
    lows[derivation] = low;
    highs[derivation] = high;
    alive[derivation] = true;
    taken[derivation] = false;
  }

  private void addSemiLink(
      int from, int to, long low, long high, int middle, int first, int second) {
    int pair = links.pair(from, to);
    if (links.hasWithin(pair, low, high) || semiLinks.hasWithin(pair, low, high)) {
      return;
    }
    semiLinks.removeAround(pair, low, high, alive);
    if (!semiLinks.makeRoom(pair, Long.bitCount(low) + Long.bitCount(high), alive)) {
      return;
    }
    int derivation = derivations.add(Derivations.AT_CELL, from, to, middle, first, second);
    remember(derivation, low, high);
    semiLinks.add(pair, low, high, derivation);
    if (pair == SIDES && untilSemiLink) {
      found = derivation;
      done = true;
      return;
    }
    int start = semiLinks.start(pair);
    int last = start + semiLinks.size(pair) - 1;
    long commonLow = low;
    long commonHigh = high;
    for (int place = start; place < last; place++) {
      commonLow &= semiLinks.low(place);
      commonHigh &= semiLinks.high(place);
    }
    if ((commonLow | commonHigh) == 0) {
      choice[0] = derivation;
      choose(from, to, snapshot(start, last), 0, low, high, low, high, 1);
    }
  }

  /** The semi-links before this one: the list may change while they are gone through. */
  private int[] snapshot(int start, int last) {
    int[] others = new int[last - start];
    for (int i = 0; i < others.length; i++) {
      others[i] = semiLinks.derivation(start + i);
    }
    return others;
  }

  private void choose(
      int from,
      int to,
      int[] others,
      int start,
      long commonLow,
      long commonHigh,
      long low,
      long high,
      int size) {
    for (int i = start; i < others.length && !done; i++) {
      int other = others[i];
      long leftLow = commonLow & lows[other];
      long leftHigh = commonHigh & highs[other];
      if (leftLow == commonLow && leftHigh == commonHigh) {
        continue;
      }
      long unionLow = low | lows[other];
      long unionHigh = high | highs[other];
      if (links.hasWithin(links.pair(from, to), unionLow, unionHigh)) {
        continue;
      }
      choice[size] = other;
      if ((leftLow | leftHigh) == 0) {
        addChoice(from, to, unionLow, unionHigh, size + 1);
      } else if (size + 1 < LARGEST_CHOICE) {
        choose(from, to, others, i + 1, leftLow, leftHigh, unionLow, unionHigh, size + 1);
      }
    }
  }

  /** Puts a link together with all that were taken up before. */
  private void takeUp(int link, Points points) {
    taken[link] = true;
    int from = derivations.from(link);
    int to = derivations.to(link);
    if (!isNear[from * stride + to]) {
      isNear[from * stride + to] = isNear[to * stride + from] = true;
      near[from][nearCount[from]++] = (short) to;
      near[to][nearCount[to]++] = (short) from;
    }
    joinAt(link, from, to, points.isGroup(to));
    if (!done) {
      joinAt(link, to, from, points.isGroup(from));
    }
  }

  private void joinAt(int link, int from, int middle, boolean atGroup) {
    if (middle <= Points.LOWER) {
      // Two links that meet at a side are of use, but there are too many of them.
      return;
    }
    long withMiddleLow = lowOf[middle];
    long withMiddleHigh = highOf[middle];
    for (int i = 0; i < nearCount[middle]; i++) {
      int to = near[middle][i];
      if (to == from) {
        continue;
      }
      long low = lows[link] & ~lowOf[to];
      long high = highs[link] & ~highOf[to];
      int pair = links.pair(middle, to);
      int start = links.start(pair);
      for (int place = start; place < start + links.size(pair); place++) {
        long otherLow = links.low(place) & ~lowOf[from];
        long otherHigh = links.high(place) & ~highOf[from];
        if ((low & otherLow | high & otherHigh) != 0 || !taken[links.derivation(place)]) {
          continue;
        }
        int other = links.derivation(place);
        if (atGroup) {
          addLink(from, to, low | otherLow, high | otherHigh, Derivations.AT_GROUP, middle, link, other);
        } else {
          addSemiLink(
              from,
              to,
              low | otherLow | withMiddleLow,
              high | otherHigh | withMiddleHigh,
              middle,
              link,
              other);
        }
        if (done) {
          return;
        }
      }
    }
  }
}
