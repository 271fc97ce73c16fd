package dev.touchstone.bench.cluster;

import dev.touchstone.certificate.Step;
import dev.touchstone.cluster.ClusterSettings;
import dev.touchstone.cluster.tree.Ground;
import dev.touchstone.game.BadGameException;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The same games by the plain solver, by one worker, and by two: what the level of jobs costs, and
 * what is lost when work is shared. Elapsed seconds depend on what else the machine does, so there
 * are none: ratios of positions and of processor time.
 */
final class ClusterCost {

  private static final String ROW = "%-31s %-8s %9s %8s %9s %5s %8s %6s %6s %9s%n";
  private static final List<String> BOARDS = List.of("7,8,5", "6,9,5", "5,11,5", "6,10,5");

  /** Solved before anything is measured, so that the compiler has seen the search. */
  private static final String FIRST = "7,7,5";

  private static final int WORKERS = 2;
  private static final String STRONG = "strong ";

  private ClusterCost() {}

  /**
   * A weak game by its board; "strong 4,7,4"; "hex 7,7 b3", after this move of Black's; games of
   * {@link TurnGame}.
   */
  static Problem problem(String game) throws IOException {
    try {
      if (game.startsWith(TurnGame.TURNS)) {
        return TurnGame.problem(game.substring(TurnGame.TURNS.length()));
      }
      if (game.startsWith(STRONG)) {
        return strong(Notation.read(game.substring(STRONG.length())));
      }
      return game.startsWith("hex ") ? hex(game) : Problem.weak(Notation.read(game));
    } catch (BadGameException e) {
      throw new IllegalArgumentException(e);
    }
  }

  private static Problem strong(Setup setup) {
    return Problem.inTurns(setup, Rules.STRONG, 1, 1);
  }

  private static Problem hex(String game) throws IOException, BadGameException {
    int move = game.indexOf(' ', "hex ".length());
    if (move < 0) {
      return Problem.inTurns(Notation.read(game), Rules.HEX, 1, 1);
    }
    Setup empty = Notation.read(game.substring(0, move));
    String cell = game.substring(move + 1);
    CellSet black = empty.black().with(empty.board().cellNumber(cell).orElseThrow());
    return Problem.inTurns(
        new Setup(empty.board(), empty.game(), black, empty.white(), Player.WHITE),
        Rules.HEX,
        1,
        1);
  }

  /** What is asked: of a strong game whether the first player wins. */
  private static Ground asked(Problem problem) {
    return problem.rules() == Rules.STRONG
        ? new Ground(problem, problem.setup().first())
        : new Ground(problem);
  }

  private static long memory() {
    return Runtime.getRuntime().maxMemory() / 2;
  }

  private static LocalRun plain(Problem problem, int threads) throws IOException {
    Ground asked = asked(problem);
    double before = LocalRun.processorSeconds();
    long start = System.nanoTime();
    Decided result =
        (Decided)
            new Solver(
                    SolveRequest.of(problem).withMemory(memory()).withThreads(threads),
                    SolveListener.none())
                .solve();
    List<Step> steps = new ArrayList<>();
    result.proof().emit(steps::add);
    // Of a strong game that nobody wins, the proof that the second player holds.
    Player winner = result.outcome().isWin() ? result.winner() : asked.attacker().opponent();
    return LocalRun.of(asked, winner, steps, result.work().nodes(), 0, before, start);
  }

  private static void row(String board, Problem problem, String by, LocalRun run, LocalRun plain) {
    if (run.winner() != plain.winner()) {
      throw new IllegalStateException(board + ": two winners");
    }
    System.out.printf(
        Locale.ROOT,
        ROW,
        board,
        problem.rules().nameOf(run.winner()),
        by,
        run.jobs() == 0 ? "-" : run.jobs(),
        String.format(Locale.ROOT, "%,d", run.nodes()),
        ratio((double) run.nodes(), (double) plain.nodes()),
        String.format(Locale.ROOT, "%.1f", run.processor()),
        ratio(run.processor(), plain.processor()),
        ratio(plain.processor(), run.processor()),
        String.format(Locale.ROOT, "%,d", run.bytes()));
  }

  private static String ratio(double one, double other) {
    return String.format(Locale.ROOT, "%.2f", one / other);
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    plain(problem(FIRST), 1);
    LocalRun.byWorkers(asked(problem(FIRST)), WORKERS, memory(), ClusterSettings.USUAL);
    System.out.printf(
        ROW, "board", "winner", "by", "jobs", "nodes", "/", "cpu s", "/", "eff.", "bytes");
    for (String board : args.length == 0 ? BOARDS : List.of(args)) {
      Problem problem = problem(board);
      ClusterSettings usual = ClusterSettings.usual(problem);
      LocalRun plain = plain(problem, 1);
      row(board, problem, "solver", plain, plain);
      if (problem.rules() == Rules.WEAK) {
        row(board, problem, WORKERS + " threads", plain(problem, WORKERS), plain);
      }
      for (int workers = 1; workers <= WORKERS; workers++) {
        row(
            board,
            problem,
            workers == 1 ? "1 worker" : workers + " workers",
            LocalRun.byWorkers(asked(problem), workers, memory(), usual),
            plain);
      }
    }
  }
}
