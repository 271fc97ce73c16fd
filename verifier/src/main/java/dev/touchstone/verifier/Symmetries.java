package dev.touchstone.verifier;

import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Reason;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineSet;
import java.util.ArrayList;
import java.util.List;

/**
 * Theorem T9, IMAGE: a claim holds as well under a bijection of the cells that maps the set of
 * lines to itself. Checked once for each symmetry given: that no two cells have the same image, and
 * that the image of every line is a line. Then lines, being finite in number, map one to one.
 */
final class Symmetries {

  private static final int MOST = 4096;

  /** The images of cells and of lines, by number. */
  private static final class Symmetry {
    final int[] cells;
    final int[] lines;

    Symmetry(int[] cells, int[] lines) {
      this.cells = cells;
      this.lines = lines;
    }
  }

  private final Hypergraph game;
  private final List<Symmetry> given = new ArrayList<>();

  Symmetries(Hypergraph game) {
    this.game = game;
  }

  void add(Step.Symmetry step) throws Fault {
    if (given.size() == MOST) {
      throw new Fault(Reason.TOO_LARGE, "more than " + MOST + " symmetries");
    }
    int[] cells = step.images().toArray();
    if (CellSet.of(game.cellCount(), cells).count() < cells.length) {
      throw new Fault(Reason.NOT_A_PERMUTATION, "two cells have the same image");
    }
    int[] lines = new int[game.lineCount()];
    for (int line = 0; line < lines.length; line++) {
      lines[line] = game.lineNumber(image(game.line(line), cells));
      if (lines[line] < 0) {
        throw new Fault(Reason.NOT_A_SYMMETRY, "the image of line " + line + " is no line");
      }
    }
    given.add(new Symmetry(cells, lines));
  }

  Item.Claim apply(Item.Claim claim, long number) throws Fault {
    if (number >= given.size()) {
      throw new Fault(
          Reason.FORWARD_REFERENCE, "symmetry " + number + " of " + given.size() + " so far");
    }
    Symmetry symmetry = given.get((int) number);
    if (claim instanceof Item.Block block) {
      return new Item.Block(
          image(block.zone(), symmetry.cells), image(block.lines(), symmetry.lines));
    }
    Item.Complete complete = (Item.Complete) claim;
    return new Item.Complete(
        image(complete.needs(), symmetry.cells), image(complete.zone(), symmetry.cells));
  }

  private CellSet image(CellSet cells, int[] images) {
    int[] members = cells.toArray();
    for (int i = 0; i < members.length; i++) {
      members[i] = images[members[i]];
    }
    return CellSet.of(game.cellCount(), members);
  }

  private LineSet image(LineSet lines, int[] images) {
    int[] members = lines.toArray();
    for (int i = 0; i < members.length; i++) {
      members[i] = images[members[i]];
    }
    return LineSet.of(game.lineCount(), members);
  }
}
