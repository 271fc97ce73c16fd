package dev.touchstone.solver.refute;

import dev.touchstone.solver.Effort;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position;
import dev.touchstone.solver.board.Potential;
import dev.touchstone.solver.board.Sets;
import dev.touchstone.solver.pack.BlockPacker;
import dev.touchstone.solver.pack.Packing;
import dev.touchstone.solver.pack.PackingCode;
import dev.touchstone.solver.table.Node;
import dev.touchstone.solver.table.OptionKind;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Breaker waits, and pairs do not do it: a packing wins for her at once (T7), or a reply and a
 * packing answer a move of Maker's and all moves outside its cells. A packing takes as long to find
 * as ten to a thousand pairings, so this is for positions with few lines left uncovered, below
 * which work was done in vain; how much, and how long it takes then, {@link PackingPatience} says.
 *
 * <p>Replies are tried with a few steps each, from the layout for the position without the move;
 * then those again with more steps that leave the fewest lines uncovered.
 */
public final class PackingAnswers implements Technique {

  /** More lines uncovered than these cannot all be done with in one round. */
  private static final int MOST_UNCOVERED = 14;

  /** The same after Maker's first stones, where a search is longer. */
  private static final int MOST_UNCOVERED_LATER = 5;

  /** With so few, a better layout is not looked for there. */
  private static final int FEW_UNCOVERED = 2;

  private static final int FIRST_STEPS = 2000;
  private static final int STEPS = 60;
  private static final int STEPS_AGAIN = 600;
  private static final int REPLIES = 10;
  private static final int REPLIES_AGAIN = 4;
  private static final int STEPS_ANEW = 2500;
  private static final int REPLIES_ANEW = 5;
  private static final int STARTS = 3;

  /** With more lines left than these after the first steps, a reply is not worth more. */
  private static final int MOST_LEFT = 5;

  /** With more lines left than these after the best move, the others are not tried. */
  private static final int MOST_LEFT_AT_FIRST = 6;

  private static final int MOST_LINES = 1 << 15;
  private static final int LESS_LATER = 4;

  /** After so many moves that no reply was found to, it is given up; later, and at first. */
  private static final int MOST_FAILED = 4;

  private static final int MOST_FAILED_AT_FIRST = 8;

  /** What has come of a reply: the lines that were left, and where to go on. */
  private record Tried(int reply, int uncovered, List<int[]> layout) {}

  /** A move that no reply was found to, with those that were tried. */
  private record Failed(int move, List<Tried> tried) {}

  /** A reply that has served, with its layout. */
  private record Served(int reply, List<int[]> layout) {}

  private final Arena arena;
  private final Narrowing narrowing;
  private final BlockPacker packer;
  private final double[] weight;
  private final double[] answerWeight;
  private final long[] untried;
  private final long[] replies;
  private final PackingImages images;
  private final List<Served> served = new ArrayList<>();
  private final List<Failed> failed = new ArrayList<>();
  private List<int[]> whole = BlockPacker.NOTHING;
  private final PackingPatience patience;
  private final int cheaper;
  private int stones;
  private boolean first;
  private int least;
  private long budget;
  private long end;

  PackingAnswers(Arena arena, Effort effort, Narrowing narrowing) {
    this.arena = arena;
    this.narrowing = narrowing;
    patience = new PackingPatience(arena.cells, effort.packAfter(), STEPS);
    cheaper = effort.cheaper();
    packer = new BlockPacker(arena);
    images = new PackingImages(arena);
    weight = new double[arena.cells];
    answerWeight = new double[arena.cells];
    untried = arena.noCells();
    replies = arena.noCells();
  }

  static boolean fits(Arena arena) {
    return arena.lines < MOST_LINES;
  }

  /**
   * Whether it is time to look for packings in a position; {@link #apply} is then called next.
   *
   * @param work the expansions below it so far
   */
  public boolean areDue(Node node, long work) {
    if (node.decided() || node.packed || node.breakerMoves) {
      return false;
    }
    int before = Sets.count(node.maker);
    budget = patience.budget(before, work);
    return patience.isOver(before, work);
  }

  @Override
  public int apply(Node node, Position position) {
    stones = Sets.count(node.maker);
    first = stones == 0;
    int mostFailed = first ? MOST_FAILED_AT_FIRST : MOST_FAILED;
    boolean thorough = PackingPatience.isThorough(stones);
    end = packer.taken() + budget;
    packer.begin(position);
    Packing all = packer.find(Node.NONE, Node.NONE, STEPS);
    whole = packer.layout();
    int left = packer.uncovered();
    served.clear();
    failed.clear();
    images.begin(node);
    Sets.copy(node.free, untried);
    for (int cell = Sets.next(untried, 0); cell >= 0; cell = Sets.next(untried, cell + 1)) {
      weight[cell] = Potential.through(position, arena, cell);
    }
    if (thorough && all == null && !isPromising(node, position)) {
      patience.learn(stones, false);
      return 1;
    }
    for (int i = 0; thorough && all == null && i < STARTS && isWorthAStart(left); i++) {
      packer.startFrom(i == 0 ? whole : BlockPacker.NOTHING);
      all = packer.find(Node.NONE, Node.NONE, FIRST_STEPS);
      if (packer.uncovered() < left) {
        left = packer.uncovered();
        whole = packer.layout();
      }
    }
    if (all != null) {
      narrowing.addPacked(node, images.zone(all), PackingCode.of(all));
      patience.learn(stones, true);
      return 1;
    }
    if (left > (thorough && !first ? MOST_UNCOVERED_LATER : MOST_UNCOVERED)) {
      patience.learn(stones, false);
      return 1;
    }
    int tests = 1;
    int move = PairingAnswers.heaviest(untried, node.region, weight);
    while (move >= 0 && packer.taken() < end) {
      Sets.remove(untried, move);
      tests++;
      if (!answer(node, position, move)) {
        if (failed.size() == mostFailed) {
          break;
        }
        images.removeAll(untried, move);
      }
      move = PairingAnswers.heaviest(untried, node.region, weight);
    }
    for (Failed one : failed) {
      if (first && failed.size() < mostFailed && Sets.contains(node.region, one.move)) {
        anew(node, one.move, one.tried);
      }
    }
    patience.learn(stones, Sets.isEmpty(node.region));
    return tests;
  }

  /** Fewer lines than the first replies do with need no better layout, and far more get none. */
  private boolean isWorthAStart(int left) {
    return left <= 2 * MOST_UNCOVERED && (first || left > FEW_UNCOVERED);
  }

  /** Looks for a reply with a packing; whether there is one. */
  private boolean answer(Node node, Position position, int move) {
    listReplies(node, position, move);
    for (int i = served.size() - 1; i >= Math.max(0, served.size() - 3); i--) {
      Served before = served.get(i);
      if (Sets.contains(replies, before.reply)
          && tryReply(node, move, before.reply, before.layout, STEPS) == null) {
        return true;
      }
    }
    List<Tried> tried = firstTries(node, move);
    if (tried == null || again(node, move, tried)) {
      return true;
    }
    failed.add(new Failed(move, tried));
    return false;
  }

  /** Tries some of the replies with few steps each; null if one does it. */
  private @Nullable List<Tried> firstTries(Node node, int move) {
    List<Tried> tried = new ArrayList<>();
    for (int i = 0; i < REPLIES && packer.taken() < end; i++) {
      int reply = PairingAnswers.heaviest(replies, replies, answerWeight);
      if (reply < 0) {
        break;
      }
      Sets.remove(replies, reply);
      Tried result = tryReply(node, move, reply, whole, STEPS);
      if (result == null) {
        return null;
      }
      tried.add(result);
    }
    tried.sort((a, b) -> a.uncovered - b.uncovered);
    least = tried.isEmpty() ? Integer.MAX_VALUE : tried.get(0).uncovered;
    return tried;
  }

  /** Whether the replies to the best move leave few lines, before any more time is spent. */
  private boolean isPromising(Node node, Position position) {
    int move = PairingAnswers.heaviest(node.free, node.region, weight);
    listReplies(node, position, move);
    return firstTries(node, move) == null || least <= MOST_LEFT_AT_FIRST;
  }

  /** Goes on with the best replies, unless even they leave too much. */
  private boolean again(Node node, int move, List<Tried> tried) {
    for (int i = 0; i < Math.min(REPLIES_AGAIN, tried.size()) && least <= MOST_LEFT; i++) {
      Tried one = tried.get(i);
      long steps = Math.min(STEPS_AGAIN / (one.uncovered - least + 1), end - packer.taken());
      if (steps > 0) {
        Tried more = tryReply(node, move, one.reply, one.layout, (int) steps);
        if (more == null) {
          return true;
        }
        tried.set(i, more);
      }
    }
    return false;
  }

  /** Tries the best replies without the layout that all others have started from. */
  private void anew(Node node, int move, List<Tried> tried) {
    tried.sort((a, b) -> a.uncovered - b.uncovered);
    for (int i = 0; i < 2 * REPLIES_ANEW; i++) {
      long steps = Math.min(STEPS_ANEW, end - packer.taken());
      if (i % REPLIES_ANEW < tried.size() && steps > 0) {
        int reply = tried.get(i % REPLIES_ANEW).reply;
        if (tryReply(node, move, reply, BlockPacker.NOTHING, (int) steps) == null) {
          return;
        }
      }
    }
  }

  private void listReplies(Node node, Position position, int move) {
    Sets.copy(node.free, replies);
    Sets.remove(replies, move);
    for (int l = 0; l < arena.lineWords; l++) {
      long lines = position.withFree(l, 2) & arena.through(move, l) & position.needed(l);
      for (; lines != 0; lines &= lines - 1) {
        int line = (l << 6) + Long.numberOfTrailingZeros(lines);
        for (int w = 0; w < replies.length; w++) {
          replies[w] &= arena.members(line, w);
        }
      }
    }
    for (int cell = Sets.next(replies, 0); cell >= 0; cell = Sets.next(replies, cell + 1)) {
      answerWeight[cell] = weight[cell] + Potential.through(position, arena, move, cell);
    }
  }

  /** Null if the reply does it; the option is recorded then, with its images. */
  private @Nullable Tried tryReply(Node node, int move, int reply, List<int[]> layout, int steps) {
    packer.startFrom(layout);
    packer.spare(node.region);
    Packing packing = packer.find(move, reply, steps);
    if (packing == null) {
      return new Tried(reply, packer.uncovered(), packer.layout());
    }
    served.add(new Served(reply, packer.layout()));
    packing = packer.cheaper(first ? cheaper : cheaper / LESS_LATER);
    long[] zone = images.zone(packing);
    Sets.add(zone, reply);
    narrowing.add(node, zone, OptionKind.PACKING, reply, PackingCode.of(packing), move);
    images.add(node, narrowing, packing, reply);
    return null;
  }
}
