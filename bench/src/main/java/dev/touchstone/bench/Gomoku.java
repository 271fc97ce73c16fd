package dev.touchstone.bench;

import dev.touchstone.bench.GomokuPositions.Stones;
import dev.touchstone.certificate.CertificateFile;
import dev.touchstone.certificate.RaceStep;
import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.StepSink;
import dev.touchstone.game.BadGameException;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Notation;
import dev.touchstone.game.OutputFile;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.Heuristics;
import dev.touchstone.solver.Proof;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.race.Contest;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * Positions of 15,15,5 that Black wins by threats: patterns, and random positions of growing seeds
 * that take more than one sequence of fours; what search and proof take. With a folder the
 * statements and the certificates are written there.
 */
final class Gomoku {

  private static final String ROW = "%-18s %9s %9s %9s %9s %s%n";

  private static final int USUAL_COUNT = 64;

  /** What falls by threats falls by then, as a rule. */
  private static final long MOST_POSITIONS = 5000;

  private final @Nullable Path folder;
  private boolean accepted = true;

  private Gomoku(@Nullable Path folder) {
    this.folder = folder;
  }

  /** A win by threats. */
  private record Won(Statement statement, Contest contest) implements Proof {

    @Override
    public void emit(StepSink sink) throws IOException {
      contest.emit(sink);
    }
  }

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

  private static double seconds() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9;
  }

  /** Searches for a win by threats, and prints a row of it; whether there is one. */
  private boolean row(String name, Problem problem, boolean quietOnly) throws IOException {
    double started = seconds();
    AtomicLong asked = new AtomicLong();
    Contest contest =
        Contest.byThreats(
            new Arena(problem, Heuristics.ALL),
            Player.BLACK,
            () -> asked.getAndIncrement() < MOST_POSITIONS);
    boolean wins = contest.decide() && contest.attackerWins();
    double taken = seconds() - started;
    if (!wins || (quietOnly && contest.nodes() == 0)) {
      return false;
    }
    Proof proof = new Won(problem.wonBy(Outcome.BLACK), contest);
    CheckedCertificate certificate = CheckedCertificate.of(proof);
    System.out.printf(
        ROW,
        name,
        Figures.count(contest.nodes()),
        Figures.seconds(taken),
        Figures.count(options(proof)),
        Figures.count(certificate.bytes()),
        certificate.verified());
    accepted &= certificate.accepted();
    if (folder != null) {
      write(proof, folder.resolve(name));
    }
    return true;
  }

  private static void write(Proof proof, Path to) throws IOException {
    Files.createDirectories(to);
    byte[] statement = proof.statement().text().getBytes(StandardCharsets.UTF_8);
    OutputFile.write(to.resolve("statement"), statement);
    CertificateFile.write(proof.statement(), proof::emit, to.resolve("certificate"), false);
  }

  private static long options(Proof proof) throws IOException {
    long[] sum = new long[1];
    proof.emit((Step step) -> sum[0] += step instanceof RaceStep.Ordered made ? made.count() : 0);
    return sum[0];
  }

  public static void main(String[] args) throws BadGameException, IOException {
    System.out.printf(ROW, "position", "searched", "seconds", "options", "bytes", "verified");
    int count = args.length > 0 ? Integer.parseInt(args[0]) : USUAL_COUNT;
    Gomoku suite = new Gomoku(args.length > 1 ? Path.of(args[1]) : null);
    int found = 0;
    for (Map.Entry<String, Stones> pattern : GomokuPositions.patterns().entrySet()) {
      found += suite.row(pattern.getKey(), problem(pattern.getValue()), false) ? 1 : 0;
    }
    for (int seed = 1; found < count; seed++) {
      found += suite.row("random-" + seed, problem(GomokuPositions.random(seed)), true) ? 1 : 0;
    }
    System.exit(suite.accepted ? 0 : 1);
  }
}
