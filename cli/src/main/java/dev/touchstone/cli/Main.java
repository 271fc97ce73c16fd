package dev.touchstone.cli;

import dev.touchstone.archive.MemorySize;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.Remedy;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ParameterException;

/** The entry: {@code touchstone COMMAND ...}. */
public final class Main {

  private Main() {}

  public static void main(String[] args) {
    Interruption interruption = new Interruption(System.err);
    Runtime.getRuntime().addShutdownHook(new Thread(interruption, "interruption"));
    int exitCode = ExitCode.INTERNAL_ERROR;
    try {
      exitCode = run(args, new Console(System.in, System.out, System.err, interruption));
    } finally {
      // Whatever else is thrown: without this the JVM would exit with 1, which means rejected.
      interruption.finish(exitCode);
      System.exit(exitCode);
    }
  }

  /** Does what {@link #main} does, and returns the exit code. */
  static int run(String[] args, PrintStream out, PrintStream err) {
    return run(args, InputStream.nullInputStream(), out, err);
  }

  /** The same, with what is typed. */
  static int run(String[] args, InputStream in, PrintStream out, PrintStream err) {
    return run(args, new Console(in, out, err, new Interruption(err)));
  }

  private static int run(String[] args, Console console) {
    if (PathReader.isAstray()) {
      console.complain(
          "this folder is gone, or its name has letters that this locale does not have; "
              + PathReader.ADVICE);
      return ExitCode.USAGE_OR_FILE;
    }
    try {
      int exitCode =
          Touchstone.on(console, args)
              .setParameterExceptionHandler((e, words) -> misused(e, console))
              .setExecutionExceptionHandler((e, command, parsed) -> failed(e, console))
              .execute(args);
      // Who closes a pipe has read enough: that is no failure of what was asked.
      if (console.out().checkError() && !isPipe(console.out())) {
        console.complain("cannot write to standard output");
        return ExitCode.USAGE_OR_FILE;
      }
      return exitCode;
    } catch (RuntimeException | Error e) {
      return failed(e, console);
    }
  }

  /** Whether results go to another program, which may end before it has read them all. */
  static boolean isPipe(PrintStream out) {
    try {
      String target = Files.readSymbolicLink(Path.of("/proc/self/fd/1")).toString();
      return out == System.out && (target.startsWith("pipe:") || target.startsWith("socket:"));
    } catch (IOException | UnsupportedOperationException e) {
      // Not Linux: there it is said that the rest could not be written.
      return false;
    }
  }

  private static int misused(ParameterException e, Console console) {
    console.complain(Misuse.words(e));
    return ExitCode.USAGE_OR_FILE;
  }

  /** Every failure ends here, as one line and an exit code. */
  private static int failed(Throwable thrown, Console console) {
    if (thrown instanceof Refusal refusal) {
      boolean replaceable = refusal.remedy().filter(Remedy.Replace.class::isInstance).isPresent();
      console.complain(refusal.line() + (replaceable ? "; --force replaces it" : ""));
      return ExitCode.of(refusal);
    }
    for (@Nullable Throwable cause = thrown; cause != null; cause = cause.getCause()) {
      if (cause instanceof OutOfMemoryError) {
        console.complain(
            "%s of memory is too little for Java; solve takes a larger --memory, any other command is"
                    .formatted(MemorySize.words(Runtime.getRuntime().maxMemory()))
                + " started with more by java -Xmx8g -jar cli/target/touchstone.jar");
        return ExitCode.OUT_OF_BUDGET;
      }
    }
    if (thrown instanceof InvalidPathException) {
      console.complain(
          "a file name here has letters that this locale does not have; " + PathReader.ADVICE);
      return ExitCode.USAGE_OR_FILE;
    }
    @Nullable Throwable cause = thrown.getCause();
    console.complain(
        "internal error, nothing was proved; please report it: "
            + thrown
            + (cause == null ? "" : ", caused by " + cause));
    return ExitCode.INTERNAL_ERROR;
  }
}
