package dev.touchstone.game;

/**
 * The lattice of the plane that (width, 0) and (skew, height) generate. Every lattice of rank two
 * has one such form.
 *
 * @param width at least 1
 * @param skew from 0, below the width
 * @param height at least 1
 */
public record Lattice(int width, int skew, int height) {

  /** How many cells there are but for shifts by the lattice. */
  public long classes() {
    return (long) width * height;
  }

  /**
   * The number of a cell's class: the same for two cells if the lattice shifts one to the other.
   */
  public int classOf(int x, int y) {
    int rows = Math.floorDiv(y, height);
    return Math.floorMod(y, height) * width + Math.floorMod(x - rows * skew, width);
  }
}
