package dev.touchstone.theorem;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import java.util.Optional;

/**
 * What is published about the first moves of a board of Hex: for each cell, row by row, B where
 * Black wins by beginning there, and w where White wins then.
 */
record PublishedOpenings(String winners, String status, String source) {

  private static final char BLACKS = 'B';

  /** What they say of an empty board, of a position after one move, or of all first moves. */
  static Optional<PublishedValue> of(Statement statement, Optional<PublishedValue> row) {
    return row.map(
            value ->
                new PublishedOpenings(
                    value.winner().replace("/", ""), value.status(), value.source()))
        .flatMap(openings -> openings.winner(statement).map(openings::value));
  }

  private PublishedValue value(String winner) {
    return new PublishedValue(winner, status, source);
  }

  private Optional<String> winner(Statement statement) {
    Setup setup = statement.setup();
    if (statement.onlyBy().isPresent()) {
      CellSet said = statement.onlyBy().get();
      boolean same = true;
      for (int cell = 0; cell < winners.length(); cell++) {
        same &= (winners.charAt(cell) == BLACKS) == said.contains(cell);
      }
      return Optional.of(
          same ? words(statement) : name(Player.BLACK) + ", by other first moves than these");
    }
    if (statement.taken().isEmpty() && setup.first() == Player.BLACK) {
      return Optional.of(name(winners.indexOf(BLACKS) >= 0 ? Player.BLACK : Player.WHITE));
    }
    if (setup.black().count() == 1 && setup.white().isEmpty() && setup.first() == Player.WHITE) {
      boolean blacks = winners.charAt(setup.black().first()) == BLACKS;
      return Optional.of(name(blacks ? Player.BLACK : Player.WHITE));
    }
    return Optional.empty();
  }

  /** Who wins, and by how many first moves if that is what a statement is about. */
  static String words(Statement statement) {
    String winner = statement.winner().word(statement.rules());
    return statement
        .onlyBy()
        .map(
            moves ->
                "%s, by %d of %d first moves"
                    .formatted(winner, moves.count(), statement.problem().game().cellCount()))
        .orElse(winner);
  }

  private static String name(Player player) {
    return Rules.HEX.nameOf(player);
  }
}
