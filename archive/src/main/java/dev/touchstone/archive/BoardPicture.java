package dev.touchstone.archive;

import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.picture.Figure;
import dev.touchstone.picture.Picture;
import dev.touchstone.statement.Statement;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What an archive shows of a theorem: the pairs of a proof that is one pairing; how the game begins
 * by a proof that is played; otherwise the first stones.
 *
 * @param figure beside the theorem
 * @param later on a card among others: a few moves later, when the games differ
 */
public record BoardPicture(Figure figure, Figure later) {

  private BoardPicture(Figure figure) {
    this(figure, figure);
  }

  /** The picture, if the board is one of rows and columns. */
  static Optional<BoardPicture> of(CheckedProof proof, Optional<CellList> pairs) throws Refusal {
    Statement statement = proof.statement();
    if (statement.board().rectangle().isEmpty()) {
      return Optional.empty();
    }
    if (pairs.isEmpty() && FirstMoves.areKnown(proof)) {
      FirstMoves moves = FirstMoves.of(proof);
      return Optional.of(new BoardPicture(moves.figure(), moves.later()));
    }
    return Optional.of(of(statement, pairs));
  }

  /** The initial position, with the pairs if there are some. */
  static BoardPicture of(Statement statement, Optional<CellList> pairs) {
    String name = statement.board().notation();
    if (pairs.isEmpty()) {
      return new BoardPicture(Figure.of(statement.setup(), name + ": the board"));
    }
    Figure board = Figure.of(statement.setup(), name + ": equal letters are pairs");
    return new BoardPicture(withPairs(board, pairs.get()));
  }

  private static Figure withPairs(Figure board, CellList pairs) {
    List<CellSet> groups = new ArrayList<>();
    CellSet zone = CellSet.of(board.cells());
    for (int i = 0; i < pairs.size(); i += 2) {
      CellSet pair = CellSet.of(board.cells(), pairs.get(i), pairs.get(i + 1));
      groups.add(pair);
      zone = zone.union(pair);
    }
    return board.with(zone, groups);
  }

  /** What is to be seen, in words. */
  public String caption() {
    return figure.title();
  }

  /** The picture as a file. */
  public String svg() {
    return Picture.svg(figure);
  }

  /** The picture on a card: without letters and numbers at the edges. */
  public String card() {
    return Picture.svgOfCells(later);
  }
}
