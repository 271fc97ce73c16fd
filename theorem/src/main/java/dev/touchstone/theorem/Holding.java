package dev.touchstone.theorem;

import dev.touchstone.game.Layout;
import dev.touchstone.game.ListedBoard;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Statement;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What a folder holds already where a proof is to be written: nothing of it is lost unasked.
 *
 * @param map whether that is to be one of all first moves of Hex
 */
public record Holding(TheoremFiles files, boolean map) {

  private static final List<String> RESULTS =
      List.of(TheoremFiles.CERTIFICATE, TheoremFiles.COMPRESSED, TheoremFiles.LAYOUT);

  /** What is in this folder, which need not be there. */
  public static Holding of(Path folder) {
    return new Holding(new TheoremFiles(folder), false);
  }

  /** The same, where a map of Hex is to be proved: of the game alone other theorems are told. */
  public Holding forMap() {
    return new Holding(files, true);
  }

  /**
   * The proof of this game, whoever wins it, if the verifier accepts it now; nothing where there is
   * room for one. Refuses what a proof would replace otherwise.
   */
  public Optional<CheckedProof> proofOf(Problem game, ProofListener listener) throws Refusal {
    requireFiles();
    if (!isThere(files.statement())) {
      for (String name : RESULTS) {
        requireNotAlone(name);
      }
      return Optional.empty();
    }
    Statement statement = statement();
    if (!isOf(game, statement)) {
      throw lost("%s holds another theorem: %s".formatted(folder(), InWords.headline(statement)));
    }
    if (files.hasTwoCertificates()) {
      throw Refusal.usage(folder() + ": two certificates; remove one of them");
    }
    if (Files.exists(files.certificate())) {
      return Optional.of(proof(listener));
    }
    requireNoMoreThan(statement);
    requireOwnLayout(statement);
    return Optional.empty();
  }

  /** What the proof there is of, if it is of another game than this and can be read. */
  public Optional<String> otherTheorem(Problem game) {
    if (!Files.exists(files.certificate())) {
      return Optional.empty();
    }
    try {
      Statement statement = files.readStatement();
      return isOf(game, statement)
          ? Optional.empty()
          : Optional.of(NamedGame.of(files, statement).headline());
    } catch (Refusal e) {
      return Optional.empty();
    }
  }

  private boolean isOf(Problem game, Statement statement) {
    return Question.isAnsweredBy(statement, game, map);
  }

  private void requireNotAlone(String name) throws Refusal {
    Path file = files.folder().resolve(name);
    if (isThere(file)) {
      throw lost(file + ": there is no statement beside it");
    }
  }

  /** The layout of a board without a notation would be replaced: it must be one of this game. */
  private void requireOwnLayout(Statement statement) throws Refusal {
    boolean needed = statement.board() instanceof ListedBoard;
    if (needed && isThere(layout()) && !hasOwnLayout(statement)) {
      throw lost(layout() + ": no layout of this game");
    }
  }

  private boolean hasOwnLayout(Statement statement) {
    try {
      return NamedGame.of(files, statement).layout().isPresent();
    } catch (Refusal e) {
      return false;
    }
  }

  /**
   * Whether another layout lies beside the proof than this, which the game's file has now, or none.
   * A file that is no layout of this game is somebody's: whoever shows the theorem says what to do.
   */
  public boolean isOutdated(CheckedProof proof, Layout layout) throws Refusal {
    try {
      boolean ours = !isThere(layout()) || hasOwnLayout(proof.statement());
      return ours && !files.has(layout);
    } catch (IOException e) {
      throw Refusal.file("cannot read the layout", layout(), e);
    }
  }

  /** Puts this layout in the place of an outdated one. */
  public void update(Layout layout) throws Refusal {
    try {
      files.write(layout);
    } catch (IOException e) {
      throw Refusal.file("cannot write the layout", layout(), e);
    }
  }

  private Path layout() {
    return files.folder().resolve(TheoremFiles.LAYOUT);
  }

  /** Refuses folders and pipes under the names of files: nothing can take their place. */
  public void requireFiles() throws Refusal {
    for (String name : TheoremFiles.NAMES) {
      Path file = files.folder().resolve(name);
      if (Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) {
        throw Refusal.usage(file + ": a folder is in the way; remove it or choose another folder");
      }
      if (Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file)) {
        // A pipe would never end.
        throw Refusal.usage(file + ": not a file; remove it or choose another folder");
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
