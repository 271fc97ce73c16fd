package dev.touchstone.solver.refute;

import dev.touchstone.solver.Effort;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position;
import dev.touchstone.solver.board.Potential;
import dev.touchstone.solver.board.Sets;
import dev.touchstone.solver.table.Node;
import dev.touchstone.solver.table.OptionKind;
import org.jspecify.annotations.Nullable;

/**
 * Breaker waits: pairs win for her at once (T3), or a reply and pairs answer a move of Maker's and
 * with it all moves outside their cells. Pairing strategies are Hales and Jewett's [HJ63]; that a
 * weak game on a board is decided by trying them after a reply, with the zones of what was found,
 * is how Hsu et al. solved 7,7,5 and 8,8,5 [Hsu20].
 *
 * <p>Moves are tried by their potential [ES73], the greatest first, and so are replies.
 */
final class PairingAnswers implements Technique {

  private static final int PATIENCE_BEFORE_STONES = 300_000;

  /** Of a position that is short of so many cells no answer is expected. */
  private static final double FAR = 10;

  /** The cells that a move may be short of beyond what a reply gains before it is given up. */
  private static final double MARGIN = 0.5;

  /**
   * Rounds in which prices are tuned to the position, to a move, to a reply, to a cell left alone.
   */
  private static final int ROUNDS = 40;

  private static final int ROUNDS_FOR_MOVE = 2;
  private static final int ROUNDS_FOR_REPLY = 25;
  private static final int ROUNDS_FOR_CELL = 3;

  /** Where {@link Prices} keeps the position, and the one after a move. */
  private static final int HERE = 0;

  private static final int MOVED = 1;

  private final Arena arena;
  private final Effort effort;
  private final Narrowing narrowing;
  private final Pairing pairing;
  private final Prices prices;

  /** The cells that a reply can be worth, at most. */
  private double mostGain;

  private final double[] weight;
  private final double[] answerWeight;
  private final long[] untried;
  private final long[] zone;
  private final long[] replies;

  PairingAnswers(Arena arena, Effort effort, Narrowing narrowing) {
    this.arena = arena;
    this.effort = effort;
    this.narrowing = narrowing;
    pairing = Pairing.of(arena);
    prices = Prices.bound(arena);
    weight = new double[arena.cells];
    answerWeight = new double[arena.cells];
    untried = arena.noCells();
    zone = arena.noCells();
    replies = arena.noCells();
  }

  @Override
  public int apply(Node node, Position position) {
    if (node.breakerMoves) {
      return 0;
    }
    pairing.begin(position);
    prices.begin(position);
    prices.tune(ROUNDS, FAR);
    prices.keep(HERE);
    int[] all = all(node);
    if (all != null) {
      Pairing.copy(all, zone);
      narrowing.addWhole(node, zone, all);
      return 1;
    }
    mostGain = 0;
    for (int cell = Sets.next(node.free, 0); cell >= 0; cell = Sets.next(node.free, cell + 1)) {
      mostGain = Math.max(mostGain, prices.shortage() - prices.shortageIfBreakers(cell));
    }
    Sets.copy(node.free, untried);
    for (int cell = Sets.next(untried, 0); cell >= 0; cell = Sets.next(untried, cell + 1)) {
      weight[cell] = Potential.through(position, arena, cell);
    }
    int tests = 1;
    int move = heaviest(untried, node.region, weight);
    while (move >= 0) {
      Sets.remove(untried, move);
      tests += answer(node, position, move);
      move = heaviest(untried, node.region, weight);
    }
    return tests;
  }

  /** Pairs for the position as it is. */
  private int @Nullable [] all(Node node) {
    if (prices.isHopeless()) {
      return null;
    }
    int[] bought = prices.pairs();
    if (bought != null) {
      return bought;
    }
    pairing.prefer(prices);
    int[] pairs = pairing.find(Node.NONE, node.region, patience(node));
    if (pairs == null && Sets.isEmpty(node.maker)) {
      pairing.prefer(null);
      pairs = pairing.find(Node.NONE, node.region, patience(node));
    }
    return pairs;
  }

  /**
   * Before Maker has a stone there is all to win by one pairing, and few such positions come up:
   * there it is looked for with more patience, and in two orders.
   */
  private int patience(Node node) {
    return Sets.isEmpty(node.maker)
        ? Math.max(effort.patience(), PATIENCE_BEFORE_STONES)
        : effort.patience();
  }

  /** The cell of both sets with the greatest weight, the first among equals. */
  static int heaviest(long[] cells, long[] within, double[] weights) {
    int best = Sets.NONE;
    for (int w = 0; w < cells.length; w++) {
      for (long rest = cells[w] & within[w]; rest != 0; rest &= rest - 1) {
        int cell = (w << 6) + Long.numberOfTrailingZeros(rest);
        if (best < 0 || weights[cell] > weights[best]) {
          best = cell;
        }
      }
    }
    return best;
  }

  /** Tries replies to a move; returns the searches that it took. */
  private int answer(Node node, Position position, int move) {
    pairing.without(move);
    prices.back(HERE);
    if (prices.shortageIfMakers(move) - mostGain > MARGIN) {
      return 0;
    }
    prices.give(move);
    prices.tune(ROUNDS_FOR_MOVE);
    prices.keep(MOVED);
    listReplies(node, position, move);
    int tests = 0;
    for (int i = 0; i < effort.replies(); i++) {
      int reply = heaviest(replies, replies, answerWeight);
      if (reply < 0) {
        return tests;
      }
      Sets.remove(replies, reply);
      if (prices.isHopelessIfBreakers(reply)) {
        continue;
      }
      prices.block(reply);
      prices.tuneWhileHopeful(ROUNDS_FOR_REPLY);
      if (!prices.isHopeless()) {
        tests++;
        pairing.prefer(prices);
        int[] pairs = prices.pairs();
        if (pairs == null) {
          pairs = pairing.find(reply, node.region, effort.patience());
        }
        if (pairs != null) {
          return tests + record(node, move, reply, pairs);
        }
      }
      prices.back(MOVED);
    }
    return tests;
  }

  private void listReplies(Node node, Position position, int move) {
    Sets.copy(node.free, replies);
    Sets.remove(replies, move);
    narrowToForced(position, move);
    for (int cell = Sets.next(replies, 0); cell >= 0; cell = Sets.next(replies, cell + 1)) {
      answerWeight[cell] = weight[cell] + Potential.through(position, arena, move, cell);
    }
  }

  /** Leaves only the replies to lines that the move has left with one free cell. */
  private void narrowToForced(Position position, int move) {
    for (int l = 0; l < arena.lineWords; l++) {
      long lines = position.withFree(l, 2) & arena.through(move, l);
      for (; lines != 0; lines &= lines - 1) {
        int line = (l << 6) + Long.numberOfTrailingZeros(lines);
        for (int w = 0; w < replies.length; w++) {
          replies[w] &= arena.members(line, w);
        }
      }
    }
  }

  /**
   * Records a reply with its pairs, after looking for other pairs that leave more of Maker's moves
   * alone: each of those is answered by this option, too, and needs no other. Returns the searches
   * that it took.
   */
  private int record(Node node, int move, int reply, int[] found) {
    int[] pairs = found;
    int tests = 0;
    if (narrowing.zones()) {
      Pairing.copy(pairs, replies);
      Sets.keepOnly(replies, node.region);
      int cell = heaviest(replies, replies, weight);
      while (cell >= 0) {
        Sets.remove(replies, cell);
        if (!prices.isHopelessIfMakers(cell)) {
          tests++;
          int @Nullable [] fewer = pairing.spare(cell, reply, node.region, effort.spare());
          if (fewer != null) {
            pairs = fewer;
            Pairing.copy(pairs, zone);
            Sets.keepOnly(replies, zone);
            prices.give(cell);
            prices.tune(ROUNDS_FOR_CELL);
          }
        }
        cell = heaviest(replies, replies, weight);
      }
    }
    Pairing.copy(pairs, zone);
    Sets.add(zone, reply);
    narrowing.add(node, zone, OptionKind.PAIRING, reply, pairs, move);
    return tests;
  }
}
