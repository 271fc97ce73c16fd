package dev.touchstone.game;

import dev.touchstone.game.GridBoard.Wrap;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The short notation for people: {@code 7,7,5}, {@code torus 8,8,5}, {@code 4,14,7tr}, {@code
 * file:path.pg}.
 */
public final class Notation {

  private static final Pattern GRID =
      Pattern.compile("(?:(torus|hcylinder|vcylinder) +)?([0-9]{1,4}),([0-9]{1,4}),([0-9]{1,4})");
  private static final Pattern TRUNCATED = Pattern.compile("4,([0-9]{1,4}),7tr");
  private static final Map<String, Wrap> WRAPS =
      Map.of("torus", Wrap.BOTH, "hcylinder", Wrap.LEFT_RIGHT, "vcylinder", Wrap.LOWER_UPPER);

  private static final String HELP =
      "boards are m,n,k (as in 7,7,5), 4,n,7tr, torus m,n,k, hcylinder m,n,k and vcylinder m,n,k";

  private Notation() {}

  /** The board that a notation without {@code file:} names. */
  public static Board board(String notation) throws BadGameException {
    Matcher grid = GRID.matcher(notation);
    if (grid.matches()) {
      Wrap wrap = grid.group(1) == null ? Wrap.NONE : WRAPS.getOrDefault(grid.group(1), Wrap.NONE);
      return new GridBoard(number(grid, 2), number(grid, 3), number(grid, 4), wrap);
    }
    Matcher truncated = TRUNCATED.matcher(notation);
    if (truncated.matches()) {
      return new TruncatedBoard(number(truncated, 1));
    }
    throw new BadGameException("no board is called '" + notation + "': " + HELP);
  }

  private static int number(Matcher matcher, int group) {
    return Integer.parseInt(matcher.group(group));
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
