package dev.touchstone.game;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * Writes files, each whole or not at all: the bytes go to a new file beside the target, from there
 * to the disk, and then that file takes the target's place in one step. Whatever fails before, the
 * target stays as it was. Where the target is a link, the link is replaced and not what it leads
 * to. An exception names the target.
 */
public final class OutputFile {

  private OutputFile() {}

  /** What a file has in it. */
  @FunctionalInterface
  public interface Content {
    void writeTo(OutputStream out) throws IOException;
  }

  /** Writes these bytes. */
  public static void write(Path target, byte[] bytes) throws IOException {
    write(target, out -> out.write(bytes));
  }

  /** Writes what comes; the stream need be neither flushed nor closed if it is used directly. */
  public static void write(Path target, Content content) throws IOException {
    if (Files.isDirectory(target)) {
      throw new FileSystemException(target.toString(), null, "a folder is in the way");
    }
    Path beside = created(target);
    boolean moved = false;
    try {
      try (OutputStream out = Files.newOutputStream(beside, StandardOpenOption.WRITE)) {
        content.writeTo(new Writing(target, out));
      }
      force(beside);
      Files.move(
          beside, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      moved = true;
    } finally {
      // Once it is moved, the name is free for the next one, whose file this is not to remove.
      if (!moved) {
        Files.deleteIfExists(beside);
      }
    }
  }

  /** The bytes before the name: whole files also after a power failure. */
  private static void force(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.force(true);
    }
  }

  /** A new file under a name that was free: another run, or the user, may have files like it. */
  private static Path created(Path target) throws IOException {
    for (int i = 1; ; i++) {
      Path beside = target.resolveSibling(target.getFileName() + "." + i + ".tmp");
      try {
        return Files.createFile(beside);
      } catch (FileAlreadyExistsException taken) {
        // The next number.
      } catch (NoSuchFileException e) {
        throw new NoSuchFileException(target.toString(), null, "there is no such folder");
      } catch (AccessDeniedException e) {
        throw new AccessDeniedException(target.toString(), null, "permission denied");
      }
    }
  }

  /** The platform does not say which file there was no room for. */
  private static final class Writing extends FilterOutputStream {
    private final Path target;

    Writing(Path target, OutputStream out) {
      super(out);
      this.target = target;
    }

    @Override
    public void write(int b) throws IOException {
      write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
      try {
        out.write(bytes, from, length);
      } catch (FileSystemException e) {
        throw e;
      } catch (IOException e) {
        throw new FileSystemException(target.toString(), null, e.getMessage());
      }
    }

    /** The file is closed by whoever opened it. */
    @Override
    public void close() throws IOException {
      flush();
    }
  }
}
