package dev.touchstone.strategy;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Host;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.Window;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * The cells of an infinite board in one game. Those near the window have the numbers that they have
 * in the certificate; all others get the next numbers as they are named.
 */
public final class HostCells implements Cells {

  /** Stones are placed on cells whose coordinates have five digits at most. */
  private static final String COORDINATE = "(0|-?[1-9][0-9]{0,4})";

  private static final Pattern NAME = Pattern.compile(COORDINATE + "," + COORDINATE);

  /** More cells than any game names. */
  private static final int COUNT = 1 << 17;

  /** A cell by its coordinates. */
  public record At(int x, int y) {

    @Override
    public String toString() {
      return x + "," + y;
    }
  }

  private final Host host;
  private final int run;
  private final Window near;
  private final Map<At, Integer> numbers = new HashMap<>();
  private final List<At> far = new ArrayList<>();

  HostCells(InfiniteBoard board) {
    host = board.host();
    run = board.length();
    near = board.cells();
  }

  @Override
  public int count() {
    return COUNT;
  }

  /** The plane, or the strip. */
  public Host host() {
    return host;
  }

  /** The cells of a line. */
  public int run() {
    return run;
  }

  /** How many cells have numbers in the certificate. */
  int nearCount() {
    return near.columns() * near.rows();
  }

  /** Whether there is such a cell. */
  public boolean exists(At at) {
    return host.isPlane() || (at.y() >= 0 && at.y() < host.rows());
  }

  /** Where the cell of this number lies. */
  public At at(int cell) {
    return cell < nearCount() ? new At(near.x(cell), near.y(cell)) : far.get(cell - nearCount());
  }

  /** The number that a cell has already, or -1. */
  public int known(At at) {
    return near.contains(at.x(), at.y()) ? near.cell(at.x(), at.y()) : numbers.getOrDefault(at, -1);
  }

  /** The number of a cell, which gets one if it has none yet. */
  public int cell(At at) {
    int known = known(at);
    if (known >= 0) {
      return known;
    }
    int number = nearCount() + far.size();
    if (number == COUNT) {
      throw new NoAnswerException("more cells than can be numbered");
    }
    numbers.put(at, number);
    far.add(at);
    return number;
  }

  /** A set of cells that have numbers in the certificate, as it numbers them. */
  CellSet near(CellSet cells) {
    CellSet kept = CellSet.of(nearCount());
    for (int cell : cells.toArray()) {
      kept = cell < nearCount() ? kept.with(cell) : kept;
    }
    return kept;
  }

  /** A set of such cells in this game. */
  CellSet lifted(CellSet cells) {
    return set(cells.toArray());
  }

  @Override
  public CellSet all() {
    return set(IntStream.range(0, nearCount() + far.size()).toArray());
  }

  @Override
  public String name(int cell) {
    return at(cell).toString();
  }

  @Override
  public OptionalInt number(String name) {
    Matcher matcher = NAME.matcher(name);
    if (!matcher.matches()) {
      return OptionalInt.empty();
    }
    At at = new At(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
    return exists(at) ? OptionalInt.of(cell(at)) : OptionalInt.empty();
  }

  @Override
  public OptionalInt numberLike(String name) {
    return number(name);
  }
}
