package dev.touchstone.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What a game is called, and where its cells lie, if the file that it came from says so. It is for
 * people who look at the game: no statement holds it, and no proof depends on it.
 *
 * @param places of all cells in the order of their numbers, or of none
 */
public record Layout(String name, Map<String, Place> places) {

  /** Longer texts are no layouts: a statement of such a game would be too long as well. */
  public static final int MAX_BYTES = 1 << 24;

  public static final int LONGEST_NAME = 60;

  private static final String HEAD = "touchstone layout 1";
  private static final String NAME = "name ";
  private static final String CELL = "cell ";

  /** Names that read like boards: a list of lines that is called so would pass for the board. */
  private static final Pattern LIKE_A_BOARD =
      Pattern.compile(
          "(?i)([a-z]+[^a-z0-9]*)?[0-9]+( *([^a-z0-9]+|x|by) *[0-9]+)+( *tr)?([^a-z0-9]*(weak|strong))*[^a-z0-9]*");

  public Layout {
    places = Collections.unmodifiableMap(new LinkedHashMap<>(places));
  }

  /**
   * Whether a name reads like that of a board with a notation, as 9,9,5, torus 4x4x4 or 4^3: two
   * numbers or more, with at most one word in front.
   */
  public static boolean isLikeABoard(String name) {
    return LIKE_A_BOARD.matcher(name.strip()).matches();
  }

  /** What a game may be called: words of printable ASCII with one blank between them. */
  static boolean isName(String name) {
    return name.length() <= LONGEST_NAME && name.matches("[!-~]+( [!-~]+)*");
  }

  /** The name of a game whose file says none: the file's, without its ending. */
  static String nameOf(String file) {
    String last = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
    String plain = last.replaceFirst("\\.[^.]*$", "").replaceAll("[^!-~]+", " ").strip();
    String name = plain.substring(0, Math.min(LONGEST_NAME, plain.length())).strip();
    return name.isEmpty() ? "game" : isLikeABoard(name) ? "game " + name : name;
  }

  /** The one form of this layout. */
  public String text() {
    StringBuilder text = new StringBuilder(HEAD + "\n" + NAME + name + "\n");
    places.forEach(
        (cell, place) -> text.append(CELL + cell + " ").append(place.toString()).append("\n"));
    return text.toString();
  }

  /** Reads that form, and no other. */
  public static Layout parse(String text) throws BadGameException {
    String[] lines = text.split("\n", -1);
    if (!lines[0].equals(HEAD)) {
      throw wrong(1, "'" + HEAD + "' must stand here");
    }
    if (lines.length < 3 || !lines[1].startsWith(NAME)) {
      throw wrong(2, "'name' must stand here, and what the game is called");
    }
    String name = lines[1].substring(NAME.length());
    if (!isName(name)) {
      throw wrong(2, "a name is at most " + LONGEST_NAME + " characters of printable ASCII");
    }
    if (isLikeABoard(name)) {
      throw wrong(2, "the name of a board, which this is not");
    }
    Map<String, Place> places = new LinkedHashMap<>();
    Map<Place, String> taken = new HashMap<>();
    for (int i = 2; i < lines.length - 1; i++) {
      String[] words = lines[i].split(" ", -1);
      if (words.length != 4 || !lines[i].startsWith(CELL)) {
        throw wrong(i + 1, "'cell NAME X Y' must stand here");
      }
      Place place = place(i + 1, words[2], words[3]);
      if (places.put(words[1], place) != null) {
        throw wrong(i + 1, words[1] + " has a place already");
      }
      String other = taken.put(place, words[1]);
      if (other != null) {
        throw wrong(i + 1, words[1] + " lies on " + other);
      }
    }
    Layout layout = new Layout(name, places);
    if (!layout.text().equals(text)) {
      throw new BadGameException("not in the one form of a layout");
    }
    return layout;
  }

  private static Place place(int line, String x, String y) throws BadGameException {
    for (String word : new String[] {x, y}) {
      if (Place.coordinate(word).isEmpty()) {
        throw wrong(line, "'" + word + "' is no coordinate: " + Place.COORDINATE);
      }
    }
    return new Place(Place.coordinate(x).orElseThrow(), Place.coordinate(y).orElseThrow());
  }

  private static BadGameException wrong(int line, String what) {
    return new BadGameException("line " + line + ": " + what);
  }

  /** Why this is no layout of such a board with so many cells; nothing if it is one. */
  public Optional<String> whyNotOf(Board board, int cells) {
    if (!(board instanceof ListedBoard)) {
      return Optional.of(board.notation() + " needs no layout");
    }
    List<String> names = new ArrayList<>();
    for (int cell = 0; cell < cells; cell++) {
      names.add(board.cellName(cell));
    }
    return places.isEmpty() || names.equals(new ArrayList<>(places.keySet()))
        ? Optional.empty()
        : Optional.of("its cells are not those of the statement, in their order");
  }
}
