package dev.touchstone.cluster;

import dev.touchstone.certificate.CertificateFile;
import dev.touchstone.certificate.StepSink;
import dev.touchstone.cluster.view.Progress;
import dev.touchstone.game.Player;
import dev.touchstone.solver.Proof;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.SolveResult.Budget;
import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.solver.SolveResult.OutOfBudget;
import dev.touchstone.solver.SolveResult.Work;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Statement;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * What came out of a search by many.
 *
 * @param winner who wins; nobody if it was stopped first
 * @param steps the steps of the certificate, if there is a winner
 * @param nodes positions expanded by all jobs, in earlier runs as well
 * @param nodesBefore those of earlier runs
 */
public record ClusterResult(
    @Nullable Player winner,
    CertificateFile.Source steps,
    long nodes,
    long nodesBefore,
    long jobs) {

  private record AssembledProof(Statement statement, CertificateFile.Source steps)
      implements Proof {
    @Override
    public void emit(StepSink sink) throws IOException {
      steps.emit(sink);
    }
  }

  /**
   * The same as a search of one machine would say it.
   *
   * @param reached how far it came, if anybody has seen that
   */
  public SolveResult asSearch(
      SolveRequest request, boolean cancelled, SolveListener.@Nullable Progress reached) {
    Work work = new Work(nodes, nodesBefore, 0, 0, 0);
    if (winner == null) {
      Budget budget =
          cancelled
              ? Budget.CANCELLED
              : nodes >= request.limits().maxNodes() ? Budget.NODES : Budget.TIME;
      return new OutOfBudget(
          budget,
          work,
          reached == null ? Progress.NONE.asSearch(request.limits().memory()) : reached);
    }
    Outcome outcome = winner == Player.BLACK ? Outcome.BLACK : Outcome.WHITE;
    return new Decided(winner, new AssembledProof(request.problem().wonBy(outcome), steps), work);
  }
}
