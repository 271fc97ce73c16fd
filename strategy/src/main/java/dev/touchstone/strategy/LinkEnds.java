package dev.touchstone.strategy;

import dev.touchstone.certificate.Rule;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Between which ends a Link is: cells, or sides of the prover's, which have the numbers behind the
 * cells. Rules for links keep them only where they cannot be read off what is below: TOUCH and
 * JOIN.
 */
final class LinkEnds {

  private final ClaimStore claims;
  private final int cells;
  private final CellSet atFirstSide;

  LinkEnds(Statement statement, ClaimStore claims) {
    this.claims = claims;
    cells = statement.hypergraph().cellCount();
    atFirstSide = atFirstSide(statement);
  }

  private static CellSet atFirstSide(Statement statement) {
    CellSet near = statement.hypergraph().noCells();
    if (!(statement.board() instanceof HexBoard board)) {
      return near;
    }
    Player prover = statement.prover();
    int side = statement.hypergraph().cellCount();
    for (int cell = 0; cell < side; cell++) {
      boolean touches = Arrays.stream(board.around(cell, prover)).anyMatch(place -> place == side);
      near = touches ? near.with(cell) : near;
    }
    return near;
  }

  /** The two ends of a Link, the lower one first. */
  int[] of(int claim) {
    List<int[]> symmetries = new ArrayList<>();
    int below = claim;
    Rule rule = claims.rule(below);
    while (rule != Rule.TOUCH && rule != Rule.JOIN) {
      if (rule == Rule.IMAGE) {
        symmetries.add(claims.symmetry(claims.numbers(below)[0]));
      }
      below = claims.madeOf(below)[0];
      rule = claims.rule(below);
    }
    int[] ends = claims.numbers(below).clone();
    for (int i = symmetries.size() - 1; i >= 0; i--) {
      ends = new int[] {image(symmetries.get(i), ends[0]), image(symmetries.get(i), ends[1])};
    }
    Arrays.sort(ends);
    return ends;
  }

  /** The ends of two Links that meet in one. */
  int[] joined(int first, int second) {
    int[] one = of(first);
    int[] other = of(second);
    int meeting = one[0] == other[0] || one[0] == other[1] ? one[0] : one[1];
    int[] ends = {one[0] == meeting ? one[1] : one[0], other[0] == meeting ? other[1] : other[0]};
    Arrays.sort(ends);
    return ends;
  }

  /** A symmetry of the cells leaves the sides where they are, or exchanges them. */
  int image(int[] symmetry, int end) {
    if (end < cells) {
      return symmetry[end];
    }
    boolean stays =
        Arrays.stream(atFirstSide.toArray()).allMatch(cell -> atFirstSide.contains(symmetry[cell]));
    return stays ? end : 2 * cells + 1 - end;
  }
}
