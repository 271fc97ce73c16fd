package dev.touchstone.solver.hex;

import dev.touchstone.solver.hex.Link.Fill;
import dev.touchstone.solver.hex.Link.Join;
import dev.touchstone.solver.hex.Link.Option;
import dev.touchstone.solver.hex.Link.Options;
import dev.touchstone.solver.hex.Link.Placed;
import dev.touchstone.solver.hex.Link.Touch;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Makes a proof anew from what the search knows in the end, so that it has fewer links. A link
 * between the sides is made of options chosen among all links that fit it, those first that the new
 * proof has already and those that bring few links with them; or as the search made it, if that is
 * shorter.
 *
 * <p>A link is made after all that it is made of, and never of one that is only being made; so
 * there are no circles.
 */
final class Shortening {

  /** Links that are looked at more closely for each one that is made. */
  private static final int TRIED = 60;

  /** Beyond so many new links it does not matter how many a link brings with it. */
  private static final int MANY = 4000;

  /** What it costs to use a link that is there, in links. */
  private static final double USE = 0.6;

  private final View view;
  private final Fits before;
  private final Links links;
  private final Fits after;
  private final Map<Link, Placed> made = new HashMap<>();
  private final Set<Link> underWay = new HashSet<>();

  /**
   * A shortening of one proof.
   *
   * @param before the links between the sides that the search made
   */
  Shortening(View view, Fits before) {
    this.view = view;
    this.before = before;
    links = new Links(view);
    after = new Fits(view);
  }

  /** A link that fits wherever this one fits. */
  Placed of(Placed old) {
    Placed known = made.get(old.link());
    if (known == null) {
      underWay.add(old.link());
      known = isBetweenSides(old.link()) ? betweenSides(old.link()) : again(old.link());
      underWay.remove(old.link());
      made.put(old.link(), known);
    }
    return known.turnedIf(old.turned());
  }

  private boolean isBetweenSides(Link link) {
    return link.from == view.upper && link.to == view.lower;
  }

  /** The link anew; what was needed before is in no zone. */
  private Placed withNeeds(Placed old) {
    Placed link = of(old);
    Cells needed = link.zone().and(old.needs());
    return needed.isEmpty() ? link : links.weakened(link, needed);
  }

  /** An option with what it leaves to the opponent and what it costs. */
  private record Candidate(Placed link, boolean isNew, int answer, Cells touched, double cost) {}

  private Placed betweenSides(Link old) {
    List<Candidate> candidates = new ArrayList<>();
    Cells outside = view.all.minus(old.needs).minus(old.zone);
    after.visit(
        old.needs,
        outside,
        0,
        (link, missing) -> candidates.add(candidate(old, link, missing, USE)));
    for (Candidate candidate : candidates) {
      if (candidate.answer < 0) {
        return candidate.link;
      }
    }
    List<Candidate> unmade = new ArrayList<>();
    before.visit(
        old.needs,
        outside,
        0,
        (link, missing) -> {
          if (!underWay.contains(link.link())) {
            unmade.add(candidate(old, link, missing, 0));
          }
        });
    unmade.sort(Comparator.comparingInt(candidate -> candidate.touched.count()));
    double own = cost(List.of(old));
    Set<Cells> seen = new HashSet<>();
    int tried = 0;
    for (Candidate candidate : unmade) {
      if (tried < TRIED && seen.add(candidate.touched)) {
        tried++;
        double cost = USE + cost(unmade(List.of(candidate)));
        candidates.add(candidate(old, candidate.link, candidate.answer, cost));
      }
    }
    List<Candidate> cover = cover(old, candidates);
    double price = 1 + USE * cover.size() + cost(unmade(cover));
    Placed shortest = cover.isEmpty() || price >= own + USE ? again(old) : covered(cover, old);
    after.add(shortest.link());
    return shortest;
  }

  private Candidate candidate(Link old, Placed link, int missing, double cost) {
    Cells touched = link.zone().or(view.only(missing)).minus(old.needs);
    return new Candidate(link, cost == USE, missing, touched, cost);
  }

  /** Few options that have no cell in common, or none if there are no such. */
  private static List<Candidate> cover(Link old, List<Candidate> candidates) {
    List<Candidate> cover = new ArrayList<>();
    Cells open = old.zone;
    while (!open.isEmpty()) {
      @Nullable Candidate best = null;
      double most = 0;
      for (Candidate candidate : candidates) {
        double gain = open.minus(candidate.touched).count() / candidate.cost;
        if (gain > most) {
          most = gain;
          best = candidate;
        }
      }
      if (best == null) {
        return List.of();
      }
      cover.add(best);
      open = open.and(best.touched);
    }
    List<Candidate> dearest = new ArrayList<>(cover);
    dearest.sort(Comparator.comparingDouble(candidate -> -candidate.cost));
    for (Candidate candidate : dearest) {
      List<Candidate> others = new ArrayList<>(cover);
      others.remove(candidate);
      Cells left = old.zone;
      for (Candidate other : others) {
        left = left.and(other.touched);
      }
      if (left.isEmpty() && !others.isEmpty()) {
        cover = others;
      }
    }
    return cover;
  }

  private Placed covered(List<Candidate> cover, Link old) {
    List<Option> options = new ArrayList<>();
    for (Candidate candidate : cover) {
      Placed link = candidate.isNew ? candidate.link : of(candidate.link);
      options.add(option(candidate.answer, link));
    }
    return links.options(options, old.needs);
  }

  /** An answer that the link does not need is none. */
  private Option option(int answer, Placed link) {
    return new Option(link.needs().meets(view.only(answer)) ? answer : -1, link);
  }

  private List<Link> unmade(List<Candidate> cover) {
    List<Link> unmade = new ArrayList<>();
    for (Candidate candidate : cover) {
      if (!candidate.isNew && !made.containsKey(candidate.link.link())) {
        unmade.add(candidate.link.link());
      }
    }
    return unmade;
  }

  /** How many links the new proof gets if it gets these as the search made them. */
  private double cost(List<Link> old) {
    Set<Link> fresh = new HashSet<>(old);
    Deque<Link> open = new ArrayDeque<>(old);
    while (!open.isEmpty() && fresh.size() < MANY) {
      for (Placed premise : open.pop().origin.premises()) {
        Link link = premise.link();
        if (!made.containsKey(link) && fresh.add(link)) {
          open.push(link);
        }
      }
    }
    return fresh.size();
  }

  /** As the search made it, of links made anew. */
  private Placed again(Link old) {
    if (old.origin instanceof Touch) {
      return links.touch(old.from, old.to);
    }
    if (old.origin instanceof Join join) {
      return links.join(withNeeds(join.first()), withNeeds(join.second()));
    }
    if (old.origin instanceof Fill fill) {
      Placed premise = withNeeds(fill.premise());
      return fill.filled().isEmpty() ? premise : links.filled(premise, fill.filled(), old.needs);
    }
    List<Option> options = new ArrayList<>();
    for (Option option : ((Options) old.origin).options()) {
      options.add(option(option.answer(), of(option.link())));
    }
    return links.options(options, old.needs);
  }
}
