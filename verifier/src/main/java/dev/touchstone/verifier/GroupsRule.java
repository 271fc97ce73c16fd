package dev.touchstone.verifier;

import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Reason;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineSet;

/**
 * Theorem T3, GROUPS: disjoint groups of p + 1 cells give Block ⟨all their cells, the lines that
 * contain a group⟩. Checked: the size of the groups, that no cell is in two. The reader guarantees
 * cells of the board.
 */
final class GroupsRule {

  private GroupsRule() {}

  static Claim check(Hypergraph game, int turn, Step.Groups groups) throws Fault {
    int size = groups.size();
    if (size != turn + 1) {
      throw new Fault(
          Reason.GROUP_SIZE, "groups of %d cells where a turn has %d stones".formatted(size, turn));
    }
    CellList cells = groups.cells();
    long[] zone = new long[game.noCells().wordCount()];
    long[] lines = new long[game.noLines().wordCount()];
    for (int from = 0; from < cells.size(); from += size) {
      for (int i = from; i < from + size; i++) {
        int cell = cells.get(i);
        long bit = 1L << cell;
        if ((zone[cell >>> 6] & bit) != 0) {
          throw new Fault(Reason.GROUPS_OVERLAP, "cell " + cell + " is used twice");
        }
        zone[cell >>> 6] |= bit;
      }
      for (int w = 0; w < lines.length; w++) {
        long contain = -1;
        for (int i = from; i < from + size; i++) {
          contain &= game.linesThrough(cells.get(i)).word(w);
        }
        lines[w] |= contain;
      }
    }
    return new Block(
        CellSet.ofWords(game.cellCount(), zone), LineSet.ofWords(game.lineCount(), lines));
  }
}
