package dev.touchstone.solver.proof;

import dev.touchstone.solver.Effort;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position;
import dev.touchstone.solver.board.Potential;
import dev.touchstone.solver.board.Sets;
import dev.touchstone.solver.refute.Pairing;
import dev.touchstone.solver.refute.Prices;
import dev.touchstone.solver.table.Node;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Looks for replies with pairs on the board as it is, for one position after the other. The search
 * for a winner takes the first reply that serves; here that one of a few is taken that leaves most
 * moves alone. Nothing is searched for where {@link Prices} prove that there is nothing.
 */
final class PairSearch {

  /** Choices of a search for pairs that other ones are there instead of. */
  private static final int PATIENCE = 400;

  private static final int SHORT_PATIENCE = 60;

  /** What an answer with pairs takes in a certificate, about. */
  static final int BYTES = 15;

  /** Rounds in which prices are tuned to a claim, to a move, to a reply, to a cell left alone. */
  private static final int ROUNDS = 40;

  private static final int ROUNDS_FOR_MOVE = 2;
  private static final int ROUNDS_FOR_REPLY = 3;
  private static final int ROUNDS_FOR_CELL = 1;

  /** Where {@link Prices} keeps the position, and the one after a move. */
  private static final int HERE = 0;

  private static final int MOVED = 1;

  private final Arena arena;
  private final Effort effort;
  private final Stones stones;
  private final Position position;
  private final Pairing pairing;
  private final Prices prices;
  private final double[] weight;

  PairSearch(Arena arena, Effort effort) {
    this.arena = arena;
    this.effort = effort;
    stones = new Stones(arena);
    position = new Position(arena);
    pairing = Pairing.of(arena);
    prices = Prices.bound(arena);
    weight = new double[arena.cells];
  }

  /** Starts from a position with Maker to move, as it lies on the board. */
  void begin(Node node, int toBoard) {
    position.load(stones.image(toBoard, node.maker), stones.image(toBoard, node.free), false);
    pairing.begin(position);
    for (int cell = 0; cell < arena.cells; cell++) {
      weight[cell] = position.isFree(cell) ? Potential.through(position, arena, cell) : 0;
    }
  }

  /** Pairs in the order of COVER, so that they take few bytes, within these cells. */
  int @Nullable [] forCover(int reply, long[] within) {
    return pairing.findWithin(reply, within, SHORT_PATIENCE);
  }

  /**
   * Candidates such that each of these cells is left alone by one of them, where there are any.
   *
   * @param known replies that have served before; they are tried first
   */
  List<Candidate> leaving(long[] cells, long[] within, List<Integer> known) {
    List<Integer> replies = replies(within, known);
    List<Candidate> found = new ArrayList<>();
    long[] open = cells.clone();
    prices.beginWithin(position, within);
    prices.tune(ROUNDS);
    prices.keep(HERE);
    for (int move = heaviest(open); move >= 0; move = heaviest(open)) {
      Candidate best = null;
      int most = 0;
      int served = 0;
      prices.back(HERE);
      prices.give(move);
      prices.tune(ROUNDS_FOR_MOVE);
      prices.keep(MOVED);
      for (int i = 0; i < replies.size() && served < effort.choices(); i++) {
        int reply = replies.get(i);
        if (reply == move || !isHopeful(reply)) {
          continue;
        }
        int[] pairs = pairing.findWithin(reply, stones.without(within, move), PATIENCE);
        if (pairs == null) {
          continue;
        }
        served++;
        Candidate candidate = spare(reply, pairs, open);
        int alone = candidate.without(open);
        if (alone > most) {
          most = alone;
          best = candidate;
        }
      }
      Sets.remove(open, move);
      if (best != null) {
        found.add(best);
        Sets.keepOnly(open, best.zone());
      }
    }
    return found;
  }

  /** Whether there may be pairs after the move and this reply, as far as prices tell. */
  private boolean isHopeful(int reply) {
    prices.back(MOVED);
    if (prices.isHopelessIfBreakers(reply)) {
      return false;
    }
    prices.block(reply);
    prices.tuneWhileHopeful(ROUNDS_FOR_REPLY);
    return !prices.isHopeless();
  }

  private List<Integer> replies(long[] within, List<Integer> known) {
    List<Integer> replies = new ArrayList<>();
    for (int cell = Sets.next(within, 0); cell >= 0; cell = Sets.next(within, cell + 1)) {
      if (!known.contains(cell)) {
        replies.add(cell);
      }
    }
    replies.sort(Comparator.comparingDouble(cell -> -weight[cell]));
    replies.addAll(0, known);
    return replies.subList(0, Math.min(replies.size(), effort.replies()));
  }

  /** Looks for other pairs that leave more of these cells alone, the heaviest first. */
  private Candidate spare(int reply, int[] found, long[] open) {
    int[] pairs = found;
    long[] zone = zone(pairs);
    long[] untried = open.clone();
    Sets.remove(untried, reply);
    while (true) {
      long[] next = untried.clone();
      Sets.keepOnly(next, zone);
      int cell = heaviest(next);
      if (cell < 0) {
        Sets.add(zone, reply);
        return new Candidate(new Candidate.Paired(pairs), reply, zone, BYTES);
      }
      Sets.remove(untried, cell);
      if (prices.isHopelessIfMakers(cell)) {
        continue;
      }
      int[] fewer = pairing.spare(cell, reply, open, effort.spare());
      if (fewer != null) {
        pairs = fewer;
        zone = zone(pairs);
        prices.give(cell);
        prices.tune(ROUNDS_FOR_CELL);
      }
    }
  }

  private long[] zone(int[] pairs) {
    long[] zone = arena.noCells();
    Arrays.stream(pairs).forEach(cell -> Sets.add(zone, cell));
    return zone;
  }

  private int heaviest(long[] cells) {
    int best = Sets.NONE;
    for (int cell = Sets.next(cells, 0); cell >= 0; cell = Sets.next(cells, cell + 1)) {
      if (best < 0 || weight[cell] > weight[best]) {
        best = cell;
      }
    }
    return best;
  }
}
