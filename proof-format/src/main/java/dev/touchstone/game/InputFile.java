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

  /** What the use makes of the file, which may be a pipe. */
  public static <T> T read(String name, Use<T> use) throws IOException {
    try (InputStream in = Files.newInputStream(path(name))) {
      return use.of(new InOrder(in));
    } catch (NoSuchFileException e) {
      throw new IOException(name + ": no such file", e);
    } catch (AccessDeniedException e) {
      throw new IOException(name + ": permission denied", e);
    } catch (IOException e) {
      throw new IOException("'" + name + "': " + e.getMessage(), e);
    }
  }

  /**
   * A name that was not understood has other characters by now: the platform reads arguments by the
   * locale.
   */
  private static Path path(String name) throws IOException {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new IOException(
          name.indexOf('\0') >= 0
              ? "a character that no file name has"
              : "a character that this locale does not know; set LC_ALL=C.UTF-8",
          e);
    }
  }

  /** One byte after the other, and nothing else: a pipe cannot say where it is or what is left. */
  private static final class InOrder extends InputStream {

    private final InputStream in;

    InOrder(InputStream in) {
      this.in = in;
    }

    @Override
    public int read() throws IOException {
      return in.read();
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
      return in.read(target, offset, length);
    }
  }

  /** A file's bytes, but not many more than {@code most}: what is longer is to be refused. */
  public static byte[] bytes(String name, int most) throws IOException {
    return read(name, in -> in.readNBytes(most + 1));
  }
}
