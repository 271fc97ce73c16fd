package dev.touchstone.solver.run;

import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The weak game in the place of a strong one, from an empty board: where Breaker wins it, nobody
 * wins the strong game (docs/theorems.md, T10 (c)), and the weak one is far easier. That is tried
 * where all lines have five cells or more: there Breaker is likely to win on every board that can
 * be searched at all.
 */
public final class WeakFirst {

  private static final int SHORTEST_LINE = 5;

  private final Problem problem;
  private final @Nullable SolveRequest request;
  private final @Nullable Session session;
  private long nodes;

  WeakFirst(SolveRequest strong, SolveListener listener) {
    problem = strong.problem();
    request =
        inPlaceOf(problem)
            .map(
                weak ->
                    new SolveRequest(
                        weak, strong.search(), strong.limits(), strong.saving(), null, false))
            .orElse(null);
    session = request == null ? null : new Session(request, listener);
  }

  /** The weak game to be tried before this strong one, if it is. */
  public static Optional<Problem> inPlaceOf(Problem strong) {
    return strong.rules() == Rules.STRONG && strong.isStolen() && shortest(strong) >= SHORTEST_LINE
        ? Optional.of(Problem.weak(makerFirst(strong.setup())))
        : Optional.empty();
  }

  /** The same board, on which whoever opens the strong game is Maker. */
  private static Setup makerFirst(Setup setup) {
    return new Setup(setup.board(), setup.game(), setup.black(), setup.white(), Player.BLACK);
  }

  private static int shortest(Problem problem) {
    Hypergraph game = problem.hypergraph();
    int shortest = Integer.MAX_VALUE;
    for (int line = 0; line < game.lineCount(); line++) {
      shortest = Math.min(shortest, game.lineSize(line));
    }
    return shortest;
  }

  /** Whether a checkpoint is one of this attempt. */
  boolean isCheckpoint(Path file) throws IOException {
    return request != null && Checkpoint.isOf(file, request);
  }

  long nodes() {
    return nodes;
  }

  void cancel() {
    if (session != null) {
      session.cancel();
    }
  }

  /** The draw, or that a budget was used up; nothing if that is not how the game is solved. */
  Optional<SolveResult> run() throws IOException {
    if (session == null) {
      return Optional.empty();
    }
    SolveResult result = session.run();
    nodes = result.work().nodes();
    if (!(result instanceof Decided decided)) {
      return Optional.of(result);
    }
    return decided.outcome() == Outcome.WHITE
        ? Optional.of(
            new Decided(
                Outcome.NOBODY,
                List.of(new Restated(problem.wonBy(Outcome.NOBODY), decided.proof())),
                decided.work()))
        : Optional.empty();
  }
}
