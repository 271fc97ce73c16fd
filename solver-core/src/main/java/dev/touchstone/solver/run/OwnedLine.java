package dev.touchstone.solver.run;

import dev.touchstone.certificate.RaceStep;
import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.StepSink;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Player;
import dev.touchstone.solver.Proof;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Statement;
import java.io.IOException;
import java.util.Optional;

/** The proof of a strong game in which the initial stones complete a line already. */
record OwnedLine(Statement statement, int line) implements Proof {

  /** Such a line, if there is one. */
  static Optional<OwnedLine> of(Problem problem) {
    for (Player player : Player.values()) {
      CellSet stones = problem.setup().stones(player);
      for (int line : problem.hypergraph().linesOf(player).toArray()) {
        if (stones.containsAll(problem.hypergraph().line(line))) {
          return Optional.of(new OwnedLine(problem.wonBy(Outcome.wins(player)), line));
        }
      }
    }
    return Optional.empty();
  }

  @Override
  public void emit(StepSink sink) throws IOException {
    CellSet none = statement.hypergraph().noCells();
    if (statement.proverOpens()) {
      sink.accept(new Step.Enter(Step.Frame.ANSWER, none, none));
    }
    sink.accept(new RaceStep.Done(line));
    if (statement.proverOpens()) {
      sink.accept(new Step.Leave());
    }
    sink.accept(new Step.End());
  }
}
