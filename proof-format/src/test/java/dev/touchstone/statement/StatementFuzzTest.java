package dev.touchstone.statement;

import com.code_intelligence.jazzer.junit.FuzzTest;

/** Fuzz target: any bytes either are no statement or have one canonical form that reads back. */
class StatementFuzzTest {

  @FuzzTest(maxDuration = "10m")
  void whatCanBeReadHasOneCanonicalForm(byte[] data) throws BadStatementException {
    Statement statement;
    try {
      statement = StatementText.parse(data);
    } catch (BadStatementException expected) {
      return;
    }
    String text = statement.text();
    if (!StatementText.parse(text).text().equals(text)) {
      throw new AssertionError("printing and parsing are not inverse: " + text);
    }
  }
}
