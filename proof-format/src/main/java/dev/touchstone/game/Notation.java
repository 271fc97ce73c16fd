package dev.touchstone.game;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
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

  /** A game within the limits of the format needs less. */
  private static final int MAX_BYTES = 1 << 26;

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

  /** What a notation names, with the initial stones that a file may list. */
  public static Setup read(String notation) throws BadGameException, IOException {
    if (isFile(notation)) {
      return readFile(notation).setup();
    }
    try {
      return Setup.empty(board(notation));
    } catch (BadGameException e) {
      throw new BadGameException(
          e.getMessage() + "; the name of a game's file ends with .hg or .pg");
    }
  }

  /** What the file says that a notation names. */
  public static GameFile readFile(String notation) throws BadGameException, IOException {
    String name = path(notation);
    if (!name.endsWith(LINES) && !name.endsWith(SECTIONS)) {
      throw new BadGameException(name + ": the name of a game file ends with .hg or .pg");
    }
    try {
      String text = text(Path.of(name));
      return name.endsWith(LINES)
          ? HypergraphFile.parse(text, name)
          : PositionalGameFile.parse(text, name);
    } catch (InvalidPathException e) {
      throw new BadGameException("'" + name + "' cannot be the name of a file");
    } catch (CharacterCodingException e) {
      throw new BadGameException(name + ": not a text in UTF-8");
    } catch (BadGameException e) {
      throw new BadGameException(name + ": " + e.getMessage());
    }
  }

  private static String text(Path file) throws BadGameException, IOException {
    byte[] bytes;
    try (InputStream in = Files.newInputStream(file)) {
      bytes = in.readNBytes(MAX_BYTES + 1);
    }
    if (bytes.length > MAX_BYTES) {
      throw new BadGameException("longer than %d MB".formatted(MAX_BYTES >> 20));
    }
    String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    // Some editors put it in front, and no game has a cell of that name.
    return text.startsWith("\ufeff") ? text.substring(1) : text;
  }
}
