package dev.touchstone.statement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.HypergraphFile;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Setup;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StatementTextTest {

  private static Statement weak(String notation, Outcome winner) throws Exception {
    return Problem.weak(Setup.empty(Notation.board(notation))).wonBy(winner);
  }

  @Test
  void theCanonicalTextSaysEverything() throws Exception {
    assertThat(weak("7,7,5", Outcome.WHITE).text())
        .isEqualTo(
            """
            touchstone statement 1
            board 7,7,5
            turn 1
            opening 1
            rules weak
            overline wins
            maker -
            breaker -
            first maker
            winner breaker
            """);
  }

  @Test
  void whatIsInvisibleDoesNotDependOnThePlatform() {
    int invisible = 0;
    for (int[] part : new int[][] {{0, 0x3000}, {0xFE00, 0x20000}, {0xE0000, 0xE0200}}) {
      for (int c = part[0]; c < part[1]; c++) {
        invisible += refusesInComment(c) ? 1 : 0;
      }
    }
    // Cc without tab, line feed and a carriage return in front of one; Cf, Zl and Zp of 13.0.
    assertThat(invisible).isEqualTo(65 - 3 + 161 + 2);
  }

  private static boolean refusesInComment(int codePoint) {
    try {
      StatementText.parse("touchstone statement 1\n#" + Character.toString(codePoint) + "\n");
    } catch (BadStatementException e) {
      return String.valueOf(e.getMessage()).contains("is not allowed");
    }
    return false;
  }

  @Test
  void aLimitOnLinesIsAboutThoseThatAreLeft() throws Exception {
    String text =
        "touchstone statement 1\nboard hypergraph\ncells a b\nrules weak\nwinner breaker\n"
            + "line a b\n".repeat(Hypergraph.MAX_LINES + 1);
    assertThat(StatementText.parse(text).hypergraph().lineCount()).isEqualTo(1);
  }

  @Test
  void theDigestIsThatOfTheCanonicalText() throws Exception {
    assertThat(HexFormat.of().formatHex(weak("7,7,5", Outcome.WHITE).digest()))
        .isEqualTo("772ab17c990802c3b2641cf85abff93d70d923b253c445dfcf8b2bff1852fde3");
  }

  @Test
  void aHypergraphIsPartOfTheText() throws Exception {
    Setup setup = HypergraphFile.parse("cells: c b a\nb a\nc a\nmaker: c\n", "x.hg").setup();
    Statement statement = Problem.inTurns(setup, Rules.WEAK, 2, 1).wonBy(Outcome.BLACK);
    assertThat(statement.text())
        .isEqualTo(
            """
            touchstone statement 1
            board hypergraph
            cells c b a
            line c a
            line b a
            turn 2
            opening 1
            rules weak
            overline wins
            maker c
            breaker -
            first maker
            winner maker
            """);
    assertThat(StatementText.parse(statement.text()).text()).isEqualTo(statement.text());
  }

  @Test
  void whoHasALineUnderAnyKeyWinsByIt() throws Exception {
    String text =
        "touchstone statement 1\nboard hypergraph\ncells a b c\nwhite-line b a\nblack-line a b\n"
            + "white-line c\nblack-line c b\nrules strong\nwinner white\n";
    assertThat(StatementText.parse(text).text())
        .contains("\nline a b\nblack-line b c\nwhite-line c\nturn 1\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "board 19,19,5\nrules weak\nwinner maker\nmaker a1 s19\nbreaker c4\nfirst breaker\n",
        "board torus 8,9,5\nrules strong\nwinner nobody\nturn 2\nopening 1\nblack b2\n",
        "board 4,14,7tr\nrules weak\nwinner maker\n",
        "board 4^3\nrules weak\nwinner maker\nmaker d4d\nbreaker a1b\n",
        "board 5,5,4\nrules strong\nwinner white\noverline void\n",
        "board hypergraph\ncells x\nrules weak\nwinner breaker\n",
        "board hypergraph\ncells x y\nblack-line x y\nwhite-line y\nrules strong\nholds black\n",
        "board 3,4,3\nturn 2\nopening 8\nrules strong\nwinner black\n",
        "board hex 11,11\nrules hex\nwinner white\nblack k11\nfirst white\n",
        "board hex 1,64\nrules hex\nwinner black\n",
      })
  void printingAndParsingAreInverse(String lines) throws Exception {
    Statement statement = StatementText.parse("touchstone statement 1\n" + lines);
    String text = statement.text();
    assertThat(StatementText.parse(text).text()).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({
    "'board 3,3,3\nrules hex\nwinner black', 'line 3: rules: hex on a board of Hex, and there only'",
    "'board hex 3,3\nrules weak\nwinner maker', 'line 3: rules: hex on a board of Hex, and there only'",
    "'board hex 3,3\nrules hex\nwinner black\nturn 2', 'line 5: turn: in Hex one stone'",
    "'board hex 3,3\nrules hex\nwinner black\nopening 2', 'line 5: opening: in Hex one stone'",
    "'board hex 3,3\nrules hex\nwinner nobody', 'line 4: winner: a hex game always has a winner'",
    "'board hex 3,3\nrules hex\nholds black', 'line 4: holds: a hex game always has a winner'",
  })
  void whatHexCannotSayIsRefusedWithItsLine(String lines, String message) {
    assertThatThrownBy(() -> StatementText.parse("touchstone statement 1\n" + lines + "\n"))
        .isInstanceOf(BadStatementException.class)
        .hasMessage(message);
  }

  @Test
  void aFaultNamesItsLine() {
    assertThatThrownBy(
            () ->
                StatementText.parse(
                    "touchstone statement 1\n\nboard 3,3,3\nrules weak\nwinner mker\n"))
        .isInstanceOf(BadStatementException.class)
        .hasMessage("line 5: winner: no player is called 'mker' here");
  }

  @Test
  void tooLongATextIsNotEvenRead() {
    assertThatThrownBy(() -> StatementText.parse(new byte[StatementText.MAX_BYTES + 1]))
        .isInstanceOf(BadStatementException.class);
  }
}
