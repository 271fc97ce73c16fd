package dev.touchstone.solver.race;

import dev.touchstone.solver.board.Sets;
import java.util.Arrays;

/** The moves of a node that is searched: first ordered, then with the nodes that they lead to. */
final class Moves {

  private final RaceBoard board;
  private final int behind;
  private final long[] open;
  private final long[] ranked;
  private int candidates;
  private final int[] moves;
  private final int[] children;
  private final int[] backs;
  private int size;
  private int moverWork;
  private int waiterWork;
  private int extra;
  private int secondBest;

  Moves(RaceBoard board, int behind) {
    this.behind = behind;
    this.board = board;
    open = new long[board.words];
    ranked = new long[board.cells];
    moves = new int[board.cells];
    children = new int[board.cells];
    backs = new int[board.cells];
  }

  /**
   * The open moves of a node, those first that lie on the lines nearest to an end. A stone out of
   * sight comes before all others: where the attacker has no answer to it, nothing else matters.
   */
  void order(int node, Standing at, NodeTable table) {
    size = 0;
    candidates = 0;
    table.openMoves(node, open);
    int elsewhere = Sets.nextInBoth(open, board.far, 0);
    if (elsewhere >= 0) {
      ranked[candidates++] = elsewhere;
      return;
    }
    for (int cell = Sets.next(open, 0); cell >= 0; cell = Sets.next(open, cell + 1)) {
      long weight = 0;
      for (int line : board.through[cell]) {
        for (int side = 0; side < 2; side++) {
          if (at.isAlive(side, line)) {
            int stones = board.sizes[line] - at.missing[side][line];
            weight += 1L << Math.min(2 * stones, 40);
          }
        }
      }
      ranked[candidates++] = (-weight << 10) | cell;
    }
    Arrays.sort(ranked, 0, candidates);
  }

  int candidates() {
    return candidates;
  }

  int candidate(int index) {
    return (int) ranked[index] & 1023;
  }

  void add(int move, int child, int back) {
    moves[size] = move;
    children[size] = child;
    backs[size++] = back;
  }

  void remove(int index) {
    size--;
    for (int i = index; i < size; i++) {
      moves[i] = moves[i + 1];
      children[i] = children[i + 1];
      backs[i] = backs[i + 1];
    }
  }

  int count() {
    return size;
  }

  int move(int index) {
    return moves[index];
  }

  int child(int index) {
    return children[index];
  }

  /** By which symmetry the child's position becomes what follows the move. */
  int back(int index) {
    return backs[index];
  }

  /**
   * The move after which least work is expected until its claim; computes the numbers of the node.
   * The waiter's is the most that one answer takes and one for each other: where moves lead to one
   * another's positions a sum would count work twice.
   */
  int choose(int node, NodeTable table) {
    int chosen = -1;
    int least = NodeTable.NEVER;
    int most = 0;
    secondBest = NodeTable.NEVER;
    for (int i = 0; i < size; i++) {
      int child = children[i];
      int own = table.waiterWork(child) + behind(node, i, table);
      int theirs = table.moverWork(child);
      most = Math.max(most, theirs);
      if (chosen < 0 || own < least) {
        secondBest = chosen < 0 ? secondBest : least;
        least = own;
        chosen = i;
      } else {
        secondBest = Math.min(secondBest, own);
        if (own == least && theirs > table.moverWork(children[chosen])) {
          chosen = i;
        }
      }
    }
    moverWork = Math.min(least, NodeTable.NEVER - 1);
    extra = size - 1 + table.charge(node);
    waiterWork = Math.min(most + extra, NodeTable.NEVER - 1);
    return chosen;
  }

  /** What a move is charged with for those that are ordered before it. */
  int behind(int node, int index, NodeTable table) {
    return table.mover(node) == RaceBoard.ATTACKER ? behind * index : 0;
  }

  int moverWork() {
    return moverWork;
  }

  int waiterWork() {
    return waiterWork;
  }

  /** By how much the waiter's work is more than that of the greatest child. */
  int extra() {
    return extra;
  }

  /** The least work after another move. */
  int secondBest() {
    return secondBest;
  }
}
