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
 * path.pg}.
 */
public final class Notation {

  private static final String FILE = "file:";
  private static final String LINES = ".hg";
  private static final String SECTIONS = ".pg";

  /** The longest game file that is read; a statement is not longer, either. */
  static final int MAX_BYTES = 1 << 24;

  private Notation() {}

  /** The board that a notation names which names no file. */
  public static Board board(String notation) throws BadGameException {
    return BoardFamily.named(notation);
  }

  /** Whether a notation names a file: with {@code file:} in front, or by its ending. */
  public static boolean isFile(String notation) {
    return notation.startsWith(FILE) || notation.endsWith(LINES) || notation.endsWith(SECTIONS);
  }

  /** The path of the file that a notation names. */
  public static String path(String notation) {
    return notation.startsWith(FILE) ? notation.substring(FILE.length()) : notation;
  }

  /**
   * The same game for a reader who stands elsewhere: a file's path is taken from this folder,
   * unless it is an absolute one.
   */
  public static String from(Path folder, String notation) {
    if (!isFile(notation)) {
      return notation;
    }
    try {
      return FILE + folder.resolve(path(notation));
    } catch (InvalidPathException e) {
      // No path in any folder; reading says so.
      return notation;
    }
  }

  /** What a notation names, with the initial stones that a file may list. */
  public static Setup read(String notation) throws BadGameException, IOException {
    if (isFile(notation)) {
      return readFile(notation).setup();
    }
    try {
      return Setup.empty(board(notation));
    } catch (BadGameException e) {
      if (notation.startsWith("hex ")) {
        throw e;
      }
      throw new BadGameException(
          e.getMessage() + "; the name of a game's file ends with .hg or .pg");
    }
  }

  /** What the file says that a notation names. */
  public static GameFile readFile(String notation) throws BadGameException, IOException {
    String name = path(notation);
    // The ending comes first: what is no game file may have no end.
    if (!name.endsWith(LINES) && !name.endsWith(SECTIONS)) {
      throw new BadGameException(name + ": the name of a game file ends with .hg or .pg");
    }
    try {
      String text = text(Path.of(name));
      return name.endsWith(LINES)
          ? HypergraphFile.parse(text, name)
          : PositionalGameFile.parse(text, name);
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

  private static String text(Path file) throws BadGameException, IOException {
    if (Files.isDirectory(file)) {
      throw new BadGameException("a folder, not a file");
    }
    byte[] bytes;
    try (InputStream in = Files.newInputStream(file)) {
      bytes = in.readNBytes(MAX_BYTES + 1);
    }
    if (bytes.length > MAX_BYTES) {
      throw new BadGameException("longer than " + MAX_BYTES + " bytes, as no game file need be");
    }
    String text = UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    // Some editors put it in front, and no game has a cell of that name.
    return text.startsWith("\ufeff") ? text.substring(1) : text;
  }
}
