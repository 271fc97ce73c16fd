package dev.touchstone.theorem;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.stream.Stream;

/**
 * The folder of one theorem, while it is one run's own: statement, certificate, checkpoint, and
 * {@code .unfinished} for files that are not whole or not verified yet. What stands under the final
 * names is whole and verified at every moment, and never of two different theorems.
 */
public final class TheoremFolder implements AutoCloseable {

  static final String REJECTED = ".rejected";
  public static final String CHECKPOINT = "checkpoint";
  public static final String LOCK = FolderLock.FILE;
  private static final String UNFINISHED = ".unfinished";

  private final TheoremFiles files;
  private final FolderLock lock;

  private TheoremFolder(Path folder, FolderLock lock) {
    files = new TheoremFiles(folder);
    this.lock = lock;
  }

  /** Makes the folder if need be and keeps other runs out of it. */
  public static TheoremFolder open(Path folder) throws Refusal {
    try {
      TheoremFolder opened = new TheoremFolder(folder, FolderLock.take(folder));
      opened.clear();
      return opened;
    } catch (IOException e) {
      throw Refusal.file("cannot write to the folder " + folder + " (choose another one)", e);
    }
  }

  /** Removes what a run left behind that was killed. */
  private void clear() throws IOException {
    if (Files.isDirectory(unfinished())) {
      deleteAll(unfinished(), "*");
      Files.delete(unfinished());
    }
    deleteAll(files.folder(), CHECKPOINT + "*.tmp");
  }

  private static void deleteAll(Path folder, String names) throws IOException {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, names)) {
      for (Path file : files) {
        Files.delete(file);
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
            || Stream.of(
                    TheoremFiles.STATEMENT,
                    TheoremFiles.CERTIFICATE,
                    TheoremFiles.COMPRESSED,
                    TheoremFiles.LAYOUT,
                    LOCK)
                .anyMatch(absolute::endsWith));
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

  @Override
  public String toString() {
    return files.folder().toString();
  }

  /** Lets other runs in. The lock's file stays, and says that a search was here. */
  @Override
  public void close() throws Refusal {
    try {
      clear();
      lock.close();
    } catch (IOException e) {
      throw Refusal.file("cannot leave the folder " + this, e);
    }
  }
}
