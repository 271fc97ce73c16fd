package dev.touchstone.verifier;

import dev.touchstone.certificate.Reason;
import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** The standalone verifier: {@code java -jar touchstone-verifier.jar STATEMENT CERTIFICATE}. */
public final class Main {

  static final int USAGE_OR_IO = 3;
  static final int INTERNAL_ERROR = 70;

  private static final String USAGE =
      """
      usage: java -jar touchstone-verifier.jar STATEMENT CERTIFICATE

      Checks that CERTIFICATE (as written, or compressed by gzip) proves STATEMENT.
      Prints one line on standard output, and what it means on standard error:

        s VERIFIED                   exit code 0: the statement is a theorem
        s REJECTED <REASON> step <n> exit code 1: the certificate does not prove it
        s DECLINED <REASON>          exit code 2: this verifier cannot judge

      Exit code 3: wrong usage, or a file cannot be read. 70: an error in the verifier.
      The reasons are explained in docs/format.md.
      """;

  private Main() {}

  public static void main(String[] args) {
    System.exit(run(args, System.out, System.err));
  }

  static int run(String[] args, PrintStream out, PrintStream err) {
    if (args.length == 1 && (args[0].equals("--help") || args[0].equals("-h"))) {
      out.print(USAGE);
      return 0;
    }
    if (args.length != 2) {
      err.print(USAGE);
      return USAGE_OR_IO;
    }
    try {
      Verdict verdict = judge(Path.of(args[0]), Path.of(args[1]));
      out.println(verdict.line());
      if (out.checkError()) {
        err.println("cannot write the verdict to standard output");
        return USAGE_OR_IO;
      }
      err.println(explanation(verdict));
      return verdict.exitCode();
    } catch (IOException | InvalidPathException e) {
      err.println("cannot read " + what(e));
      return USAGE_OR_IO;
    } catch (OutOfMemoryError e) {
      out.println("s DECLINED " + Reason.OUT_OF_MEMORY);
      return 2;
    } catch (RuntimeException | StackOverflowError e) {
      err.println("internal error, nothing was decided; please report it: " + e);
      return INTERNAL_ERROR;
    }
  }

  private static Verdict judge(Path statementFile, Path certificateFile) throws IOException {
    byte[] text;
    try (InputStream in = Files.newInputStream(statementFile)) {
      text = in.readNBytes(StatementText.MAX_BYTES + 1);
    }
    try (InputStream in = Files.newInputStream(certificateFile)) {
      Statement statement = StatementText.parse(text);
      return new Verifier().verify(statement, in);
    } catch (BadStatementException e) {
      return new Verdict.Declined(
          Reason.MALFORMED_STATEMENT, statementFile + ": " + e.getMessage());
    }
  }

  private static String explanation(Verdict verdict) {
    if (verdict instanceof Verdict.Rejected rejected) {
      return rejected.detail();
    } else if (verdict instanceof Verdict.Declined declined) {
      return declined.detail();
    }
    return ((Verdict.Accepted) verdict).steps() + " steps, all sound";
  }

  private static String what(Exception e) {
    String message = String.valueOf(e.getMessage());
    if (e instanceof NoSuchFileException) {
      return message + ": no such file";
    }
    return e instanceof FileSystemException || e instanceof InvalidPathException
        ? message
        : message + " (" + e.getClass().getSimpleName() + ")";
  }
}
