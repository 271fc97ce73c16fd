package dev.touchstone.cli;

import dev.touchstone.game.Board;
import dev.touchstone.game.OutputFile;
import dev.touchstone.game.Player;
import dev.touchstone.solver.Proof;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.solver.SolveResult.OutOfBudget;
import dev.touchstone.solver.run.HexOpenings;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Statement;
import dev.touchstone.strategy.Chain;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.Holding;
import dev.touchstone.theorem.NewProof;
import dev.touchstone.theorem.ProofListener;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.TheoremFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A run of {@code solve} in Hex: one theorem, or one for each first move. Those lie in folders of
 * their own below that of the run, which has the checkpoint of them all.
 */
final class HexRun {

  private static final String PICTURE = "openings.svg";

  private final Console console;
  private final SolveRequest request;
  private final CheckpointChoice checkpoint;
  private final ClusterChoice cluster;
  private final RunListener listener;
  private final boolean force;
  private final boolean json;
  private final AtomicBoolean stopped = new AtomicBoolean();

  HexRun(
      Console console,
      SolveRequest request,
      CheckpointChoice checkpoint,
      ClusterChoice cluster,
      RunListener listener,
      boolean force,
      boolean json) {
    this.console = console;
    this.request = request;
    this.checkpoint = checkpoint;
    this.cluster = cluster;
    this.listener = listener;
    this.force = force;
    this.json = json;
    cancelBy(() -> {});
  }

  /** Solves what was chosen, into this folder or one named after it. */
  int call(HexChoice choice, @Nullable Path out) throws Refusal {
    Path folder = out == null ? Path.of(choice.folderName(request.problem())) : out;
    if (folder.toString().isEmpty()) {
      throw Refusal.usage("--out: a folder, not ''");
    }
    if (!choice.allOpenings()) {
      return one(folder);
    }
    return choice.each(request.problem()) ? eachOpening(folder) : map(folder);
  }

  private int one(Path folder) throws Refusal {
    tellChain();
    return tell(alone(Holding.of(folder), request));
  }

  /** Who gives stones that have won already may have mistyped one. */
  private void tellChain() {
    Statement statement = request.problem().wonBy(Outcome.BLACK);
    for (Player player : Player.values()) {
      Chain.of(statement, player, statement.setup().stones(player))
          .ifPresent(
              chain ->
                  console.complain(
                      "note: %s has joined both sides already, by %s"
                          .formatted(
                              player == Player.BLACK ? "Black" : "White",
                              Arrays.stream(chain.toArray())
                                  .mapToObj(statement.board()::cellName)
                                  .collect(Collectors.joining(" ")))));
    }
  }

  /** The theorem of the run, with a checkpoint until it is proved. */
  private SolveReport alone(Holding holding, SolveRequest asking) throws Refusal {
    tellReplaced(holding, request.problem());
    Optional<CheckedProof> before = held(holding, request.problem());
    if (before.isPresent()) {
      return held(holding, before.get());
    }
    try (TheoremFolder folder = TheoremFolder.open(holding.files().folder())) {
      // Another run may have been there in between, or one that was killed has left its proof.
      Optional<CheckedProof> held = held(holding, request.problem());
      if (held.isPresent()) {
        return held(holding, held.get());
      }
      try (RunCheckpoint own = checkpoint.take(cluster.saved(folder), folder)) {
        SolveRequest asked = checkpoint.saving(asking, own);
        SolveReport report = theorem(folder, asked, search(asked, folder), own);
        if (report.open() == null) {
          own.remove();
        }
        return report;
      }
    }
  }

  private CheckpointChoice.Search search(SolveRequest asked, TheoremFolder folder) {
    if (cluster.isAsked()) {
      return () -> new ClusterRun(console, cluster, asked, folder, listener).search();
    }
    Solver solver = new Solver(asked, listener);
    cancelBy(solver::cancel);
    return solver::solve;
  }

  private SolveReport held(Holding holding, CheckedProof proof) {
    Path left = holding.files().folder().resolve(TheoremFolder.CHECKPOINT);
    return SolveReport.held(name(), request, "fast", proof, Files.exists(left) ? left : null);
  }

  /** A proof that is found and written; without one, why not. */
  private SolveReport theorem(
      TheoremFolder folder, SolveRequest asked, CheckpointChoice.Search search, RunCheckpoint own)
      throws Refusal {
    try {
      long started = System.nanoTime();
      SolveResult result = CheckpointChoice.run(search, own);
      double seconds = (System.nanoTime() - started) / 1e9;
      SolveReport report = SolveReport.open(name(), asked, "fast", result.work(), seconds);
      return result instanceof Decided decided
          ? written(decided, folder, report, own)
          : report.outOfBudget((OutOfBudget) result, own.kept());
    } finally {
      listener.end();
    }
  }

  private SolveReport written(
      Decided decided, TheoremFolder folder, SolveReport report, RunCheckpoint own) throws Refusal {
    Proof found = decided.proof();
    CheckedProof proof;
    try {
      proof = new NewProof(found.statement(), found::emit).writeTo(folder, untilStopped());
    } catch (Refusal e) {
      listener.end();
      tell(report.unwritten(decided.outcome(), own.kept()));
      throw e;
    }
    folder.setAside().ifPresent(old -> console.complain(old.whyKept()));
    return report.proved(decided.outcome(), proof);
  }

  private String name() {
    return request.problem().board().notation();
  }

  private void tellReplaced(Holding holding, Problem problem) {
    if (force) {
      holding
          .otherTheorem(problem)
          .ifPresent(
              line ->
                  console.complain(
                      holding.files().folder() + ": --force replaces the proof: " + line));
    }
  }

  private Optional<CheckedProof> held(Holding holding, Problem problem) throws Refusal {
    if (force) {
      holding.requireFiles();
      return Optional.empty();
    }
    return holding.proofOf(problem, untilStopped());
  }

  /** On Ctrl-C the search ends, or the writing and verifying of a proof, whichever is under way. */
  private void cancelBy(Runnable search) {
    console
        .interruption()
        .cancelBy(
            () -> {
              stopped.set(true);
              search.run();
            });
  }

  private ProofListener untilStopped() {
    return listener.until(stopped::get);
  }

  private int tell(SolveReport report) {
    print(json ? report.json() + "\n" : report.text());
    return report.open() == null ? ExitCode.DONE : outOfBudget(report.open(), report.checkpoint());
  }

  private void print(String text) {
    console.out().print(text);
  }

  private int outOfBudget(OutOfBudget open, @Nullable Path kept) {
    console.complain(Budgets.end(open, kept));
    return ExitCode.OUT_OF_BUDGET;
  }

  /** Solves all openings of the board of the request, as one theorem. */
  private int map(Path folder) throws Refusal {
    SolveReport report = alone(Holding.of(folder).forMap(), request.forMap());
    if (report.open() != null) {
      return tell(report);
    }
    OpeningsReport all = new OpeningsReport(request.problem().board());
    all.addMap(report);
    print(json ? report.json() + "\n" : report.text());
    return draw(all, folder);
  }

  /** Solves all openings of the board of the request, each into a folder of its own. */
  private int eachOpening(Path folder) throws Refusal {
    try (TheoremFolder whole = TheoremFolder.open(folder);
        RunCheckpoint own = checkpoint.take(whole.checkpoint(), whole)) {
      HexOpenings openings = new HexOpenings(checkpoint.saving(request, own), listener);
      cancelBy(openings::cancel);
      OpeningsReport all = new OpeningsReport(request.problem().board());
      for (int cell : openings.inOrder()) {
        SolveReport report = opening(openings, cell, folder, own);
        if (report.open() != null) {
          all.addOpen(report);
          print(json ? report.json() + "\n" : all.text());
          return outOfBudget(report.open(), report.checkpoint());
        }
        all.add(cell, report);
        if (json) {
          print(report.json() + "\n");
        }
      }
      own.discard();
      return draw(all, folder);
    }
  }

  private SolveReport opening(HexOpenings openings, int cell, Path folder, RunCheckpoint own)
      throws Refusal {
    Board board = request.problem().board();
    SolveRequest asked =
        SolveRequest.of(openings.after(cell)).with(request.search()).with(request.limits());
    Holding holding = Holding.of(folder.resolve(board.cellName(cell)));
    tellReplaced(holding, asked.problem());
    Optional<CheckedProof> held = held(holding, asked.problem());
    if (held.isPresent()) {
      return SolveReport.held(name(), asked, "fast", held.get(), null);
    }
    try (TheoremFolder theorem = TheoremFolder.open(holding.files().folder())) {
      return theorem(theorem, asked, () -> openings.solve(cell), own);
    }
  }

  private int draw(OpeningsReport all, Path folder) throws Refusal {
    Path picture = folder.resolve(PICTURE);
    try {
      OutputFile.write(picture, all.picture(request.problem()));
    } catch (IOException e) {
      throw Refusal.file("cannot write the image", picture, e);
    }
    print(json ? all.json(picture) + "\n" : all.text() + "drawn: " + picture + "\n");
    return ExitCode.DONE;
  }
}
