package dev.touchstone.solver.turns;

import static dev.touchstone.solver.turns.TurnBoard.OPPONENT;
import static dev.touchstone.solver.turns.TurnBoard.PROVER;

import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Whether the prover wins by threats alone, each turn of his taking both stones of the opponent's
 * (Λ¹ of [WL10]), for turns of two stones: proof numbers, depth first [Nagai02], [PL07]. No claim
 * is made here: this finds the turns of which {@link TurnSearch} then makes claims, and says soon
 * that there are none. A turn wins if it does against all cells at once by which its threats can be
 * stopped, or against each pair of these. What is known of a position stays, with its numbers, for
 * each depth.
 */
final class Forcing {

  private static final int KEPT = 1 << 22;

  /** So many turns are tried before the one that wins. */
  private static final int DEPTH = 14;

  /** So many, where there is a win: short ones make claims that lean on little. */
  private static final int SHORT = 6;

  /** Positions looked into for a shorter win. */
  private static final int SHORTENING = 200;

  /** So many threats at least take two stones to stop, and more than two. */
  private static final int FORCING = 2;

  private static final int WINNING = 3;

  /** The proof number of what was disproved. */
  static final int NEVER = 1 << 28;

  /** Added to the number of a turn that wins. */
  private static final long WON = 1L << 62;

  private static final long LOST = numbers(NEVER, 0);

  /** What is known of a position that was not seen. */
  private static final long UNSEEN = numbers(1, 1);

  /** The proof number of a position after a pair that stops threats, if it was not seen. */
  private static final int UNSEEN_PAIR = 4;

  private final TurnBoard board;
  private final ThreatLines lines;
  private final Pairs pairs;
  private final List<ForcingLevel> levels = new ArrayList<>();

  /** Proof and disproof number, or the turn that wins. */
  private final Long2LongOpenHashMap known = new Long2LongOpenHashMap();

  /** What the depth left changes in the key of a position. */
  private final long[] depthKeys;

  private final int[] cells = new int[2 * Threats.PAIRS];
  private long nodes;
  private long last;

  Forcing(TurnBoard board) {
    this.board = board;
    lines = new ThreatLines(board);
    pairs = new Pairs(board.cells);
    known.defaultReturnValue(UNSEEN);
    Random random = new Random(14);
    depthKeys = random.longs(DEPTH + 1).toArray();
  }

  long bytes() {
    return 24L * known.size();
  }

  private static long numbers(int proof, int disproof) {
    return (long) proof << 32 | disproof;
  }

  private static int proof(long said) {
    return said >= WON ? 0 : (int) (said >>> 32);
  }

  private static int disproof(long said) {
    return said >= WON ? NEVER : (int) said;
  }

  /** Whether a win is found within so many positions looked into, be it long. */
  boolean wins(Stones at, int budget) {
    begin(at, budget);
    return said(DEPTH) >= WON;
  }

  private void begin(Stones at, int budget) {
    if (known.size() > KEPT) {
      known.clear();
    }
    lines.copy(at);
    last = nodes + budget;
  }

  /** A turn that wins, if one is found within so many positions looked into: soon, if one does. */
  int @Nullable [] turn(Stones at, int budget) {
    begin(at, budget);
    for (int depth = 0; depth <= SHORT; depth++) {
      long said = known.get(lines.key() ^ depthKeys[depth]);
      if (said >= WON) {
        return turn(said);
      }
    }
    long said = said(DEPTH);
    if (said < WON) {
      return null;
    }
    last = nodes + SHORTENING;
    for (int depth = 0; depth <= SHORT && nodes < last; depth++) {
      long shorter = said(depth);
      if (shorter >= WON) {
        return turn(shorter);
      }
    }
    return turn(said);
  }

  private int[] turn(long said) {
    int a = (int) (said - WON) / board.cells;
    int b = (int) (said - WON) % board.cells;
    return a == b ? new int[] {a} : new int[] {a, b};
  }

  /** What is known of the position, or found. */
  private long said(int depth) {
    long said = known.get(lines.key() ^ depthKeys[depth]);
    return said >= WON || said == LOST ? said : search(depth, NEVER, NEVER);
  }

  private long keep(long said, int depth) {
    known.put(lines.key() ^ depthKeys[depth], said);
    return said;
  }

  private long won(int a, int b, int depth) {
    return keep(WON + (long) a * board.cells + b, depth);
  }

  private ForcingLevel level(int depth) {
    while (levels.size() <= depth) {
      levels.add(new ForcingLevel(lines));
    }
    return levels.get(depth);
  }

  /** Looks into a position until one of its numbers is as large as this. */
  private long search(int depth, int mostProof, int mostDisproof) {
    nodes++;
    ForcingLevel here = level(depth);
    ForcingTurns turns = here.turns;
    turns.find(pairs, depth == 0 ? WINNING : FORCING);
    if (turns.completes()) {
      return won(turns.winFirst(), turns.winSecond(), depth);
    }
    if (turns.isWon()) {
      return won(turns.first(turns.best(0)), turns.second(turns.best(0)), depth);
    }
    if (turns.count() == 0 || depth == 0) {
      return keep(LOST, depth);
    }
    here.begin(depthKeys[depth - 1]);
    while (true) {
      here.update(this);
      if (here.proof == 0) {
        int turn = turns.best(here.best);
        pairs.won(turns.first(turn), turns.second(turn));
        return won(turns.first(turn), turns.second(turn), depth);
      }
      if (here.proof >= mostProof || here.disproof >= mostDisproof || nodes >= last) {
        return keep(numbers(here.proof, here.disproof), depth);
      }
      int proof = Math.min(mostProof, here.second + 1 + here.second / 4);
      int others = here.disproof - here.disproofs[here.best];
      follow(here, here.best, depth, proof, Math.min(NEVER, mostDisproof - others));
    }
  }

  /** Looks into what comes after a turn, until one of its numbers is as large as this. */
  private void follow(ForcingLevel here, int i, int depth, int mostProof, int mostDisproof) {
    int turn = here.turns.best(i);
    int stops = here.turns.stopCount(turn);
    int all = here.all[i];
    int each = here.each[i];
    if (stops == 1) {
      against(here.turns, turn, 0, 1, depth, mostProof, mostDisproof);
    } else if (all < each) {
      against(here.turns, turn, 0, stops, depth, Math.min(mostProof, each + 1), NEVER);
    } else {
      long key = here.key ^ key(turn, here.turns, -1);
      int hardest = -1;
      int least = NEVER + 1;
      int second = NEVER;
      for (int stop = 0; stop < stops; stop++) {
        long said = known.get(key ^ key(turn, here.turns, stop));
        if (proof(said) > 0 && disproof(said) < least) {
          second = least;
          least = disproof(said);
          hardest = stop;
        } else if (proof(said) > 0) {
          second = Math.min(second, disproof(said));
        }
      }
      int proof = proof(known.get(key ^ key(turn, here.turns, hardest)));
      int most = Math.min(mostProof, all + 1) - each + proof;
      against(
          here.turns,
          turn,
          hardest,
          hardest + 1,
          depth,
          Math.min(NEVER, most),
          Math.min(mostDisproof, second + 1));
    }
    look(here, i);
  }

  /** Finds the numbers of a turn by what is known. */
  void look(ForcingLevel here, int i) {
    int turn = here.turns.best(i);
    int stops = here.turns.stopCount(turn);
    long key = here.key ^ key(turn, here.turns, -1);
    long said = known.get(key ^ key(turn, here.turns, 0, stops));
    int prior = ForcingLevel.prior(i);
    here.all[i] = said == UNSEEN ? prior : proof(said);
    here.each[i] = here.all[i];
    here.disproofs[i] = disproof(said);
    if (stops > 1 && said < WON) {
      int sum = 0;
      int least = NEVER;
      for (int stop = 0; stop < stops; stop++) {
        long one = known.get(key ^ key(turn, here.turns, stop));
        sum = Math.min(NEVER, sum + (one == UNSEEN ? UNSEEN_PAIR : proof(one)));
        least = Math.min(least, disproof(one));
      }
      here.each[i] = sum == 0 ? 0 : Math.max(sum, prior);
      here.disproofs[i] = least;
    }
    boolean lost = here.disproofs[i] == 0;
    here.proofs[i] = lost ? NEVER : Math.min(here.all[i], here.each[i]);
  }

  /** What a turn changes in the key of a position, or (from 0 on) a pair that stops its threats. */
  private long key(int turn, ForcingTurns turns, int stop) {
    return stop < 0
        ? lines.key() ^ board.key(PROVER, turns.first(turn)) ^ board.key(PROVER, turns.second(turn))
        : key(turn, turns, stop, stop + 1);
  }

  private long key(int turn, ForcingTurns turns, int from, int to) {
    long key = 0;
    for (int i = turns.stops(turn, from, to, cells) - 1; i >= 0; i--) {
      key ^= board.key(OPPONENT, cells[i]);
    }
    return key;
  }

  /** Looks into the position where the opponent has the cells of these pairs. */
  private void against(
      ForcingTurns turns, int turn, int from, int to, int depth, int mostProof, int mostDisproof) {
    int[] taken = new int[2 * Threats.PAIRS];
    int count = turns.stops(turn, from, to, taken);
    int a = turns.first(turn);
    int b = turns.second(turn);
    lines.put(a, PROVER);
    lines.put(b, PROVER);
    for (int i = 0; i < count; i++) {
      lines.put(taken[i], OPPONENT);
    }
    search(depth - 1, mostProof, mostDisproof);
    for (int i = count - 1; i >= 0; i--) {
      lines.take(taken[i], OPPONENT);
    }
    lines.take(b, PROVER);
    lines.take(a, PROVER);
  }
}
