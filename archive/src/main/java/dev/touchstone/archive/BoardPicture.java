package dev.touchstone.archive;

import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.picture.Figure;
import dev.touchstone.picture.Picture;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.NamedGame;
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

  /** The picture of a theorem. */
  static BoardPicture of(CheckedProof proof, NamedGame game, Optional<CellList> pairs)
      throws Refusal {
    if (pairs.isEmpty() && FirstMoves.areKnown(proof)) {
      FirstMoves moves = FirstMoves.of(proof, game);
      return new BoardPicture(moves.figure(), moves.later());
    }
    return of(game, pairs);
  }

  /** The initial position, with the pairs if there are some. */
  static BoardPicture of(NamedGame game, Optional<CellList> pairs) {
    String title = game.name() + (pairs.isEmpty() ? ": the board" : ": equal letters are pairs");
    Figure board = Figure.of(game.statement().setup(), title).laidOut(game.layout());
    return new BoardPicture(pairs.map(cells -> withPairs(board, cells)).orElse(board));
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

  /** Whether a picture can only be one of ours: title and colours come first. */
  static boolean isOurs(String svg) {
    return svg.startsWith("<svg ") && svg.contains("</title>\n<style>\n.paper{");
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
