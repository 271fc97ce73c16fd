package dev.touchstone.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * n^d, the board of Hales and Jewett: the cells are the points with d coordinates from 0 to n − 1,
 * and the lines are all straight lines of n of them. Along a line each coordinate stays, goes up or
 * goes down, and not all stay. Two of these lines have at most one cell in common.
 *
 * <p>With fewer than three dimensions it would be another notation of n,n,n, or a single line.
 */
public record CubeBoard(int side, int dimensions) implements Board {

  /** More sides or dimensions than any board has that is not too large. */
  private static final int MOST = 64;

  @Override
  public String notation() {
    return side + "^" + dimensions;
  }

  @Override
  public Hypergraph game() throws BadGameException {
    if (side < 2 || side > MOST || dimensions < 3 || dimensions > MOST) {
      throw new BadGameException(
          notation()
              + ": n^d has a side n of at least 2 and at least 3 dimensions (n^2 is "
              + side
              + ","
              + side
              + ","
              + side
              + ")");
    }
    long cells = power(side, dimensions);
    // Of the words in {0..n-1, up, down}, those with an up or a down, each line twice.
    long count = (power(side + 2, dimensions) - cells) / 2;
    if (!Hypergraph.isWithinLimits(cells, count)) {
      throw Hypergraph.tooLarge(notation());
    }
    List<int[]> lines = new ArrayList<>();
    addLines(new int[dimensions], new int[dimensions], 0, lines);
    return new Hypergraph((int) cells, lines);
  }

  /** A power, or more than any game has of anything. */
  private static long power(int base, int exponent) {
    long power = 1;
    for (int i = 0; i < exponent && power <= Integer.MAX_VALUE; i++) {
      power *= base;
    }
    return power;
  }

  /**
   * Adds the lines that begin at {@code start} and go on by {@code step}, whose coordinates from
   * {@code axis} on are still to be chosen. The first coordinate that changes goes up.
   */
  private void addLines(int[] start, int[] step, int axis, List<int[]> lines) {
    if (axis == dimensions) {
      if (changes(step, axis)) {
        lines.add(line(start, step));
      }
      return;
    }
    for (start[axis] = 0; start[axis] < side; start[axis]++) {
      step[axis] = 0;
      addLines(start, step, axis + 1, lines);
    }
    start[axis] = 0;
    step[axis] = 1;
    addLines(start, step, axis + 1, lines);
    if (changes(step, axis)) {
      start[axis] = side - 1;
      step[axis] = -1;
      addLines(start, step, axis + 1, lines);
    }
    step[axis] = 0;
  }

  /** Whether one of the first coordinates changes. */
  private static boolean changes(int[] step, int coordinates) {
    for (int axis = 0; axis < coordinates; axis++) {
      if (step[axis] != 0) {
        return true;
      }
    }
    return false;
  }

  private int[] line(int[] start, int[] step) {
    int[] cells = new int[side];
    for (int i = 0; i < side; i++) {
      for (int axis = dimensions - 1; axis >= 0; axis--) {
        cells[i] = cells[i] * side + start[axis] + i * step[axis];
      }
    }
    return cells;
  }

  @Override
  public String cellName(int cell) {
    int plane = side * side;
    return new GridNames(side, side).name(cell % plane) + sliceName(cell / plane);
  }

  /** Two coordinates each as in a plane: b, then b2, then b2c. */
  private String sliceName(int slice) {
    StringBuilder name = new StringBuilder();
    int rest = slice;
    for (int axis = 2; axis < dimensions; axis += 2) {
      boolean alone = axis + 1 == dimensions;
      String pair = new GridNames(side, side).name(rest % (side * side));
      name.append(alone ? pair.replaceAll("[0-9]+$", "") : pair);
      rest /= side * side;
    }
    return name.toString();
  }

  @Override
  public OptionalInt cellNumber(String name) {
    int cell = 0;
    int weight = 1;
    int at = 0;
    for (int axis = 0; axis < dimensions; axis++) {
      boolean letters = axis % 2 == 0;
      int end = at;
      while (end < name.length() && isLetter(name.charAt(end)) == letters) {
        end++;
      }
      String word = name.substring(at, end);
      OptionalInt inPlane = new GridNames(side, side).number(letters ? word + "1" : "a" + word);
      if (inPlane.isEmpty()) {
        return OptionalInt.empty();
      }
      cell += weight * (letters ? inPlane.getAsInt() : inPlane.getAsInt() / side);
      weight *= side;
      at = end;
    }
    return at == name.length() ? OptionalInt.of(cell) : OptionalInt.empty();
  }

  private static boolean isLetter(char c) {
    return c >= 'a' && c <= 'z';
  }

  @Override
  public Optional<Rectangle> rectangle() {
    return Optional.empty();
  }

  /** Slices of a cube lie in a row if they are few; of four dimensions, in rows and columns. */
  @Override
  public Optional<Slices> slices() {
    List<String> names = new ArrayList<>();
    long plane = power(side, 2);
    for (int slice = 0; slice < power(side, dimensions) / plane; slice++) {
      names.add(sliceName(slice));
    }
    int across = 1;
    for (int axis = 2; axis < dimensions; axis += 2) {
      across *= side;
    }
    if (dimensions == 3 && side > 4) {
      across = (int) Math.ceil(Math.sqrt(side));
    }
    return Optional.of(new Slices(new Rectangle(side, side, Rectangle.Wrap.NONE), names, across));
  }

  @Override
  public OptionalInt runLength() {
    return OptionalInt.empty();
  }

  @Override
  public String inWords(int lines) {
    return "the %s of %s cells with its %s straight lines"
        .formatted(
            dimensions == 3 ? "cube" : "hypercube",
            "×".repeat(dimensions - 1).replace("×", side + "×") + side,
            lines);
  }
}
