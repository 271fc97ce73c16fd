package dev.touchstone.strategy;

import dev.touchstone.certificate.Rule;
import dev.touchstone.game.CellSet;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;

/** What is in force where a claim is: its parts, as {@link Answering} plays them. */
final class Parts {

  private final ClaimStore claims;

  Parts(ClaimStore claims) {
    this.claims = claims;
  }

  /** The parts that a claim has on these cells, in its order. */
  List<Part> of(Part whole) {
    List<Part> parts = new ArrayList<>();
    Deque<Part> rest = new ArrayDeque<>();
    rest.push(whole);
    while (!rest.isEmpty()) {
      Part part = rest.pop();
      if (!claims.kind(part.claim()).hasWork(claims.zone(part.claim()))) {
        continue;
      }
      List<Part> below = below(part);
      if (below.isEmpty() || hasPair(part)) {
        parts.add(part);
      }
      for (int i = below.size() - 1; i >= 0; i--) {
        rest.push(below.get(i));
      }
    }
    return parts;
  }

  /** What is played in place of a claim, or beside what its rule does itself. */
  private List<Part> below(Part part) {
    return switch (claims.rule(part.claim())) {
      case IMAGE -> List.of(imaged(part));
      case SWAP -> List.of(swapped(part));
      case BOTH, JOIN -> IntStream.of(claims.madeOf(part.claim())).mapToObj(part::of).toList();
      case FILL -> {
        CellSet filled = part.roles().cellsOf(claims.filled(part.claim()));
        yield List.of(part.imagining(claims.madeOf(part.claim())[0], filled));
      }
      case NOTHING, STONES, GROUPS, POTENTIAL, OPTIONS, DONE, ORDERED, TOUCH -> List.of();
      case COVER, RECALL, KEEP, SYMMETRY, ANSWER, FOCUS, LEAVE, END, TILE, TILED, TILING ->
          throw noClaim(part);
    };
  }

  /** What a claim by IMAGE is the image of, on its cells. */
  private Part imaged(Part part) {
    int symmetry = claims.numbers(part.claim())[0];
    Roles inner = part.roles().within(claims.symmetry(symmetry));
    return part.of(
        claims.madeOf(part.claim())[0],
        claims.motion(symmetry).map(motion -> inner.moved(part.roles(), motion)).orElse(inner));
  }

  /** What a claim by SWAP changes, on its cells. */
  private Part swapped(Part part) {
    int[] exchanged = claims.numbers(part.claim());
    Roles inner = part.roles().exchanging(exchanged[0], exchanged[1]);
    return part.of(claims.madeOf(part.claim())[0], inner);
  }

  /** A captured pair is answered by itself; a dead cell is not answered at all (T17). */
  private boolean hasPair(Part part) {
    return claims.rule(part.claim()) == Rule.FILL && claims.filled(part.claim()).count() == 2;
  }

  /** Whether whoever enters one of some groups is answered there: else anywhere in the zone. */
  boolean answersInGroups(Part part) {
    Rule rule = claims.rule(part.claim());
    return rule == Rule.GROUPS || rule == Rule.FILL;
  }

  /** The groups of such a part: those of GROUPS, or a captured pair. */
  List<CellSet> groups(Part part) {
    List<CellSet> groups =
        hasPair(part) ? List.of(claims.filled(part.claim())) : claims.groups(part.claim());
    return groups.stream().map(part.roles()::cellsOf).toList();
  }

  IllegalStateException noClaim(Part part) {
    return new IllegalStateException(claims.rule(part.claim()) + " makes no claim");
  }

  /** The roles where O's stones ask for an answer, unless they are imagined to be P's. */
  CellSet zone(Part part) {
    return claims.rule(part.claim()) == Rule.FILL
        ? claims.filled(part.claim())
        : claims.zone(part.claim());
  }
}
