package dev.touchstone.archive;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The folder of one theorem, while it is one run's own: statement, certificate, checkpoint, and
 * {@code .unfinished} for files that are not whole or not verified yet. What stands under the final
 * names is whole and verified at every moment, and never of two different theorems.
 */
public final class TheoremFolder implements AutoCloseable {

  public static final String STATEMENT = "statement";
  public static final String CERTIFICATE = "certificate";
  public static final String COMPRESSED = "certificate.gz";
  static final String REJECTED = ".rejected";
  static final String CHECKPOINT = "checkpoint";
  private static final String UNFINISHED = ".unfinished";
  static final String LOCK = ".lock";

  private final Path folder;
  private final FileChannel lock;

  private TheoremFolder(Path folder, FileChannel lock) {
    this.folder = folder;
    this.lock = lock;
  }

  /** Makes the folder if need be and keeps other runs out of it. */
  public static TheoremFolder open(Path folder) throws Refusal {
    try {
      Files.createDirectories(folder);
      FileChannel channel =
          FileChannel.open(
              folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (!locked(channel)) {
        channel.close();
        throw Refusal.usage(
            folder + ": another run is at work there; wait for it or choose another folder");
      }
      TheoremFolder opened = new TheoremFolder(folder, channel);
      opened.clear();
      return opened;
    } catch (IOException e) {
      throw Refusal.file("cannot write to the folder " + folder + " (choose another one)", e);
    }
  }

  private static boolean locked(FileChannel channel) throws IOException {
    try {
      @Nullable FileLock lock = channel.tryLock();
      return lock != null;
    } catch (OverlappingFileLockException e) {
      return false;
    }
  }

  /** Removes what a run left behind that was killed. */
  private void clear() throws IOException {
    if (Files.isDirectory(unfinished())) {
      try (DirectoryStream<Path> files = Files.newDirectoryStream(unfinished())) {
        for (Path file : files) {
          Files.delete(file);
        }
      }
      Files.delete(unfinished());
    }
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, CHECKPOINT + "*.tmp")) {
      for (Path file : files) {
        Files.delete(file);
      }
    }
  }

  private Path unfinished() {
    return folder.resolve(UNFINISHED);
  }

  /** Where this run may keep what is not finished. */
  Path workplace() throws IOException {
    return Files.createDirectories(unfinished());
  }

  public Path statement() {
    return folder.resolve(STATEMENT);
  }

  public Path checkpoint() {
    return folder.resolve(CHECKPOINT);
  }

  /** Whether a result would take the place of this file. */
  public boolean publishes(Path file) {
    Path absolute = file.toAbsolutePath().normalize();
    boolean result =
        Stream.of(STATEMENT, CERTIFICATE, COMPRESSED, LOCK)
            .map(name -> folder.resolve(name).toAbsolutePath().normalize())
            .anyMatch(absolute::equals);
    // Half-written checkpoints have such names here and are cleared away.
    boolean cleared =
        folder.toAbsolutePath().normalize().equals(absolute.getParent())
            && absolute.toString().endsWith(".tmp");
    return result || cleared;
  }

  /** Gives a verified pair its final names; returns where the certificate is now. */
  Path publish(Path newStatement, Path newCertificate) throws IOException {
    Path certificate = folder.resolve(newCertificate.getFileName());
    force(newStatement);
    force(newCertificate);
    shareAlike(newStatement, newCertificate);
    if (!sameText(newStatement, statement())) {
      // First the old certificate goes: at no moment there is a pair that does not fit together.
      Files.deleteIfExists(folder.resolve(CERTIFICATE));
      Files.deleteIfExists(folder.resolve(COMPRESSED));
      move(newStatement, statement());
    }
    move(newCertificate, certificate);
    for (String name : new String[] {CERTIFICATE, COMPRESSED}) {
      if (!certificate.endsWith(name)) {
        Files.deleteIfExists(folder.resolve(name));
      }
    }
    return certificate;
  }

  /** Keeps a pair that was not accepted, under names that say so; returns the certificate's. */
  Path reject(Path statement, Path certificate) throws IOException {
    Path kept = folder.resolve(certificate.getFileName() + REJECTED);
    move(statement, folder.resolve(STATEMENT + REJECTED));
    move(certificate, kept);
    return kept;
  }

  /** A certificate that was a temporary file is the user's alone; others may read it, too. */
  static void shareAlike(Path model, Path file) throws IOException {
    try {
      Files.setPosixFilePermissions(file, Files.getPosixFilePermissions(model));
    } catch (UnsupportedOperationException e) {
      // No such permissions here.
    }
  }

  private static void move(Path from, Path to) throws IOException {
    Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  /** The bytes before the name: whole files also after a power failure. */
  private static void force(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.force(true);
    }
  }

  private static boolean sameText(Path one, Path other) throws IOException {
    return Files.isRegularFile(other)
        && Arrays.equals(Files.readAllBytes(one), Files.readAllBytes(other));
  }

  @Override
  public String toString() {
    return folder.toString();
  }

  /** Lets other runs in. The lock's file stays: removing it would race with their opening it. */
  @Override
  public void close() throws Refusal {
    try {
      clear();
      lock.close();
    } catch (IOException e) {
      throw Refusal.file("cannot leave the folder " + folder, e);
    }
  }
}
