package dev.touchstone.theorem;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.statement.Statement;
import org.junit.jupiter.api.Test;

/** Statements as sentences. */
class InWordsTest {

  private static void says(Statement statement, String headline, String paragraph) {
    assertThat(InWords.headline(statement)).isEqualTo(headline);
    assertThat(InWords.paragraph(statement)).isEqualTo(paragraph);
  }

  @Test
  void aWeakGame() {
    says(
        Statements.of("board 7,8,5", "rules weak", "winner breaker"),
        "Breaker wins 7,8,5 (weak)",
        "Maker and Breaker take turns on a board of 7 rows and 8 columns, whose 76 lines are the"
            + " runs of 5 cells along rows, columns and diagonals, one stone a turn; Maker begins."
            + " Maker wants all cells of a line, Breaker wants to prevent that."
            + " Proved: Breaker can win, whatever Maker plays.");
  }

  @Test
  void aStrongGameThatNobodyWins() {
    says(
        Statements.of("board 3,3,3", "rules strong", "winner nobody"),
        "Nobody wins 3,3,3 (strong)",
        "Black and White take turns on a board of 3 rows and 3 columns, whose 8 lines are the runs"
            + " of 3 cells along rows, columns and diagonals, one stone a turn; Black begins."
            + " The first player to own a whole line wins."
            + " Proved: each can keep the other from winning, whatever is played.");
  }

  @Test
  void whoHoldsDoesNotLose() {
    Statement white = Statements.of("board 4,4,4", "rules strong", "holds white");
    assertThat(InWords.headline(white)).isEqualTo("White holds 4,4,4 (strong)");
    assertThat(InWords.paragraph(white))
        .endsWith(" Proved: White does not lose, whatever Black plays.");
    Statement black = Statements.of("board 4,4,4", "rules strong", "holds black");
    assertThat(InWords.paragraph(black))
        .endsWith(" Proved: Black does not lose, whatever White plays.");
    // That nobody wins, says that neither loses.
    for (Statement held : new Statement[] {white, black}) {
      assertThat(PublishedValue.of(held).orElseThrow().confirmedBy(held)).isTrue();
    }
    Statement win = Statements.of("board 4,4,4", "rules strong", "winner black");
    assertThat(PublishedValue.of(win).orElseThrow().confirmedBy(win)).isFalse();
  }

  @Test
  void overlinesThatDoNotCountAreSaid() {
    Statement statement =
        Statements.of("board 6,6,5", "rules strong", "overline void", "winner nobody");
    assertThat(InWords.headline(statement)).isEqualTo("Nobody wins 6,6,5 (strong, overlines void)");
    assertThat(InWords.paragraph(statement))
        .contains("The first player to own a whole line (not more) wins.");
  }

  @Test
  void boardsWithJoinedEdges() {
    says(
        Statements.of("board torus 4,5,4", "rules weak", "winner breaker"),
        "Breaker wins torus 4,5,4 (weak)",
        "Maker and Breaker take turns on a board of 4 rows and 5 columns with opposite edges"
            + " joined, whose 65 lines are the runs of 4 cells along rows, columns and diagonals,"
            + " one stone a turn; Maker begins. Maker wants all cells of a line, Breaker wants to"
            + " prevent that. Proved: Breaker can win, whatever Maker plays.");
    assertThat(
            InWords.paragraph(Statements.of("board hcylinder 3,4,3", "rules weak", "winner maker")))
        .contains("3 rows and 4 columns with its left and right edges joined, whose ");
    assertThat(
            InWords.paragraph(Statements.of("board vcylinder 3,4,3", "rules weak", "winner maker")))
        .contains("3 rows and 4 columns with its lower and upper edges joined, whose ");
  }

  @Test
  void aTruncatedBoard() {
    Statement statement = Statements.of("board 4,9,7tr", "rules weak", "winner breaker");
    assertThat(InWords.headline(statement)).isEqualTo("Breaker wins 4,9,7tr (weak)");
    assertThat(InWords.paragraph(statement))
        .contains(
            "on the truncated board of 4 rows and 9 columns with its "
                + statement.hypergraph().lineCount()
                + " lines, one stone a turn");
  }

  @Test
  void aHypergraphWithStones() {
    says(
        Statements.of(
            "board hypergraph",
            "cells a b <c> d",
            "line a b",
            "line <c> d",
            "rules weak",
            "maker a",
            "breaker <c>",
            "winner maker"),
        "Maker wins a board of 4 cells with 2 lines (weak), Maker on a, Breaker on <c>",
        "Maker and Breaker take turns on a board of 4 cells with 2 lines, one stone a turn; Maker"
            + " has a and Breaker has <c> before the first turn; Maker begins. Maker wants all cells of a line, Breaker wants to prevent that."
            + " Proved: Maker can win, whatever Breaker plays.");
  }

  @Test
  void severalStonesATurnAndFewerInTheFirst() {
    says(
        Statements.of("board 9,9,6", "turn 2", "opening 1", "rules weak", "winner breaker"),
        "Breaker wins 9,9,6 (weak, 2 stones a turn, 1 in the first)",
        "Maker and Breaker take turns on a board of 9 rows and 9 columns, whose 104 lines are the"
            + " runs of 6 cells along rows, columns and diagonals, 2 stones a turn; Maker begins"
            + " with one stone. Maker wants all cells of a line, Breaker wants to prevent that."
            + " Proved: Breaker can win, whatever Maker plays.");
  }

  @Test
  void whoMovesFirstIfNotMaker() {
    Statement statement =
        Statements.of(
            "board 3,3,3", "rules weak", "maker a1 b2", "first breaker", "winner breaker");
    assertThat(InWords.headline(statement))
        .isEqualTo("Breaker wins 3,3,3 (weak), Maker on a1 b2, Breaker moves first");
    assertThat(InWords.paragraph(statement))
        .contains("; Maker has a1 b2 before the first turn; Breaker begins.");
  }
}
