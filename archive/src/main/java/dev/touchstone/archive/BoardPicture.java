package dev.touchstone.archive;

import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.picture.Figure;
import dev.touchstone.picture.Picture;
import dev.touchstone.statement.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The board of a theorem as an SVG image: the first stones, and the pairs of a proof that is one
 * pairing, as equal letters.
 */
final class BoardPicture {

  private BoardPicture() {}

  /** The image, if the board is one of rows and columns. */
  static Optional<String> of(Statement statement, Optional<CellList> pairs) {
    if (statement.board() instanceof Hypergraph) {
      return Optional.empty();
    }
    Figure board = Figure.of(statement.setup(), InWords.headline(statement));
    return Optional.of(Picture.svg(pairs.map(cells -> withPairs(board, cells)).orElse(board)));
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
}
