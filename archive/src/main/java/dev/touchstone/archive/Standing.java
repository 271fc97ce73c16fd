package dev.touchstone.archive;

import dev.touchstone.archive.Index.IndexedTheorem;
import dev.touchstone.manifest.Note;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.ManifestFile;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.Remedy;
import dev.touchstone.theorem.TheoremFiles;
import java.util.Optional;

/** How a proof that is to be added stands to the one that an archive has of the same statement. */
enum Standing {
  /** The same proof, and nobody new has signed it. */
  SAME,
  /** The same proof, with more signatures. */
  SIGNED,
  /** The same proof, but signatures that the archive has are not there. */
  SIGNED_OTHERWISE,
  /** Another proof. */
  OTHER_PROOF;

  static Standing of(
      IndexedTheorem before, TheoremFiles there, CheckedProof proof, Optional<Note> note)
      throws Refusal {
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
      return SAME;
    }
    boolean keepsOld =
        old.signatures().isEmpty()
            || (note.get().text().equals(old.text())
                && note.get().signatures().containsAll(old.signatures()));
    return keepsOld ? SIGNED : SIGNED_OTHERWISE;
  }

  /** Whether something of the archive would be gone. */
  boolean loses() {
    return this == OTHER_PROOF || this == SIGNED_OTHERWISE;
  }

  Refusal refusal(IndexedTheorem before, TheoremFiles there, CheckedProof proof) {
    String line =
        this == SIGNED_OTHERWISE
            ? "%s: the same proof is there, with other signatures".formatted(there.folder())
            : "%s: another proof of this statement is there: %s; this one has %s"
                .formatted(
                    there.folder(),
                    Added.size(before.certificate().steps(), before.certificate().length()),
                    Added.size(proof.steps(), proof.length()));
    return Refusal.usage(line).with(new Remedy.Replace());
  }
}
