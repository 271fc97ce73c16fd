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

  /** Longer lines are not looked at. */
  static final int LONGEST = 40;

  private static final int OWN = 48;
  private static final int THEIRS = 56;
  private static final long OWN_STONES = 0xffL << OWN;
  private static final long FREE = (1L << OWN) - 1;
  private static final int NEVER = 100;

  final TurnBoard board;
  final byte[] owner;

  /** Of each line the free places, and above them how many stones each side has there. */
  private final long[] states;

  /** The place of each cell in each of the lines through it. */
  private final long[][] place;

  /** How many stones make a line ripe, or dangerous. */
  private final byte[] ripeFrom;

  private final byte[] dangerFrom;

  /** The prover's lines that a turn can make a threat of, or complete, as bits. */
  final long[] ripe;

  /** The opponent's lines that a turn of the opponent's completes, as bits. */
  final long[] dangers;

  private long key;

  ThreatLines(TurnBoard board) {
    this.board = board;
    owner = new byte[board.cells];
    states = new long[board.lines];
    ripeFrom = new byte[board.lines];
    dangerFrom = new byte[board.lines];
    ripe = new long[(board.lines + 63) / 64];
    dangers = new long[ripe.length];
    for (int line = 0; line < board.lines; line++) {
      int size = board.members[line].length;
      boolean played = board.wins[PROVER][line] && board.window.containsAll(board.game.line(line));
      ripeFrom[line] = (byte) (played ? size - RIPE : NEVER);
      dangerFrom[line] = (byte) (board.wins[OPPONENT][line] ? size - THREAT : NEVER);
    }
    place = new long[board.cells][];
    for (int cell = 0; cell < board.cells; cell++) {
      int[] through = board.through[cell];
      place[cell] = new long[through.length];
      for (int i = 0; i < through.length; i++) {
        place[cell][i] = 1L << Arrays.binarySearch(board.members[through[i]], cell);
      }
    }
  }

  /** Whether the lines of a board can be looked at so. */
  static boolean canShow(TurnBoard board) {
    return board.turn == THREAT
        && Arrays.stream(board.members).allMatch(line -> line.length <= LONGEST);
  }

  /** Becomes this position. */
  void copy(Stones at) {
    for (int line = 0; line < board.lines; line++) {
      states[line] = (1L << board.members[line].length) - 1;
      mark(line);
    }
    Arrays.fill(owner, Stones.FREE);
    key = 0;
    for (int cell = 0; cell < owner.length; cell++) {
      if (at.owner[cell] != Stones.FREE) {
        put(cell, at.owner[cell]);
      }
    }
  }

  long key() {
    return key;
  }

  /** How many cells the prover lacks on a ripe line. */
  int missing(int line) {
    return Long.bitCount(states[line] & FREE);
  }

  /** The free cells of a line, by their places in it. */
  long free(int line) {
    return states[line] & FREE;
  }

  void put(int cell, int side) {
    owner[cell] = (byte) side;
    change(cell, side, 1);
  }

  void take(int cell, int side) {
    owner[cell] = Stones.FREE;
    change(cell, side, -1);
  }

  private void change(int cell, int side, int by) {
    key ^= board.key(side, cell);
    long stone = 1L << (side == PROVER ? OWN : THEIRS);
    int[] through = board.through[cell];
    long[] places = place[cell];
    for (int i = 0; i < through.length; i++) {
      int line = through[i];
      long before = states[line];
      long after = before + by * (stone - places[i]);
      states[line] = after;
      // Of a line that both have stones on, before and after, nothing changes.
      if (!(isShared(before) && isShared(after))) {
        mark(line);
      }
    }
  }

  private static boolean isShared(long state) {
    return (state & OWN_STONES) != 0 && state >>> THEIRS != 0;
  }

  private void mark(int line) {
    int own = (int) (states[line] >>> OWN) & 0xff;
    int theirs = (int) (states[line] >>> THEIRS);
    long bit = 1L << line;
    int word = line >> 6;
    boolean isRipe = theirs == 0 && own >= ripeFrom[line];
    boolean endangers = own == 0 && theirs >= dangerFrom[line];
    if (isRipe != ((ripe[word] & bit) != 0)) {
      ripe[word] ^= bit;
    }
    if (endangers != ((dangers[word] & bit) != 0)) {
      dangers[word] ^= bit;
    }
  }
}
