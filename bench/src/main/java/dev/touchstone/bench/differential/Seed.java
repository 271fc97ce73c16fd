package dev.touchstone.bench.differential;

import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.StatementText;
import java.util.Optional;

/**
 * What mutants are made of.
 *
 * @param pair the statement and the certificate as they are
 * @param cells the cells of the game; 0 if the statement is none
 * @param parts the certificate taken apart, if it can be
 */
record Seed(Pair pair, int cells, Optional<RawCertificate> parts) {

  static Seed of(Pair pair) {
    int cells = 0;
    try {
      cells = StatementText.parse(pair.statement()).hypergraph().cellCount();
    } catch (BadStatementException e) {
      return new Seed(pair, cells, Optional.empty());
    }
    return new Seed(pair, cells, RawCertificate.read(pair.certificate(), cells));
  }
}
