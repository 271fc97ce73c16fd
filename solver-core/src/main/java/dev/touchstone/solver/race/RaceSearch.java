package dev.touchstone.solver.race;

import dev.touchstone.solver.board.Sets;
import java.util.Arrays;
import java.util.function.BooleanSupplier;

/**
 * Depth-first proof-number search [Nagai02], with slack in its limits [PL07], for the first
 * mover's, or the second's, win. Both results of a node are claims, so at each node the waiter
 * collects options: what one of them answers need not be looked at. The mover needs one move after
 * which the claim is the mover's.
 *
 * <p>The numbers are whole: with fractions the thresholds would be off by rounding, and the search
 * could go back and forth between two nodes for ever.
 */
final class RaceSearch {

  private static final int GROWTH = 4;

  private final RaceBoard board;
  final NodeTable table;
  final ClaimStore claims;
  private final Evaluation evaluation;
  private final BooleanSupplier goesOn;
  private final Outlook outlook;
  private final Standing leaf;
  private final Standing[] levels;
  private final Moves[] moves;
  private final long[][] form;
  private final long[][] image;
  private final long[][] best;
  private final long[][] buffers;

  /** By which symmetry the position that was looked up last becomes that of its node. */
  private int turned;

  private long expanded;
  private boolean stopped;

  /**
   * A search of its own.
   *
   * @param outlook what it expects, and which moves it leaves out
   * @param goesOn asked before each node is looked into
   */
  RaceSearch(RaceBoard board, Outlook outlook, BooleanSupplier goesOn) {
    this.board = board;
    this.goesOn = goesOn;
    this.outlook = outlook;
    table = new NodeTable(board);
    claims = new ClaimStore(board);
    Closing closing = new Closing(board, claims);
    evaluation = new Evaluation(board, table, claims, closing, outlook);
    leaf = new Standing(board);
    levels = new Standing[board.cells + 2];
    moves = new Moves[board.cells + 2];
    form = new long[3][board.words];
    image = new long[3][board.words];
    best = new long[3][board.words];
    buffers = new long[3][board.words];
  }

  long expanded() {
    return expanded;
  }

  void startFrom(long nodes) {
    expanded = nodes;
  }

  long leafTests() {
    return evaluation.leafTests();
  }

  long bytes() {
    return table.bytes() + claims.bytes();
  }

  /** By which symmetry the position that was looked up last becomes that of its node. */
  int turned() {
    return turned;
  }

  /** Whether the search was stopped before its end. */
  boolean isStopped() {
    return stopped;
  }

  /** The node of a position, which is looked at if it is new. */
  int node(Standing at, int mover) {
    at.normalForm(form[0], form[1], form[2]);
    turned = canonical();
    int node = table.find(best[0], best[1], best[2], mover);
    if (node < 0) {
      node = -1 - node;
      leaf.set(best[0], best[1], best[2]);
      evaluation.look(node, leaf);
    }
    return node;
  }

  /** Finds the least image of the normal form; returns by which symmetry. */
  private int canonical() {
    int symmetry = 0;
    for (int i = 0; i < 3; i++) {
      Sets.copy(form[i], best[i]);
    }
    for (int s = 1; s < board.symmetries.count(); s++) {
      int order = 0;
      for (int i = 0; i < 3 && order <= 0; i++) {
        board.symmetries.apply(s, form[i], image[i]);
        if (order == 0) {
          order = Arrays.compare(image[i], best[i]);
        }
      }
      if (order < 0) {
        symmetry = s;
        for (int i = 0; i < 3; i++) {
          Sets.copy(image[i], best[i]);
        }
      }
    }
    return symmetry;
  }

  /** Searches until the node is decided, or the search is stopped. */
  void decide(int node) {
    stopped = false;
    while (!table.isDecided(node) && !stopped) {
      search(node, NodeTable.NEVER, NodeTable.NEVER, 0);
    }
  }

  private void search(int node, int mostMover, int mostWaiter, int depth) {
    if (!goesOn.getAsBoolean()) {
      stopped = true;
      return;
    }
    if (!table.isLookedInto(node)) {
      table.lookInto(node);
      expanded++;
    }
    if (levels[depth] == null) {
      levels[depth] = new Standing(board);
      moves[depth] = new Moves(board, outlook.behind());
    }
    Standing at = levels[depth];
    Moves here = moves[depth];
    table.position(node, at, buffers);
    if (gather(node, at, here)) {
      return;
    }
    while (!settle(node, at, here)) {
      if (here.count() == 0) {
        // All that was there to answer was a stone out of sight, and now the others are asked for.
        if (gather(node, at, here)) {
          return;
        }
        continue;
      }
      int next = here.choose(node, table);
      int mover = here.moverWork();
      int waiter = here.waiterWork();
      table.work(node, mover, waiter);
      if (mover >= mostMover || waiter >= mostWaiter || stopped) {
        return;
      }
      int second = here.secondBest();
      int enough = Math.max(second + 1, second + second / GROWTH);
      int most = Math.min(mostMover, enough) - here.behind(node, next, table);
      search(here.child(next), mostWaiter - here.extra(), most, depth + 1);
      if (stopped) {
        return;
      }
    }
  }

  /** Looks up the successors; whether the node is decided by one of them. */
  private boolean gather(int node, Standing at, Moves here) {
    int mover = table.mover(node);
    here.order(node, at, table);
    for (int i = 0; i < here.candidates(); i++) {
      int move = here.candidate(i);
      if (!table.isOpenMove(node, move)) {
        continue;
      }
      at.place(mover, move);
      int child = node(at, 1 - mover);
      at.takeBack(mover, move);
      int back = board.symmetries.inverse(turned);
      if (table.waiterWork(child) == 0) {
        win(node, move, back, child);
        return true;
      }
      if (table.moverWork(child) == 0) {
        long answer = table.result(child);
        evaluation.add(node, at, Option.turned(board, back, answer, move));
      } else {
        here.add(move, child, back);
      }
    }
    return false;
  }

  private void win(int node, int move, int back, int child) {
    int claim = (int) table.result(child);
    table.moverReaches(node, Option.of(Option.NONE, move, back, claim));
  }

  /** Takes decided successors into account; whether the node is decided now. */
  private boolean settle(int node, Standing at, Moves here) {
    for (int i = 0; i < here.count(); i++) {
      if (!table.isOpenMove(node, here.move(i))) {
        here.remove(i--);
        continue;
      }
      int child = here.child(i);
      if (table.waiterWork(child) == 0) {
        win(node, here.move(i), here.back(i), child);
        return true;
      }
      if (table.moverWork(child) == 0) {
        long answer = table.result(child);
        evaluation.add(node, at, Option.turned(board, here.back(i), answer, here.move(i)));
        here.remove(i--);
      }
    }
    if (!table.hasOpenMoves(node)) {
      evaluation.close(node, at);
      return true;
    }
    return false;
  }
}
