package dev.touchstone.bench.forge;

import dev.touchstone.certificate.Rule;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.BadGameException;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.Window;
import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * A small infinite board, seen through a small window. What holds on it holds on each part with N
 * and Z, and where there is a region, on each part with the region, though cells of Z may be
 * missing there: parts of any shape are looked through, with lines far from the window.
 */
final class HostArena implements Arena {

  private static final List<String> BOARDS =
      List.of(
          "strip 1,2",
          "strip 2,2",
          "plane 2",
          "strip 2,3",
          "plane 3",
          "strip 3,3",
          "2+,2+,2",
          "1,3+,2",
          "1+,3+,2",
          "1+,4+,3",
          "2+,3+,3",
          "2,3+,3",
          "1,4+,3",
          "2+,4+,3");

  private static final int MOST_CELLS = 9;
  private static final int PARTS = 3;
  private static final int[][] STEPS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

  private final Statement statement;
  private final InfiniteBoard board;
  private final SplittableRandom random;
  private final Pool<Sight> pool = new Pool<>();
  private final HostAttempts attempts;

  private HostArena(Statement statement, SplittableRandom random) {
    this.statement = statement;
    this.random = random;
    board = (InfiniteBoard) statement.board();
    attempts = new HostAttempts(statement, pool, random);
  }

  static Arena random(SplittableRandom random) {
    String board = BOARDS.get(random.nextInt(BOARDS.size()));
    boolean strong = random.nextInt(5) > 0;
    StringBuilder text = new StringBuilder("touchstone statement 1\nboard ").append(board);
    text.append("\nrules ").append(strong ? "strong" : "weak");
    String other = strong ? "white" : "breaker";
    int rows = board.startsWith("strip 1") || board.startsWith("1") ? 1 : 2;
    if (random.nextInt(3) == 0) {
      String stone = random.nextInt(2) + "," + random.nextInt(rows);
      text.append('\n').append(other).append(' ').append(stone);
    }
    text.append("\nfirst ").append(strong ? "black" : "maker");
    text.append("\nwinner ").append(strong ? "black" : "maker").append('\n');
    try {
      Statement whole = StatementText.parse(text.toString());
      return new HostArena(whole.through(window((InfiniteBoard) whole.board(), random)), random);
    } catch (BadStatementException | BadGameException e) {
      throw new IllegalStateException(text.toString(), e);
    }
  }

  private static Window window(InfiniteBoard whole, SplittableRandom random) {
    boolean plane = whole.host().isPlane();
    int below = plane ? random.nextInt(2) : 0;
    int left = random.nextInt(2);
    return new Window(
        -left,
        -below,
        2 + left + random.nextInt(3),
        plane ? 2 + below + random.nextInt(2) : whole.host().rows());
  }

  @Override
  public Statement statement() {
    return statement;
  }

  @Override
  public Attempt next() {
    Rule rule = attempts.some();
    List<Step> made = attempts.of(rule);
    return new Attempt(rule.name(), rule == Rule.END ? made : pool.followedBy(made), made);
  }

  @Override
  public Outcome judge(Attempt attempt, List<String> trace) {
    if (!attempt.passes(trace)) {
      return Outcome.REFUSED;
    }
    if (attempt.rule().equals(Rule.END.name())) {
      return statementOnParts();
    }
    Sight sight = Sight.read(Arena.claim(trace.get(trace.size() - 1)));
    for (int i = 0; i < PARTS; i++) {
      Part part = part(Sight.points(board, sight.needs()), Sight.points(board, sight.zone()));
      Optional<Claimed> here = part.claim(statement.hypergraph(), sight);
      if (here.isPresent() && !new Truth(part.game()).of(here.get())) {
        String what = "%s on the part %s".formatted(sight, part.game().statement().text());
        return Outcome.of(true, false, what);
      }
    }
    pool.add(attempt.made(), sight);
    return Outcome.of(sight.saysSomething(), true, "");
  }

  /** Only where there is a region is a statement about parts. */
  private Outcome statementOnParts() {
    for (int i = 0; i < PARTS && board.host().region().isPresent(); i++) {
      Part part = part(List.of(), List.of());
      if (!new StatementTruth(part.game().statement()).isTrue().orElse(true)) {
        return Outcome.of(true, false, "the statement on " + part.game().statement().text());
      }
    }
    return Outcome.of(true, true, "");
  }

  /** The region or else all of N and Z, with lines and cells by chance, near and far. */
  private Part part(List<Point> needs, List<Point> zone) {
    Set<Point> cells = new LinkedHashSet<>();
    board.host().region().ifPresent(region -> addAll(region, cells));
    boolean region = !cells.isEmpty();
    for (Point point : needs) {
      if (cells.size() < MOST_CELLS) {
        cells.add(point);
      }
    }
    for (Point point : zone) {
      if ((!region || random.nextInt(2) == 0) && cells.size() < MOST_CELLS + 2) {
        cells.add(point);
      }
    }
    Window around = board.cells();
    int up = board.host().isPlane() ? 2 : 0;
    while (cells.size() < MOST_CELLS && random.nextInt(6) > 0) {
      int x = around.left() - 2 + random.nextInt(around.columns() + 4);
      int y = around.bottom() - up + random.nextInt(around.rows() + 2 * up);
      Point at = new Point(x, y);
      List<Point> added =
          random.nextInt(3) == 0
              ? List.of(at)
              : Part.run(at, STEPS[random.nextInt(4)], board.length());
      if (added.stream().allMatch(this::isOnHost) && cells.size() + added.size() <= MOST_CELLS) {
        cells.addAll(added);
      }
    }
    // A statement has stones of the window.
    statement.taken().forEach(cell -> cells.add(new Point(around.x(cell), around.y(cell))));
    return new Part(statement, cells);
  }

  private boolean isOnHost(Point point) {
    return board.host().isPlane() || (point.y() >= 0 && point.y() < board.host().rows());
  }

  private static void addAll(Window window, Set<Point> cells) {
    for (int cell = 0; cell < window.columns() * window.rows(); cell++) {
      cells.add(new Point(window.x(cell), window.y(cell)));
    }
  }
}
