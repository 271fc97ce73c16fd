package dev.touchstone.picture;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Rectangle;
import dev.touchstone.game.Slices;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The lines of a game as strokes between their cells: straight where the cells lie so, a circle or
 * a polygon otherwise. On a board whose edges are joined, a line that leaves at one edge comes back
 * at the other. Strokes that would lie on one another run side by side.
 */
final class LinePaths {

  /** Strokes side by side are at most so far from each other. */
  private static final double WIDEST_GAP = 5;

  /** All strokes side by side take no more of a cell than this. */
  private static final double OF_CELL = 0.66;

  /** In a round line no cell is so much farther from the centre than another. */
  private static final double ROUND = 1.35;

  private final Places places;
  private final Hypergraph game;

  LinePaths(Places places, Hypergraph game) {
    this.places = places;
    this.game = game;
  }

  /** A stroke of a line. */
  record Stroke(int line, double x1, double y1, double x2, double y2) {

    private double angle() {
      double angle = Math.atan2(y2 - y1, x2 - x1);
      return angle < -1e-9 || angle > Math.PI - 1e-9
          ? angle + (angle < 0 ? Math.PI : -Math.PI)
          : angle;
    }

    /** The straight line that it lies on. */
    private String carrier() {
      double away = x1 * Math.sin(angle()) - y1 * Math.cos(angle());
      return Decimal.of(angle() * 100, away);
    }

    private double along(double x, double y) {
      return x * Math.cos(angle()) + y * Math.sin(angle());
    }

    private double from() {
      return Math.min(along(x1, y1), along(x2, y2));
    }

    private double to() {
      return Math.max(along(x1, y1), along(x2, y2));
    }

    private Path beside(double distance) {
      double dx = -Math.sin(angle()) * distance;
      double dy = Math.cos(angle()) * distance;
      return new Path().begin(x1 + dx, y1 + dy).line(x2 + dx, y2 + dy);
    }
  }

  /** The paths of each line by its number, one on another where they share cells. */
  List<List<Path>> paths() {
    return paths(false);
  }

  /** The same, side by side. */
  List<List<Path>> pathsSideBySide() {
    return paths(true);
  }

  private List<List<Path>> paths(boolean sideBySide) {
    List<List<Path>> paths = new ArrayList<>();
    List<Stroke> straight = new ArrayList<>();
    for (int line = 0; line < game.lineCount(); line++) {
      int[] cells = game.line(line).toArray();
      paths.add(new ArrayList<>());
      if (!inOneSlice(cells)) {
        continue;
      }
      List<Stroke> strokes = strokes(line, cells);
      if (strokes.isEmpty()) {
        paths.get(line).add(around(cells));
      }
      straight.addAll(strokes);
    }
    if (sideBySide) {
      addSideBySide(straight, paths);
    } else {
      straight.forEach(stroke -> paths.get(stroke.line()).add(stroke.beside(0)));
    }
    return paths;
  }

  /** What goes through several slices has no direction in the plane, and is not drawn. */
  private boolean inOneSlice(int[] cells) {
    return places.slices().isEmpty()
        || Arrays.stream(cells).map(places.slices().get()::slice).distinct().count() == 1;
  }

  private void addSideBySide(List<Stroke> strokes, List<List<Path>> paths) {
    Map<String, List<Stroke>> byCarrier = new TreeMap<>();
    for (Stroke stroke : strokes) {
      byCarrier.computeIfAbsent(stroke.carrier(), carrier -> new ArrayList<>()).add(stroke);
    }
    for (List<Stroke> together : byCarrier.values()) {
      Map<Stroke, Integer> lanes = lanes(together);
      int most = Collections.max(lanes.values());
      double gap = most == 0 ? 0 : Math.min(WIDEST_GAP, OF_CELL * places.cell() / most);
      lanes.forEach(
          (stroke, lane) -> paths.get(stroke.line()).add(stroke.beside((lane - most / 2.0) * gap)));
    }
  }

  /** For each stroke on a straight line the first lane that is free, from where they begin. */
  private static Map<Stroke, Integer> lanes(List<Stroke> strokes) {
    strokes.sort(Comparator.comparingDouble(Stroke::from).thenComparingInt(Stroke::line));
    Map<Stroke, Integer> lanes = new LinkedHashMap<>();
    List<Double> ends = new ArrayList<>();
    for (Stroke stroke : strokes) {
      int lane = 0;
      while (lane < ends.size() && ends.get(lane) > stroke.from() - 1e-6) {
        lane++;
      }
      if (lane == ends.size()) {
        ends.add(0.0);
      }
      ends.set(lane, stroke.to());
      lanes.put(stroke, lane);
    }
    return lanes;
  }

  /** The straight strokes of a line; none if its cells lie otherwise. */
  private List<Stroke> strokes(int line, int[] cells) {
    Optional<Rectangle> rectangle = places.slices().map(Slices::slice);
    if (rectangle.isPresent() && (rectangle.get().joinsColumns() || rectangle.get().joinsRows())) {
      return acrossEdges(line, rectangle.get());
    }
    int[] ends = ends(cells);
    double dx = places.x(ends[1]) - places.x(ends[0]);
    double dy = places.y(ends[1]) - places.y(ends[0]);
    double length = Math.hypot(dx, dy);
    for (int cell : cells) {
      double away =
          Math.abs(
              (places.x(cell) - places.x(ends[0])) * dy
                  - (places.y(cell) - places.y(ends[0])) * dx);
      if (away > 1e-3 * length * Math.max(1, length)) {
        return List.of();
      }
    }
    return List.of(
        new Stroke(
            line, places.x(ends[0]), places.y(ends[0]), places.x(ends[1]), places.y(ends[1])));
  }

  /** The two cells of a line that are farthest from each other; the only one twice. */
  private int[] ends(int[] cells) {
    int[] ends = {cells[0], cells[0]};
    double farthest = 0;
    for (int one : cells) {
      for (int other : cells) {
        double distance =
            Math.hypot(places.x(one) - places.x(other), places.y(one) - places.y(other));
        if (one < other && distance > farthest + 1e-9) {
          farthest = distance;
          ends = new int[] {one, other};
        }
      }
    }
    return ends;
  }

  private List<Stroke> acrossEdges(int line, Rectangle board) {
    CellSet cells = game.line(line);
    for (int[] way : Rectangle.directions()) {
      for (int start : cells.toArray()) {
        List<Stroke> strokes = run(line, board, way, start);
        if (!strokes.isEmpty()) {
          return strokes;
        }
      }
    }
    return List.of();
  }

  /** The strokes of the run that begins here, if it is this line. */
  private List<Stroke> run(int line, Rectangle board, int[] way, int start) {
    CellSet cells = game.line(line);
    List<Stroke> strokes = new ArrayList<>();
    double dx = way[1] * places.cell();
    double dy = -way[0] * places.cell();
    int at = start;
    double fromX = places.x(at);
    double fromY = places.y(at);
    CellSet met = game.single(at);
    for (int i = 1; i < cells.count(); i++) {
      int row = Math.floorMod(board.row(at) + way[0], board.rows());
      int column = Math.floorMod(board.column(at) + way[1], board.columns());
      int next = row * board.columns() + column;
      if (!cells.contains(next)) {
        return List.of();
      }
      boolean joined = row != board.row(at) + way[0] || column != board.column(at) + way[1];
      if (joined) {
        strokes.add(new Stroke(line, fromX, fromY, places.x(at) + dx / 2, places.y(at) + dy / 2));
        fromX = places.x(next) - dx / 2;
        fromY = places.y(next) - dy / 2;
      }
      met = met.with(next);
      at = next;
    }
    strokes.add(new Stroke(line, fromX, fromY, places.x(at), places.y(at)));
    return met.equals(cells) ? strokes : List.of();
  }

  /** Whether cells lie around their centre so evenly that a curve through them looks like one. */
  private boolean isRound(int[] cells, double centreX, double centreY) {
    double[] distances =
        Arrays.stream(cells)
            .mapToDouble(cell -> Math.hypot(places.x(cell) - centreX, places.y(cell) - centreY))
            .sorted()
            .toArray();
    return distances[distances.length - 1] <= ROUND * distances[0];
  }

  /** A circle through cells that lie on one, otherwise the corners of a polygon. */
  private Path around(int[] cells) {
    double centreX = Arrays.stream(cells).mapToDouble(places::x).average().orElse(0);
    double centreY = Arrays.stream(cells).mapToDouble(places::y).average().orElse(0);
    int[] order =
        Arrays.stream(cells)
            .boxed()
            .sorted(
                Comparator.comparingDouble(
                    cell -> Math.atan2(places.y(cell) - centreY, places.x(cell) - centreX)))
            .mapToInt(cell -> cell)
            .toArray();
    int count = order.length;
    double turn = 2 * Math.PI / count;
    double pull =
        isRound(cells, centreX, centreY) ? 2.0 / 3 * Math.tan(turn / 4) / Math.sin(turn) : 0;
    Path path = new Path().begin(places.x(order[0]), places.y(order[0]));
    for (int i = 0; i < count; i++) {
      int before = order[(i + count - 1) % count];
      int from = order[i];
      int to = order[(i + 1) % count];
      int after = order[(i + 2) % count];
      path.curve(
          places.x(from) + pull * (places.x(to) - places.x(before)),
          places.y(from) + pull * (places.y(to) - places.y(before)),
          places.x(to) - pull * (places.x(after) - places.x(from)),
          places.y(to) - pull * (places.y(after) - places.y(from)),
          places.x(to),
          places.y(to));
    }
    return path;
  }
}
