package dev.touchstone.solver.pack;

import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Sets;
import java.nio.LongBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Searches a linear hypergraph for a win of Breaker's, depth first, with packings as leaves. What
 * the pairs and gadgets of a position lack is the estimate of what is left to do, and packings are
 * handed down two rounds: what packs a position after two of Breaker's replies packs most of those
 * between them.
 */
public final class LinearSearch {

  private static final int SAVING = 4;
  private static final double HOT = 1;
  private static final double COLD = 0.2;

  /** With so many cells left over a cover stands most of Maker's moves. */
  private static final int GOOD = -14;

  private static final int DEEPEST = 8;

  /** Where so many cells lack after a short look the search would take too long. */
  private static final int HOPELESS = 32;

  /** Steps of annealing where much depends on it, and where little does. */
  private static final int LONG = 100_000;

  private static final int SHORT = 10_000;

  /** A large board: heat at the root, in a hundred rounds, if a cell lacks of so many. */
  private static final double WARM = 0.6;

  private static final double COOL = 0.25;
  private static final double COOLING = Math.pow(COOL / WARM, 0.01);
  private static final int PROMISING = 16;

  private final Arena arena;
  private final LinearGame game;
  private final LinearCover cover;
  private final LinearAnnealing annealing;
  private final LinearLeaves leaves;
  private final BooleanSupplier stopped;
  private final Map<LongBuffer, Known> known = new HashMap<>();
  private final int[] nodes = new int[DEEPEST + 1];
  private int openAtTheRoot;

  /** A claim and the symmetry that leads from its position to the first of all images. */
  private record Known(LinearClaim claim, int symmetry) {}

  /** A claim and the symmetry that leads from its position to the one in question. */
  private record Found(LinearClaim claim, int symmetry) {}

  /** What is handed down: covers of the position after a reply, and after one more. */
  private record Hint(LinearCover.Saved after, int next, LinearCover.@Nullable Saved afterNext) {}

  /**
   * @param stopped whether to give up
   */
  public LinearSearch(Arena arena, BooleanSupplier stopped) {
    this.arena = arena;
    this.stopped = stopped;
    game = new LinearGame(arena.game);
    cover = new LinearCover(game);
    SplittableRandom random = new SplittableRandom(game.lines);
    annealing = new LinearAnnealing(cover, new Gadgets(game, SAVING, random), random, stopped);
    leaves = new LinearLeaves(cover, annealing);
  }

  /**
   * Why Breaker wins the board without a stone, Maker to move; null if that was not found, soon
   * where the board is hopeless.
   */
  public @Nullable LinearClaim run() {
    LinearSpot root = new LinearSpot(arena, game);
    cover.become(root.free, root.needed);
    int lacking = anneal(SHORT, 0);
    if ((game.isLarge() ? annealOn(lacking) : lacking) > HOPELESS) {
      return null;
    }
    Found found = prove(root, cover.save(), null, LinearClaim.NO_REPLY, 0);
    return found == null ? null : found.claim;
  }

  /** On a large board a packing is worth many more steps, where a short look promises one. */
  private int annealOn(int afterAShortLook) {
    int lacking = afterAShortLook;
    double heat = WARM;
    while (heat > COOL && lacking > 0 && lacking <= game.cells / PROMISING) {
      lacking = annealing.run(2 * SHORT, 0, heat, heat * COOLING);
      heat *= COOLING;
    }
    return lacking;
  }

  /** How many positions were looked into. */
  public int positions() {
    return IntStream.of(nodes).sum();
  }

  /** How many of Maker's first moves have no answer yet; all of them before any has. */
  public int openAtTheRoot() {
    return nodes[0] == 0 ? game.cells : openAtTheRoot;
  }

  /** How many options with packings were found. */
  public int packings() {
    return leaves.count();
  }

  /** How many steps of annealing there were. */
  public long steps() {
    return annealing.steps();
  }

  /**
   * @param hint a cover of this position
   * @param ahead a packing after a reply, if there is one
   */
  private @Nullable Found prove(
      LinearSpot spot,
      LinearCover.Saved hint,
      LinearCover.@Nullable Saved ahead,
      int reply,
      int depth) {
    if (stopped.getAsBoolean() || depth > DEEPEST || spot.isLost()) {
      return null;
    }
    int symmetry = spot.toFirstImage();
    LongBuffer key = LongBuffer.wrap(spot.key(symmetry));
    Known before = known.get(key);
    if (before != null) {
      int back = arena.symmetries.inverse(symmetry);
      return new Found(before.claim, arena.symmetries.product(back, before.symmetry));
    }
    nodes[depth]++;
    openAtTheRoot = depth == 0 ? Sets.count(spot.free) : openAtTheRoot;
    List<LinearClaim.Option> options = new ArrayList<>();
    long[] open = spot.free.clone();
    if (ahead != null) {
      leaves.add(ahead, reply, open, options, SHORT);
    }
    if ((options.isEmpty() || !Sets.isEmpty(open))
        && !answerRest(spot, hint, open, options, depth)) {
      return null;
    }
    LinearClaim claim = claim(options);
    known.put(key, new Known(claim, symmetry));
    return new Found(claim, 0);
  }

  private LinearClaim claim(List<LinearClaim.Option> options) {
    long[] zone = arena.noCells();
    for (LinearClaim.Option option : options) {
      option.zone(arena.symmetries, zone);
    }
    List<Integer> cells = new ArrayList<>();
    for (int cell = Sets.next(zone, 0); cell >= 0; cell = Sets.next(zone, cell + 1)) {
      cells.add(cell);
    }
    return new LinearClaim(options, cells);
  }

  private boolean answerRest(
      LinearSpot spot,
      LinearCover.Saved hint,
      long[] open,
      List<LinearClaim.Option> options,
      int depth) {
    cover.restore(hint);
    int energy = anneal(depth <= 1 ? 3 * LONG : depth == 2 ? LONG : SHORT, 0);
    LinearCover.Saved here = cover.save();
    if (energy <= 0) {
      options.clear();
      options.add(LinearClaim.Option.of(LinearClaim.NO_REPLY, LinearPacker.packing(cover)));
      return true;
    }
    List<Integer> replies = spot.replies(LinearClaim.NO_REPLY);
    int tries = depth == 1 ? 12 : 3;
    for (int reply : replies.subList(0, Math.min(tries, replies.size()))) {
      if (Sets.isEmpty(open) || energy - 2 * spot.count(reply) > 0) {
        break;
      }
      cover.restore(here);
      cover.play(reply);
      if (anneal(depth == 1 ? 3 * LONG : depth == 2 ? LONG : 2 * SHORT, GOOD) < 0) {
        leaves.add(cover.save(), reply, open, options, depth <= 1 ? 5 * SHORT : SHORT);
      }
    }
    return goDeeper(spot, here, open, options, depth);
  }

  private boolean goDeeper(
      LinearSpot spot,
      LinearCover.Saved here,
      long[] open,
      List<LinearClaim.Option> options,
      int depth) {
    Map<Integer, Hint> hints = new HashMap<>();
    while (!Sets.isEmpty(open)) {
      openAtTheRoot = depth == 0 ? Sets.count(open) : openAtTheRoot;
      int move = heaviest(spot, open);
      LinearClaim.Option option = answer(spot, here, move, hints, depth);
      if (option == null) {
        return false;
      }
      options.add(option);
      long[] zone = arena.noCells();
      option.zone(arena.symmetries, zone);
      Sets.keepOnly(open, zone);
    }
    return true;
  }

  private static int heaviest(LinearSpot spot, long[] open) {
    int best = Sets.next(open, 0);
    for (int cell = best; cell >= 0; cell = Sets.next(open, cell + 1)) {
      if (spot.count(cell) > spot.count(best)) {
        best = cell;
      }
    }
    return best;
  }

  private LinearClaim.@Nullable Option answer(
      LinearSpot spot, LinearCover.Saved here, int move, Map<Integer, Hint> hints, int depth) {
    List<Integer> replies = spot.replies(move);
    if (depth <= 1) {
      preferKnown(spot, move, replies.subList(0, Math.min(depth == 0 ? 23 : 6, replies.size())));
    }
    int tries = depth == 0 ? 2 : 4;
    for (int reply : replies.subList(0, Math.min(tries, replies.size()))) {
      Hint hint = hints.computeIfAbsent(reply, r -> hint(spot, here, r, depth));
      LinearSpot child = spot.after(move, reply);
      LinearCover.Saved ahead = null;
      if (hint.afterNext != null && hint.next != move) {
        cover.restore(hint.afterNext);
        cover.take(move);
        cover.matching.repair();
        if (cover.energy() > -4) {
          anneal(SHORT, -6);
        }
        ahead = cover.matching.deficiency() == 0 ? cover.save() : null;
      }
      cover.restore(hint.after);
      cover.take(move);
      Found found = prove(child, cover.save(), ahead, hint.next, depth + 1);
      if (found != null) {
        return LinearClaim.Option.of(reply, found.claim, found.symmetry);
      }
      if (stopped.getAsBoolean()) {
        return null;
      }
    }
    return null;
  }

  /** Brings a reply to the front after which the position is known to be won. */
  private void preferKnown(LinearSpot spot, int move, List<Integer> replies) {
    for (int i = 0; i < replies.size(); i++) {
      LinearSpot child = spot.after(move, replies.get(i));
      if (known.containsKey(LongBuffer.wrap(child.key(child.toFirstImage())))) {
        replies.add(0, replies.remove(i));
        return;
      }
    }
  }

  private Hint hint(LinearSpot spot, LinearCover.Saved here, int reply, int depth) {
    cover.restore(here);
    cover.play(reply);
    anneal(depth <= 2 ? LONG : SHORT, GOOD);
    LinearCover.Saved after = cover.save();
    if (depth != 1 && depth != 2) {
      return new Hint(after, LinearClaim.NO_REPLY, null);
    }
    List<Integer> replies = spot.after(LinearClaim.NO_REPLY, reply).replies(LinearClaim.NO_REPLY);
    if (replies.isEmpty()) {
      return new Hint(after, LinearClaim.NO_REPLY, null);
    }
    int next = replies.get(0);
    cover.play(next);
    anneal(2 * LONG, GOOD - 6);
    return new Hint(after, next, cover.save());
  }

  private int anneal(int steps, int target) {
    cover.weigh(arena.noCells());
    return annealing.run(steps, target, HOT, COLD);
  }
}
