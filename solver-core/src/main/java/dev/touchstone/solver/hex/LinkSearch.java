package dev.touchstone.solver.hex;

import java.util.Arrays;

/**
 * The search for links of one player's: Anshelevich's H-search. Links that meet at a group make a
 * link, links that meet at a free cell make one that needs this cell (a semi-link), and semi-links
 * between the same points whose carriers have no cell in common make a link. Links with the
 * smallest carriers are taken up first. Two links may also share what is an end of the other (T16).
 */
final class LinkSearch implements Choices.Finder {

  private static final int LINKS = 16;
  private static final int SEMI_LINKS = 24;
  private static final int SEMI_LINKS_BETWEEN_SIDES = 60;
  private static final int SIDES = 1;

  final Derivations derivations = new Derivations();
  final Carriers semiLinks;
  private final Carriers links;
  private final LinkQueue queue = new LinkQueue();
  private final Choices choices;
  private final int stride;
  private final short[][] near;
  private final int[] nearCount;
  private final boolean[] isNear;

  /** The cell that a point is, as a set; no cell for groups. */
  private final long[] lowOf;

  private final long[] highOf;
  private boolean untilSemiLink;
  private boolean done;
  private int found;

  /** The points between which a choice is looked for. */
  private int choiceFrom;

  private int choiceTo;

  LinkSearch(int cells) {
    stride = cells + 2;
    boolean wide = cells > 64;
    links = new Carriers(stride, LINKS, LINKS, wide);
    semiLinks = new Carriers(stride, SEMI_LINKS, SEMI_LINKS_BETWEEN_SIDES, wide);
    choices = new Choices(semiLinks);
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
    for (int point = 0; point < points.count; point++) {
      int cell = points.cell(point);
      lowOf[point] = cell >= 0 ? Cells.of(cell).low() : 0;
      highOf[point] = cell >= 0 ? Cells.of(cell).high() : 0;
    }
    for (int point = points.groups; point < points.count && !done; point++) {
      addNeighbours(points, point);
    }
    while (!done) {
      int link = queue.take();
      if (link < 0) {
        break;
      }
      takeUp(link, points);
    }
    return found;
  }

  private void clear(boolean untilSemi) {
    untilSemiLink = untilSemi;
    done = false;
    found = -1;
    queue.clear();
    derivations.clear();
    links.clear();
    semiLinks.clear();
    Arrays.fill(nearCount, 0);
    Arrays.fill(isNear, false);
  }

  /** Whether a link between these points was found and not forgotten. */
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

  private void addNeighbours(Points points, int point) {
    View view = points.view;
    int cell = points.cell(point);
    for (int side = view.upper; side <= view.lower; side++) {
      if (view.adjacent(side).has(cell)) {
        addNeighbours(side - view.upper, point);
      }
    }
    Cells round = view.adjacent(cell);
    for (int other = round.first(); other >= 0; other = round.after(other)) {
      int at = points.at(other);
      if (points.own.has(other) || (at > point && points.cell(at) == other)) {
        addNeighbours(at, point);
      }
    }
  }

  private void addNeighbours(int from, int to) {
    int pair = links.pair(from, to);
    if (isNews(pair, 0, 0)) {
      enter(pair, 0, 0, derivations.add(Derivations.NEIGHBOURS, from, to, 0, -1, -1));
    }
  }

  private void addLink(int from, int to, long low, long high, int middle, int first, int second) {
    int pair = links.pair(from, to);
    if (isNews(pair, low, high)) {
      enter(
          pair, low, high, derivations.add(Derivations.AT_GROUP, from, to, middle, first, second));
    }
  }

  /** Whether a link with these cells is better than some, and there is room for it. */
  private boolean isNews(int pair, long low, long high) {
    if (links.hasWithin(pair, low, high)) {
      return false;
    }
    links.removeAround(pair, low, high, queue);
    return links.makeRoom(pair, Long.bitCount(low) + Long.bitCount(high), queue);
  }

  private void enter(int pair, long low, long high, int derivation) {
    links.add(pair, low, high, derivation);
    queue.add(derivation, Long.bitCount(low) + Long.bitCount(high));
    if (pair == SIDES) {
      found = derivation;
      done = true;
    }
    semiLinks.removeAround(pair, low, high, queue);
  }

  private void addSemiLink(
      int from, int to, long low, long high, int middle, int first, int second) {
    int pair = links.pair(from, to);
    if (links.hasWithin(pair, low, high) || semiLinks.hasWithin(pair, low, high)) {
      return;
    }
    semiLinks.removeAround(pair, low, high, queue);
    if (!semiLinks.makeRoom(pair, Long.bitCount(low) + Long.bitCount(high), queue)) {
      return;
    }
    int derivation = derivations.add(Derivations.AT_CELL, from, to, middle, first, second);
    queue.note(derivation);
    semiLinks.add(pair, low, high, derivation);
    if (pair == SIDES && untilSemiLink) {
      found = derivation;
      done = true;
      return;
    }
    choiceFrom = from;
    choiceTo = to;
    choices.search(pair, this);
  }

  @Override
  public boolean isNoNews(long low, long high) {
    return links.hasWithin(links.pair(choiceFrom, choiceTo), low, high);
  }

  @Override
  public boolean found(int[] choice, int size, long low, long high) {
    int pair = links.pair(choiceFrom, choiceTo);
    if (isNews(pair, low, high)) {
      enter(pair, low, high, derivations.addChoice(choiceFrom, choiceTo, choice, size));
    }
    return !done;
  }

  /** Puts a link together with all that were taken up before. */
  private void takeUp(int link, Points points) {
    int from = derivations.from(link);
    int to = derivations.to(link);
    if (!isNear[from * stride + to]) {
      isNear[from * stride + to] = isNear[to * stride + from] = true;
      near[from][nearCount[from]++] = (short) to;
      near[to][nearCount[to]++] = (short) from;
    }
    int place = links.find(link, links.pair(from, to));
    long low = links.low(place);
    long high = links.high(place);
    joinAt(link, low, high, from, to, points.isGroup(to));
    if (!done) {
      joinAt(link, low, high, to, from, points.isGroup(from));
    }
  }

  private void joinAt(int link, long low, long high, int from, int middle, boolean atGroup) {
    if (middle <= Points.LOWER) {
      // Two links that meet at a side are of use, but there are too many of them.
      return;
    }
    long notFromLow = ~lowOf[from];
    long notFromHigh = ~highOf[from];
    for (int i = 0; i < nearCount[middle] && !done; i++) {
      int to = near[middle][i];
      if (to == from) {
        continue;
      }
      long ownLow = low & ~lowOf[to];
      long ownHigh = high & ~highOf[to];
      int pair = links.pair(middle, to);
      int start = links.start(pair);
      int end = start + links.size(pair);
      for (int place = start; place < end && !done; place++) {
        long otherLow = links.low(place) & notFromLow;
        long otherHigh = links.high(place) & notFromHigh;
        int other = links.derivation(place);
        if (((ownLow & otherLow) | (ownHigh & otherHigh)) != 0 || !queue.isTaken(other)) {
          continue;
        }
        long bothLow = ownLow | otherLow;
        long bothHigh = ownHigh | otherHigh;
        if (atGroup) {
          addLink(from, to, bothLow, bothHigh, middle, link, other);
        } else {
          addSemiLink(
              from, to, bothLow | lowOf[middle], bothHigh | highOf[middle], middle, link, other);
        }
      }
    }
  }
}
