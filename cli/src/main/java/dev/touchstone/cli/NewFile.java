package dev.touchstone.cli;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** A file where the user wants it: written whole or not at all, and nothing else is touched. */
final class NewFile {

  private NewFile() {}

  static void put(Path file, byte[] bytes) throws IOException {
    if (Files.isDirectory(file)) {
      throw new FileSystemException(file.toString(), null, "a folder is in the way");
    }
    Path temporary = written(file, bytes);
    try {
      Files.move(
          temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(temporary);
    }
  }

  /** Beside it, under a name that is free: a file of the user's may be called like that, too. */
  private static Path written(Path file, byte[] bytes) throws IOException {
    for (int i = 1; ; i++) {
      Path temporary = file.resolveSibling(file.getFileName() + "." + i + ".tmp");
      try {
        Files.createFile(temporary);
      } catch (FileAlreadyExistsException e) {
        continue;
      }
      try {
        return Files.write(temporary, bytes, StandardOpenOption.WRITE);
      } catch (IOException e) {
        Files.deleteIfExists(temporary);
        throw e;
      }
    }
  }
}
