package dev.touchstone.strategy;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A turn of the prover in the making: what it has placed so far, and what is in force then. */
final class Draft {

  private final Hypergraph game;
  private final Situation now;
  private final List<Part> parts = new ArrayList<>();
  private final List<Placed> placed = new ArrayList<>();
  private CellSet own;

  Draft(Hypergraph game, Situation now) {
    this.game = game;
    this.now = now;
    own = now.own();
  }

  /** The claims in force, which may be changed. */
  List<Part> parts() {
    return parts;
  }

  CellSet own() {
    return own;
  }

  CellSet opponents() {
    return now.opponents();
  }

  CellSet taken() {
    return own.union(now.opponents());
  }

  int free() {
    return game.cellCount() - taken().count();
  }

  int stones() {
    return own.count() - now.own().count();
  }

  /** Places stones on these cells, in this order, apart from those that P has already. */
  void place(int[] cells, Ground ground, boolean asked, CellSet group) {
    place(cells, ground, asked, group, null);
  }

  /** Places the stones of an option. */
  void take(int[] cells, Ground ground, boolean asked, Placed.Which which) {
    place(cells, ground, asked, game.noCells(), which);
  }

  private void place(
      int[] cells, Ground ground, boolean asked, CellSet group, Placed.@Nullable Which which) {
    List<Integer> numbers = new ArrayList<>();
    for (int cell : cells) {
      if (now.opponents().contains(cell)) {
        throw new NoAnswerException("the cell of the answer is taken");
      }
      if (!own.contains(cell)) {
        numbers.add(cell);
        own = own.with(cell);
      }
    }
    if (!numbers.isEmpty()) {
      placed.add(new Placed(numbers, ground, asked, group, which));
    }
  }

  void place(int cell, Ground ground, boolean asked) {
    place(new int[] {cell}, ground, asked, game.noCells());
  }

  /** The stones so far, by what they rest on. */
  List<Placed> placed() {
    return List.copyOf(placed);
  }

  /** The moment after this turn. */
  Situation end(Promise promise, int turn) {
    Reply reply = new Reply(placed, now.turn(), promise);
    int left = Math.min(turn, free());
    return new Situation(own, now.opponents(), InForce.of(parts), true, left, List.of(), reply);
  }
}
