package dev.touchstone.archive;

import dev.touchstone.game.CellList;
import dev.touchstone.manifest.Manifest;
import dev.touchstone.manifest.Note;
import dev.touchstone.signature.Finding;
import dev.touchstone.signature.SignatureVerdict;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.ManifestFile;
import dev.touchstone.theorem.NamedGame;
import java.util.List;
import java.util.Optional;

/**
 * A theorem of an archive, or of a folder of its own, checked.
 *
 * @param name its folder below the archive's
 * @param game what it is about, as people call it
 * @param pairs those of a proof that is one pairing
 * @param picture of the board
 * @param note the manifest as it was signed; in an archive every theorem has one
 * @param signatures what was found of each
 */
public record Entry(
    String name,
    CheckedProof proof,
    NamedGame game,
    Optional<CellList> pairs,
    BoardPicture picture,
    Optional<Note> note,
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

  /** What the manifest says of a theorem of an archive. */
  Manifest manifest() {
    return ManifestFile.saidBy(
        note.orElseThrow(() -> new IllegalStateException(name + " has no manifest")));
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
