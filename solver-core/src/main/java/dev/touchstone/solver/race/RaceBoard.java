package dev.touchstone.solver.race;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Player;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Symmetries;

/**
 * A game with lines for both sides, in words. The sides are {@link #ATTACKER}, who is to be proved
 * a winner, and {@link #DEFENDER}, who holds otherwise.
 */
final class RaceBoard {

  static final int ATTACKER = 0;
  static final int DEFENDER = 1;

  /** The most cells: a cell is written in ten bits, and one number means none. */
  static final int MOST_CELLS = 1023;

  final Hypergraph game;
  final Player attacker;
  final Symmetries symmetries;
  final int cells;
  final int words;
  final int lines;

  /** The cells of each line. */
  final long[][] members;

  /** The number of cells of each line. */
  final int[] sizes;

  /** The lines through each cell. */
  final int[][] through;

  /** For each side, whether it wins by a line. */
  final boolean[][] wins;

  /** For each symmetry the image of each line. */
  private final int[][] lineImages;

  RaceBoard(Arena arena, Player attacker) {
    game = arena.game;
    this.attacker = attacker;
    symmetries = arena.symmetries;
    cells = arena.cells;
    words = arena.cellWords;
    lines = arena.lines;
    members = new long[lines][];
    sizes = new int[lines];
    wins = new boolean[2][lines];
    for (int line = 0; line < lines; line++) {
      members[line] = words(game.line(line));
      sizes[line] = game.lineSize(line);
      wins[ATTACKER][line] = game.linesOf(attacker).contains(line);
      wins[DEFENDER][line] = game.linesOf(attacker.opponent()).contains(line);
    }
    through = new int[cells][];
    for (int cell = 0; cell < cells; cell++) {
      through[cell] = game.linesThrough(cell).toArray();
    }
    lineImages = new int[symmetries.count()][lines];
    for (int symmetry = 0; symmetry < symmetries.count(); symmetry++) {
      for (int line = 0; line < lines; line++) {
        long[] image = new long[words];
        symmetries.apply(symmetry, members[line], image);
        lineImages[symmetry][line] = game.lineNumber(CellSet.ofWords(cells, image));
      }
    }
  }

  static long[] words(CellSet set) {
    long[] words = new long[set.wordCount()];
    for (int w = 0; w < words.length; w++) {
      words[w] = set.word(w);
    }
    return words;
  }

  int lineImage(int symmetry, int line) {
    return lineImages[symmetry][line];
  }

  int[] lineImages(int symmetry) {
    return lineImages[symmetry].clone();
  }

  /** The image of a cell, and none of none (-1). */
  int image(int symmetry, int cell) {
    return cell < 0 ? cell : symmetries.image(symmetry, cell);
  }

  Player player(int side) {
    return side == ATTACKER ? attacker : attacker.opponent();
  }
}
