package dev.touchstone.bench.differential;

import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.StatementText;
import dev.touchstone.verifier.Verifier;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The verifier of this project. */
final class FirstChecker implements Checker {

  @Override
  public List<String> judge(List<Pair> pairs) throws IOException {
    List<String> verdicts = new ArrayList<>();
    for (Pair pair : pairs) {
      verdicts.add(judge(pair));
    }
    return verdicts;
  }

  // Whatever it throws is a fault of its own, and a difference to be shown.
  @SuppressWarnings("CatchAndPrintStackTrace")
  private static String judge(Pair pair) throws IOException {
    try {
      return new Verifier()
          .verify(
              StatementText.parse(pair.statement()), new ByteArrayInputStream(pair.certificate()))
          .line();
    } catch (BadStatementException e) {
      return "s DECLINED MALFORMED_STATEMENT";
    } catch (RuntimeException e) {
      return "threw " + e;
    }
  }
}
