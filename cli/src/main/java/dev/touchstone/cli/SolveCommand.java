package dev.touchstone.cli;

import dev.touchstone.game.Layout;
import dev.touchstone.game.Notation;
import dev.touchstone.solver.Proof;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.solver.SolveResult.OutOfBudget;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.solver.tiling.UnfitTileException;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.GameText;
import dev.touchstone.theorem.Holding;
import dev.touchstone.theorem.NewProof;
import dev.touchstone.theorem.ProofListener;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.TheoremFiles;
import dev.touchstone.theorem.TheoremFolder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code touchstone solve}: who wins, with a certificate that the verifier has accepted. */
@Command(
    name = "solve",
    customSynopsis = "touchstone solve GAME [--weak] [OPTIONS]",
    description =
        "Finds out who wins, writes a statement and a certificate, and has them verified.",
    sortOptions = false,
    footer = {
      "--turn=P, --opening=Q: stones a turn, and in the first. CELLS: a1,b2; SIZE: 8g; TIME: 90s, 10m.",
      "Exit code: 0 proved, 3 wrong usage or a file error, 4 out of budget, 70 a bug in this"
          + " program."
    })
final class SolveCommand implements Callable<Integer> {

  private final Console console;

  @Mixin private final GameChoice game = new GameChoice();
  @Mixin private final Unsolvable unsolvable = new Unsolvable();
  @Mixin private final HexChoice hex = new HexChoice();

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "where the files go (default: a folder here, named after the game)")
  private @Nullable Path out;

  @Mixin private final Budgets budgets = new Budgets();
  @Mixin private final ClusterChoice cluster = new ClusterChoice();

  @Mixin private final CheckpointChoice checkpoint = new CheckpointChoice();

  @Option(
      names = "--force",
      description = "replace what DIR holds (default: a proof of this game stays)")
  private boolean force;

  @Option(names = "--quiet", description = "no progress, not even on a terminal")
  private boolean quiet;

  @Option(
      names = "--json",
      description = "JSON: a line a second while it runs, and the result last")
  private boolean json;

  SolveCommand(Console console) {
    this.console = console;
  }

  /** The other of two theorems that together say that nobody wins. */
  private @Nullable CheckedProof besides;

  @Override
  public Integer call() throws Refusal {
    RunListener listener = RunListener.of(console, quiet, json);
    if (game.isHex()) {
      unsolvable.requireHex(game);
      SolveRequest asked = hex.request(game, unsolvable, budgets);
      hex.check(cluster, asked);
      return new HexRun(console, asked, checkpoint, cluster, listener, force, json).call(hex, out);
    }
    unsolvable.refuse(game);
    hex.refuse();
    SolveRequest request = unsolvable.request(game, budgets);
    cluster.check(request);
    unsolvable.requireTurns(game, checkpoint.isAsked());
    Path where = out == null ? Path.of(unsolvable.folderName(game)) : out;
    if (where.toString().isEmpty()) {
      throw Refusal.usage("--out: a folder, not ''");
    }
    if (force) {
      Holding.of(where)
          .otherTheorem(request.problem())
          .ifPresent(line -> console.complain(where + ": --force replaces the proof: " + line));
    }
    Optional<CheckedProof> held = held(where, request, listener);
    if (held.isPresent() && isWhole(held.get()) && !isOutdated(where, held.get())) {
      return held(held.get(), request);
    }
    try (TheoremFolder folder = TheoremFolder.open(where)) {
      return solve(request, folder, listener);
    }
  }

  private GameText text() throws Refusal {
    return unsolvable.text(game);
  }

  /** The proof that is there already; refuses what else is there, and would be replaced. */
  private Optional<CheckedProof> held(Path where, SolveRequest request, RunListener listener)
      throws Refusal {
    Holding holding = Holding.of(where);
    if (force) {
      holding.requireFiles();
      return Optional.empty();
    }
    try {
      Optional<CheckedProof> held = holding.proofOf(request.problem(), untilStopped(listener));
      besides = held.isEmpty() ? null : besides(held.get(), where, request, listener);
      return held;
    } finally {
      listener.end();
    }
  }

  private @Nullable CheckedProof besides(
      CheckedProof held, Path where, SolveRequest request, RunListener listener) throws Refusal {
    Optional<OtherHold> other = OtherHold.of(held, where, request.problem());
    return other.isEmpty() ? null : other.get().proof(untilStopped(listener)).orElse(null);
  }

  /** Whether the proof that is there says all, perhaps with another one. */
  private boolean isWhole(CheckedProof held) {
    return besides != null || !held.statement().winner().isHold();
  }

  /** Whether the game's file has another layout by now than lies beside its proof. */
  private boolean isOutdated(Path where, CheckedProof proof) throws Refusal {
    Optional<Layout> layout = text().layout();
    return layout.isPresent() && Holding.of(where).isOutdated(proof, layout.get());
  }

  private void update(Path where, CheckedProof proof) throws Refusal {
    Optional<Layout> layout = text().layout();
    if (layout.isPresent() && isOutdated(where, proof)) {
      Holding.of(where).update(layout.get());
      console.complain(
          "%s is now that of %s; the proof is as it was"
              .formatted(where.resolve(TheoremFiles.LAYOUT), Notation.path(game.notation())));
    }
  }

  private int held(CheckedProof proof, SolveRequest request) throws Refusal {
    Path left = proof.files().statement().resolveSibling(TheoremFolder.CHECKPOINT);
    tell(
        SolveReport.held(
                game.notation(),
                request,
                budgets.effortName(),
                proof,
                Files.exists(left) ? left : null)
            .with(besides));
    return ExitCode.DONE;
  }

  private int solve(SolveRequest request, TheoremFolder folder, RunListener listener)
      throws Refusal {
    // Another run may have been there in between, or one that was killed has left its proof.
    Optional<CheckedProof> held = held(folder.files().folder(), request, listener);
    if (held.isPresent()) {
      update(folder.files().folder(), held.get());
      if (isWhole(held.get())) {
        return held(held.get(), request);
      }
    }
    try (RunCheckpoint own = checkpoint.take(cluster.saved(folder), folder)) {
      SolveRequest resuming = checkpoint.saving(request, own);
      long started = System.nanoTime();
      SolveResult result =
          cluster.isAsked()
              ? new ClusterRun(console, cluster, resuming, folder, listener).search()
              : search(resuming, own, listener);
      double seconds = (System.nanoTime() - started) / 1e9;
      SolveReport report =
          SolveReport.open(game.notation(), resuming, budgets.effortName(), result.work(), seconds);
      return result instanceof Decided decided
          ? proved(decided, held, folder, own, report, listener)
          : unfinished((OutOfBudget) result, own.kept(), report);
    }
  }

  private SolveResult search(SolveRequest request, RunCheckpoint own, RunListener listener)
      throws Refusal {
    try {
      Solver solver = new Solver(request, listener);
      console.interruption().cancelBy(solver::cancel);
      return CheckpointChoice.run(solver::solve, own);
    } catch (UnfitTileException e) {
      throw Refusal.usage(String.valueOf(e.getMessage()));
    } finally {
      listener.end();
    }
  }

  private int proved(
      Decided decided,
      Optional<CheckedProof> held,
      TheoremFolder folder,
      RunCheckpoint own,
      SolveReport report,
      RunListener listener)
      throws Refusal {
    CheckedProof proof;
    try {
      // The second one first: what is said of the first one alone would be half of it.
      Proof first = OtherHold.first(decided.proofs(), held);
      for (Proof second : decided.proofs()) {
        if (second != first) {
          besides =
              OtherHold.write(
                  second,
                  folder.files().folder(),
                  report.request().problem(),
                  text().layout(),
                  untilStopped(listener));
        }
      }
      proof = held.isPresent() ? held.get() : written(first, folder, listener);
    } catch (Refusal e) {
      listener.end();
      tell(report.unwritten(decided.outcome(), own.kept()));
      throw e;
    }
    listener.end();
    own.remove();
    tell(report.proved(decided.outcome(), proof).with(besides));
    folder.setAside().ifPresent(old -> console.complain(old.whyKept()));
    return ExitCode.DONE;
  }

  private CheckedProof written(Proof found, TheoremFolder folder, RunListener listener)
      throws Refusal {
    return new NewProof(found.statement(), found::emit)
        .writeTo(folder, text().layout(), untilStopped(listener));
  }

  private ProofListener untilStopped(RunListener listener) {
    AtomicBoolean stopped = new AtomicBoolean();
    console.interruption().cancelBy(() -> stopped.set(true));
    return listener.until(stopped::get);
  }

  private int unfinished(OutOfBudget result, @Nullable Path kept, SolveReport report) {
    tell(report.outOfBudget(result, kept));
    console.complain(Budgets.end(result, kept));
    return ExitCode.OUT_OF_BUDGET;
  }

  private void tell(SolveReport report) {
    if (json) {
      console.out().println(report.json());
    } else {
      console.out().print(report.text());
    }
  }
}
