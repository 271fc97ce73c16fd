package dev.touchstone.verifier;

import dev.touchstone.certificate.Reason;
import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.AccessDeniedException;
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
      Without the line there is no verdict: a JVM that cannot start exits with 1, too.
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
    if (args.length == 1 && (args[0].equals("--help") || args[0].equals("-h"))) {
      out.print(USAGE);
      return 0;
    }
    if (args.length != 2) {
      err.print(USAGE);
      return USAGE_OR_IO;
    }
    try {
      Verdict verdict = judge(args[0], args[1]);
      out.print(verdict.line() + "\n");
      if (out.checkError()) {
        err.println("cannot write the verdict to standard output");
        return USAGE_OR_IO;
      }
      err.println(explanation(verdict, args[1]));
      return verdict.exitCode();
    } catch (IOException e) {
      err.println("cannot read " + e.getMessage());
      return USAGE_OR_IO;
    } catch (OutOfMemoryError e) {
      out.print("s DECLINED " + Reason.OUT_OF_MEMORY + "\n");
      err.println("the Java heap is too small to read the statement; raise -Xmx");
      return 2;
    } catch (RuntimeException | Error e) {
      err.println("internal error, nothing was decided; please report it: " + e);
      return INTERNAL_ERROR;
    }
  }

  /** What is done with an opened file. */
  private interface Use<T> {
    T of(InputStream in) throws IOException;
  }

  private static Verdict judge(String statementFile, String certificateFile) throws IOException {
    byte[] text = read(statementFile, in -> in.readNBytes(StatementText.MAX_BYTES + 1));
    Statement statement;
    try {
      statement = StatementText.parse(text);
    } catch (BadStatementException e) {
      String advice =
          text.length > 1 && (text[0] < 0 || text[0] == 0x1F)
              ? "; is it the certificate? the statement comes first"
              : "";
      return new Verdict.Declined(
          Reason.MALFORMED_STATEMENT, statementFile + ": " + e.getMessage() + advice);
    }
    return read(certificateFile, in -> new Verifier().verify(statement, in));
  }

  /** Reads a file; an exception names it and says why it cannot be read. */
  private static <T> T read(String name, Use<T> use) throws IOException {
    try (InputStream in = Files.newInputStream(Path.of(name))) {
      return use.of(in);
    } catch (NoSuchFileException e) {
      throw new IOException(name + ": no such file", e);
    } catch (AccessDeniedException e) {
      throw new IOException(name + ": permission denied", e);
    } catch (IOException | InvalidPathException e) {
      throw new IOException("'" + name + "': " + e.getMessage(), e);
    }
  }

  private static String explanation(Verdict verdict, String certificateFile) {
    if (verdict instanceof Verdict.Rejected rejected) {
      return certificateFile + ": " + rejected.detail();
    } else if (verdict instanceof Verdict.Declined declined) {
      return declined.detail();
    }
    return ((Verdict.Accepted) verdict).steps() + " steps, all sound";
  }
}
