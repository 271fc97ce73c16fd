package dev.touchstone.solver.tiling;

import dev.touchstone.certificate.Tile;
import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Excerpt;
import dev.touchstone.game.Lattice;
import dev.touchstone.game.Motion;
import dev.touchstone.solver.tiling.TileLines.Cell;
import dev.touchstone.solver.tiling.Tiling.PlacedTile;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads the text of a tiling line by line. Whatever is wrong is said with the number of the line.
 */
final class TilingReader {

  private static final int MOST_RUN = 64;
  private static final int MOST_TURN = 8;

  /** For cells and shifts, so that nothing comes near the limits of a certificate (2.6). */
  private static final Pattern NUMBER = Pattern.compile("0|-?[1-9][0-9]{0,3}");

  private static final class Fault extends Exception {
    private static final long serialVersionUID = 1L;

    Fault(String message) {
      super(message);
    }
  }

  private final List<PlacedTile> tiles = new ArrayList<>();
  private int length;
  private int turn;
  private @Nullable Lattice lattice;
  private @Nullable TileLines lines;
  private List<Motion> places = new ArrayList<>();

  Tiling read(String text) throws BadTilingException {
    int number = 0;
    boolean begun = false;
    try {
      for (String row : (text + "\n").split("\r?\n", -1)) {
        number++;
        String words = row.strip();
        if (!begun) {
          require(words.equals(TilingText.HEADER), "a tiling begins with: " + TilingText.HEADER);
          begun = true;
        } else if (!words.isEmpty() && !words.startsWith("#")) {
          read(words.split("\\s+", -1));
        }
      }
      endTile();
      require(!tiles.isEmpty(), "a tiling has a tile: tile, its places, its lines");
    } catch (Fault e) {
      throw new BadTilingException("line %d: %s".formatted(number, e.getMessage()));
    }
    if (lattice == null) {
      throw new BadTilingException("a tiling has a lattice");
    }
    return new Tiling(length, turn, lattice, tiles);
  }

  private void read(String[] words) throws Fault {
    switch (words[0]) {
      case "runs" -> {
        require(length == 0, "runs a second time");
        length = count(words, MOST_RUN);
      }
      case "turn" -> {
        require(turn == 0, "turn a second time");
        turn = count(words, MOST_TURN);
      }
      case "lattice" -> lattice = lattice(words);
      case "tile" -> {
        require(words.length == 1, "tile stands alone in its line");
        require(length > 0 && turn > 0 && lattice != null, "runs, turn and lattice come first");
        endTile();
        lines = new TileLines();
      }
      case "place" -> {
        require(lines != null, "place before tile");
        places.add(place(words));
      }
      case "line" -> {
        if (lines == null) {
          throw new Fault("line before tile");
        }
        lines.add(line(words));
      }
      default ->
          throw new Fault(
              "runs, turn, lattice, tile, place or line, not '%s'".formatted(excerpt(words[0])));
    }
  }

  private void endTile() throws Fault {
    if (lines == null) {
      return;
    }
    require(!lines.isEmpty(), "the tile before has no line");
    require(!places.isEmpty(), "the tile before has no place");
    try {
      Tile tile = lines.tile(turn);
      require(
          tile.cellCount() <= Tiling.MOST_CELLS
              && tile.hypergraph().lineCount() <= Tiling.MOST_CELLS,
          "the tile before has more than %d cells or lines".formatted(Tiling.MOST_CELLS));
      tiles.add(new PlacedTile(tile, places));
    } catch (BadGameException e) {
      throw new Fault("the tile before: " + e.getMessage());
    }
    lines = null;
    places = new ArrayList<>();
  }

  private Lattice lattice(String[] words) throws Fault {
    require(lattice == null, "lattice a second time");
    require(words.length == 3, "lattice W,0 S,H");
    Cell first = cell(words[1]);
    Cell second = cell(words[2]);
    require(
        first.x() > 0
            && first.y() == 0
            && second.y() > 0
            && second.x() >= 0
            && second.x() < first.x(),
        "lattice W,0 S,H with W and H above 0, and S from 0 to W - 1");
    Lattice read = new Lattice(first.x(), second.x(), second.y());
    require(
        read.classes() <= Tiling.MOST_CLASSES,
        "a lattice of more than %d cells".formatted(Tiling.MOST_CLASSES));
    return read;
  }

  private static Motion place(String[] words) throws Fault {
    require(words.length == 3 && words[1].matches("[0-7]"), "place TURN X,Y with a turn of 0 to 7");
    Cell shift = cell(words[2]);
    return new Motion(Integer.parseInt(words[1]), shift.x(), shift.y());
  }

  private static List<Cell> line(String[] words) throws Fault {
    List<Cell> cells = new ArrayList<>();
    for (int i = 1; i < words.length; i++) {
      Cell cell = cell(words[i]);
      require(!cells.contains(cell), "the cell %s twice in a line".formatted(words[i]));
      cells.add(cell);
    }
    require(!cells.isEmpty(), "a line without cells");
    return cells;
  }

  private static Cell cell(String word) throws Fault {
    String[] numbers = word.split(",", -1);
    require(
        numbers.length == 2
            && NUMBER.matcher(numbers[0]).matches()
            && NUMBER.matcher(numbers[1]).matches(),
        "a cell as in 3,-2, not '%s'".formatted(excerpt(word)));
    return new Cell(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]));
  }

  private static int count(String[] words, int most) throws Fault {
    boolean isNumber = words.length == 2 && words[1].matches("[1-9][0-9]?");
    int number = isNumber ? Integer.parseInt(words[1]) : 0;
    require(number > 0 && number <= most, "%s N with N from 1 to %d".formatted(words[0], most));
    return number;
  }

  private static String excerpt(String word) {
    return Excerpt.of(word);
  }

  private static void require(boolean holds, String otherwise) throws Fault {
    if (!holds) {
      throw new Fault(otherwise);
    }
  }
}
