package dev.touchstone.solver.board;

import dev.touchstone.game.Board;
import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.CubeBoard;
import dev.touchstone.game.Hypergraph;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The symmetries of a board that the search uses: bijections of the cells that map lines to lines.
 * They are those of its rectangle or its cube, each tested against the lines; a group, as what two
 * groups have in common is. Number 0 is the identity. Other boards have no other.
 */
public final class Symmetries {

  /** More are not worth their time: all of 6^3, 7^3 and 4^4. */
  private static final int MOST = 1536;

  /** On a flat board shifts beyond that are not, either. */
  private static final int MOST_OF_A_GRID = 64;

  private final Permutations group;

  /** For boards of one word: the image of byte b of a set, for each of its 256 values. */
  private final long[][] byteImages;

  /**
   * For larger boards: word v of the image of four cells 4 n to 4 n + 3 as they are in a set, for
   * each of its 16 values x, at (v * quads + n) * 16 + x. None if there are too many.
   */
  private final long[][] quadImages;

  private static final int QUAD = 4;

  /** So many words of images take a megabyte. */
  private static final int MOST_IMAGES = 1 << 17;

  private final int cellWords;
  private final int quads;

  Symmetries(Board board, Hypergraph game, boolean all) {
    this(all ? candidates(board) : List.of(), game);
  }

  /** Those of these permutations, a group, that map lines to lines; the identity comes first. */
  public Symmetries(List<int[]> candidates, Hypergraph game) {
    int[] identity = new int[game.cellCount()];
    Arrays.setAll(identity, cell -> cell);
    List<int[]> found = new ArrayList<>(List.of(identity));
    Set<CellList> known = new HashSet<>(Set.of(CellList.of(identity)));
    for (int[] candidate : candidates) {
      if (known.add(CellList.of(candidate)) && mapsLinesToLines(candidate, game)) {
        found.add(candidate);
      }
    }
    group = new Permutations(found);
    cellWords = (game.cellCount() + 63) >>> 6;
    byteImages = new long[group.count()][];
    if (cellWords == 1) {
      for (int s = 0; s < group.count(); s++) {
        byteImages[s] = byteImages(group.images(s));
      }
    }
    quads = (game.cellCount() + QUAD - 1) / QUAD;
    int size = (cellWords * quads) << QUAD;
    boolean fits = cellWords > 1 && (long) size * group.count() <= MOST_IMAGES;
    quadImages = new long[fits ? group.count() : 0][size];
    for (int s = 0; s < quadImages.length; s++) {
      fillQuads(quadImages[s], group.images(s));
    }
  }

  private static List<int[]> candidates(Board board) {
    if (board instanceof CubeBoard cube) {
      return CubeSymmetries.of(cube, MOST);
    }
    return board
        .rectangle()
        .map(rectangle -> GridSymmetries.of(rectangle, MOST_OF_A_GRID))
        .orElse(List.of());
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

  private void fillQuads(long[] table, int[] image) {
    for (int cell = 0; cell < image.length; cell++) {
      int row = ((image[cell] >>> 6) * quads + cell / QUAD) << QUAD;
      for (int value = 0; value < 1 << QUAD; value++) {
        table[row + value] |= (value >>> cell % QUAD & 1L) << image[cell];
      }
    }
  }

  public int count() {
    return group.count();
  }

  public int inverse(int symmetry) {
    return group.inverse(symmetry);
  }

  /** First {@code first}, then {@code then}. */
  public int product(int then, int first) {
    return group.product(then, first);
  }

  public int image(int symmetry, int cell) {
    return group.image(symmetry, cell);
  }

  public int[] images(int symmetry) {
    return group.images(symmetry).clone();
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
    if (quadImages.length > 0) {
      for (int v = 0; v < cellWords; v++) {
        to[v] = apply(quadImages[symmetry], v * quads, from);
      }
      return;
    }
    int[] image = group.images(symmetry);
    for (int cell = Sets.next(from, 0); cell >= 0; cell = Sets.next(from, cell + 1)) {
      Sets.add(to, image[cell]);
    }
  }

  /** A word of the image, whose quads begin with this one. */
  private static long apply(long[] table, int first, long[] set) {
    long image = 0;
    for (int w = 0; w < set.length; w++) {
      int row = (first + (w << 4)) << QUAD;
      for (long rest = set[w]; rest != 0; rest >>>= QUAD, row += 1 << QUAD) {
        image |= table[row + (int) (rest & (1 << QUAD) - 1)];
      }
    }
    return image;
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
