package dev.touchstone.game;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * The short notation for people: {@code 7,7,5}, {@code torus 8,8,5}, {@code 4,14,7tr}, {@code
 * file:path.pg}.
 */
public final class Notation {

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
    try {
      String text = Files.readString(Path.of(name));
      if (name.endsWith(".hg")) {
        return HypergraphFile.parse(text);
      }
      if (name.endsWith(".pg")) {
        return PositionalGameFile.parse(text);
      }
    } catch (InvalidPathException e) {
      throw new BadGameException("'" + name + "' cannot be the name of a file");
    } catch (CharacterCodingException e) {
      throw new BadGameException(name + ": not a text in UTF-8");
    } catch (BadGameException e) {
      throw new BadGameException(name + ": " + e.getMessage());
    }
    throw new BadGameException(name + ": the name of a game file ends with .hg or .pg");
  }
}
