package dev.touchstone.archive;

import dev.touchstone.game.Layout;
import dev.touchstone.manifest.Note;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.FolderLock;
import dev.touchstone.theorem.NamedGame;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.TheoremFiles;
import dev.touchstone.theorem.TheoremFolder;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A folder outside of an archive, whose theorem is to be added. Nothing is written there. */
record AddedFolder(Path folder, Path archive) {

  TheoremFiles files() {
    return new TheoremFiles(folder);
  }

  /** Refuses what is no theorem's folder, or is being worked on. */
  void require() throws Refusal {
    try {
      requireReadable();
      if (!Files.isDirectory(folder)) {
        throw Refusal.usage(
            folder + ": no such folder; name the one with the statement and the certificate");
      }
      if (Files.exists(archive) && folder.toRealPath().startsWith(archive.toRealPath())) {
        throw Refusal.usage(folder + ": already in the archive " + archive);
      }
      FolderLock.refuseTaken(folder);
    } catch (IOException e) {
      throw Refusal.file("cannot read the folder", folder, e);
    }
    Path checkpoint = folder.resolve(TheoremFolder.CHECKPOINT);
    if (Files.exists(checkpoint)) {
      throw Refusal.usage(
          checkpoint + ": a search here is not finished; finish it, or remove the checkpoint");
    }
    if (files().hasTwoCertificates()) {
      throw Refusal.usage(folder + ": two certificates; remove one of them");
    }
    for (Path file : List.of(files().statement(), files().certificate())) {
      if (!Files.isRegularFile(file)) {
        throw Refusal.usage(file + (Files.exists(file) ? ": not a file" : ": no such file"));
      }
    }
  }

  /** In a folder that nobody may look into, all files seem to be missing. */
  private void requireReadable() throws IOException {
    if (Files.isDirectory(folder) && !(Files.isReadable(folder) && Files.isExecutable(folder))) {
      throw new AccessDeniedException(folder.toString());
    }
  }

  /**
   * The manifest, if there is one; refuses one of another proof, and one that is wrongly signed.
   */
  Optional<Note> manifest(CheckedProof proof, Trust trust) throws Refusal {
    return trust.manifest(files(), proof);
  }

  /** The layout, if there is one; refuses one that does not fit. */
  Optional<Layout> layout(CheckedProof proof) throws Refusal {
    return NamedGame.of(files(), proof.statement()).layout();
  }

  /** What is no part of a theorem, and stays behind. */
  List<String> leftOut() throws Refusal {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> !TheoremFiles.NAMES.contains(name) && !name.equals(TheoremFolder.LOCK))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw Refusal.file("cannot read the folder", folder, e);
    }
  }
}
