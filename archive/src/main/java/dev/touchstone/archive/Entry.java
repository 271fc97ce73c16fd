package dev.touchstone.archive;

import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.manifest.Manifest;
import dev.touchstone.picture.Figure;
import dev.touchstone.picture.Picture;
import dev.touchstone.signature.SignatureVerdict;
import dev.touchstone.statement.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A theorem of an archive, checked.
 *
 * @param name its folder below the archive's
 * @param pairs those of a proof that is one pairing
 * @param signatures what was found of each
 */
public record Entry(
    String name,
    CheckedProof proof,
    Optional<CellList> pairs,
    Manifest manifest,
    List<SignatureVerdict> signatures) {

  public Entry {
    signatures = List.copyOf(signatures);
  }

  /** The page and the picture as they must be. */
  String page() {
    return TheoremPage.text(proof, pairs, picture().isPresent());
  }

  /** The picture of the board, where it has rows and columns. */
  public Optional<String> picture() {
    Statement statement = proof.statement();
    if (statement.board() instanceof Hypergraph) {
      return Optional.empty();
    }
    Figure board = Figure.of(statement.setup(), InWords.headline(statement));
    return Optional.of(Picture.svg(pairs.isEmpty() ? board : withPairs(board)));
  }

  private Figure withPairs(Figure board) {
    int cells = board.cells();
    List<CellSet> groups = new ArrayList<>();
    CellSet zone = CellSet.of(cells);
    CellList two = pairs.orElseThrow();
    for (int i = 0; i < two.size(); i += 2) {
      groups.add(CellSet.of(cells, two.get(i), two.get(i + 1)));
      zone = zone.union(groups.get(i / 2));
    }
    return board.with(zone, groups);
  }
}
