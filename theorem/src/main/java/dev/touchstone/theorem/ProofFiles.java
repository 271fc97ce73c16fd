package dev.touchstone.theorem;

import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** A statement and its certificate, wherever they lie. */
public interface ProofFiles {

  /** The statement's file. */
  Path statement();

  /** The certificate's file, compressed or not. */
  Path certificate();

  /**
   * The file that may say where the cells lie: beside a statement that is called like one in a
   * theorem's folder.
   */
  default Optional<Path> layout() {
    return statement().endsWith(TheoremFiles.STATEMENT)
        ? Optional.of(statement().resolveSibling(TheoremFiles.LAYOUT))
        : Optional.empty();
  }

  /** These two files. */
  static ProofFiles of(Path statement, Path certificate) {
    return new Pair(statement, certificate);
  }

  /** Two files that need not be in one folder. */
  record Pair(Path statement, Path certificate) implements ProofFiles {}

  /** The statement as it stands here. */
  default Statement readStatement() throws Refusal {
    try (InputStream in = Files.newInputStream(statement())) {
      return StatementText.parse(in.readNBytes(StatementText.MAX_BYTES + 1));
    } catch (BadStatementException e) {
      throw new Refusal(
          Refusal.Kind.NOT_JUDGED,
          statement() + ": MALFORMED_STATEMENT: " + e.getMessage() + "; restore the file");
    } catch (IOException e) {
      throw Refusal.file("cannot read the statement", statement(), e);
    }
  }
}
