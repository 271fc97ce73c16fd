package dev.touchstone.solver.local;

import java.util.Arrays;

/** A permutation of the cells of a local game that maps lines to lines. */
final class Automorphism {

  private final int[] cells;
  private final int[] lines;

  /**
   * A permutation.
   *
   * @param cells the image of each cell
   * @param lines the image of each line, which has the images of its cells
   */
  Automorphism(int[] cells, int[] lines) {
    this.cells = cells;
    this.lines = lines;
  }

  /** The image of each cell, in order. */
  int[] images() {
    return cells.clone();
  }

  /** The images of these cells. */
  long cells(long set) {
    return images(cells, set);
  }

  /** The images of these lines. */
  long lines(long set) {
    return images(lines, set);
  }

  /** The lines of which these are the images. */
  long linesBefore(long images) {
    long result = 0;
    for (int line = 0; line < lines.length; line++) {
      result |= (images >>> lines[line] & 1) << line;
    }
    return result;
  }

  /** This one, and then the other one. */
  Automorphism then(Automorphism other) {
    return new Automorphism(
        Arrays.stream(cells).map(cell -> other.cells[cell]).toArray(),
        Arrays.stream(lines).map(line -> other.lines[line]).toArray());
  }

  Automorphism inverse() {
    return new Automorphism(inverse(cells), inverse(lines));
  }

  private static int[] inverse(int[] images) {
    int[] inverse = new int[images.length];
    for (int i = 0; i < images.length; i++) {
      inverse[images[i]] = i;
    }
    return inverse;
  }

  boolean isIdentity() {
    for (int cell = 0; cell < cells.length; cell++) {
      if (cells[cell] != cell) {
        return false;
      }
    }
    return true;
  }

  /** Lines and cells. */
  int points() {
    return lines.length + cells.length;
  }

  /** The image of a line or cell; cells are counted behind the lines. */
  int point(int number) {
    return number < lines.length ? lines[number] : lines.length + cells[number - lines.length];
  }

  /** The image of a claim. */
  LocalProof.Image of(LocalProof claim) {
    return new LocalProof.Image(claim, this, cells(claim.zone()), lines(claim.blocked()));
  }

  private static long images(int[] images, long set) {
    long result = 0;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      result |= 1L << images[Long.numberOfTrailingZeros(rest)];
    }
    return result;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Automorphism that && Arrays.equals(cells, that.cells);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(cells);
  }
}
