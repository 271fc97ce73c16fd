package dev.touchstone.archive;

import dev.touchstone.solver.CheckpointException;
import dev.touchstone.solver.Proof;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.solver.SolveResult.OutOfBudget;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.Refusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The search for the proof of a plan. */
record PlannedSearch(TheoremPlan plan, Problem problem, Workshop.Listener listener) {

  /**
   * The proof, unless a budget is used up; it goes on from a checkpoint if there is one.
   *
   * @param old what the archive has of it
   */
  Proof run(Path checkpoint, @Nullable CheckedProof old) throws Refusal, IOException {
    SolveResult result = search(checkpoint);
    if (result instanceof OutOfBudget out) {
      throw outOfBudget(out, checkpoint);
    }
    return chosen(((Decided) result).proofs(), old);
  }

  private SolveResult search(Path checkpoint) throws Refusal, IOException {
    try {
      Solver solver =
          new Solver(
              plan.search()
                  .request(problem, plan.question().map())
                  .withCheckpoint(checkpoint, Duration.ofMinutes(1)),
              listener);
      listener.cancelBy(solver::cancel);
      if (Files.exists(checkpoint)) {
        listener.resumes(checkpoint);
      }
      return solver.solve();
    } catch (CheckpointException e) {
      throw Refusal.usage(plan.name() + ": " + e.getMessage());
    }
  }

  private Refusal outOfBudget(OutOfBudget out, Path checkpoint) {
    String kept =
        Files.exists(checkpoint)
            ? checkpoint
                + " is kept: the same build resumes from there, with a larger budget if one ran out"
            : "nothing is kept of this search";
    return Refusal.outOfBudget(
        "%s: %s after %d nodes; %s"
            .formatted(plan.name(), out.budget().words(), out.work().nodes(), kept));
  }

  /** The proof that is planned, or else of what the archive says, where it takes two. */
  private Proof chosen(List<Proof> proofs, @Nullable CheckedProof old) throws Refusal {
    if (proofs.size() == 1) {
      return proofs.get(0);
    }
    @Nullable Outcome wanted =
        plan.winner() != null ? plan.winner() : old == null ? null : old.statement().winner();
    for (Proof proof : proofs) {
      if (proof.statement().winner() == wanted) {
        return proof;
      }
    }
    throw Refusal.notProved(
        ("%s: nobody wins, and that takes two theorems: one with <winner>black-holds</winner>,"
                + " another with white-holds")
            .formatted(plan.name()));
  }
}
