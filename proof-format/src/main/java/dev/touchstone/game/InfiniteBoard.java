package dev.touchstone.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * An infinite board as far as a window shows it: the lines are the runs of k cells along rows,
 * columns and diagonals that meet the window, and the cells are those that are at most k − 1 rows
 * and columns away. Whoever looks through another window sees the same board, and the same stones;
 * the window is no part of a statement.
 */
public record InfiniteBoard(Host host, int length, Window window) implements Board {

  private static final int MOST = 64;
  private static final Pattern CELL =
      Pattern.compile("(0|-?[1-9][0-9]{0,3}),(0|-?[1-9][0-9]{0,3})");

  /** The board, with a window of the cell 0,0. */
  static InfiniteBoard of(Host host, int length) {
    return new InfiniteBoard(host, length, host.around(0, 0));
  }

  /** The same board through another window. */
  public InfiniteBoard through(Window other) {
    return new InfiniteBoard(host, length, other);
  }

  @Override
  public String notation() {
    return host.notation(length);
  }

  /** The cells that have numbers, in their order. */
  public Window cells() {
    return host.near(window, length - 1);
  }

  @Override
  public Hypergraph game() throws BadGameException {
    require(length >= 1 && length <= MOST, "k must be from 1 to " + MOST);
    require(
        (host.isPlane() || isSide(host.rows()))
            && (host.region().isEmpty()
                || (isSide(host.regionRows()) && isSide(host.regionColumns()))),
        "rows and columns must be from 1 to " + MOST);
    require(
        host.region().isEmpty() || length <= Math.max(host.regionRows(), host.regionColumns()),
        "no line of " + length + " cells fits into the smallest of these boards");
    Window cells = cells();
    long count = (long) cells.columns() * cells.rows();
    if (!Hypergraph.isWithinLimits(count, 0)) {
      throw Hypergraph.tooLarge(notation() + ": a window with its margin of " + count + " cells");
    }
    return new Hypergraph((int) count, lines(cells));
  }

  private static boolean isSide(int side) {
    return side >= 1 && side <= MOST;
  }

  private void require(boolean holds, String otherwise) throws BadGameException {
    if (!holds) {
      throw new BadGameException(notation() + ": " + otherwise);
    }
  }

  /** All runs that meet the window. Each lies among the cells: no other run comes so far. */
  private List<int[]> lines(Window cells) {
    List<int[]> lines = new ArrayList<>();
    for (int cell = 0; cell < cells.columns() * cells.rows(); cell++) {
      for (int[] direction : Rectangle.directions()) {
        int[] run = new int[length];
        boolean meets = false;
        int found = 0;
        for (; found < length; found++) {
          int x = cells.x(cell) + found * direction[1];
          int y = cells.y(cell) + found * direction[0];
          if (!cells.contains(x, y)) {
            break;
          }
          meets |= window.contains(x, y);
          run[found] = cells.cell(x, y);
        }
        if (meets && found == length) {
          lines.add(run);
        }
      }
    }
    return lines;
  }

  @Override
  public String cellName(int cell) {
    return cells().x(cell) + "," + cells().y(cell);
  }

  @Override
  public OptionalInt cellNumber(String name) {
    Matcher matcher = CELL.matcher(name);
    if (!matcher.matches()) {
      return OptionalInt.empty();
    }
    int x = Integer.parseInt(matcher.group(1));
    int y = Integer.parseInt(matcher.group(2));
    return host.hasCell(x, y) && cells().contains(x, y)
        ? OptionalInt.of(cells().cell(x, y))
        : OptionalInt.empty();
  }

  /** The same board, through the least window with 0,0 and all stones. */
  @Override
  public InfiniteBoard withStones(List<String> names) throws BadGameException {
    Window shown = window;
    for (String name : names) {
      Matcher matcher = CELL.matcher(name);
      if (!matcher.matches()) {
        continue;
      }
      int x = Integer.parseInt(matcher.group(1));
      int y = Integer.parseInt(matcher.group(2));
      if (!host.hasCell(x, y)) {
        throw new BadGameException(
            "%s: there is no cell %s (coordinates are from -%d to %3$d%s)"
                .formatted(
                    notation(),
                    name,
                    Host.FARTHEST,
                    host.isPlane() ? "" : ", and the second from 0 to " + (host.rows() - 1)));
      }
      if (host.region().filter(region -> !region.contains(x, y)).isPresent()) {
        throw new BadGameException(
            "%s: not every board has the cell %s: stones lie from 0,0 to %d,%d"
                .formatted(notation(), name, host.regionColumns() - 1, host.regionRows() - 1));
      }
      shown = shown.with(x, y);
    }
    return through(shown);
  }

  /** The cells that lie in this rectangle. */
  public CellSet within(Window rectangle) {
    int[] inside =
        IntStream.range(0, cells().columns() * cells().rows())
            .filter(cell -> rectangle.contains(cells().x(cell), cells().y(cell)))
            .toArray();
    return CellSet.of(cells().columns() * cells().rows(), inside);
  }

  @Override
  public Optional<Rectangle> rectangle() {
    return Optional.empty();
  }

  @Override
  public OptionalInt runLength() {
    return OptionalInt.of(length);
  }

  @Override
  public String inWords(int lines) {
    return "%s, whose lines are the runs of %s cells along rows, columns and diagonals"
        .formatted(host.inWords(), length);
  }
}
