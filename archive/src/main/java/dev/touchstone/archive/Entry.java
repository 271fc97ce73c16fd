package dev.touchstone.archive;

import dev.touchstone.game.CellList;
import dev.touchstone.manifest.Manifest;
import dev.touchstone.signature.SignatureVerdict;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.NamedGame;
import java.util.List;
import java.util.Optional;

/**
 * A theorem of an archive, checked.
 *
 * @param name its folder below the archive's
 * @param game what it is about, as people call it
 * @param pairs those of a proof that is one pairing
 * @param picture of the board
 * @param signatures what was found of each
 */
public record Entry(
    String name,
    CheckedProof proof,
    NamedGame game,
    Optional<CellList> pairs,
    BoardPicture picture,
    Manifest manifest,
    List<SignatureVerdict> signatures) {

  public Entry {
    signatures = List.copyOf(signatures);
  }

  /** The theorem in a few words. */
  public String headline() {
    return game.headline();
  }

  /** The page as it must be. */
  String page() {
    return TheoremPage.text(proof, game, pairs, picture);
  }
}
