package dev.touchstone.verifier;

import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Reason;
import dev.touchstone.certificate.Tolerances;
import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.LineSet;
import dev.touchstone.game.Motion;
import dev.touchstone.game.Player;
import dev.touchstone.game.Window;
import java.util.Arrays;

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

  /**
   * T20: on an infinite board, a motion that maps the host, and the region if there is one, to
   * itself. A cell whose image lies outside the window has none, nor has a line whose image is not
   * modelled.
   */
  static Symmetry of(Hypergraph game, InfiniteBoard board, Motion motion) throws Fault {
    if (!board.host().isKeptBy(motion)) {
      throw new Fault(Reason.NOT_A_SYMMETRY, "the host or the region is mapped elsewhere");
    }
    Window numbered = board.cells();
    int[] anywhere = new int[game.cellCount()];
    int[] cells = new int[game.cellCount()];
    for (int cell = 0; cell < cells.length; cell++) {
      long x = motion.x(numbered.x(cell), numbered.y(cell));
      long y = motion.y(numbered.x(cell), numbered.y(cell));
      anywhere[cell] = numbered.contains(x, y) ? numbered.cell((int) x, (int) y) : -1;
      cells[cell] = board.window().contains(x, y) ? anywhere[cell] : -1;
    }
    int[] lines = new int[game.lineCount()];
    for (int line = 0; line < lines.length; line++) {
      int[] image = game.line(line).toArray();
      Arrays.setAll(image, i -> anywhere[image[i]]);
      boolean numberless = Arrays.stream(image).anyMatch(cell -> cell < 0);
      lines[line] = numberless ? -1 : game.lineNumber(CellSet.of(game.cellCount(), image));
    }
    return new Symmetry(game, cells, lines, new int[0]);
  }

  /** The same in Hex, where ends have images, too. */
  Symmetry withEnds(int[] images) {
    return new Symmetry(game, cells, lines, images);
  }

  /** The image of a cell or side of Hex. */
  int image(int end) {
    return ends[end];
  }

  CellSet image(CellSet set) throws Fault {
    return CellSet.of(game.cellCount(), mapped(set.toArray(), cells));
  }

  LineSet image(LineSet set) throws Fault {
    return LineSet.of(game.lineCount(), mapped(set.toArray(), lines));
  }

  Tolerances image(Tolerances tolerances, short far) {
    return tolerances.image(lines, far);
  }

  /** T20: of the far lines, among which there are now those that are seen no more. */
  short far(Tolerances tolerances, short far) {
    return tolerances.farOfImage(lines, far);
  }

  private static int[] mapped(int[] members, int[] images) throws Fault {
    for (int i = 0; i < members.length; i++) {
      if (images[members[i]] < 0) {
        throw HostRules.leavesWindow();
      }
      members[i] = images[members[i]];
    }
    return members;
  }
}
