package dev.touchstone.bench;

import dev.touchstone.certificate.Step;
import dev.touchstone.solver.Heuristics;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;

/**
 * Proofs to measure with: the solver's, for Breaker, Maker first. A plain one has nothing in it but
 * leaves of pairs, answers and kept claims. Without symmetries and without exchanges every leaf
 * covers all that its position needs, and the steps can be moved to a board with one cell more.
 */
final class SampleProof {

  private static final Heuristics PLAIN =
      Switch.only(EnumSet.of(Switch.NUMBERS, Switch.PAIRINGS, Switch.ZONES));

  private SampleProof() {}

  /** The weak game on this board, with these stones of Breaker's, won by Breaker. */
  static Statement statement(String board, String stones) {
    try {
      return StatementText.parse(
          "touchstone statement 1\nboard %s\nbreaker %s\nrules weak\nwinner breaker\n"
              .formatted(board, stones));
    } catch (BadStatementException e) {
      throw new IllegalArgumentException(e);
    }
  }

  /** The steps of a plain proof of this statement up to END. */
  static List<Step> plain(Statement statement) throws IOException {
    return of(statement, PLAIN);
  }

  /** The steps of a proof as the solver writes it. */
  static List<Step> full(Statement statement) throws IOException {
    return of(statement, Heuristics.ALL);
  }

  private static List<Step> of(Statement statement, Heuristics heuristics) throws IOException {
    SolveRequest request = SolveRequest.of(statement.problem()).with(heuristics);
    SolveResult result = new Solver(request, SolveListener.none()).solve();
    if (result instanceof SolveResult.Decided decided
        && decided.proof().statement().equals(statement)) {
      List<Step> steps = new ArrayList<>();
      decided.proof().emit(steps::add);
      return steps;
    }
    throw new IllegalStateException("no proof found: " + result);
  }
}
