package dev.touchstone.cli;

import dev.touchstone.game.Board;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.OutputFile;
import dev.touchstone.game.Player;
import dev.touchstone.picture.Figure;
import dev.touchstone.picture.Format;
import dev.touchstone.picture.Palette;
import dev.touchstone.picture.Picture;
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
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A run of {@code solve} in Hex. There is no checkpoint: what is proved is on the disk, opening by
 * opening, and is not proved again.
 */
final class HexRun {

  private static final String PICTURE = "openings.svg";

  private final Console console;
  private final SolveRequest request;
  private final RunListener listener;
  private final boolean force;
  private final boolean json;
  private final AtomicBoolean stopped = new AtomicBoolean();

  HexRun(Console console, SolveRequest request, RunListener listener, boolean force, boolean json) {
    this.console = console;
    this.request = request;
    this.listener = listener;
    this.force = force;
    this.json = json;
    console.interruption().cancelBy(() -> stopped.set(true));
  }

  /** A search that has not begun. */
  private interface Search {
    SolveResult run() throws IOException;
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
    Solver solver = new Solver(request, listener);
    console.interruption().cancelBy(solver::cancel);
    return tell(theorem(Holding.of(folder), request, solver::solve));
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

  /** The proof that there was, or one that is found; without one, why not. */
  private SolveReport theorem(Holding holding, SolveRequest asked, Search search) throws Refusal {
    Path where = holding.files().folder();
    if (force) {
      holding
          .otherTheorem(asked.problem())
          .ifPresent(line -> console.complain(where + ": --force replaces the proof: " + line));
    }
    Optional<CheckedProof> held = held(holding, asked.problem());
    if (held.isPresent()) {
      return SolveReport.held(name(asked), asked, "fast", held.get(), null);
    }
    try (TheoremFolder folder = TheoremFolder.open(where)) {
      long started = System.nanoTime();
      SolveResult result = search.run();
      double seconds = (System.nanoTime() - started) / 1e9;
      SolveReport report = SolveReport.open(name(asked), asked, "fast", result.work(), seconds);
      if (result instanceof OutOfBudget out) {
        return report.outOfBudget(out, null);
      }
      Decided decided = (Decided) result;
      Proof found = decided.proof();
      CheckedProof proof =
          new NewProof(found.statement(), found::emit).writeTo(folder, untilStopped());
      folder
          .setAside()
          .ifPresent(
              old -> console.complain("the manifest of another proof is kept as " + old.path()));
      return report.proved(decided.outcome(), proof);
    } catch (IOException e) {
      throw new IllegalStateException("a search without a checkpoint reads no file", e);
    } finally {
      listener.end();
    }
  }

  private static String name(SolveRequest asked) {
    return asked.problem().board().notation();
  }

  private Optional<CheckedProof> held(Holding holding, Problem problem) throws Refusal {
    if (force) {
      holding.requireFiles();
      return Optional.empty();
    }
    return holding.proofOf(problem, untilStopped());
  }

  private ProofListener untilStopped() {
    return listener.until(stopped::get);
  }

  private int tell(SolveReport report) {
    print(json ? report.json() + "\n" : report.text());
    return report.open() == null ? ExitCode.DONE : outOfBudget(report.open());
  }

  private void print(String text) {
    console.out().print(text);
  }

  private int outOfBudget(OutOfBudget result) {
    console.complain(
        "%s after %d nodes; Hex keeps no checkpoint: the same command starts over, but for openings that are proved"
            .formatted(result.budget().words(), result.work().nodes()));
    return ExitCode.OUT_OF_BUDGET;
  }

  /** Solves all openings of the board of the request, as one theorem. */
  private int map(Path folder) throws Refusal {
    HexOpenings openings = new HexOpenings(request, listener);
    console.interruption().cancelBy(openings::cancel);
    SolveReport report = theorem(Holding.of(folder).forMap(), request, openings::solveAll);
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
    HexOpenings openings = new HexOpenings(request, listener);
    console.interruption().cancelBy(openings::cancel);
    Board board = request.problem().board();
    OpeningsReport all = new OpeningsReport(board);
    for (int cell : openings.inOrder()) {
      SolveRequest asked =
          SolveRequest.of(openings.after(cell)).with(request.search()).with(request.limits());
      SolveReport report =
          theorem(
              Holding.of(folder.resolve(board.cellName(cell))), asked, () -> openings.solve(cell));
      if (report.open() != null) {
        print(json ? report.json() + "\n" : all.text());
        return outOfBudget(report.open());
      }
      all.add(cell, report);
      if (json) {
        print(report.json() + "\n");
      }
    }
    return draw(all, folder);
  }

  private int draw(OpeningsReport all, Path folder) throws Refusal {
    Path picture = folder.resolve(PICTURE);
    try {
      OutputFile.write(picture, picture(all));
    } catch (IOException e) {
      throw Refusal.file("cannot write the image", picture, e);
    }
    print(json ? all.json(picture) + "\n" : all.text() + "drawn: " + picture + "\n");
    return ExitCode.DONE;
  }

  /** The board with a stone of the winner's on each first move. */
  private byte[] picture(OpeningsReport all) {
    CellSet none = request.problem().game().noCells();
    Figure figure =
        new Figure(
            request.problem().board(),
            request.problem().hypergraph(),
            all.wonBy(Player.BLACK, none),
            all.wonBy(Player.WHITE, none),
            OptionalInt.empty(),
            none,
            List.of(),
            all.headline());
    return Format.SVG.file(Picture.of(figure), Palette.LIGHT, Format.SVG.usualScale());
  }
}
