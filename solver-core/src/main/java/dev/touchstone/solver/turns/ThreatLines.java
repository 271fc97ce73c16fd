package dev.touchstone.solver.turns;

import static dev.touchstone.solver.turns.TurnBoard.OPPONENT;
import static dev.touchstone.solver.turns.TurnBoard.PROVER;

import java.util.Arrays;

/**
 * A position of which only those lines are looked at by which threats are made: for turns of two
 * stones. Which lines these are is kept up to date with every stone.
 */
final class ThreatLines {

  /** With so many cells missing a turn completes a line. */
  static final int THREAT = 2;

  /** With so many cells missing a turn makes a threat of a line. */
  static final int RIPE = 4;

  final TurnBoard board;
  final byte[] owner;
  private final byte[][] missing = new byte[2][];
  private final byte[][] count = new byte[2][];

  /** The prover's lines that a turn can make a threat of, or complete, as bits. */
  final long[] ripe;

  /** The opponent's lines that a turn of the opponent's completes, as bits. */
  final long[] dangers;

  /** The free cells of each line, by their places in it. */
  final long[] free;

  /** The place of each cell in each of the lines through it. */
  private final long[][] place;

  /** The prover's lines that lie where the search stays. */
  private final boolean[] inWindow;

  private long key;

  ThreatLines(TurnBoard board) {
    this.board = board;
    owner = new byte[board.cells];
    for (int side = 0; side < 2; side++) {
      missing[side] = new byte[board.lines];
      count[side] = new byte[board.lines];
    }
    ripe = new long[(board.lines + 63) / 64];
    dangers = new long[ripe.length];
    free = new long[board.lines];
    place = new long[board.cells][];
    for (int cell = 0; cell < board.cells; cell++) {
      int[] through = board.through[cell];
      place[cell] = new long[through.length];
      for (int i = 0; i < through.length; i++) {
        place[cell][i] = 1L << Arrays.binarySearch(board.members[through[i]], cell);
      }
    }
    inWindow = new boolean[board.lines];
    for (int line = 0; line < board.lines; line++) {
      inWindow[line] =
          board.wins[PROVER][line] && board.window.containsAll(board.game.line(line));
    }
  }

  /** Becomes this position. */
  void copy(Stones at) {
    System.arraycopy(at.owner, 0, owner, 0, owner.length);
    for (int side = 0; side < 2; side++) {
      System.arraycopy(at.count[side], 0, count[side], 0, board.lines);
    }
    key = at.key();
    for (int line = 0; line < board.lines; line++) {
      free[line] = (1L << board.members[line].length) - 1;
    }
    for (int cell = 0; cell < owner.length; cell++) {
      if (owner[cell] != Stones.FREE) {
        flip(cell);
      }
    }
    for (int line = 0; line < board.lines; line++) {
      missing[PROVER][line] = (byte) (board.members[line].length - count[PROVER][line]);
      missing[OPPONENT][line] = (byte) (board.members[line].length - count[OPPONENT][line]);
      mark(line);
    }
  }

  long key() {
    return key;
  }

  /** How many cells the prover lacks on a line. */
  int missing(int line) {
    return missing[PROVER][line];
  }

  boolean isRipe(int line) {
    return (ripe[line >> 6] >>> line & 1) != 0;
  }

  private void flip(int cell) {
    int[] through = board.through[cell];
    for (int i = 0; i < through.length; i++) {
      free[through[i]] ^= place[cell][i];
    }
  }

  void put(int cell, int side) {
    flip(cell);
    owner[cell] = (byte) side;
    key ^= board.key(side, cell);
    for (int line : board.through[cell]) {
      count[side][line]++;
      missing[side][line]--;
      mark(line);
    }
  }

  void take(int cell, int side) {
    flip(cell);
    owner[cell] = Stones.FREE;
    key ^= board.key(side, cell);
    for (int line : board.through[cell]) {
      count[side][line]--;
      missing[side][line]++;
      mark(line);
    }
  }

  private void mark(int line) {
    boolean isRipe =
        count[OPPONENT][line] == 0 && missing[PROVER][line] <= RIPE && inWindow[line];
    boolean endangers =
        count[PROVER][line] == 0
            && missing[OPPONENT][line] <= THREAT
            && board.wins[OPPONENT][line];
    long bit = 1L << line;
    int word = line >> 6;
    ripe[word] = isRipe ? ripe[word] | bit : ripe[word] & ~bit;
    dangers[word] = endangers ? dangers[word] | bit : dangers[word] & ~bit;
  }
}
