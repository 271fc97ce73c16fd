package dev.touchstone.game;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * The short notation for people: {@code 7,7,5}, {@code torus 8,8,5}, {@code 4,14,7tr}, {@code
 * file:path.pg}.
 */
public final class Notation {

  /** The longest game file that is read; a statement is not longer, either. */
  static final int MAX_BYTES = 1 << 24;

  private Notation() {}

  /** The board that a notation without {@code file:} names. */
  public static Board board(String notation) throws BadGameException {
    return BoardFamily.named(notation);
  }

  /**
   * The same game for a reader who stands elsewhere: a file's path is taken from this folder,
   * unless it is an absolute one.
   */
  public static String from(Path folder, String notation) {
    if (!notation.startsWith("file:")) {
      return notation;
    }
    try {
      return "file:" + folder.resolve(notation.substring("file:".length()));
    } catch (InvalidPathException e) {
      // No path in any folder; reading says so.
      return notation;
    }
  }

  /** What a notation names, with the initial stones that a file may list. */
  public static Setup read(String notation) throws BadGameException, IOException {
    if (!notation.startsWith("file:")) {
      try {
        return Setup.empty(board(notation));
      } catch (BadGameException e) {
        throw new BadGameException(e.getMessage() + "; a file is file:NAME.hg or file:NAME.pg");
      }
    }
    String name = notation.substring("file:".length());
    // The ending comes first: what is no game file may have no end.
    if (!name.endsWith(".hg") && !name.endsWith(".pg")) {
      throw new BadGameException(name + ": the name of a game file ends with .hg or .pg");
    }
    try {
      String text = text(name);
      return name.endsWith(".hg") ? HypergraphFile.parse(text) : PositionalGameFile.parse(text);
    } catch (InvalidPathException e) {
      throw new BadGameException(
          "'"
              + name
              + "' cannot be the name of a file here; the locale may lack its letters (LC_ALL=C.UTF-8 has all)");
    } catch (CharacterCodingException e) {
      throw new BadGameException(name + ": not a text in UTF-8");
    } catch (BadGameException e) {
      throw new BadGameException(name + ": " + e.getMessage());
    }
  }

  private static String text(String name) throws BadGameException, IOException {
    Path file = Path.of(name);
    if (Files.isDirectory(file)) {
      throw new BadGameException("a folder, not a file");
    }
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(MAX_BYTES + 1);
      if (bytes.length > MAX_BYTES) {
        throw new BadGameException("longer than " + MAX_BYTES + " bytes, as no game file need be");
      }
      return UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    }
  }
}
