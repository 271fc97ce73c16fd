package dev.touchstone.bench;

import dev.touchstone.bench.GomokuPositions.Stones;
import dev.touchstone.certificate.CertificateFile;
import dev.touchstone.certificate.RaceStep;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.BadGameException;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.Proof;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The positions of 15,15,5 that are kept with their certificates are solved again: what search and
 * proof take. With {@code make COUNT} they are found anew: patterns, and random positions of
 * growing seeds that Black wins by more than one sequence of fours.
 */
final class Gomoku {

  static final Path FOLDER = Path.of("solver-core/src/test/resources/gomoku");

  private static final String ROW = "%-18s %9s %9s %9s %9s %s%n";

  /** Whoever looks for positions gives each so long: what threats win is found by then. */
  private static final Duration PATIENCE = Duration.ofSeconds(3);

  private Gomoku() {}

  private static Problem problem(Stones stones) throws BadGameException, IOException {
    Setup empty = Notation.read("15,15,5");
    Setup setup =
        new Setup(
            empty.board(),
            empty.game(),
            cells(empty, stones.black()),
            cells(empty, stones.white()),
            Player.BLACK);
    return Problem.inTurns(setup, Rules.STRONG, 1, 1);
  }

  private static CellSet cells(Setup setup, String names) {
    CellSet cells = setup.game().noCells();
    for (String name : names.split(",", -1)) {
      cells = cells.with(setup.board().cellNumber(name).orElseThrow());
    }
    return cells;
  }

  /** Solves and prints a row; whether Black wins, with a proof that is accepted. */
  private static boolean row(String name, Problem problem, boolean quietOnly, boolean keep)
      throws IOException {
    SolveRequest request = SolveRequest.of(problem).within(Long.MAX_VALUE, keep ? PATIENCE : null);
    double started = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9;
    SolveResult result = new Solver(request, SolveListener.none()).solve();
    double taken = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9 - started;
    boolean wins = result instanceof Decided decided && decided.outcome() == Outcome.BLACK;
    if (!wins || (quietOnly && result.work().nodes() == 0)) {
      return false;
    }
    Proof proof = ((Decided) result).proof();
    CheckedCertificate certificate = CheckedCertificate.of(proof);
    System.out.printf(
        ROW,
        name,
        Figures.count(result.work().nodes()),
        Figures.seconds(taken),
        Figures.count(options(proof)),
        Figures.count(certificate.bytes()),
        certificate.verified());
    if (keep) {
      Files.writeString(FOLDER.resolve(name + ".statement"), proof.statement().text());
      CertificateFile.write(
          proof.statement(), proof::emit, FOLDER.resolve(name + ".certificate"), false);
    }
    return certificate.accepted();
  }

  private static long options(Proof proof) throws IOException {
    long[] sum = new long[1];
    proof.emit((Step step) -> sum[0] += step instanceof RaceStep.Ordered made ? made.count() : 0);
    return sum[0];
  }

  private static void make(int count) throws BadGameException, IOException {
    Files.createDirectories(FOLDER);
    int found = 0;
    for (Map.Entry<String, Stones> pattern : GomokuPositions.patterns().entrySet()) {
      found += row(pattern.getKey(), problem(pattern.getValue()), false, true) ? 1 : 0;
    }
    for (int seed = 1; found < count; seed++) {
      Stones stones = GomokuPositions.random(seed);
      found += row("random-" + seed, problem(stones), true, true) ? 1 : 0;
    }
  }

  public static void main(String[] args)
      throws BadGameException, IOException, BadStatementException {
    System.out.printf(ROW, "position", "searched", "seconds", "options", "bytes", "verified");
    if (args.length == 2) {
      make(Integer.parseInt(args[1]));
      return;
    }
    boolean failed = false;
    List<Path> statements;
    try (Stream<Path> files = Files.list(FOLDER)) {
      statements = files.filter(file -> file.toString().endsWith(".statement")).sorted().toList();
    }
    for (Path file : statements) {
      Statement statement = StatementText.parse(Files.readString(file));
      String name = file.getFileName().toString().replace(".statement", "");
      failed |= !row(name, statement.problem(), false, false);
    }
    System.exit(failed ? 1 : 0);
  }
}
