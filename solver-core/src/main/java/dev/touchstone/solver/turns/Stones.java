package dev.touchstone.solver.turns;

import static dev.touchstone.solver.turns.TurnBoard.OPPONENT;
import static dev.touchstone.solver.turns.TurnBoard.PROVER;

import dev.touchstone.game.CellSet;
import java.util.Arrays;

/** A position, in which stones are placed and taken back. */
final class Stones {

  static final byte FREE = -1;

  final TurnBoard board;
  final byte[] owner;

  /** How many stones of a side each line has. */
  final byte[][] count;

  private final CellSet[] sets;
  private long key;
  private int placed;

  /** The lines that the opponent has completed. */
  private int lost;

  Stones(TurnBoard board) {
    this(
        board,
        board.problem.setup().stones(board.prover),
        board.problem.setup().stones(board.prover.opponent()));
  }

  /** With these stones of the prover's and of the opponent's. */
  Stones(TurnBoard board, CellSet own, CellSet opponents) {
    this.board = board;
    owner = new byte[board.cells];
    Arrays.fill(owner, FREE);
    count = new byte[2][board.lines];
    sets = new CellSet[] {board.game.noCells(), board.game.noCells()};
    put(own.toArray(), PROVER);
    put(opponents.toArray(), OPPONENT);
  }

  /** Becomes another position. */
  void become(CellSet own, CellSet opponents) {
    take(sets[PROVER].toArray(), PROVER);
    take(sets[OPPONENT].toArray(), OPPONENT);
    put(own.toArray(), PROVER);
    put(opponents.toArray(), OPPONENT);
  }

  void put(int[] cells, int side) {
    for (int cell : cells) {
      change(cell, side, 1);
      owner[cell] = (byte) side;
    }
  }

  void take(int[] cells, int side) {
    for (int cell : cells) {
      change(cell, side, -1);
      owner[cell] = FREE;
    }
  }

  private void change(int cell, int side, int by) {
    key ^= board.key(side, cell);
    placed += by;
    sets[side] = by > 0 ? sets[side].with(cell) : sets[side].without(cell);
    byte[] counts = count[side];
    for (int line : board.through[cell]) {
      int before = counts[line];
      counts[line] += (byte) by;
      if (side == OPPONENT
          && board.wins[OPPONENT][line]
          && Math.max(before, counts[line]) == board.members[line].length) {
        lost += by;
      }
    }
  }

  long key() {
    return key;
  }

  CellSet of(int side) {
    return sets[side];
  }

  boolean isFree(int cell) {
    return owner[cell] == FREE;
  }

  boolean areFree(int[] cells) {
    for (int cell : cells) {
      if (owner[cell] != FREE) {
        return false;
      }
    }
    return true;
  }

  /** Those of these cells on which the prover has no stone. */
  int[] without(int[] cells) {
    return Arrays.stream(cells).filter(cell -> owner[cell] != TurnBoard.PROVER).toArray();
  }

  int freeCount() {
    return board.cells - placed;
  }

  /** Whether the opponent has completed a line. */
  boolean isLost() {
    return lost > 0;
  }

  /** Whether a side can still complete a line. */
  boolean isOpen(int side, int line) {
    return board.wins[side][line] && count[1 - side][line] == 0;
  }

  /** Whether a side can complete no line any more. */
  boolean isBlocked(int side) {
    for (int line = 0; line < board.lines; line++) {
      if (isOpen(side, line)) {
        return false;
      }
    }
    return true;
  }

  int missing(int side, int line) {
    return board.members[line].length - count[side][line];
  }

  /** The free cells of a line. */
  int[] rest(int line) {
    int[] members = board.members[line];
    int found = 0;
    for (int cell : members) {
      found += owner[cell] == FREE ? 1 : 0;
    }
    int[] rest = new int[found];
    found = 0;
    for (int cell : members) {
      if (owner[cell] == FREE) {
        rest[found++] = cell;
      }
    }
    return rest;
  }
}
