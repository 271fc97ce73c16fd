package dev.touchstone.strategy;

import java.util.List;

/**
 * What the strategy plays in a turn, and why.
 *
 * @param placed its stones, in order, by what they rest on; none if the board is full
 * @param to the turn that it answers, in the order of its stones; none if it is the first of all
 * @param promise what the strategy relies on afterwards
 */
public record Reply(List<Placed> placed, List<Integer> to, Promise promise) {

  public Reply {
    placed = List.copyOf(placed);
    to = List.copyOf(to);
  }

  /** All of its stones, in order. */
  public List<Integer> cells() {
    return placed.stream().flatMap(stones -> stones.cells().stream()).toList();
  }
}
