package dev.touchstone.solver.search;

import dev.touchstone.solver.Effort;
import dev.touchstone.solver.Prospects;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position;
import dev.touchstone.solver.board.Potential;
import dev.touchstone.solver.board.Sets;
import dev.touchstone.solver.refute.Prices;
import dev.touchstone.solver.refute.ThreatSearch;
import dev.touchstone.solver.refute.Threats;
import dev.touchstone.solver.table.Node;

/**
 * The work expected to prove a win in a position not looked into yet.
 *
 * <p>That new leaves begin with such numbers instead of 1 is an old improvement of proof-number
 * search [Allis94]. Breaker's grows with the potential of the position [ES73] and with the cells
 * that are missing for a pairing; the exponents were found by trying (docs/adr/0009-estimates.md).
 */
final class Estimate {

  private static final double LEAST = 1e-3;

  /** The moves of a threat search that finds all there are, and of one that does not. */
  private static final int TRIES_FOR_ALL = 100;

  private static final int TRIES = 20;

  /** Maker's work after a quiet move of his: about the replies that could help. */
  private static final float QUIET = 12;

  /** Maker's work where no move of Breaker's helps, as a look at the position will show. */
  private static final float WON = 0.1f;

  /** What a row is short of that can have no pairs: Breaker has to move there, or has lost. */
  private static final double SHORT_OF = 4;

  /** What a move of hers is worth in cells, about. */
  private static final double ONE_MOVE = 6;

  private static final int ROUNDS = 20;
  private static final int ROUNDS_FOR_PART = 5;

  private final Arena arena;
  private final Prices prices;
  private final Position before;
  private Node parent;
  private boolean priced;
  private final Prices parts;
  private final ThreatSearch threats;
  private final long[] zone;
  private final long[] helpful;
  private final boolean numbers;
  private final double perPotential;
  private final double perCell;

  Estimate(Arena arena, Effort effort) {
    this.arena = arena;
    prices = Prices.estimate(arena, SHORT_OF);
    parts = Prices.estimate(arena, SHORT_OF);
    before = new Position(arena);
    parent = new Node(arena.cellWords);
    threats = ThreatSearch.of(arena);
    zone = arena.noCells();
    helpful = arena.noCells();
    numbers = arena.heuristics.numbers();
    perPotential = arena.heuristics.numbers() ? effort.perPotential() : 0;
    perCell = arena.heuristics.numbers() ? effort.perCell() : 0;
  }

  /** Starts with the node whose children are looked at; its stones stay as they are meanwhile. */
  void begin(Node node) {
    parent = node;
    priced = false;
  }

  /** The cells that a pairing is short of after a move from there. */
  double shortageAfter(int cell, boolean breakers) {
    if (perCell == 0) {
      return 0;
    }
    if (!priced) {
      before.load(parent.maker, parent.free, parent.breakerMoves);
      prices.begin(before);
      prices.tune(ROUNDS);
      priced = true;
    }
    return breakers ? prices.shortageIfBreakers(cell) : prices.shortageIfMakers(cell);
  }

  /** The cells that a pairing of a position is short of. */
  double shortageOf(Position position) {
    if (perCell == 0) {
      return 0;
    }
    parts.begin(position);
    parts.tune(ROUNDS_FOR_PART);
    return parts.shortage();
  }

  /** Breaker's work with Maker to move. */
  float breaker(Position position, double shortage) {
    return of(Potential.of(position, arena), shortage);
  }

  /** Breaker's work when she is to move: after her best move. */
  float breakerToMove(Position position, double shortage) {
    double least = Double.MAX_VALUE;
    double potential = Potential.of(position, arena);
    for (int w = 0; w < arena.cellWords; w++) {
      for (long rest = position.free(w); rest != 0; rest &= rest - 1) {
        int cell = (w << 6) + Long.numberOfTrailingZeros(rest);
        least = Math.min(least, potential - Potential.through(position, arena, cell));
      }
    }
    return of(least, shortage - ONE_MOVE);
  }

  /** Maker's work with him to move. */
  float maker() {
    return 1;
  }

  /**
   * Maker's work with Breaker to move: one proof for each move of hers that could help. A threat
   * leaves her one; a win by threats if she did nothing leaves the cells of that, less those after
   * which he wins by threats all the same; otherwise nothing is known.
   */
  float makerWaiting(Position position) {
    if (!numbers) {
      return 1;
    }
    threats.begin(position);
    int tries = threats.findsAll() ? TRIES_FOR_ALL : TRIES;
    Threats win = threats.find(Node.NONE, tries);
    if (win == null) {
      return QUIET;
    }
    win.copyCells(helpful);
    if (!threats.findsAll()) {
      return Sets.count(helpful);
    }
    for (int move = Sets.next(helpful, 0); move >= 0; move = Sets.next(helpful, move + 1)) {
      Threats other = threats.find(move, tries);
      if (other != null) {
        other.copyCells(zone);
        Sets.keepOnly(helpful, zone);
      }
    }
    return Math.max(WON, Sets.count(helpful));
  }

  private float of(double potential, double shortage) {
    double value = Math.exp(perPotential * (potential - 0.5) + perCell * shortage);
    return (float) Math.min(Prospects.MOST_WORK, Math.max(LEAST, value));
  }
}
