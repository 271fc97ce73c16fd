package dev.touchstone.solver.race;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Player;
import dev.touchstone.solver.board.Sets;
import dev.touchstone.solver.board.Symmetries;

/**
 * A game with lines for both sides, in words. The sides are {@link #ATTACKER}, who is to be proved
 * a winner, and {@link #DEFENDER}, who holds otherwise.
 *
 * <p>On an infinite board ({@link HostField}) the last cells are {@link #far}: a stone of the
 * defender's there is one somewhere out of sight, and counts on every line that leaves the window.
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

  /** The number of cells of each line; those out of sight count, far ones do not. */
  final int[] sizes;

  /** The far cells; none on a finite board. */
  final long[] far;

  /** Where the attacker may play. */
  final long[] playable;

  /** Whether a line has cells out of sight. */
  private final boolean[] leaves;

  private final boolean isWhole;

  /** The lines through each cell. */
  final int[][] through;

  /** For each side, whether it wins by a line. */
  final boolean[][] wins;

  /** For each symmetry the image of each line. */
  private final int[][] lineImages;

  RaceBoard(Hypergraph game, Symmetries symmetries, Player attacker) {
    this(game, symmetries, attacker, game.noCells(), game.allCells(), 0);
  }

  /**
   * A board with far cells.
   *
   * @param run the length of lines that leave the window
   */
  RaceBoard(
      Hypergraph game,
      Symmetries symmetries,
      Player attacker,
      CellSet farCells,
      CellSet playableCells,
      int run) {
    this.game = game;
    this.attacker = attacker;
    this.symmetries = symmetries;
    cells = game.cellCount();
    words = (cells + 63) >>> 6;
    lines = game.lineCount();
    far = words(farCells);
    playable = words(playableCells);
    isWhole = farCells.isEmpty();
    leaves = new boolean[lines];
    members = new long[lines][];
    sizes = new int[lines];
    wins = new boolean[2][lines];
    for (int line = 0; line < lines; line++) {
      members[line] = words(game.line(line));
      leaves[line] = !Sets.disjoint(members[line], far);
      sizes[line] = leaves[line] ? run : game.lineSize(line);
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

  /** Whether all of the board is in sight. */
  boolean isWhole() {
    return isWhole;
  }

  /** Whether a line has cells out of sight. */
  boolean leaves(int line) {
    return leaves[line];
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
