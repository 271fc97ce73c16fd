package dev.touchstone.picture;

import dev.touchstone.game.Board;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Layout;
import dev.touchstone.game.Place;
import dev.touchstone.game.Slices;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Where the cells of a board lie on its picture, in units to the right and down: in rows and
 * columns as on the board, slices beside and above one another; as hexagons; at the places that a
 * layout gives them; otherwise one after the other in rows from above, as words on a page.
 */
final class Places {

  /** How wide a cell is that has room. */
  static final double CELL = 32;

  /** The distance of the two nearest cells that lie at places of their own. */
  private static final double APART = 58;

  /** Between slices, room for the numbers of rows; below them, for letters and the next name. */
  private static final double GAP = 34;

  private static final double GAP_BELOW = 54;

  private static final double LARGEST = 1600;
  private static final double SMALLEST_CELL = 3;

  private final double[] x;
  private final double[] y;
  private final double cell;
  private final @Nullable Slices slices;
  private final boolean free;
  private final int columns;
  private @Nullable HexBoard hexagons;

  private Places(int cells, double cell, @Nullable Slices slices, boolean free, int columns) {
    x = new double[cells];
    y = new double[cells];
    this.cell = cell;
    this.slices = slices;
    this.free = free;
    this.columns = columns;
  }

  /**
   * The places of the cells of a figure.
   *
   * @param margin what is left free around them
   */
  static Places of(Figure figure, double margin) {
    return figure.view().isPresent()
        ? inRows(figure.slices().orElseThrow(), figure.cells()).moved(margin)
        : of(figure.board(), figure.cells(), figure.layout(), margin);
  }

  /**
   * The places of so many cells.
   *
   * @param margin what is left free around them
   */
  static Places of(Board board, int cells, Optional<Layout> layout, double margin) {
    return of(board, cells, layout).moved(margin);
  }

  private Places moved(double margin) {
    for (int i = 0; i < x.length; i++) {
      x[i] += margin;
      y[i] += margin;
    }
    return this;
  }

  private static Places of(Board board, int cells, Optional<Layout> layout) {
    Optional<Slices> slices = board.slices();
    if (slices.isPresent()) {
      return inRows(slices.get(), cells);
    }
    if (board instanceof HexBoard hex) {
      return inHexagons(hex);
    }
    Map<String, Place> places = layout.map(Layout::places).orElse(Map.of());
    return places.size() == cells ? free(board, places) : asWords(cells);
  }

  private static Places inRows(Slices slices, int cells) {
    int columns = slices.slice().columns();
    int rows = slices.slice().rows();
    Places places = new Places(cells, CELL, slices, false, columns);
    for (int i = 0; i < cells; i++) {
      int right = slices.slice(i) % slices.across();
      int down = slices.up() - 1 - slices.slice(i) / slices.across();
      places.x[i] = (slices.column(i) + 0.5) * CELL + right * (columns * CELL + GAP);
      places.y[i] = (rows - slices.row(i) - 0.5) * CELL + down * (rows * CELL + GAP_BELOW);
    }
    return places;
  }

  private static Places inHexagons(HexBoard board) {
    int cells = board.rows() * board.columns();
    Places places = new Places(cells, CELL, null, false, board.columns());
    places.hexagons = board;
    for (int i = 0; i < cells; i++) {
      int row = i / board.columns();
      places.x[i] = Hexagons.BAND + (i % board.columns() + (row + 1) * 0.5) * CELL;
      places.y[i] = Hexagons.BAND + Hexagons.RADIUS + row * Hexagons.ROW;
    }
    return places;
  }

  private static Places asWords(int cells) {
    Places places = new Places(cells, CELL, null, false, (int) Math.ceil(Math.sqrt(cells)));
    for (int i = 0; i < cells; i++) {
      places.x[i] = (i % places.columns + 0.5) * CELL;
      int row = i / places.columns;
      places.y[i] = (row + 0.5) * CELL;
    }
    return places;
  }

  private static Places free(Board board, Map<String, Place> given) {
    int cells = given.size();
    double[] x = new double[cells];
    double[] y = new double[cells];
    double left = Double.MAX_VALUE;
    double right = -Double.MAX_VALUE;
    double top = -Double.MAX_VALUE;
    double bottom = Double.MAX_VALUE;
    for (int i = 0; i < cells; i++) {
      Place place = given.get(board.cellName(i));
      if (place == null) {
        throw new IllegalArgumentException("no layout of this board");
      }
      x[i] = place.x().doubleValue();
      y[i] = place.y().doubleValue();
      left = Math.min(left, x[i]);
      right = Math.max(right, x[i]);
      top = Math.max(top, y[i]);
      bottom = Math.min(bottom, y[i]);
    }
    double nearest = nearest(x, y);
    double larger = Math.max(right - left, top - bottom);
    double unit = larger == 0 ? 1 : Math.min(APART / nearest, LARGEST / larger);
    double cell = larger == 0 ? CELL : Math.max(SMALLEST_CELL, unit * nearest * CELL / APART);
    Places places = new Places(cells, cell, null, true, cells);
    for (int i = 0; i < cells; i++) {
      places.x[i] = (x[i] - left) * unit + cell / 2;
      places.y[i] = (top - y[i]) * unit + cell / 2;
    }
    return places;
  }

  /** The least distance of two cells. */
  private static double nearest(double[] x, double[] y) {
    double nearest = Double.MAX_VALUE;
    for (int i = 0; i < x.length; i++) {
      for (int j = 0; j < i; j++) {
        nearest = Math.min(nearest, Math.hypot(x[i] - x[j], y[i] - y[j]));
      }
    }
    return nearest;
  }

  int cells() {
    return x.length;
  }

  double x(int i) {
    return x[i];
  }

  double y(int i) {
    return y[i];
  }

  /** The width of a cell. */
  double cell() {
    return cell;
  }

  /** The rows and columns of a board that has some. */
  Optional<Slices> slices() {
    return Optional.ofNullable(slices);
  }

  /** The hexagons of a board of Hex. */
  Optional<Hexagons> hexagons() {
    return Optional.ofNullable(hexagons).map(board -> new Hexagons(board, this));
  }

  /** Whether cells have names of their own, instead of a letter and a number at the edges. */
  boolean named() {
    return slices == null && hexagons == null;
  }

  /** Whether a layout says where the cells lie. */
  boolean free() {
    return free;
  }

  /** The right edge of the rightmost cell, or of what runs along it. */
  double right() {
    return largest(x) + cell / 2 + (hexagons == null ? 0 : Hexagons.BAND);
  }

  /** The lower edge of the lowest cell, or of what runs along it. */
  double lower() {
    return largest(y) + (hexagons == null ? cell / 2 : Hexagons.RADIUS + Hexagons.BAND);
  }

  private static double largest(double[] values) {
    double largest = 0;
    for (double value : values) {
      largest = Math.max(largest, value);
    }
    return largest;
  }
}
