package dev.touchstone.theorem;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A folder, or a file, that is one run's own: the platform keeps others out, and forgets the dead.
 */
public final class FolderLock implements AutoCloseable {

  static final String FILE = ".lock";

  private final Path file;
  private final FileChannel channel;

  private FolderLock(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /** Takes a folder, which is made if need be; refuses one that another run has. */
  public static FolderLock take(Path folder) throws Refusal, IOException {
    Optional<FolderLock> lock = Optional.empty();
    while (lock.isEmpty()) {
      Files.createDirectories(folder);
      try {
        lock = take(folder, folder.resolve(FILE));
      } catch (NoSuchFileException e) {
        // Another run has just removed it; it is made again.
      }
    }
    return lock.get();
  }

  /** Takes one file in a folder that need not be this run's; refuses one that another run has. */
  public static FolderLock ofFile(Path file) throws Refusal, IOException {
    Path lock = file.resolveSibling("." + file.getFileName() + FILE);
    while (true) {
      try {
        Optional<FolderLock> taken = take(file, lock);
        if (taken.isPresent()) {
          return taken.get();
        }
      } catch (NoSuchFileException e) {
        @Nullable Path folder = file.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
          throw e;
        }
        // Another run has just removed it; it is made again.
      }
    }
  }

  /** Nothing if it was a file that another run has removed meanwhile. */
  private static Optional<FolderLock> take(Path whose, Path file) throws Refusal, IOException {
    if (Files.isSymbolicLink(file)) {
      // The platform would not name it.
      throw Refusal.usage(file + ": a link, in the place of a lock; remove it");
    }
    try {
      Files.createFile(file);
    } catch (FileAlreadyExistsException e) {
      // Left by an earlier run, or of one that is at work.
    }
    @Nullable Object before = identity(file);
    FileChannel channel =
        FileChannel.open(file, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
    boolean kept = false;
    try {
      if (!isLocked(channel, false)) {
        throw taken(whose);
      }
      kept = Objects.equals(before, identity(file));
      return kept ? Optional.of(new FolderLock(file, channel)) : Optional.empty();
    } finally {
      if (!kept) {
        channel.close();
      }
    }
  }

  private static @Nullable Object identity(Path file) throws IOException {
    return Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS)
        .fileKey();
  }

  /** Refuses a folder that another run has; leaves nothing there. */
  public static void refuseTaken(Path folder) throws Refusal, IOException {
    Path file = folder.resolve(FILE);
    if (!Files.isRegularFile(file)) {
      return;
    }
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      if (!isLocked(channel, true)) {
        throw taken(folder);
      }
    } catch (NoSuchFileException e) {
      // The run has just ended.
    }
  }

  private static Refusal taken(Path whose) {
    return Refusal.usage(
        Files.isDirectory(whose)
            ? whose + ": another run is at work there; wait for it or choose another folder"
            : whose + ": another run uses this file; wait for it or choose another file");
  }

  private static boolean isLocked(FileChannel channel, boolean shared) throws IOException {
    try {
      @Nullable FileLock lock = channel.tryLock(0, Long.MAX_VALUE, shared);
      return lock != null;
    } catch (OverlappingFileLockException e) {
      return false;
    }
  }

  /** Removes the file of the lock, while nobody else can have it. */
  public void remove() throws IOException {
    Files.deleteIfExists(file);
  }

  /** Lets others in. */
  @Override
  public void close() throws IOException {
    channel.close();
  }
}
