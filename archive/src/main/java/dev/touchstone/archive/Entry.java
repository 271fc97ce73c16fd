package dev.touchstone.archive;

import dev.touchstone.game.CellList;
import dev.touchstone.manifest.Manifest;
import dev.touchstone.signature.Finding;
import dev.touchstone.signature.SignatureVerdict;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.InWords;
import java.util.List;
import java.util.Optional;

/**
 * A theorem of an archive, checked.
 *
 * @param name its folder below the archive's
 * @param pairs those of a proof that is one pairing
 * @param picture of a board with rows and columns
 * @param signatures what was found of each
 */
public record Entry(
    String name,
    CheckedProof proof,
    Optional<CellList> pairs,
    Optional<BoardPicture> picture,
    Manifest manifest,
    List<SignatureVerdict> signatures) {

  public Entry {
    signatures = List.copyOf(signatures);
  }

  /** Who has signed it rightly, each as name+id. */
  public List<String> signers() {
    return signatures.stream()
        .filter(signature -> signature.finding() == Finding.VALID)
        .map(signature -> signature.name() + "+" + signature.keyId())
        .toList();
  }

  /** The theorem in a few words. */
  String headline() {
    return InWords.headline(proof.statement());
  }

  /** The page as it must be. */
  String page() {
    return TheoremPage.text(proof, pairs, picture);
  }
}
