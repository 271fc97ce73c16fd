package dev.touchstone.theorem;

import dev.touchstone.game.Excerpt;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What was asked cannot be done. The message is one line: what, where, what to do. */
public final class Refusal extends Exception {
  private static final long serialVersionUID = 1;

  /** On whom it is to act. */
  public enum Kind {
    /** What was asked makes no sense. */
    USAGE,
    /** A file cannot be read or written. */
    FILE,
    /** Time, nodes or memory are used up. */
    OUT_OF_BUDGET,
    /** A theorem is not what it is said to be, or is not proved. */
    NOT_PROVED,
    /** The verifier cannot judge a proof. */
    NOT_JUDGED,
    /** The proof may be right, but what is said of it, or who signs for it, is not as required. */
    NOT_SIGNED,
    /** The mistake is in this program. */
    INTERNAL
  }

  private final Kind kind;
  private final @Nullable Remedy remedy;

  private Refusal(Kind kind, String message, @Nullable Remedy remedy, @Nullable Throwable cause) {
    super(Excerpt.withoutSecrets(message), cause);
    this.kind = kind;
    this.remedy = remedy;
  }

  public Refusal(Kind kind, String message) {
    this(kind, message, null, null);
  }

  /** The same, with a remedy. */
  public Refusal with(Remedy other) {
    return new Refusal(kind, line(), other, getCause());
  }

  /** What would settle it, besides what the line says. */
  public Optional<Remedy> remedy() {
    return Optional.ofNullable(remedy);
  }

  public Kind kind() {
    return kind;
  }

  /** Whether it is about one theorem, and others can be dealt with all the same. */
  public boolean isOfOneTheorem() {
    return kind == Kind.NOT_PROVED
        || kind == Kind.NOT_JUDGED
        || kind == Kind.NOT_SIGNED
        || kind == Kind.OUT_OF_BUDGET;
  }

  /** The line for the user. */
  public String line() {
    return String.valueOf(getMessage());
  }

  /** What was asked makes no sense. */
  public static Refusal usage(String message) {
    return new Refusal(Kind.USAGE, message);
  }

  /** A file cannot be read or written; {@code what} is what was tried. */
  public static Refusal file(String what, IOException cause) {
    return new Refusal(Kind.FILE, what + ": " + why(cause), null, cause);
  }

  /** The same, of one file: the platform does not name it in every exception. */
  public static Refusal file(String what, Path file, IOException cause) {
    return cause instanceof FileSystemException
        ? file(what, cause)
        : new Refusal(Kind.FILE, what + ": " + file + ": " + why(cause), null, cause);
  }

  /** A budget is used up, memory in most cases. */
  public static Refusal outOfBudget(String message) {
    return new Refusal(Kind.OUT_OF_BUDGET, message);
  }

  /** The theorem is false, other than said, or not proved by what is there. */
  public static Refusal notProved(String message) {
    return new Refusal(Kind.NOT_PROVED, message);
  }

  /** The manifest does not fit, or a signature is wrong or missing. */
  public static Refusal notSigned(String message) {
    return new Refusal(Kind.NOT_SIGNED, message);
  }

  /** The mistake is in this program. */
  public static Refusal internal(String message) {
    return new Refusal(Kind.INTERNAL, "internal error: " + message);
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
