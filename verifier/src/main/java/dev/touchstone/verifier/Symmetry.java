package dev.touchstone.verifier;

import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Reason;
import dev.touchstone.certificate.Tolerances;
import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineSet;
import dev.touchstone.game.Player;

/**
 * Theorem T9: a bijection of the cells that maps each player's set of lines to itself. Checked when
 * it is made: that no two cells have the same image, and that the image of every line is a line of
 * the same players. Then lines, being finite in number, map one to one. In Hex that neighbours stay
 * neighbours, and the prover's sides are mapped to them.
 */
final class Symmetry {

  private final Hypergraph game;
  private final int[] cells;
  private final int[] lines;

  /** In Hex the images of cells and sides. */
  private final int[] ends;

  private Symmetry(Hypergraph game, int[] cells, int[] lines, int[] ends) {
    this.game = game;
    this.cells = cells;
    this.lines = lines;
    this.ends = ends;
  }

  static Symmetry of(Hypergraph game, CellList images) throws Fault {
    int[] cells = images.toArray();
    if (CellSet.of(game.cellCount(), cells).count() < cells.length) {
      throw new Fault(Reason.NOT_A_PERMUTATION, "two cells have the same image");
    }
    int[] none = new int[0];
    Symmetry onCells = new Symmetry(game, cells, none, none);
    int[] lines = new int[game.lineCount()];
    for (int line = 0; line < lines.length; line++) {
      lines[line] = game.lineNumber(onCells.image(game.line(line)));
      if (lines[line] < 0) {
        throw new Fault(Reason.NOT_A_SYMMETRY, "the image of line " + line + " is no line");
      }
      for (Player player : Player.values()) {
        if (game.linesOf(player).contains(line) != game.linesOf(player).contains(lines[line])) {
          throw new Fault(
              Reason.NOT_A_SYMMETRY, "the image of line " + line + " is another player's");
        }
      }
    }
    return new Symmetry(game, cells, lines, none);
  }

  /** The same in Hex, where ends have images, too. */
  Symmetry withEnds(int[] images) {
    return new Symmetry(game, cells, lines, images);
  }

  /** The image of a cell or side of Hex. */
  int image(int end) {
    return ends[end];
  }

  CellSet image(CellSet set) {
    return CellSet.of(game.cellCount(), mapped(set.toArray(), cells));
  }

  LineSet image(LineSet set) {
    return LineSet.of(game.lineCount(), mapped(set.toArray(), lines));
  }

  Tolerances image(Tolerances tolerances) {
    return tolerances.image(lines);
  }

  private static int[] mapped(int[] members, int[] images) {
    for (int i = 0; i < members.length; i++) {
      members[i] = images[members[i]];
    }
    return members;
  }
}
