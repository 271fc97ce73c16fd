package dev.touchstone.bench.forge;

import dev.touchstone.certificate.Rule;
import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.Tile;
import dev.touchstone.certificate.TileStep;
import dev.touchstone.game.BadGameException;
import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Lattice;
import dev.touchstone.game.Motion;
import dev.touchstone.statement.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * A certificate by tiles. Most are aimed: the lattice has one row, so that a run comes to every
 * class; for each direction there is a group of p + 1 cells in a row, as a tile of its own or of a
 * tile with others, in classes of its own. Then something is changed, or nothing.
 *
 * @param rule of the last step: TILED of a tile alone, TILING, END
 * @param opening the cells of P's first move, if there is an answer at the end
 */
record TilingAttempt(
    Rule rule,
    List<Tile> tiles,
    TileStep.Tiling tiling,
    Optional<List<Integer>> opening,
    List<Step> steps) {

  private static final int[][] STEPS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

  static TilingAttempt random(Statement statement, SplittableRandom random) {
    return new Maker(statement, random).make();
  }

  @Override
  public String toString() {
    List<String> texts = new ArrayList<>();
    tiles.forEach(tile -> texts.add(tile.statement().text().replace('\n', ';')));
    return "%s by %s".formatted(tiling, texts);
  }

  /** Makes one by chance. */
  private static final class Maker {

    private final Statement statement;
    private final SplittableRandom random;
    private final int turn;
    private final List<Tile> tiles = new ArrayList<>();
    private final List<List<Motion>> places = new ArrayList<>();
    private final List<Step> steps = new ArrayList<>();

    Maker(Statement statement, SplittableRandom random) {
      this.statement = statement;
      this.random = random;
      turn = statement.turn();
    }

    TilingAttempt make() {
      Rule rule = oneIn(4) ? Rule.TILED : oneIn(3) ? Rule.TILING : Rule.END;
      int[] widths = turn == 1 ? new int[] {9, 11, 13} : new int[] {13, 13, 14};
      int width = widths[random.nextInt(3)];
      Lattice lattice = new Lattice(width, random.nextInt(width), 1);
      if (rule == Rule.TILED) {
        wild();
      } else {
        aimed(lattice);
      }
      if (oneIn(8)) {
        // The tiles fit another one.
        lattice = new Lattice(width, random.nextInt(width), 1 + random.nextInt(2));
      }
      TileStep.Tiling tiling = new TileStep.Tiling(lattice, places);
      if (rule == Rule.TILED) {
        return new TilingAttempt(rule, tiles, tiling, Optional.empty(), steps);
      }
      steps.add(tiling);
      if (rule == Rule.TILING) {
        return new TilingAttempt(rule, tiles, tiling, Optional.empty(), steps);
      }
      Optional<List<Integer>> opening = Optional.empty();
      if (statement.proverOpens() != oneIn(16)) {
        opening = Optional.of(answer());
      }
      steps.add(new Step.End());
      return new TilingAttempt(rule, tiles, tiling, opening, steps);
    }

    /** Any cells near the window; one too many now and then. */
    private List<Integer> answer() {
      int cells = statement.hypergraph().cellCount();
      Set<Integer> chosen = new HashSet<>();
      CellSet taken = statement.taken();
      for (int i = statement.opening() + (oneIn(8) ? 1 : 0); i > 0; i--) {
        boolean stone = !taken.isEmpty() && oneIn(6);
        int[] stones = taken.toArray();
        chosen.add(stone ? stones[random.nextInt(stones.length)] : random.nextInt(cells));
      }
      CellSet played = CellSet.of(cells, chosen.stream().mapToInt(cell -> cell).toArray());
      steps.add(0, new Step.Enter(Step.Frame.ANSWER, CellSet.of(cells), played));
      steps.add(new Step.Leave());
      return List.copyOf(chosen);
    }

    /** A tile by itself: a few lines of two to four cells, and groups that need not lie in them. */
    private void wild() {
      List<Point> cells = new ArrayList<>();
      for (int cell = turn + 1 + random.nextInt(3 + turn); cell > 0; cell--) {
        cells.add(new Point(cells.size(), 0));
      }
      List<int[]> lines = new ArrayList<>();
      for (int line = random.nextInt(4); line > 0; line--) {
        int[] some =
            random.ints(2 + random.nextInt(3), 0, cells.size()).distinct().sorted().toArray();
        lines.add(some);
      }
      Set<Integer> left = new HashSet<>();
      IntStream.range(0, cells.size()).forEach(left::add);
      List<int[]> groups = new ArrayList<>();
      for (int[] line : lines) {
        int[] free = IntStream.of(line).filter(left::contains).limit(turn + 1).toArray();
        if (free.length == turn + 1 || oneIn(6)) {
          groups.add(free);
          IntStream.of(free).forEach(left::remove);
        }
      }
      add(cells, lines, groups);
      places.add(List.of(new Motion(0, 0, 0)));
    }

    /** For each direction groups in a row, put into one tile, or into two, or alone. */
    private void aimed(Lattice lattice) {
      Set<Integer> used = new HashSet<>();
      List<List<Point>> groups = new ArrayList<>();
      for (int[] step : STEPS) {
        List<Point> group = List.of();
        for (int tries = 0; tries < 40; tries++) {
          Point start = new Point(random.nextInt(7) - 3, random.nextInt(3) - 1);
          group = Part.run(start, step, turn + 1);
          Set<Integer> classes = new HashSet<>();
          group.forEach(at -> classes.add(lattice.classOf(at.x(), at.y())));
          boolean fits = classes.size() == turn + 1 && classes.stream().noneMatch(used::contains);
          if (fits || oneIn(60)) {
            used.addAll(classes);
            break;
          }
        }
        if (!oneIn(30)) {
          groups.add(group);
        }
      }
      for (int from = 0; from < groups.size(); ) {
        int to = Math.min(groups.size(), from + 1 + random.nextInt(4));
        tile(groups.subList(from, to));
        from = to;
      }
    }

    /** A tile that lies where its groups are to be; a motion of it is said by its place. */
    private void tile(List<List<Point>> groups) {
      Motion place = new Motion(random.nextInt(8), random.nextInt(5) - 2, random.nextInt(5) - 2);
      Set<Point> all = new HashSet<>();
      for (List<Point> group : groups) {
        group.forEach(at -> all.add(preimage(place, at)));
      }
      List<Point> cells = new ArrayList<>(all);
      cells.sort(Comparator.comparingInt(Point::y).thenComparingInt(Point::x));
      List<int[]> lines = new ArrayList<>();
      List<int[]> sets = new ArrayList<>();
      for (List<Point> group : groups) {
        int[] set =
            group.stream().mapToInt(at -> cells.indexOf(preimage(place, at))).sorted().toArray();
        sets.add(set);
        lines.add(set);
      }
      int twist = oneIn(12) ? 1 : 0;
      add(cells, lines, sets);
      List<Motion> here = new ArrayList<>();
      here.add(new Motion((place.turn() + twist) % 8, place.across(), place.up()));
      if (oneIn(16)) {
        here.add(new Motion(random.nextInt(8), random.nextInt(9) - 4L, random.nextInt(3) - 1L));
      }
      places.add(here);
    }

    /** The cell that a motion brings there. */
    private static Point preimage(Motion motion, Point at) {
      int across = at.x() - (int) motion.across();
      int up = at.y() - (int) motion.up();
      across = (motion.turn() & 1) != 0 ? -across : across;
      up = (motion.turn() & 2) != 0 ? -up : up;
      return (motion.turn() & 4) != 0 ? new Point(up, across) : new Point(across, up);
    }

    /** The tile and the steps that prove it won, or do not. */
    private void add(List<Point> cells, List<int[]> lines, List<int[]> groups) {
      List<int[]> own = new ArrayList<>();
      for (int[] line : lines) {
        boolean shorter = line.length > 1 && oneIn(30);
        own.add(shorter ? Arrays.copyOf(line, line.length - 1) : line);
      }
      own.sort(Arrays::compare);
      int[] xs = cells.stream().mapToInt(Point::x).toArray();
      int[] ys = cells.stream().mapToInt(Point::y).toArray();
      Tile tile;
      try {
        tile = new Tile(xs, ys, own, turn);
      } catch (BadGameException e) {
        throw new IllegalStateException(e);
      }
      tiles.add(tile);
      steps.add(new TileStep.Open(tile));
      int size = oneIn(30) ? turn : turn + 1;
      List<Integer> listed = new ArrayList<>();
      groups.stream()
          .filter(group -> group.length >= size)
          .map(group -> Arrays.copyOf(group, size))
          .sorted(Arrays::compare)
          .forEach(group -> IntStream.of(group).forEach(listed::add));
      int[] flat = listed.stream().mapToInt(cell -> cell).toArray();
      steps.add(new Step.Groups(size, CellList.of(flat), true));
      steps.add(new TileStep.Close());
    }

    private boolean oneIn(int times) {
      return random.nextInt(times) == 0;
    }
  }
}
