package dev.touchstone.verifier;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.touchstone.certificate.Reason;
import dev.touchstone.game.InputFile;
import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.Headline;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.HexFormat;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A verdict on two files.
 *
 * @param explanation what the verdict means, for people
 * @param statement what it is about; nothing where that is no statement
 */
record Judged(Verdict verdict, List<String> explanation, @Nullable Statement statement) {

  private static final String FIRST_WORDS = "touchstone statement";

  /**
   * Judges them, with a trace if that is wanted; an exception is thrown if they cannot be read.
   *
   * @param watch may count what is read of the certificate
   */
  static Judged of(
      String statementFile,
      String certificateFile,
      UnaryOperator<InputStream> watch,
      @Nullable PrintStream trace)
      throws IOException {
    try {
      byte[] text = InputFile.bytes(statementFile, StatementText.MAX_BYTES);
      try {
        Statement statement = StatementText.parse(text);
        return InputFile.read(
            certificateFile, in -> judge(statement, certificateFile, watch.apply(in), trace));
      } catch (BadStatementException e) {
        String advice =
            text.length > 1 && (text[0] < 0 || text[0] == 0x1F)
                ? "; is it the certificate? the statement comes first"
                : "";
        return declined(Reason.MALFORMED_STATEMENT, statementFile + ": " + e.getMessage() + advice);
      }
    } catch (OutOfMemoryError e) {
      return declined(
          Reason.OUT_OF_MEMORY, "the Java heap is too small to read the statement; raise -Xmx");
    }
  }

  private static Judged declined(Reason reason, String detail) {
    return new Judged(new Verdict.Declined(reason, detail), List.of(detail), null);
  }

  private static Judged judge(
      Statement statement, String name, InputStream file, @Nullable PrintStream trace)
      throws IOException {
    BufferedInputStream certificate = new BufferedInputStream(file);
    certificate.mark(FIRST_WORDS.length());
    String first = new String(certificate.readNBytes(FIRST_WORDS.length()), ISO_8859_1);
    certificate.reset();
    Verdict verdict = verdict(statement, certificate, trace);
    String advice = first.equals(FIRST_WORDS) ? "; it is a statement" : "";
    if (verdict instanceof Verdict.Accepted accepted) {
      return new Judged(verdict, proved(statement, accepted), statement);
    }
    String detail =
        verdict instanceof Verdict.Rejected rejected
            ? name + ": " + rejected.detail() + advice
            : ((Verdict.Declined) verdict).detail();
    return new Judged(verdict, List.of(detail), statement);
  }

  private static Verdict verdict(
      Statement statement, InputStream certificate, @Nullable PrintStream trace)
      throws IOException {
    if (trace == null) {
      return new Verifier().verify(statement, certificate);
    }
    PrintStream lines = new PrintStream(new BufferedOutputStream(trace), false, UTF_8);
    Verdict verdict =
        new Verifier().trace(statement, certificate, line -> lines.print(line + "\n"));
    lines.flush();
    return verdict;
  }

  /** Which theorem it is, that it may not be taken for another one. */
  private static List<String> proved(Statement statement, Verdict.Accepted accepted) {
    return List.of(
        Headline.of(statement),
        "statement sha256 " + HexFormat.of().formatHex(statement.digest()),
        "certificate sha256 " + accepted.certificateDigest(),
        accepted.steps() + " steps, all sound");
  }
}
