package dev.touchstone.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Boards without an end: what a window shows of them, and what statements say of them. */
class InfiniteBoardTest {

  private static InfiniteBoard board(String notation) throws BadGameException {
    return (InfiniteBoard) Notation.board(notation);
  }

  private static Statement statement(String... lines) throws BadStatementException {
    return StatementText.parse("touchstone statement 1\n" + String.join("\n", lines) + "\n");
  }

  /** Through one cell go k runs in each of four directions; in a strip only those that fit. */
  @ParameterizedTest
  @CsvSource({
    "plane 1, 1, 1", "plane 3, 25, 12", "plane 5, 81, 20", "'strip 1,4', 7, 4",
    "'strip 3,3', 15, 16", "'strip 2,5', 18, 10", "'3+,4+,3', 25, 12", "'3,4+,3', 15, 16",
  })
  void aWindowShowsTheLinesThatMeetIt(String notation, int cells, int lines) throws Exception {
    Hypergraph game = board(notation).game();
    assertThat(game.cellCount()).isEqualTo(cells);
    assertThat(game.lineCount()).isEqualTo(lines);
  }

  /** Any larger window shows the same lines and others that miss the smaller one. */
  @ParameterizedTest
  @ValueSource(strings = {"plane 3", "strip 2,3", "strip 4,3", "plane 4"})
  void windowsShowTheSameBoard(String notation) throws Exception {
    InfiniteBoard small = board(notation).withStones(List.of("2,1"));
    Window window = small.window();
    int rows = small.host().isPlane() ? 2 : 0;
    InfiniteBoard large = small.through(window.widened(3, rows));
    Set<Set<String>> meeting = new HashSet<>();
    for (Set<String> line : lines(large)) {
      boolean meets = line.stream().anyMatch(name -> inWindow(window, name));
      if (meets) {
        meeting.add(line);
      }
    }
    assertThat(lines(small)).isEqualTo(meeting);
  }

  private static boolean inWindow(Window window, String name) {
    String[] parts = name.split(",", -1);
    return window.contains(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
  }

  private static Set<Set<String>> lines(InfiniteBoard board) throws BadGameException {
    Set<Set<String>> lines = new HashSet<>();
    Hypergraph game = board.game();
    for (int line = 0; line < game.lineCount(); line++) {
      Set<String> names = new HashSet<>();
      game.line(line).forEach(cell -> names.add(board.cellName(cell)));
      lines.add(names);
    }
    return lines;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "plane 0",
        "plane 65",
        "strip 0,3",
        "strip 65,3",
        "0+,3+,3",
        "3+,65+,3",
        "3+,4+,5",
        "65,3+,3",
      })
  void whatFitsNoBoardIsRefused(String notation) {
    assertThatThrownBy(() -> board(notation).game()).isInstanceOf(BadGameException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"plane", "plane 3,3", "strip 3", "3+,4,3", "3+,4+", "plane 3+"})
  void otherNotationsAreNone(String notation) {
    assertThatThrownBy(() -> Notation.board(notation)).isInstanceOf(BadGameException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"00,0", "-0,0", "0,-0", "0", "0,0,0", "a1", "0, 0", "+1,0", "1.0,0"})
  void aCellHasOneName(String name) throws Exception {
    assertThat(board("plane 3").cellNumber(name)).isEmpty();
  }

  @Test
  void stonesMayLieAnywhereAndAreListedFromBelow() throws Exception {
    Statement statement =
        statement(
            "board plane 3", "rules strong", "winner black", "black 5,2 -3,2 0,-1", "white 1,1");
    assertThat(statement.text()).contains("\nblack 0,-1 -3,2 5,2\nwhite 1,1\n");
    assertThat(StatementText.parse(statement.text()).digest()).isEqualTo(statement.digest());
  }

  @Test
  void theWindowIsNoPartOfTheStatement() throws Exception {
    Statement statement =
        statement("board strip 3,3", "rules strong", "winner black", "black 4,2", "white 1,0");
    Statement seen = statement.through(new Window(-2, 0, 9, 3));
    assertThat(seen.digest()).isEqualTo(statement.digest());
    assertThat(seen.hypergraph().cellCount()).isEqualTo(3 * (9 + 4));
    assertThatThrownBy(() -> statement.through(new Window(-2, 0, 6, 3)))
        .hasMessageContaining("4,2 lies outside the window");
  }

  @ParameterizedTest
  @CsvSource({
    "plane 3, '4097,0', there is no cell",
    "'strip 3,3', '0,3', there is no cell",
    "'strip 3,3', '0,-1', there is no cell",
    "'3+,4+,3', '4,0', not every board has the cell",
    "'3+,4+,3', '0,3', not every board has the cell",
    "plane 3, '4096,4096', a game has at most",
    "plane 3, 'a1', there is no cell",
  })
  void stonesThatNoProofCouldSeeAreRefused(String board, String stone, String why) {
    assertThatThrownBy(
            () -> statement("board " + board, "rules weak", "winner maker", "maker " + stone))
        .isInstanceOf(BadStatementException.class)
        .hasMessageContaining(why);
  }

  @Test
  void symmetriesKeepTheHostAndTheRegion() {
    assertThat(kept(Host.PLANE, 5, -7)).isEqualTo(8);
    assertThat(kept(Host.strip(3), 5, 0)).isEqualTo(2);
    assertThat(kept(Host.strip(3), 5, 2)).isEqualTo(2);
    assertThat(kept(Host.strip(3), 5, 1)).isZero();
    int found = 0;
    int square = 0;
    for (int across = -5; across <= 5; across++) {
      for (int up = -5; up <= 5; up++) {
        found += kept(Host.planeAround(3, 4), across, up);
        square += kept(Host.planeAround(3, 3), across, up);
      }
    }
    assertThat(found).isEqualTo(4);
    assertThat(square).isEqualTo(8);
    assertThat(Host.PLANE.isKeptBy(new Motion(8, 0, 0))).isFalse();
  }

  private static int kept(Host host, int across, int up) {
    int kept = 0;
    for (int turn = 0; turn < 8; turn++) {
      kept += host.isKeptBy(new Motion(turn, across, up)) ? 1 : 0;
    }
    return kept;
  }
}
