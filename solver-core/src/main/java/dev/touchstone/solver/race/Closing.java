package dev.touchstone.solver.race;

import dev.touchstone.solver.board.Sets;
import java.util.Arrays;

/**
 * T12 as the search needs it: which moves an option does not answer, and the claim that options
 * make. The arithmetic is that of the theorem for positions in which it is used (docs/theorems.md,
 * "One stone a turn"); lines that the opponent cannot complete there are left out.
 */
final class Closing {

  private final RaceBoard board;
  private final ClaimStore claims;
  private final int words;
  private final long[] turned;
  private final long[] zone;
  private final long[] run;
  private final long[] answered;

  /**
   * What the option that was looked at last does not answer because a line that leaves the window
   * has no room left. No guards can say so: they would lie outside the window.
   */
  private final long[] unsaid;

  private final int[] most;
  private long[] options = new long[64];
  private long[][] touched = new long[0][];
  private int[] guards = new int[64];
  private long[][] refused = new long[0][];
  private boolean[] kept = new boolean[64];
  private final int[] order;

  Closing(RaceBoard board, ClaimStore claims) {
    this.board = board;
    this.claims = claims;
    words = board.words;
    turned = new long[words];
    zone = new long[words];
    run = new long[words];
    answered = new long[words];
    unsaid = new long[words];
    most = new int[board.lines];
    order = new int[board.cells + 1];
  }

  /** The cells that an option does not answer in a position with this side to move. */
  void unanswered(Standing at, int mover, long option, long[] into) {
    touch(at, mover, option, into);
    Sets.addAll(into, unsaid);
  }

  /**
   * T_i of an option in a position with this side to move.
   *
   * @return how many of them are there only because a line has no room left
   */
  private int touch(Standing at, int mover, long option, long[] into) {
    Arrays.fill(unsaid, 0);
    int claim = Option.claim(option);
    int symmetry = Option.symmetry(option);
    int answer = Option.answer(option);
    claims.zone(claim, turned);
    board.symmetries.apply(symmetry, turned, into);
    if (answer >= 0) {
      Sets.add(into, answer);
    }
    int before = Sets.count(into);
    int back = board.symmetries.inverse(symmetry);
    for (int line = 0; line < board.lines; line++) {
      if (at.isAlive(mover, line)) {
        int most = claims.tolerance(claim, board.lineImage(back, line));
        if (most != ClaimStore.ANY
            && most <= board.sizes[line] - at.missing[mover][line]
            && (answer < 0 || !Sets.contains(board.members[line], answer))) {
          long[] without = board.leaves(line) ? unsaid : into;
          for (int w = 0; w < words; w++) {
            without[w] |= board.members[line][w] & at.free[w];
          }
        }
      }
    }
    return Sets.count(into) - before;
  }

  /**
   * Makes the claim of the options that begin here, which answer every move together. Those that
   * are not needed are left out, and the rest put in order: next always the one with the fewest
   * cells of lines without room, among equals the one that answers most.
   *
   * @return the claim, or -1 if no order of them keeps to lines that leave the window
   */
  int close(Standing at, int mover, long first) {
    int count = 0;
    for (long place = first; place >= 0; place = claims.next(place)) {
      if (count == options.length) {
        options = Arrays.copyOf(options, 2 * count);
        guards = Arrays.copyOf(guards, 2 * count);
        kept = Arrays.copyOf(kept, 2 * count);
      }
      options[count++] = claims.option(place);
    }
    prepare(at, mover, count);
    dropNeedless(at, count);
    int used = arrange(at, count);
    if (used == 0) {
      Arrays.fill(kept, 0, count, true);
      used = arrange(at, count);
    }
    return used == 0 ? -1 : claim(at, mover, used, first);
  }

  private void prepare(Standing at, int mover, int count) {
    if (touched.length < count) {
      int before = touched.length;
      touched = Arrays.copyOf(touched, options.length);
      refused = Arrays.copyOf(refused, options.length);
      for (int i = before; i < touched.length; i++) {
        touched[i] = new long[words];
        refused[i] = new long[words];
      }
    }
    for (int i = 0; i < count; i++) {
      guards[i] = touch(at, mover, options[i], touched[i]);
      Sets.copy(unsaid, refused[i]);
      kept[i] = true;
    }
  }

  /** Leaves out options that the others can do without, the largest first. */
  private void dropNeedless(Standing at, int count) {
    boolean[] seen = new boolean[count];
    for (int turn = 0; turn < count; turn++) {
      int largest = -1;
      for (int i = 0; i < count; i++) {
        if (!seen[i] && (largest < 0 || Sets.count(touched[i]) > Sets.count(touched[largest]))) {
          largest = i;
        }
      }
      seen[largest] = true;
      kept[largest] = false;
      kept[largest] = !allAnswered(at, count);
    }
  }

  private boolean allAnswered(Standing at, int count) {
    Sets.copy(at.free, run);
    boolean any = false;
    for (int i = 0; i < count; i++) {
      if (kept[i]) {
        any = true;
        for (int w = 0; w < words; w++) {
          run[w] &= touched[i][w] | refused[i][w];
        }
      }
    }
    return any && Sets.isEmpty(run);
  }

  /** Puts options in order; returns how many are used, none if that is not possible. */
  private int arrange(Standing at, int count) {
    Sets.copy(at.free, run);
    int used = 0;
    while (used == 0 || !Sets.isEmpty(run)) {
      int best = -1;
      long bestWorth = Long.MIN_VALUE;
      for (int i = 0; i < count; i++) {
        if (kept[i]) {
          int answers = 0;
          long wrong = 0;
          for (int w = 0; w < words; w++) {
            answers += Long.bitCount(run[w] & ~touched[i][w]);
            wrong |= run[w] & ~touched[i][w] & refused[i][w];
          }
          long worth = -1000L * guards[i] + answers;
          if ((used == 0 || answers > 0) && wrong == 0 && worth > bestWorth) {
            bestWorth = worth;
            best = i;
          }
        }
      }
      if (best < 0) {
        if (board.isWhole()) {
          throw new IllegalStateException("a move without an answer");
        }
        return 0;
      }
      kept[best] = false;
      order[used++] = best;
      Sets.keepOnly(run, touched[best]);
    }
    return used;
  }

  private int claim(Standing at, int mover, int used, long first) {
    Arrays.fill(zone, 0);
    Arrays.fill(most, ClaimStore.ANY);
    Arrays.fill(run, -1L);
    for (int i = 0; i < used; i++) {
      long[] touches = touched[order[i]];
      for (int w = 0; w < words; w++) {
        answered[w] = run[w] & ~touches[w];
        zone[w] |= touches[w];
      }
      Sets.keepOnly(run, touches);
      lower(at, mover, options[order[i]], touches);
    }
    normalise();
    long place = first;
    for (int i = 0; i < used; i++) {
      long next = i == used - 1 ? -1 : claims.next(place);
      claims.relink(place, options[order[i]], next);
      place = next;
    }
    return claims.add(ClaimStore.Kind.OPTIONS, first, zone, most);
  }

  private void lower(Standing at, int mover, long option, long[] touches) {
    int claim = Option.claim(option);
    int answer = Option.answer(option);
    int back = board.symmetries.inverse(Option.symmetry(option));
    for (int line = 0; line < board.lines; line++) {
      if (at.isAlive(mover, line) && (answer < 0 || !Sets.contains(board.members[line], answer))) {
        int then = claims.tolerance(claim, board.lineImage(back, line));
        if (then < outside(line, touches)) {
          boolean meets = !Sets.disjoint(board.members[line], answered);
          most[line] = Math.min(most[line], Math.max(meets ? then - 1 : then, -1));
        }
      }
    }
  }

  private int outside(int line, long[] set) {
    int count = board.sizes[line];
    for (int w = 0; w < words; w++) {
      count -= Long.bitCount(board.members[line][w] & set[w]);
    }
    return count;
  }

  private void normalise() {
    for (int line = 0; line < board.lines; line++) {
      if (most[line] != ClaimStore.ANY && most[line] >= outside(line, zone)) {
        most[line] = ClaimStore.ANY;
      }
    }
  }

  /** The claim that this side makes by two options in this order, of which none is left out. */
  int pair(Standing at, int mover, long one, long other) {
    options[0] = one;
    options[1] = other;
    prepare(at, mover, 2);
    order[0] = 0;
    order[1] = 1;
    return claim(at, mover, 2, claims.link(one, claims.link(other, -1)));
  }
}
