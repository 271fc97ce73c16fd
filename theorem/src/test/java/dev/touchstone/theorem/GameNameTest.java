package dev.touchstone.theorem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.game.Notation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class GameNameTest {

  private static final Path PAGE =
      Path.of(System.getProperty("touchstone.root", ".."), "docs/games.md");

  private static void refused(String typed, String... parts) {
    assertThatThrownBy(() -> GameName.notation(typed))
        .isInstanceOf(Refusal.class)
        .satisfies(
            thrown -> {
              Refusal refusal = (Refusal) thrown;
              assertThat(refusal.kind()).isEqualTo(Refusal.Kind.USAGE);
              assertThat(refusal.line()).hasLineCount(1).hasSizeLessThan(500).contains(parts);
            });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tic-tac-toe|3,3,3",
        "Tic Tac Toe|3,3,3",
        "tictactoe|3,3,3",
        "noughts and crosses|3,3,3",
        "Noughts & Crosses|3,3,3",
        "3x3|3,3,3",
        "3 3 3|3,3,3",
        "3, 3, 3|3,3,3",
        "7x7x5|7,7,5",
        "7X7X5|7,7,5",
        "15 x 15 x 5|15,15,5",
        "7 by 8 by 5|7,8,5",
        "7*8*5|7,8,5",
        "7\u00d78\u00d75|7,8,5",
        "torus 8x8x5|torus 8,8,5",
        "Torus 8,8,5|torus 8,8,5",
        "HCylinder 4 5 3|hcylinder 4,5,3",
        "7^3|7^3",
        "4 ^ 4|4^4",
        "cube 5**3|5^3",
        "Qubic|4^3",
        "hex 11,11|hex 11,11",
        "Hex 3x4|hex 3,4",
        "hex 11|hex 11,11",
        "Hex11|hex 11,11",
        "11x11 hex|hex 11,11",
        "4x9x7tr|4,9,7tr",
        "4,9,7TR|4,9,7tr",
        "7,7,5|7,7,5",
        "torus  4,5,4|torus 4,5,4",
        "file:go.hg|file:go.hg",
        "file:Hex|file:Hex",
        "Qubic.hg|Qubic.hg",
        "some/game|some/game",
        "7,7,x|7,7,x"
      })
  void whatPeopleTypeIsTheBoardTheyMean(String typed, String notation) throws Exception {
    assertThat(GameName.notation(typed)).isEqualTo(notation);
    assertThat(GameName.notation(notation)).as("once is enough").isEqualTo(notation);
  }

  @ParameterizedTest
  @EnumSource
  void everyKnownNameLeadsToItsBoardOrToOneLineAndThePage(KnownGame game) throws Exception {
    for (String name : game.names()) {
      List<String> spellings =
          List.of(
              name,
              name.toUpperCase(Locale.ROOT),
              name.toLowerCase(Locale.ROOT).replace('-', ' '),
              name.replace("'", ""));
      for (String typed : spellings) {
        if (game.notation().isPresent()) {
          String notation = GameName.notation(typed);
          assertThat(notation).isEqualTo(game.notation().get());
          assertThat(Notation.read(notation).hypergraph().lineCount()).isPositive();
        } else {
          refused(typed, "'" + typed + "': ", game.refusal(), "see docs/games.md");
        }
      }
    }
  }

  @Test
  void noNameMeansTwoGames() {
    Set<String> seen = new HashSet<>();
    for (KnownGame game : KnownGame.values()) {
      Set<String> own = new HashSet<>();
      game.names().forEach(name -> own.add(name.toLowerCase(Locale.ROOT)));
      assertThat(own).noneMatch(seen::contains);
      seen.addAll(own);
    }
  }

  @Test
  void thePageHasARowForEachGameWithItsNames() throws Exception {
    List<String> rows = new ArrayList<>(Files.readAllLines(PAGE));
    for (KnownGame game : KnownGame.values()) {
      List<String> names = game.names();
      assertThat(rows)
          .as("row of %s in %s", names.get(0), PAGE)
          .anyMatch(
              row ->
                  row.startsWith("| " + names.get(0) + " |")
                      && names.stream().allMatch(row::contains));
    }
  }

  @Test
  void theBoardsOfTheLinesAreBoards() throws Exception {
    for (String board : List.of("15,15,5", "19,19,6", "7,7,5", "4,7,4", "4,4,4")) {
      assertThat(Notation.read(board).hypergraph().lineCount()).isPositive();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hexx|did you mean Hex?",
        "gomoku 15x15|15,15,5 with strong rules",
        "5-in-a-row|a board has a size",
        "Connect(9,9,6,2,1)|--turn p --opening q",
        "connect 9,9,6,2,1|--turn p --opening q",
        "15x15|how many in a row win? For five write 15,15,5",
        "7,7|how many in a row win? For five write 7,7,5",
        "torus 8x8|For five write torus 8,8,5",
        "5x5x5|may be a cube",
        "cylinder 4,5,3|hcylinder m,n,k joins the left and right edges",
        "7,7,5 weak|the rules are an option: 7,7,5 --weak",
        "7,7,5-strong|the rules are an option: 7,7,5 --strong",
        "gomuku|did you mean gomoku?",
        "tic-tac-to|did you mean tic-tac-toe?",
        "conect6|did you mean Connect6?"
      })
  void whatIsNoBoardIsRefusedWithAWayOut(String typed, String part) {
    refused(typed, "'" + typed + "'", part);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "x", "7", "a,b,c", "seven", "foo.txt", "()", "7,7,5,3"})
  void whatNobodyKnowsIsLeftToTheBoards(String typed) throws Exception {
    assertThat(GameName.notation(typed)).isEqualTo(typed);
  }
}
