package dev.touchstone.solver.board;

import dev.touchstone.game.Board;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Rectangle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The symmetries of a board that the search uses: bijections of the cells that map lines to lines.
 * They are the reflections, rotations and (where the board wraps around) shifts of a grid, each
 * tested against the lines; number 0 is the identity. Other boards have no other.
 */
public final class Symmetries {

  /** More are not worth their time. */
  private static final int MOST = 64;

  private final int[][] images;
  private final int[] inverse;
  private final int[][] product;

  /** For boards of one word: the image of byte b of a set, for each of its 256 values. */
  private final long[][] byteImages;

  private final int cellWords;

  Symmetries(Board board, Hypergraph game, boolean all) {
    List<int[]> found = new ArrayList<>();
    int[] identity = new int[game.cellCount()];
    Arrays.setAll(identity, cell -> cell);
    found.add(identity);
    for (int[] candidate : all ? candidates(board) : List.<int[]>of()) {
      if (found.size() < MOST
          && found.stream().noneMatch(known -> Arrays.equals(known, candidate))
          && mapsLinesToLines(candidate, game)) {
        found.add(candidate);
      }
    }
    List<int[]> group = closed(found) ? found : List.of(identity);
    images = group.toArray(int[][]::new);
    product = new int[images.length][images.length];
    inverse = new int[images.length];
    for (int a = 0; a < images.length; a++) {
      for (int b = 0; b < images.length; b++) {
        product[a][b] = indexOf(group, compose(images[a], images[b]));
        if (product[a][b] == 0) {
          inverse[a] = b;
        }
      }
    }
    cellWords = (game.cellCount() + 63) >>> 6;
    byteImages = new long[images.length][];
    if (cellWords == 1) {
      for (int s = 0; s < images.length; s++) {
        byteImages[s] = byteImages(images[s]);
      }
    }
  }

  private static List<int[]> candidates(Board board) {
    List<int[]> candidates = new ArrayList<>();
    Optional<Rectangle> rectangle = board.rectangle();
    if (rectangle.isEmpty()) {
      return candidates;
    }
    int rows = rectangle.get().rows();
    int columns = rectangle.get().columns();
    boolean shiftRows = rectangle.get().joinsRows();
    boolean shiftColumns = rectangle.get().joinsColumns();
    boolean allShifts = 8 * (shiftRows ? rows : 1) * (shiftColumns ? columns : 1) <= MOST;
    for (int up = 0; up < (shiftRows && allShifts ? rows : 1); up++) {
      for (int right = 0; right < (shiftColumns && allShifts ? columns : 1); right++) {
        for (int turn = 0; turn < (rows == columns ? 8 : 4); turn++) {
          candidates.add(turned(rows, columns, turn, up, right));
        }
      }
    }
    return candidates;
  }

  private static int[] turned(int rows, int columns, int turn, int up, int right) {
    int[] image = new int[rows * columns];
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        int r = ((turn & 1) == 0 ? row : rows - 1 - row) + up;
        int c = ((turn & 2) == 0 ? column : columns - 1 - column) + right;
        image[row * columns + column] =
            (turn & 4) == 0 ? r % rows * columns + c % columns : c % columns * columns + r % rows;
      }
    }
    return image;
  }

  private static boolean mapsLinesToLines(int[] image, Hypergraph game) {
    for (int line = 0; line < game.lineCount(); line++) {
      int[] mapped = Arrays.stream(game.line(line).toArray()).map(cell -> image[cell]).toArray();
      if (game.lineNumber(CellSet.of(game.cellCount(), mapped)) < 0) {
        return false;
      }
    }
    return true;
  }

  private static boolean closed(List<int[]> group) {
    return group.stream()
        .allMatch(a -> group.stream().allMatch(b -> indexOf(group, compose(a, b)) >= 0));
  }

  /** First b, then a. */
  private static int[] compose(int[] a, int[] b) {
    return Arrays.stream(b).map(cell -> a[cell]).toArray();
  }

  private static int indexOf(List<int[]> group, int[] image) {
    for (int i = 0; i < group.size(); i++) {
      if (Arrays.equals(group.get(i), image)) {
        return i;
      }
    }
    return -1;
  }

  private static long[] byteImages(int[] image) {
    long[] table = new long[8 * 256];
    for (int b = 0; b < 8; b++) {
      for (int value = 0; value < 256; value++) {
        for (int bit = 0; bit < 8; bit++) {
          if ((value >>> bit & 1) != 0 && 8 * b + bit < image.length) {
            table[b * 256 + value] |= 1L << image[8 * b + bit];
          }
        }
      }
    }
    return table;
  }

  public int count() {
    return images.length;
  }

  public int inverse(int symmetry) {
    return inverse[symmetry];
  }

  /** First {@code first}, then {@code then}. */
  public int product(int then, int first) {
    return product[then][first];
  }

  public int image(int symmetry, int cell) {
    return images[symmetry][cell];
  }

  public int[] images(int symmetry) {
    return images[symmetry].clone();
  }

  /** Writes the image of a set of cells to {@code to}, which is another array. */
  public void apply(int symmetry, long[] from, long[] to) {
    if (cellWords == 1) {
      to[0] = symmetry == 0 ? from[0] : apply(byteImages[symmetry], from[0]);
      return;
    }
    for (int w = 0; w < cellWords; w++) {
      to[w] = symmetry == 0 ? from[w] : 0;
    }
    if (symmetry == 0) {
      return;
    }
    int[] image = images[symmetry];
    for (int cell = Sets.next(from, 0); cell >= 0; cell = Sets.next(from, cell + 1)) {
      Sets.add(to, image[cell]);
    }
  }

  private static long apply(long[] table, long set) {
    return table[(int) (set & 255)]
        | table[256 + (int) (set >>> 8 & 255)]
        | table[512 + (int) (set >>> 16 & 255)]
        | table[768 + (int) (set >>> 24 & 255)]
        | table[1024 + (int) (set >>> 32 & 255)]
        | table[1280 + (int) (set >>> 40 & 255)]
        | table[1536 + (int) (set >>> 48 & 255)]
        | table[1792 + (int) (set >>> 56)];
  }
}
