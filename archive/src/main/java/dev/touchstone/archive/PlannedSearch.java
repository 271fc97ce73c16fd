package dev.touchstone.archive;

import dev.touchstone.cluster.Inquiry;
import dev.touchstone.cluster.LocalSearch;
import dev.touchstone.solver.CheckpointException;
import dev.touchstone.solver.Proof;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.solver.SolveResult.OutOfBudget;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.TheoremFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The search for the proof of a plan: by the solver as a whole, or by workers of this process. */
final class PlannedSearch implements AutoCloseable {

  /** What workers have found so far, as {@code solve --cluster} keeps it. */
  private static final String LOG = "cluster.log";

  private final TheoremPlan plan;
  private final Problem problem;
  private final Workshop.Listener listener;
  private final Path checkpoint;
  private final Path log;
  private final Path saved;
  private @Nullable LocalSearch cluster;

  PlannedSearch(
      TheoremPlan plan, Problem problem, Workshop.Listener listener, TheoremFolder folder) {
    this.plan = plan;
    this.problem = problem;
    this.listener = listener;
    checkpoint = folder.checkpoint();
    log = folder.files().folder().resolve(LOG);
    saved = plan.search().workers() > 0 ? log : checkpoint;
  }

  /** Whether there is something to go on from. */
  boolean resumes() {
    return Files.exists(saved);
  }

  /**
   * Removes what is of no use any more once the theorem is proved, also what a run left that was
   * stopped and searched in the other way.
   */
  void forget() throws IOException {
    Files.deleteIfExists(checkpoint);
    Files.deleteIfExists(log);
    Files.deleteIfExists(Inquiry.second(log));
  }

  /**
   * The proof, unless a budget is used up. It must be written before this is closed.
   *
   * @param old what the archive has of it
   */
  Proof run(@Nullable CheckedProof old) throws Refusal, IOException {
    SolveRequest request = plan.search().request(problem, plan.question().map());
    SolveResult result = plan.search().workers() > 0 ? byWorkers(request) : search(request);
    if (result instanceof OutOfBudget out) {
      throw outOfBudget(out);
    }
    return chosen(((Decided) result).proofs(), old);
  }

  private SolveResult search(SolveRequest request) throws Refusal, IOException {
    try {
      Solver solver = new Solver(request.withCheckpoint(saved, Duration.ofMinutes(1)), listener);
      listener.cancelBy(solver::cancel);
      tellWhetherItResumes();
      return solver.solve();
    } catch (CheckpointException e) {
      throw Refusal.usage(plan.name() + ": " + e.getMessage());
    }
  }

  private SolveResult byWorkers(SolveRequest request) throws Refusal, IOException {
    // Before there is a new one.
    tellWhetherItResumes();
    LocalSearch search = new LocalSearch(request, saved, listener, listener::warns);
    cluster = search;
    listener.cancelBy(search::cancel);
    try {
      return search.solve(plan.search().workers());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw Refusal.outOfBudget(plan.name() + ": interrupted; " + kept());
    }
  }

  private void tellWhetherItResumes() {
    if (resumes()) {
      listener.resumes(saved);
    }
  }

  @Override
  public void close() throws IOException {
    LocalSearch search = cluster;
    if (search != null) {
      search.close();
    }
  }

  private Refusal outOfBudget(OutOfBudget out) {
    return Refusal.outOfBudget(
        "%s: %s after %d nodes; %s"
            .formatted(plan.name(), out.budget().words(), out.work().nodes(), kept()));
  }

  private String kept() {
    return resumes()
        ? saved + " is kept: the same build resumes from there, with a larger budget if one ran out"
        : "nothing is kept of this search";
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
