package dev.touchstone.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** A command cannot do what was asked. The message is one line: what, where, what to do. */
final class Refusal extends Exception {
  private static final long serialVersionUID = 1;

  private final int exitCode;

  private Refusal(int exitCode, String message, Throwable cause) {
    super(message, cause);
    this.exitCode = exitCode;
  }

  private Refusal(int exitCode, String message) {
    super(message);
    this.exitCode = exitCode;
  }

  int exitCode() {
    return exitCode;
  }

  /** What was asked makes no sense. */
  static Refusal usage(String message) {
    return new Refusal(ExitCode.USAGE_OR_FILE, message);
  }

  /** A file cannot be read or written; {@code what} is what was tried. */
  static Refusal file(String what, IOException cause) {
    return new Refusal(ExitCode.USAGE_OR_FILE, what + ": " + why(cause), cause);
  }

  /** A budget is used up, memory in most cases. */
  static Refusal outOfBudget(String message) {
    return new Refusal(ExitCode.OUT_OF_BUDGET, message);
  }

  /** A manifest does not fit its proof, or a signature is wrong or missing. */
  static Refusal signature(String message) {
    return new Refusal(ExitCode.SIGNATURE, message);
  }

  /** The mistake is in this program. */
  static Refusal internal(String message) {
    return new Refusal(ExitCode.INTERNAL_ERROR, "internal error: " + message);
  }

  /** The platform's exceptions often say no more than a file's name. */
  private static String why(IOException cause) {
    if (cause instanceof FileSystemException failed) {
      return failed.getFile() + ": " + reason(failed);
    }
    return cause.getMessage() == null ? cause.getClass().getSimpleName() : cause.getMessage();
  }

  private static String reason(FileSystemException failed) {
    if (failed instanceof NoSuchFileException) {
      return "no such file or folder";
    }
    if (failed instanceof AccessDeniedException) {
      return "permission denied";
    }
    if (failed instanceof FileAlreadyExistsException) {
      return "a file is in the way";
    }
    return failed.getReason() == null ? failed.getClass().getSimpleName() : failed.getReason();
  }
}
