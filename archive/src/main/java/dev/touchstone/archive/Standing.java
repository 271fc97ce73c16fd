package dev.touchstone.archive;

import dev.touchstone.archive.Added.Change;
import dev.touchstone.archive.Index.IndexedTheorem;
import dev.touchstone.game.Layout;
import dev.touchstone.manifest.Note;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.ManifestFile;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.Remedy;
import dev.touchstone.theorem.TheoremFiles;
import java.io.IOException;
import java.util.Optional;

/** How a proof that is to be added stands to the one that an archive has of the same statement. */
enum Standing {
  /** The same proof, and nobody new has signed it. */
  SAME,
  /** The same proof, with more signatures. */
  SIGNED,
  /** The same proof, but signatures that the archive has are not there. */
  SIGNED_OTHERWISE,
  /** The same proof, with a layout that the archive does not have. */
  LAID_OUT,
  /** The same proof, but the archive has another layout. */
  LAID_OUT_OTHERWISE,
  /** Another proof. */
  OTHER_PROOF;

  static Standing of(
      IndexedTheorem before,
      TheoremFiles there,
      CheckedProof proof,
      Optional<Note> note,
      Optional<Layout> layout)
      throws Refusal, IOException {
    if (!before.certificate().sha256().equals(proof.digest())) {
      return OTHER_PROOF;
    }
    Note old = ManifestFile.of(there).read();
    boolean nothingNew =
        note.isEmpty()
            || note.get().signatures().isEmpty()
            || (note.get().text().equals(old.text())
                && old.signatures().containsAll(note.get().signatures()));
    if (nothingNew) {
      return ofLayouts(there, layout);
    }
    boolean keepsOld =
        old.signatures().isEmpty()
            || (note.get().text().equals(old.text())
                && note.get().signatures().containsAll(old.signatures()));
    return keepsOld ? SIGNED : SIGNED_OTHERWISE;
  }

  private static Standing ofLayouts(TheoremFiles there, Optional<Layout> layout)
      throws IOException {
    if (layout.isEmpty() || there.has(layout.get())) {
      return SAME;
    }
    return there.hasLayout() ? LAID_OUT_OTHERWISE : LAID_OUT;
  }

  /** Whether something of the archive would be gone. */
  boolean loses() {
    return this == OTHER_PROOF || this == SIGNED_OTHERWISE || this == LAID_OUT_OTHERWISE;
  }

  /** What an addition makes of the archive. */
  Change change() {
    return switch (this) {
      case SAME -> Change.NONE;
      case SIGNED, SIGNED_OTHERWISE -> Change.SIGNED;
      case LAID_OUT, LAID_OUT_OTHERWISE -> Change.LAID_OUT;
      case OTHER_PROOF -> Change.REPLACED;
    };
  }

  /** Whether the manifest stays as it is in the archive. */
  boolean keepsManifest() {
    return change() == Change.LAID_OUT;
  }

  Refusal refusal(IndexedTheorem before, TheoremFiles there, CheckedProof proof) {
    String line =
        this != OTHER_PROOF
            ? "%s: the same proof is there, with %s"
                .formatted(
                    there.folder(),
                    this == SIGNED_OTHERWISE ? "other signatures" : "another layout")
            : "%s: another proof of this statement is there: %s; this one has %s"
                .formatted(
                    there.folder(),
                    Added.size(before.certificate().steps(), before.certificate().length()),
                    Added.size(proof.steps(), proof.length()));
    return Refusal.usage(line).with(new Remedy.Replace());
  }
}
