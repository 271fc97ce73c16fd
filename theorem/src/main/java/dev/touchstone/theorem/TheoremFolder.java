package dev.touchstone.theorem;

import dev.touchstone.game.OutputFile;
import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The folder of one theorem, while it is one run's own: statement, certificate, checkpoint, and
 * {@code .unfinished} for files that are not whole or not verified yet. What stands under the final
 * names is whole and verified at every moment, and never of two different theorems; nor is it
 * beside a manifest of another proof.
 */
public final class TheoremFolder implements AutoCloseable {

  static final String REJECTED = ".rejected";
  public static final String CHECKPOINT = "checkpoint";
  public static final String LOCK = FolderLock.FILE;
  private static final String UNFINISHED = ".unfinished";
  private static final String SET_ASIDE = ".old";

  /** What {@link OutputFile} writes to before the file gets its name. */
  private static final Pattern HALF_WRITTEN =
      Pattern.compile(
          "(statement|certificate|certificate\\.gz|manifest|checkpoint)\\.[0-9]+\\.tmp");

  private final TheoremFiles files;
  private final FolderLock lock;
  private final boolean made;
  private @Nullable Path setAside;

  private TheoremFolder(Path folder, FolderLock lock, boolean made) {
    files = new TheoremFiles(folder);
    this.lock = lock;
    this.made = made;
  }

  /** Makes the folder if need be and keeps other runs out of it. */
  public static TheoremFolder open(Path folder) throws Refusal {
    try {
      boolean isNew = !Files.exists(folder);
      TheoremFolder opened = new TheoremFolder(folder, FolderLock.take(folder), isNew);
      opened.complete();
      opened.clear();
      return opened;
    } catch (IOException e) {
      throw Refusal.file("cannot write to the folder " + folder + " (choose another one)", e);
    }
  }

  /**
   * A run may have been killed after its proof was whole and before it had its names, when the
   * proof that it replaced was gone already. The verifier says whether it is a proof.
   */
  private void complete() throws IOException {
    TheoremFiles left = new TheoremFiles(unfinished());
    if (Files.exists(files.certificate()) || !Files.exists(left.certificate())) {
      return;
    }
    Path statement = Files.exists(left.statement()) ? left.statement() : files.statement();
    try {
      accept(CheckedProof.of(ProofFiles.of(statement, left.certificate())));
    } catch (Refusal e) {
      // It was not whole, or no proof.
    }
  }

  /** Gives a proof its names that was verified in this folder. */
  CheckedProof accept(CheckedProof proof) throws IOException {
    setAsideManifest(proof);
    files.move(proof.files());
    return new CheckedProof(
        files, proof.statement(), proof.steps(), proof.digest(), proof.length());
  }

  /** A manifest of another proof does not stay beside this one; with its signatures it is kept. */
  private void setAsideManifest(CheckedProof proof) throws IOException {
    ManifestFile manifest = ManifestFile.of(files);
    if (!Files.exists(manifest.path(), LinkOption.NOFOLLOW_LINKS) || manifest.isOf(proof)) {
      return;
    }
    Path free = manifest.path().resolveSibling(TheoremFiles.MANIFEST + SET_ASIDE);
    for (int i = 2; Files.exists(free, LinkOption.NOFOLLOW_LINKS); i++) {
      free = manifest.path().resolveSibling(TheoremFiles.MANIFEST + SET_ASIDE + i);
    }
    Files.move(manifest.path(), free, StandardCopyOption.ATOMIC_MOVE);
    setAside = free;
  }

  /** Where a manifest is now that was of another proof than the one that this run has written. */
  public Optional<ManifestFile> setAside() {
    return Optional.ofNullable(setAside).map(ManifestFile::new);
  }

  /** Removes what a run left behind that was killed. */
  private void clear() throws IOException {
    if (Files.isDirectory(unfinished(), LinkOption.NOFOLLOW_LINKS)) {
      deleteAll(unfinished(), name -> true);
      Files.delete(unfinished());
    }
    deleteAll(files.folder(), HALF_WRITTEN.asMatchPredicate());
  }

  private static void deleteAll(Path folder, Predicate<String> names) throws IOException {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      for (Path file : files) {
        if (names.test(file.getFileName().toString())) {
          Files.delete(file);
        }
      }
    }
  }

  private Path unfinished() {
    return files.folder().resolve(UNFINISHED);
  }

  /** Where this run may keep what is not finished. */
  TheoremFiles workplace() throws IOException {
    return new TheoremFiles(Files.createDirectories(unfinished()));
  }

  public TheoremFiles files() {
    return files;
  }

  public Path checkpoint() {
    return files.folder().resolve(CHECKPOINT);
  }

  /** Whether a result would take the place of this file, or the next run would clear it away. */
  public boolean wouldTake(Path file) {
    Path folder = files.folder().toAbsolutePath().normalize();
    Path absolute = file.toAbsolutePath().normalize();
    return folder.equals(absolute.getParent())
        && (absolute.toString().endsWith(".tmp")
            || absolute.endsWith(LOCK)
            || TheoremFiles.NAMES.stream().anyMatch(absolute::endsWith));
  }

  /** Keeps a pair that was not accepted, under names that say so; returns the certificate's. */
  Path reject(ProofFiles pair) throws IOException {
    Path certificate = rejected(pair.certificate());
    move(pair.statement(), rejected(pair.statement()));
    move(pair.certificate(), certificate);
    return certificate;
  }

  private Path rejected(Path file) {
    return files.folder().resolve(file.getFileName() + REJECTED);
  }

  private static void move(Path from, Path to) throws IOException {
    Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  /** A run that made a folder and wrote nothing into it. */
  private void removeIfEmpty() throws IOException {
    try {
      Files.delete(files.folder());
    } catch (DirectoryNotEmptyException e) {
      // The usual case.
    }
  }

  @Override
  public String toString() {
    return files.folder().toString();
  }

  /** Lets other runs in; nothing of this one stays but what it has written. */
  @Override
  public void close() throws Refusal {
    try (lock) {
      clear();
      lock.remove();
      if (made) {
        removeIfEmpty();
      }
    } catch (IOException e) {
      throw Refusal.file("cannot leave the folder " + this, e);
    }
  }
}
