package dev.touchstone.verifier;

import dev.touchstone.certificate.CertificateReader;
import dev.touchstone.game.InputFile;
import dev.touchstone.manifest.Algorithm;
import dev.touchstone.manifest.BadTextException;
import dev.touchstone.manifest.KeyList;
import dev.touchstone.manifest.Note;
import dev.touchstone.manifest.SignatureCheck;
import dev.touchstone.signature.ManifestReport;
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
    String fault = Usage.fault(args);
    if (!fault.isEmpty()) {
      err.println(fault);
      return USAGE_OR_IO;
    }
    try {
      return switch (args[0]) {
        case Usage.HELP, "-h" -> print(Usage.TEXT.stripTrailing(), out, err);
        case Usage.VERSION -> print(version(), out, err);
        case Usage.BATCH -> Batch.run(System.in, out, err);
        default -> judge(args, checks, watch, out, err);
      };
    } catch (IOException e) {
      err.println("cannot read " + e.getMessage());
      return USAGE_OR_IO;
    } catch (RuntimeException | Error e) {
      err.println("internal error, nothing was decided; please report it: " + e);
      return INTERNAL_ERROR;
    }
  }

  private static int print(String text, PrintStream out, PrintStream err) {
    return say(List.of(text), List.of(), out, err) ? 0 : USAGE_OR_IO;
  }

  private static String version() {
    @Nullable String version = Main.class.getPackage().getImplementationVersion();
    return "touchstone-verifier "
        + (version == null ? "of no released version" : version)
        + ", certificates of format "
        + CertificateReader.FORMAT;
  }

  private static int judge(
      String[] args,
      Map<Algorithm, SignatureCheck> checks,
      UnaryOperator<InputStream> watch,
      PrintStream out,
      PrintStream err)
      throws IOException {
    boolean trace = args[0].equals(Usage.TRACE);
    int files = trace ? 1 : 0;
    Judged judged = Judged.of(args[files], args[files + 1], watch, trace ? out : null);
    if (!say(List.of(judged.verdict().line()), judged.explanation(), out, err)) {
      return USAGE_OR_IO;
    }
    int exitCode = judged.verdict().exitCode();
    return exitCode == 0 && args.length > 3
        ? judgeManifest(judged, args, checks, out, err)
        : exitCode;
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
      throw new IOException(
          args[3] + ": " + e.getMessage() + "; the list of keys comes after the manifest", e);
    }
    ManifestReport report =
        ManifestReport.of(
            manifest,
            new ManifestReport.Verified(
                judged.statement(), accepted.certificateDigest(), accepted.length()),
            new ManifestReport.Demand(
                keys,
                args[3].equals(NO_KEYS) ? "an empty list" : args[3],
                checks,
                Arrays.asList(args).subList(4, args.length)));
    if (!say(report.lines(), report.explanations(), out, err)) {
      return USAGE_OR_IO;
    }
    return report.satisfied() ? 0 : UNSIGNED;
  }

  /** Whether the lines could be written. */
  static boolean say(
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
