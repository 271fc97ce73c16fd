package dev.touchstone.theorem;

import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Statement;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** What a folder holds already where a proof is to be written: nothing of it is lost unasked. */
public record Holding(TheoremFiles files) {

  private static final List<String> RESULTS =
      List.of(TheoremFiles.STATEMENT, TheoremFiles.CERTIFICATE, TheoremFiles.COMPRESSED);

  /** What is in this folder, which need not be there. */
  public static Holding of(Path folder) {
    return new Holding(new TheoremFiles(folder));
  }

  /**
   * The proof of this game, whoever wins it, if the verifier accepts it now; nothing where there is
   * room for one. Refuses what a proof would replace otherwise.
   */
  public Optional<CheckedProof> proofOf(Problem game, ProofListener listener) throws Refusal {
    requireFiles();
    if (!isThere(files.statement())) {
      for (String name : RESULTS) {
        if (isThere(files.folder().resolve(name))) {
          throw lost(files.folder().resolve(name) + ": there is no statement beside it");
        }
      }
      return Optional.empty();
    }
    Statement statement = statement();
    if (statement.rules() != game.rules()
        || !game.wonBy(statement.winner()).text().equals(statement.text())) {
      throw lost("%s holds another theorem: %s".formatted(folder(), InWords.headline(statement)));
    }
    if (files.hasTwoCertificates()) {
      throw Refusal.usage(folder() + ": two certificates; remove one of them");
    }
    if (Files.exists(files.certificate())) {
      return Optional.of(proof(listener));
    }
    requireNoMoreThan(statement);
    return Optional.empty();
  }

  /** Refuses folders under the names of files: nothing can take their place. */
  public void requireFiles() throws Refusal {
    for (String name : TheoremFiles.NAMES) {
      Path file = files.folder().resolve(name);
      if (Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) {
        throw Refusal.usage(file + ": a folder is in the way; remove it or choose another folder");
      }
    }
  }

  private Statement statement() throws Refusal {
    try {
      return files.readStatement();
    } catch (Refusal e) {
      throw e.kind() == Refusal.Kind.NOT_JUDGED
          ? lost(files.statement() + ": not a statement that can be read")
          : e;
    }
  }

  private CheckedProof proof(ProofListener listener) throws Refusal {
    try {
      return CheckedProof.of(files, listener);
    } catch (Refusal e) {
      throw e.kind() == Refusal.Kind.NOT_PROVED || e.kind() == Refusal.Kind.NOT_JUDGED
          ? lost(e.line())
          : e;
    }
  }

  /** A statement alone is written again as it is; what else somebody wrote there is not. */
  private void requireNoMoreThan(Statement statement) throws Refusal {
    try {
      if (!Files.readString(files.statement()).equals(statement.text())) {
        throw lost(files.statement() + ": has comments, which the new one would not have");
      }
    } catch (IOException e) {
      throw Refusal.file("cannot read the statement", files.statement(), e);
    }
  }

  private static boolean isThere(Path file) {
    return Files.exists(file, LinkOption.NOFOLLOW_LINKS);
  }

  private static Refusal lost(String line) {
    return Refusal.usage(line + "; choose another folder").with(new Remedy.Replace());
  }

  private Path folder() {
    return files.folder();
  }
}
