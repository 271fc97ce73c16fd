package dev.touchstone.verifier;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.touchstone.certificate.Reason;
import dev.touchstone.game.InputFile;
import dev.touchstone.manifest.Algorithm;
import dev.touchstone.manifest.BadTextException;
import dev.touchstone.manifest.KeyList;
import dev.touchstone.manifest.Note;
import dev.touchstone.manifest.SignatureCheck;
import dev.touchstone.signature.ManifestReport;
import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** The standalone verifier: {@code java -jar touchstone-verifier.jar STATEMENT CERTIFICATE}. */
public final class Main {

  static final int USAGE_OR_IO = 3;
  static final int UNSIGNED = 5;
  static final int INTERNAL_ERROR = 70;

  /** In the place of a list of keys: none is known. */
  private static final String NO_KEYS = "-";

  private static final String USAGE =
      """
      usage: java -jar touchstone-verifier.jar [--trace] STATEMENT CERTIFICATE
             java -jar touchstone-verifier.jar STATEMENT CERTIFICATE MANIFEST KEYS [SIGNER...]

      Checks that CERTIFICATE (as written, or compressed by gzip) proves STATEMENT.
      Prints one line on standard output, and what it means on standard error:

        s VERIFIED                   exit code 0: the statement is a theorem
        s REJECTED <REASON> step <n> exit code 1: the certificate does not prove it
        s DECLINED <REASON>          exit code 2: this verifier cannot judge

      With --trace, ahead of it a line for each step with the claim that it leaves on the stack.

      Then, if there is a proof, whether MANIFEST is of it, and who of KEYS (- for none) signed it:

        m MATCHES, m DIFFERS <key> ... or m MALFORMED
        k VALID | INVALID | UNKNOWN | OUTSIDE_WINDOW | WRONG_NAMESPACE | UNCHECKED <name> <id>
        k ABSENT <name>              no valid signature by this SIGNER

      Exit code 5: a theorem, but not with this manifest, or with a signature that is INVALID, or
      not signed by every SIGNER.
      3: wrong usage, or a file cannot be read. 70: an error in the verifier.
      Without the first line there is no verdict: a JVM that cannot start exits with 1, too.
      The reasons are explained in docs/format.md.
      """;

  private Main() {}

  public static void main(String[] args) {
    int exitCode = INTERNAL_ERROR;
    try {
      exitCode = run(args, System.out, System.err);
    } finally {
      // Whatever else is thrown: without this the JVM would exit with 1, which means REJECTED.
      System.exit(exitCode);
    }
  }

  /** Does what {@code main} does, and returns the exit code. */
  public static int run(String[] args, PrintStream out, PrintStream err) {
    return run(args, ManifestReport.PLATFORM_CHECKS, out, err);
  }

  /** The same with other algorithms for signatures, too. */
  public static int run(
      String[] args, Map<Algorithm, SignatureCheck> checks, PrintStream out, PrintStream err) {
    return run(args, checks, UnaryOperator.identity(), out, err);
  }

  /** The same; {@code watch} may count what is read of the certificate. */
  public static int run(
      String[] args,
      Map<Algorithm, SignatureCheck> checks,
      UnaryOperator<InputStream> watch,
      PrintStream out,
      PrintStream err) {
    if (args.length == 1 && (args[0].equals("--help") || args[0].equals("-h"))) {
      out.print(USAGE);
      return 0;
    }
    boolean trace = args.length == 3 && args[0].equals("--trace");
    boolean misplaced = !trace && args.length > 0 && args[0].equals("--trace");
    if (args.length < 2 || misplaced || (args.length == 3 && !trace)) {
      err.print(USAGE);
      return USAGE_OR_IO;
    }
    try {
      int files = trace ? 1 : 0;
      Judged judged = judge(args[files], args[files + 1], watch, trace ? out : null);
      int exitCode =
          say(
                  List.of(judged.verdict().line()),
                  List.of(explanation(judged, args[files + 1])),
                  out,
                  err)
              ? judged.verdict().exitCode()
              : USAGE_OR_IO;
      return exitCode == 0 && args.length > 3
          ? judgeManifest(judged, args, checks, out, err)
          : exitCode;
    } catch (IOException e) {
      err.println("cannot read " + e.getMessage());
      return USAGE_OR_IO;
    } catch (RuntimeException | Error e) {
      err.println("internal error, nothing was decided; please report it: " + e);
      return INTERNAL_ERROR;
    }
  }

  /** A verdict, and of what: of nothing where the statement is none. */
  private record Judged(Verdict verdict, @Nullable Statement statement) {}

  private static Judged judge(
      String statementFile,
      String certificateFile,
      UnaryOperator<InputStream> watch,
      @Nullable PrintStream trace)
      throws IOException {
    try {
      byte[] text = InputFile.bytes(statementFile, StatementText.MAX_BYTES);
      try {
        Statement statement = StatementText.parse(text);
        return new Judged(
            InputFile.read(certificateFile, in -> verdict(statement, watch.apply(in), trace)),
            statement);
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

  private static Judged declined(Reason reason, String detail) {
    return new Judged(new Verdict.Declined(reason, detail), null);
  }

  private static String explanation(Judged judged, String certificateFile) {
    Verdict verdict = judged.verdict();
    if (verdict instanceof Verdict.Rejected rejected) {
      return certificateFile + ": " + rejected.detail();
    } else if (verdict instanceof Verdict.Declined declined) {
      return declined.detail();
    }
    return ((Verdict.Accepted) verdict).steps() + " steps, all sound";
  }

  /** The proof is right; what stands in the two further files cannot change that. */
  private static int judgeManifest(
      Judged judged,
      String[] args,
      Map<Algorithm, SignatureCheck> checks,
      PrintStream out,
      PrintStream err)
      throws IOException {
    if (!(judged.verdict() instanceof Verdict.Accepted accepted) || judged.statement() == null) {
      throw new IllegalStateException("without a proof there is nothing to compare with");
    }
    byte[] manifest = InputFile.bytes(args[2], Note.MAX_BYTES);
    KeyList keys;
    try {
      keys =
          args[3].equals(NO_KEYS)
              ? KeyList.empty()
              : KeyList.parse(InputFile.bytes(args[3], KeyList.MAX_BYTES));
    } catch (BadTextException e) {
      throw new IOException(args[3] + ": " + e.getMessage(), e);
    }
    ManifestReport report =
        ManifestReport.of(
            manifest,
            new ManifestReport.Verified(
                judged.statement(), accepted.certificateDigest(), accepted.length()),
            new ManifestReport.Demand(
                keys,
                args[3].equals(NO_KEYS) ? "the list, which is empty" : args[3],
                checks,
                Arrays.asList(args).subList(4, args.length)));
    if (!say(report.lines(), report.explanations(), out, err)) {
      return USAGE_OR_IO;
    }
    return report.satisfied() ? 0 : UNSIGNED;
  }

  /** Whether the lines could be written. */
  private static boolean say(
      List<String> lines, List<String> explanations, PrintStream out, PrintStream err) {
    lines.forEach(line -> out.print(line + "\n"));
    if (out.checkError()) {
      err.println("cannot write the verdict to standard output");
      return false;
    }
    explanations.forEach(err::println);
    return true;
  }
}
