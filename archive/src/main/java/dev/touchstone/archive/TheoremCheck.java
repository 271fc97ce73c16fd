package dev.touchstone.archive;

import dev.touchstone.game.CellList;
import dev.touchstone.manifest.Manifest;
import dev.touchstone.manifest.Note;
import dev.touchstone.signature.Finding;
import dev.touchstone.signature.ManifestReport;
import dev.touchstone.signature.ManifestReport.Demand;
import dev.touchstone.signature.SignatureVerdict;
import dev.touchstone.signature.Signatures;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.ManifestFile;
import dev.touchstone.theorem.NamedGame;
import dev.touchstone.theorem.ProofListener;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.Remedy;
import dev.touchstone.theorem.TheoremFiles;
import dev.touchstone.theorem.TheoremFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Checks one theorem: as it must be in an archive, with proof, manifest, signatures and nothing
 * else beside them; or as far as a page shows it.
 *
 * @param listener hears of the verifying
 */
record TheoremCheck(Demand demand, ProofListener listener) {

  /** Refuses what is not right in all respects. */
  Entry entry(String name, TheoremFiles files) throws Refusal {
    CheckedProof proof = CheckedProof.of(files, listener);
    checkCanonical(proof);
    checkNames(files);
    return signed(name, files, proof, NamedGame.of(files, proof.statement()));
  }

  /**
   * Refuses what is not proved, or said or signed otherwise; a manifest need not be there, and what
   * else lies there is nobody's business.
   *
   * @param complaints hears of a layout that is no good, without which it goes, too
   */
  Entry shown(String name, TheoremFiles files, Consumer<String> complaints) throws Refusal {
    checkOneCertificate(files);
    CheckedProof proof = CheckedProof.of(files, listener);
    NamedGame game = NamedGame.of(files, proof.statement(), complaints);
    if (ManifestFile.of(files).exists()) {
      return signed(name, files, proof, game);
    }
    return entry(name, proof, game, Optional.empty(), List.of());
  }

  private Entry signed(String name, TheoremFiles files, CheckedProof proof, NamedGame game)
      throws Refusal {
    Note note = ManifestFile.of(files).read();
    Manifest manifest = checkedManifest(files, proof, note);
    Signatures signatures = Signatures.judge(note, manifest, demand.keys(), demand.checks());
    return entry(name, proof, game, Optional.of(note), signatures.verdicts());
  }

  private static Entry entry(
      String name,
      CheckedProof proof,
      NamedGame game,
      Optional<Note> note,
      List<SignatureVerdict> signatures)
      throws Refusal {
    Optional<CellList> pairs = ProofSteps.pairing(proof);
    return new Entry(
        name, proof, game, pairs, BoardPicture.of(proof, game, pairs), note, signatures);
  }

  /** In an archive a statement stands in its one form, without comments. */
  private static void checkCanonical(CheckedProof proof) throws Refusal {
    Path file = proof.files().statement();
    try {
      if (!Files.readString(file).equals(proof.statement().text())) {
        throw Refusal.notProved(
            file + ": not the canonical form of the statement; restore the file");
      }
    } catch (IOException e) {
      throw Refusal.file("cannot read the statement", e);
    }
  }

  private void checkNames(TheoremFiles files) throws Refusal {
    try (Stream<Path> paths = Files.list(files.folder())) {
      for (Path stray : paths.filter(TheoremCheck::isStray).sorted().toList()) {
        boolean lock = stray.endsWith(TheoremFolder.LOCK);
        throw Refusal.notProved(
            stray
                + (lock ? ": left by a search" : ": does not belong to a theorem")
                + "; remove it");
      }
    } catch (IOException e) {
      throw Refusal.file("cannot read the folder", e);
    }
    checkOneCertificate(files);
  }

  private static void checkOneCertificate(TheoremFiles files) throws Refusal {
    if (files.hasTwoCertificates()) {
      throw Refusal.usage(files.folder() + ": two certificates; remove one of them");
    }
  }

  private static boolean isStray(Path path) {
    return Files.isDirectory(path) || !TheoremFiles.NAMES.contains(path.getFileName().toString());
  }

  private Manifest checkedManifest(TheoremFiles files, CheckedProof proof, Note note)
      throws Refusal {
    ManifestReport report =
        ManifestReport.of(
            note.bytes(),
            new ManifestReport.Verified(proof.statement(), proof.digest(), proof.length()),
            demand);
    if (!report.satisfied()) {
      // A changed certificate may happen to be another proof of the same: then both are named.
      boolean fits = !report.lines().get(0).startsWith("m DIFFERS");
      boolean wrong = report.lines().stream().anyMatch(TheoremCheck::isWrong);
      Refusal refusal =
          Refusal.notSigned(
              files.manifest()
                  + ": "
                  + String.join("; ", report.lines())
                  + (fits
                      ? ""
                      : "; not of " + files.certificate() + " as it is now: restore one of them")
                  + (wrong ? "; a wrong signature: restore the manifest" : "")
                  + " (the proof itself is verified)");
      // What somebody signed is not made anew: a new manifest has no signatures.
      throw fits || wrong ? refusal : refusal.with(new Remedy.Update());
    }
    return ManifestFile.saidBy(note);
  }

  private static boolean isWrong(String line) {
    return line.startsWith("k " + Finding.INVALID + " ");
  }
}
