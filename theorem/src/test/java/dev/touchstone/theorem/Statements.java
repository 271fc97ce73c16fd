package dev.touchstone.theorem;

import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import java.nio.charset.StandardCharsets;

/** Statements of tests, from what differs from the defaults. */
final class Statements {

  private Statements() {}

  static Statement of(String... lines) {
    String text = "touchstone statement 1\n" + String.join("\n", lines) + "\n";
    try {
      return StatementText.parse(text.getBytes(StandardCharsets.UTF_8));
    } catch (BadStatementException e) {
      throw new IllegalArgumentException(text, e);
    }
  }
}
