package dev.touchstone.solver.hex;

import java.util.List;

/** A claim Link ⟨N, Z⟩ between two ends, with the rule that makes it of others. */
final class Link {

  /** N. */
  final Cells needs;

  /** Z. */
  final Cells zone;

  final int from;
  final int to;
  final Origin origin;

  /** Its place among the links of its player's. */
  final int number;

  /** How many cells the board has: by that a link is turned. */
  private final int cells;

  Link(int number, Cells needs, Cells zone, int from, int to, int cells, Origin origin) {
    this.number = number;
    this.needs = needs;
    this.zone = zone;
    this.from = from;
    this.to = to;
    this.cells = cells;
    this.origin = origin;
  }

  /** By which rule, of which links. */
  sealed interface Origin {
    List<Placed> premises();
  }

  /** Two neighbours (T15). */
  record Touch() implements Origin {
    @Override
    public List<Placed> premises() {
      return List.of();
    }
  }

  /** Two links with an end in common (T16). */
  record Join(Placed first, Placed second) implements Origin {
    @Override
    public List<Placed> premises() {
      return List.of(first, second);
    }
  }

  /** Answers of which at least one is left whatever the opponent takes (T14). */
  record Options(List<Option> options) implements Origin {
    @Override
    public List<Placed> premises() {
      return options.stream().map(Option::link).toList();
    }
  }

  /**
   * A dead cell or a captured pair (T17).
   *
   * @param filled K
   * @param given A
   */
  record Fill(Placed premise, Cells filled, Cells given) implements Origin {
    @Override
    public List<Placed> premises() {
      return List.of(premise);
    }
  }

  /**
   * An answer, or none (-1), with the link that holds then.
   *
   * @param answer a cell
   */
  record Option(int answer, Placed link) {}

  /** A link as it is, or turned by half a turn of the board (IMAGE). */
  record Placed(Link link, boolean turned) {

    Cells needs() {
      return turned ? link.needs.turned(link.cells) : link.needs;
    }

    Cells zone() {
      return turned ? link.zone.turned(link.cells) : link.zone;
    }

    int from() {
      return turned ? link.end(link.from) : link.from;
    }

    int to() {
      return turned ? link.end(link.to) : link.to;
    }

    /** Turned once more, or not. */
    Placed turnedIf(boolean again) {
      return again ? new Placed(link, !turned) : this;
    }

    /** Whether these are its ends, in whichever order. */
    boolean joins(int one, int other) {
      return from() == one ? to() == other : from() == other && to() == one;
    }
  }

  private int end(int end) {
    return end < cells ? cells - 1 - end : 2 * cells + 1 - end;
  }
}
