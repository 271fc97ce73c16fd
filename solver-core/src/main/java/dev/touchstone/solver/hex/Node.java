package dev.touchstone.solver.hex;

import dev.touchstone.solver.hex.Known.Position;
import dev.touchstone.solver.hex.Link.Option;
import dev.touchstone.solver.hex.Link.Placed;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A position, filled in and in normal form, with what the search knows of it. */
final class Node {

  /** Proof numbers of what is decided. */
  static final int DECIDED = 1_000_000_000;

  /** A move, and the position after it in the view of the other player. */
  static final class Child {
    final int move;
    final Position position;

    /** Whether the position stands for its image under the half turn. */
    final boolean turned;

    /** Whether it is put off until all moves that are not are refuted. */
    final boolean late;

    @Nullable Node node;

    Child(int move, Position position, boolean turned, boolean late) {
      this.move = move;
      this.position = position;
      this.turned = turned;
      this.late = late;
    }
  }

  final Known known;
  final Cells mover;
  final Cells waiter;

  /** The moves that no option of the waiter's answers yet. */
  Cells region;

  List<Option> options = new ArrayList<>();
  List<Child> children = new ArrayList<>();
  boolean expanded;
  int moverWork = 1;
  int waiterWork = 1;

  /** How many links between the sides have been tried on it. */
  int moverTried;

  int waiterTried;

  /** The winner's link, once there is one. */
  @Nullable Placed link;

  /** With the mover's link, the move, or -1 if none is needed. */
  int move = -1;

  private boolean moverWins;

  Node(Known known, Position position) {
    this.known = known;
    mover = position.mover();
    waiter = position.waiter();
    region = known.view.all.minus(mover).minus(waiter);
  }

  boolean decided() {
    return link != null;
  }

  boolean moverWins() {
    return moverWins;
  }

  Known waitersKnown() {
    return known.other();
  }

  /** The stones of the waiter, and of the mover, in the waiter's view. */
  Position across() {
    return new Position(known.view.across(waiter), known.view.across(mover));
  }

  void wonByMover(int by, Placed with) {
    move = with.zone().meets(known.view.only(by)) ? -1 : by;
    decide(true, with);
    known.fits.add(with.link());
  }

  void wonByWaiter(Placed with) {
    decide(false, with);
    waitersKnown().fits.add(with.link());
  }

  /** Decides a position as an earlier run did. */
  void restore(boolean forMover, int by, Placed with) {
    move = by;
    decide(forMover, with);
  }

  private void decide(boolean forMover, Placed with) {
    link = with;
    moverWins = forMover;
    moverWork = forMover ? 0 : DECIDED;
    waiterWork = forMover ? DECIDED : 0;
    options = List.of();
    children = List.of();
  }

  /** Takes an answer of the waiter's, if it leaves fewer moves open; whether it does. */
  boolean take(Option option) {
    Cells touched =
        waitersKnown()
            .view
            .across(option.link().zone().or(waitersKnown().view.only(option.answer())));
    if (region.isWithin(touched)) {
      return false;
    }
    region = region.and(touched);
    options.add(option);
    return true;
  }

  /** Whether every move is answered; the waiter has won then. */
  boolean allAnswered() {
    if (region.isEmpty() && !options.isEmpty()) {
      wonByWaiter(waitersKnown().links.options(options, across().mover()));
      return true;
    }
    return false;
  }
}
