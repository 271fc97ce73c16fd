package dev.touchstone.bench;

import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.certificate.Counts;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.Board;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import dev.touchstone.verifier.Verdict;
import dev.touchstone.verifier.Verifier;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Steps a second of the verifier, and its memory on a certificate of ten million steps. */
final class VerifierSpeed {

  private static final int ROUNDS = 7;
  private static final long STEPS_A_ROUND = 2_000_000;

  private VerifierSpeed() {}

  public static void main(String[] args) throws IOException {
    System.out.printf(
        "%-34s %8s %9s %12s %14s%n", "certificate", "steps", "leaves", "bytes", "steps/s");
    Statement statement = SampleProof.statement("8,8,5", "d4 e5");
    List<Step> covers = SampleProof.plain(statement);
    measure("8,8,5 d4 e5, COVER leaves", statement, covers);
    measure("8,8,5 d4 e5, GROUPS leaves", statement, listed(covers));
    measure("the same and a 65th cell, COVER", with65Cells(statement), covers65(covers));
    Statement whole = SampleProof.statement("7,7,5", "-");
    measure("7,7,5, as the solver writes it", whole, SampleProof.full(whole));
    archived("8,8,5");
    stream(statement, covers);
  }

  /** A cell on no line: one too many for {@code NarrowScene}, and sets of cells of two words. */
  private static Statement with65Cells(Statement statement) {
    Board board = statement.board();
    Hypergraph game = statement.hypergraph();
    StringBuilder text = new StringBuilder("touchstone statement 1\nboard hypergraph\ncells");
    game.allCells().forEach(cell -> text.append(' ').append(board.cellName(cell)));
    text.append(" extra");
    for (int line = 0; line < game.lineCount(); line++) {
      text.append("\nline");
      game.line(line).forEach(cell -> text.append(' ').append(board.cellName(cell)));
    }
    text.append("\nbreaker d4 e5\nrules weak\nwinner breaker\n");
    try {
      return StatementText.parse(text.toString());
    } catch (BadStatementException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<Step> covers65(List<Step> steps) {
    List<Step> result = new ArrayList<>();
    for (Step step : steps) {
      result.add(
          step instanceof Step.Enter enter
              ? new Step.Enter(
                  enter.frame(),
                  CellSet.of(65, enter.opponent().toArray()),
                  CellSet.of(65, enter.prover().toArray()))
              : step);
    }
    return result;
  }

  private static void measure(String name, Statement statement, List<Step> steps)
      throws IOException {
    byte[] certificate = CertificateWriter.bytes(statement, steps);
    long repetitions = Math.max(1, STEPS_A_ROUND / steps.size());
    double best = 0;
    for (int round = 0; round < ROUNDS; round++) {
      long start = System.nanoTime();
      for (long i = 0; i < repetitions; i++) {
        check(statement, new ByteArrayInputStream(certificate));
      }
      double seconds = (System.nanoTime() - start) / 1e9;
      best = Math.max(best, repetitions * steps.size() / seconds);
    }
    long leaves =
        steps.stream()
            .filter(
                step ->
                    step instanceof Step.Answered answered
                        && answered.leaf() instanceof Step.Groups)
            .count();
    System.out.printf(
        "%-34s %8d %9d %12d %14.0f%n", name, steps.size(), leaves, certificate.length, best);
  }

  /** A proof as it lies in the archive, compressed: of how many leaves nobody has counted. */
  private static void archived(String board) throws IOException {
    Path folder = Path.of("proofs", "weak-mnk", board);
    byte[] certificate = Files.readAllBytes(folder.resolve("certificate.gz"));
    try {
      Statement statement = StatementText.parse(Files.readAllBytes(folder.resolve("statement")));
      long steps = 0;
      double best = 0;
      for (int round = 0; round < ROUNDS; round++) {
        long start = System.nanoTime();
        steps = check(statement, new ByteArrayInputStream(certificate));
        best = Math.max(best, steps / ((System.nanoTime() - start) / 1e9));
      }
      System.out.printf(
          "%-34s %8d %9s %12d %14.0f%n",
          board + " of the archive, gzip", steps, "-", certificate.length, best);
    } catch (BadStatementException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Returns the number of steps. */
  private static long check(Statement statement, InputStream in) throws IOException {
    Verdict verdict = new Verifier().verify(statement, in);
    if (verdict instanceof Verdict.Accepted accepted) {
      return accepted.steps();
    }
    throw new IllegalStateException(verdict.toString());
  }

  /** The same proof with the cells of every group in the bytes. */
  private static List<Step> listed(List<Step> covers) {
    List<Step> result = new ArrayList<>();
    for (Step step : covers) {
      if (step instanceof Step.Answered answered && answered.leaf() instanceof Step.Groups cover) {
        Step.Groups groups = new Step.Groups(cover.size(), cover.cells(), true);
        result.add(new Step.Answered(-1, answered.cell(), groups));
      } else {
        result.add(step);
      }
    }
    return result;
  }

  /** The proof again and again, each time as an option that the root could do without. */
  private static void stream(Statement statement, List<Step> steps) throws IOException {
    List<Step> body = steps.subList(0, steps.size() - 1);
    long copies = 10_000_000 / steps.size();
    Step.Options root = (Step.Options) body.get(body.size() - 1);
    List<Step> last = new ArrayList<>(body.subList(0, body.size() - 1));
    last.add(new Step.Options(root.count() + copies));
    last.add(new Step.End());
    CellSet none = statement.hypergraph().noCells();
    Counts one = Counts.of(steps);
    Counts counts =
        new Counts(copies * (body.size() + 2) + last.size(), one.held() + copies, one.depth() + 1);
    Path file = Files.createTempFile("touchstone", ".certificate");
    try {
      try (OutputStream out = Files.newOutputStream(file);
          CertificateWriter writer = new CertificateWriter(statement, out, counts)) {
        for (long i = 0; i < copies; i++) {
          writer.write(new Step.Enter(Step.Frame.ANSWER, none, none));
          for (Step step : body) {
            writer.write(step);
          }
          writer.write(new Step.Leave());
        }
        for (Step step : last) {
          writer.write(step);
        }
      }
      long start = System.nanoTime();
      try (InputStream in = Files.newInputStream(file)) {
        check(statement, in);
      }
      double seconds = (System.nanoTime() - start) / 1e9;
      System.out.printf(
          "%n%d steps, %d bytes, from a file, in a heap of %s: %.1f s%n",
          counts.steps(),
          Files.size(file),
          System.getProperty("bench.heap", "unknown size"),
          seconds);
    } finally {
      Files.delete(file);
    }
  }
}
