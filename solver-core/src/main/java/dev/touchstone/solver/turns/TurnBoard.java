package dev.touchstone.solver.turns;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.Player;
import dev.touchstone.solver.board.Sets;
import dev.touchstone.statement.Problem;
import java.util.Random;

/** A game as the search for one player's proof sees it, through a window if it has no end. */
final class TurnBoard {

  static final int PROVER = 0;
  static final int OPPONENT = 1;

  final Problem problem;
  final Player prover;
  final Hypergraph game;

  /** p. */
  final int turn;

  final int cells;
  final int lines;
  final int[][] through;
  final int[][] members;
  final long[][] memberWords;

  /** Whether a side wins by a line. */
  final boolean[][] wins;

  /** Where the prover may play, and what claims may be about. */
  final CellSet window;

  /** The tolerance of far lines after DONE; none on a finite board. */
  final int farOfDone;

  private final long[][] keys;

  TurnBoard(Problem problem, Player prover) {
    this.problem = problem;
    this.prover = prover;
    game = problem.hypergraph();
    turn = problem.turn();
    cells = game.cellCount();
    lines = game.lineCount();
    through = new int[cells][];
    for (int cell = 0; cell < cells; cell++) {
      through[cell] = game.linesThrough(cell).toArray();
    }
    members = new int[lines][];
    memberWords = new long[lines][];
    wins = new boolean[2][lines];
    for (int line = 0; line < lines; line++) {
      members[line] = game.line(line).toArray();
      memberWords[line] = words(game.line(line));
      wins[PROVER][line] = game.linesOf(prover).contains(line);
      wins[OPPONENT][line] = game.linesOf(prover.opponent()).contains(line);
    }
    if (problem.board() instanceof InfiniteBoard board) {
      window = board.within(board.window());
      farOfDone = board.length() - 1;
    } else {
      window = game.allCells();
      farOfDone = TurnClaim.ANY;
    }
    Random random = new Random(6);
    keys = new long[2][cells];
    for (int cell = 0; cell < cells; cell++) {
      keys[PROVER][cell] = random.nextLong();
      keys[OPPONENT][cell] = random.nextLong();
    }
  }

  static long[] words(CellSet cells) {
    long[] words = new long[cells.wordCount()];
    for (int w = 0; w < words.length; w++) {
      words[w] = cells.word(w);
    }
    return words;
  }

  /** What a stone changes in the key of a position. */
  long key(int side, int cell) {
    return keys[side][cell];
  }

  boolean isOn(int line, int cell) {
    return Sets.contains(memberWords[line], cell);
  }

  boolean meets(int line, int[] some) {
    for (int cell : some) {
      if (isOn(line, cell)) {
        return true;
      }
    }
    return false;
  }

  CellSet set(int[] some) {
    return CellSet.of(cells, some);
  }
}
