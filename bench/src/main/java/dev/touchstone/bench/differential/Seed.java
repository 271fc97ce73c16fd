package dev.touchstone.bench.differential;

import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import java.io.IOException;
import java.util.Optional;

/**
 * What mutants are made of.
 *
 * @param pair the statement and the certificate as they are
 * @param cells the cells of the game; 0 if the statement is none
 * @param parts the certificate taken apart, if it can be
 */
record Seed(Pair pair, int cells, Optional<RawCertificate> parts) {

  static Seed of(Pair pair) throws IOException {
    try {
      Statement statement = StatementText.parse(pair.statement());
      return new Seed(
          pair,
          statement.hypergraph().cellCount(),
          RawCertificate.read(statement, pair.certificate()));
    } catch (BadStatementException e) {
      return new Seed(pair, 0, Optional.empty());
    }
  }
}
