package dev.touchstone.game;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reads files; an exception names the file and says why it cannot be read. */
public final class InputFile {

  private InputFile() {}

  /** What is done with an opened file. */
  public interface Use<T> {
    T of(InputStream in) throws IOException;
  }

  /** What the use makes of the file. */
  public static <T> T read(String name, Use<T> use) throws IOException {
    try (InputStream in = Files.newInputStream(Path.of(name))) {
      return use.of(in);
    } catch (NoSuchFileException e) {
      throw new IOException(name + ": no such file", e);
    } catch (AccessDeniedException e) {
      throw new IOException(name + ": permission denied", e);
    } catch (IOException | InvalidPathException e) {
      throw new IOException("'" + name + "': " + e.getMessage(), e);
    }
  }

  /** A file's bytes, but not many more than {@code most}: what is longer is to be refused. */
  public static byte[] bytes(String name, int most) throws IOException {
    return read(name, in -> in.readNBytes(most + 1));
  }
}
