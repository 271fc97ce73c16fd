package dev.touchstone.solver.search;

import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position;
import dev.touchstone.solver.board.Potential;
import dev.touchstone.solver.board.Rows;
import dev.touchstone.solver.leaf.Pairing;
import dev.touchstone.solver.leaf.ThreatSearch;
import java.util.Arrays;

/**
 * What can be said of a position without looking at its successors: the waiter's options that need
 * no further search, each of which takes all moves outside its zone out of the mover's region.
 */
final class Expansion {

  private static final int PATIENCE_BEFORE_STONES = 300_000;

  private final Table table;
  private final Arena arena;
  private final Effort effort;
  final Pairing pairing;
  private final Rows rows;
  final ThreatSearch threats;
  private final double[] weight;
  private final double[] answerWeight;
  private final long[] untried;
  private final long[] zone;
  private final long[] replies;
  long leafTests;

  Expansion(Arena arena, Table table, Effort effort) {
    this.table = table;
    this.arena = arena;
    this.effort = effort;
    pairing = Pairing.of(arena);
    rows = new Rows(arena);
    threats = new ThreatSearch(arena);
    weight = new double[arena.cells];
    answerWeight = new double[arena.cells];
    untried = new long[arena.cellWords];
    zone = new long[arena.cellWords];
    replies = new long[arena.cellWords];
  }

  /** Expands a node whose position is loaded. */
  void expand(Node node, Position position) {
    node.expanded = true;
    System.arraycopy(node.empty, 0, node.region, 0, node.region.length);
    if (arena.heuristics.threats() && threats.find(position, -1, effort.threatTries())) {
      Arrays.fill(zone, 0);
      threats.addTo(zone);
      if (!node.breakerMoves) {
        System.arraycopy(zone, 0, node.zone, 0, zone.length);
        node.mover = 0;
        node.waiter = Node.INFINITE;
        node.move = -1;
        return;
      }
      addOption(node, zone, OptionStore.THREATS, -1, -1);
    }
    if (node.breakerMoves && arena.heuristics.threats()) {
      refuteByThreats(node, position);
    } else if (!node.breakerMoves && arena.heuristics.pairings()) {
      refuteByPairings(node, position);
    }
  }

  /**
   * Records an option of the waiter's, found against a move: only moves in its zone are left to the
   * mover.
   */
  void addOption(Node node, long[] within, int kind, int cell, int move) {
    Pairing found = kind == OptionStore.PAIRING ? pairing : null;
    node.options = table.addOption(within, kind, cell, found, node.options);
    if (arena.heuristics.zones()) {
      for (int w = 0; w < within.length; w++) {
        node.region[w] &= within[w];
      }
    } else if (move >= 0) {
      node.region[move >>> 6] &= ~(1L << move);
    }
  }

  private void refuteByThreats(Node node, Position position) {
    System.arraycopy(node.region, 0, untried, 0, untried.length);
    for (int w = 0; w < untried.length; w++) {
      while ((untried[w] & node.region[w]) != 0) {
        long bit = Long.lowestOneBit(untried[w] & node.region[w]);
        untried[w] &= ~bit;
        int cell = (w << 6) + Long.numberOfTrailingZeros(bit);
        if (threats.find(position, cell, effort.threatTries())) {
          Arrays.fill(zone, 0);
          threats.addTo(zone);
          addOption(node, zone, OptionStore.THREATS, cell, cell);
        }
      }
    }
  }

  private void refuteByPairings(Node node, Position position) {
    if (pairsAll(node, position)) {
      return;
    }
    rows.begin(position);
    for (int w = 0; w < node.empty.length; w++) {
      untried[w] = node.empty[w];
      for (long rest = node.empty[w]; rest != 0; rest &= rest - 1) {
        int cell = (w << 6) + Long.numberOfTrailingZeros(rest);
        weight[cell] = Potential.through(position, arena, cell);
      }
    }
    while (true) {
      int move = heaviest(untried, node.region, weight);
      if (move < 0) {
        return;
      }
      untried[move >>> 6] &= ~(1L << move);
      refute(node, position, move);
    }
  }

  /** Whether pairs alone win, without a reply to any move: then they are the whole claim. */
  private boolean pairsAll(Node node, Position position) {
    pairing.begin(position);
    leafTests++;
    if (!pairing.find(-1, node.region, patience(node))) {
      return false;
    }
    Arrays.fill(zone, 0);
    pairing.addTo(zone);
    node.options = table.addOption(zone, OptionStore.PAIRS, -1, pairing, node.options);
    Arrays.fill(node.region, 0);
    return true;
  }

  /**
   * Before Maker has a stone there is all to win by one pairing, and few such positions come up:
   * there it is looked for with more patience.
   */
  private int patience(Node node) {
    for (long stones : node.maker) {
      if (stones != 0) {
        return effort.patience();
      }
    }
    return Math.max(effort.patience(), PATIENCE_BEFORE_STONES);
  }

  private int heaviest(long[] cells, long[] within, double[] weights) {
    int best = -1;
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

  private void refute(Node node, Position position, int move) {
    pairing.without(move);
    System.arraycopy(node.empty, 0, replies, 0, replies.length);
    replies[move >>> 6] &= ~(1L << move);
    narrowToForced(position, move);
    for (int w = 0; w < replies.length; w++) {
      for (long rest = replies[w]; rest != 0; rest &= rest - 1) {
        int cell = (w << 6) + Long.numberOfTrailingZeros(rest);
        answerWeight[cell] = weight[cell] + Potential.through(position, arena, move, cell);
      }
    }
    for (int i = 0; i < effort.replies(); i++) {
      int reply = heaviest(replies, replies, answerWeight);
      if (reply < 0) {
        return;
      }
      replies[reply >>> 6] &= ~(1L << reply);
      if (rows.hopeless(position, move, reply)) {
        continue;
      }
      leafTests++;
      if (pairing.find(reply, node.region, effort.patience())) {
        spareMore(node, reply);
        Arrays.fill(zone, 0);
        pairing.addTo(zone);
        zone[reply >>> 6] |= 1L << reply;
        addOption(node, zone, OptionStore.PAIRING, reply, move);
        return;
      }
    }
  }

  /**
   * Looks for other pairs that leave more of Maker's moves alone: each of those is answered by this
   * option, too, and needs no other.
   */
  private void spareMore(Node node, int reply) {
    if (!arena.heuristics.zones()) {
      return;
    }
    Arrays.fill(replies, 0);
    pairing.addTo(replies);
    for (int w = 0; w < replies.length; w++) {
      replies[w] &= node.region[w];
    }
    for (int cell = heaviest(replies, replies, weight);
        cell >= 0;
        cell = heaviest(replies, replies, weight)) {
      replies[cell >>> 6] &= ~(1L << cell);
      leafTests++;
      if (pairing.spare(cell, reply, node.region, effort.spare())) {
        Arrays.fill(zone, 0);
        pairing.addTo(zone);
        for (int w = 0; w < replies.length; w++) {
          replies[w] &= zone[w];
        }
      }
    }
  }

  /** Leaves only the replies to lines that the move has left with one free cell. */
  private void narrowToForced(Position position, int move) {
    for (int l = 0; l < arena.lineWords; l++) {
      long lines = position.withFree(l, 2) & arena.through[move * arena.lineWords + l];
      for (; lines != 0; lines &= lines - 1) {
        int line = (l << 6) + Long.numberOfTrailingZeros(lines);
        for (int w = 0; w < replies.length; w++) {
          replies[w] &= arena.members[line * arena.cellWords + w];
        }
      }
    }
  }
}
