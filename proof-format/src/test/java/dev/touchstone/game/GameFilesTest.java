package dev.touchstone.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameFilesTest {

  private static final String TIC_TAC_TOE =
      """
      % weak tic-tac-toe
      #times
      t1 t2 t3 t4 t5 t6 t7 t8 t9
      #blackturns
      t1 t3 t5 t7 t9
      #positions
      a1 a2 a3 b1 b2 b3
      c1 c2 c3
      #blackwins
      a1 a2 a3
      b1 b2 b3 % the middle
      c1 c2 c3
      a1 b1 c1
      a2 b2 c2
      a3 b3 c3
      a1 b2 c3
      a3 b2 c1
      #whitewins
      """;

  @TempDir Path folder;

  private Setup read(String name, String text) throws Exception {
    Path file = Files.writeString(folder.resolve(name), text);
    return Notation.read("file:" + file);
  }

  @Test
  void theFileOfAGameIsFoundFromAFolder() throws Exception {
    Files.writeString(folder.resolve("two.hg"), "a b\n");
    String found = Notation.from(folder, "file:two.hg");
    assertThat(Notation.read(found).hypergraph().lineCount()).isEqualTo(1);
    assertThat(Notation.from(Path.of("/else/where"), found)).isEqualTo(found);
    assertThat(Notation.from(folder, "7,7,5")).isEqualTo("7,7,5");
    assertThat(Notation.from(folder, "file:\0.hg")).isEqualTo("file:\0.hg");
  }

  @Test
  void aHypergraphFileListsLinesCellsAndStones() throws Exception {
    Setup setup =
        read(
            "g.hg",
            "# a game\ncells: lonely\nred green  blue # first\nblue tip\nmaker: tip\n"
                + "breaker: red other\n");
    assertThat(setup.hypergraph().cellCount()).isEqualTo(6);
    assertThat(setup.hypergraph().lineCount()).isEqualTo(2);
    assertThat(setup.board().cellName(0)).isEqualTo("lonely");
    assertThat(setup.board().cellNumber("green")).hasValue(2);
    assertThat(setup.black()).hasToString("[4]");
    assertThat(setup.white()).hasToString("[1, 5]");
  }

  @ParameterizedTest
  @CsvSource({
    "'', names no cell",
    "'a a', twice",
    "'a b\n\na b a', line 3: the cell a stands twice in a winning line",
    "'a b\nmaker: a\nbreaker: a', line 3: a holds stones of both players (see line 2)",
    "'a b\nbreaker: a\nmaker: a', line 2: a holds stones of both players (see line 3)",
    "'a b\na x:', line 2: 'x:' cannot be a cell",
    "'# first\na -', line 2: '-' cannot be a cell",
    "'cells: a é', line 1: '?' cannot be a cell",
    "'a b\nmaker: a x:', line 2: 'x:' cannot be a cell",
    "'a b\nmaker:a', line 2: there must be a blank after maker:",
    "'cells:a b', line 1: there must be a blank after cells:",
  })
  void aBadHypergraphFileIsRefusedWithTheReason(String text, String reason) {
    assertThatThrownBy(() -> read("bad.hg", text))
        .isInstanceOf(BadGameException.class)
        .hasMessageContaining("bad.hg: ")
        .hasMessageContaining(reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'a b\na, c'|line 2: 'a,': cells are separated by blanks alone",
        "'a b\na , c'|line 2: ',': cells are separated by blanks alone",
        "'a b\na ;c'|line 2: ';c': cells are separated by blanks alone",
        "'a b\na,b,c'|line 2: 'a,b,c': cells are separated by blanks alone; if this is one cell",
        "'a b\ncells: c;d'|line 2: 'c;d': cells are separated by blanks alone; if this is one cell",
        "'a b\nmaker: a,b'|line 2: 'a,b': cells are separated by blanks alone; if this is one cell",
        "'a b\nbreaker: a, b'|line 2: 'a,': cells are separated by blanks alone",
        "'a b\nat: a, 0 0'|line 2: 'a,': cells are separated by blanks alone",
        "'name The Fano plane\na b'|line 1: a colon is missing after 'name'",
        "'a b\nName : Two'|line 2: a colon is missing after 'Name'",
        "'a b\nat a 0 1.5'|line 2: a colon is missing after 'at'",
        "'a b\ncells c'|line 2: a colon is missing after 'cells'",
        "'a b\nmaker a'|line 2: a colon is missing after 'maker'",
        "'a b\nbreaker a'|line 2: a colon is missing after 'breaker'",
      })
  void aSlipOfThePenMakesNoOtherCells(String text, String reason) {
    assertThatThrownBy(() -> read("slip.hg", text))
        .isInstanceOf(BadGameException.class)
        .hasMessageContaining("slip.hg: " + reason);
  }

  @Test
  void theCellsOfAPositionalGameFileAreSeparatedByBlanksAsWell() {
    assertThatThrownBy(() -> read("t.pg", TIC_TAC_TOE.replace("a1 a2 a3 b1", "a1, a2 a3 b1")))
        .isInstanceOf(BadGameException.class)
        .hasMessageContaining("line 7: 'a1,': cells are separated by blanks alone");
  }

  @Test
  void aCellMayHaveACommaOrAKeywordForItsName() throws Exception {
    Setup setup =
        read("g.hg", "name: One, two; three\n1,2 2;1 at\n1,2\nat 2;1\nmaker: 2;1\ncells: 1,2\n");
    assertThat(setup.hypergraph().cellCount()).isEqualTo(3);
    assertThat(setup.hypergraph().lineCount()).isEqualTo(3);
    assertThat(setup.board().cellNumber("2;1")).hasValue(1);
    assertThat(setup.black()).hasToString("[1]");
  }

  @Test
  void aPositionalGameFileIsAWeakGameOfBlack() throws Exception {
    Setup setup = read("t.pg", TIC_TAC_TOE);
    assertThat(setup.hypergraph().lineCount()).isEqualTo(8);
    assertThat(setup.first()).isEqualTo(Player.BLACK);
    assertThat(setup.black().isEmpty()).isTrue();
  }

  @Test
  void initialStonesTakeTheirTurnsAway() throws Exception {
    Setup setup =
        read(
            "t.pg",
            TIC_TAC_TOE
                .replace("t1 t2 t3", "t3")
                .replace("t1 t3", "t3")
                .concat("#blackinitials\nb2\n#whiteinitials\na1\n"));
    assertThat(setup.black()).hasToString("[4]");
    assertThat(setup.white()).hasToString("[0]");
  }

  @Test
  void whiteMayMoveFirst() throws Exception {
    Setup setup = read("t.pg", TIC_TAC_TOE.replace("t1 t3 t5 t7 t9", "t2 t4 t6 t8"));
    assertThat(setup.first()).isEqualTo(Player.WHITE);
  }

  @Test
  void whiteMayHaveLinesToo() throws Exception {
    Setup setup = read("t.pg", TIC_TAC_TOE.replace("#whitewins", "#whitewins\nc3 b2 a1\na1 a2"));
    Hypergraph game = setup.hypergraph();
    assertThat(game.lineCount()).isEqualTo(9);
    assertThat(game.isShared()).isFalse();
    assertThat(game.linesOf(Player.BLACK).count()).isEqualTo(8);
    assertThat(game.linesOf(Player.WHITE).count()).isEqualTo(2);
    assertThat(game.linesOf(Player.WHITE).intersection(game.linesOf(Player.BLACK)).count())
        .isEqualTo(1);
  }

  @Test
  void aLineMayBeOnePlayersAlone() throws Exception {
    Setup setup = read("t.hg", "a b c\nblack-line: a d\nwhite-line: c d\nwhite-line: d a\n");
    Hypergraph game = setup.hypergraph();
    assertThat(game.linesOf(Player.BLACK)).hasToString("[0, 1]");
    assertThat(game.linesOf(Player.WHITE)).hasToString("[0, 1, 2]");
    assertThatThrownBy(() -> read("t.hg", "a b c\nblack-line:\n"))
        .hasMessageContaining("line 2: a winning line needs at least one cell");
    assertThatThrownBy(() -> read("t.hg", "a b c\nblack-line a b\n"))
        .hasMessageContaining("line 2: a colon is missing after 'black-line'");
  }

  @ParameterizedTest
  @CsvSource({
    "'#whitewins', '#whitewins\na1 a9', line 19: there is no cell a9",
    "'#whitewins', '#blackinitials\nz9', line 19: there is no cell z9",
    "'#whitewins', '#blackinitials\nb2\n#whiteinitials\nb2', line 21: b2 holds stones of both players (see line 19)",
    "'a1 b2 c3', 'a1 b2 b2', line 16: the cell b2 stands twice",
    "'#times\n', '#times t0\n', line 2: the words of #times belong on the next line",
    "'#whitewins', '#firstmoves\nb2', cannot restrict the first move",
    "' t9', '', line 2: #times: 8 turns for 9 free positions",
    "'t3 t5', 't4 t5', line 4: #blackturns: the same player moves",
    "'t9\n#pos', 't10\n#pos', line 4: #blackturns: not a choice of the turns",
    "'#whitewins', '#neighbours\na1 a2', line 18: a game has no section '#neighbours'",
    "'% weak tic-tac-toe', 'b2', line 1: 'b2' stands before any section",
    "'a1 b2 c3', 'a1 b2 d4', line 16: there is no cell d4",
    "'#positions\n', '#positions\na1 ', line 7: two cells are called a1 (see line 7)",
    "'#positions\na1', '#times\na1', there is no #positions: the file names no position",
  })
  void whatAWeakGameCannotExpressIsRefused(String part, String instead, String reason) {
    assertThatThrownBy(() -> read("t.pg", TIC_TAC_TOE.replace(part, instead)))
        .isInstanceOf(BadGameException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void aFileOfAnotherKindIsRefused() throws Exception {
    assertThatThrownBy(() -> read("t.txt", "a b"))
        .isInstanceOf(BadGameException.class)
        .hasMessageContaining("ends with .hg or .pg");
    Path latin = folder.resolve("l.hg");
    Files.write(latin, "caf\u00e9".getBytes(StandardCharsets.ISO_8859_1));
    assertThatThrownBy(() -> Notation.read("file:" + latin))
        .isInstanceOf(BadGameException.class)
        .hasMessageContaining("UTF-8");
    assertThatThrownBy(() -> Notation.read("file:\0.hg"))
        .isInstanceOf(BadGameException.class)
        .hasMessageContaining("cannot be the name of a file");
    assertThatThrownBy(() -> Notation.read("file:" + folder.resolve("none.hg")))
        .isInstanceOf(NoSuchFileException.class);
  }

  @Test
  void aNameThatEndsLikeAGameFileNeedsNothingInFront() throws Exception {
    Path file = Files.writeString(folder.resolve("g.hg"), "a b\n");
    assertThat(Notation.read(file.toString()).hypergraph().lineCount()).isEqualTo(1);
    assertThat(Notation.isFile("x.pg")).isTrue();
    assertThat(Notation.isFile("7,7,5")).isFalse();
    assertThatThrownBy(() -> Notation.read(folder.resolve("none.pg").toString()))
        .isInstanceOf(NoSuchFileException.class);
    assertThatThrownBy(() -> Notation.read("fano"))
        .isInstanceOf(BadGameException.class)
        .hasMessageContaining("the name of a game's file ends with .hg or .pg");
  }

  @Test
  void oneCellTooManyIsSaidWithItsLine() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < Hypergraph.MAX_CELLS; i++) {
      text.append("c").append(i).append(i % 2 == 0 ? " " : "\n");
    }
    assertThatThrownBy(() -> read("many.hg", text + "one more\n"))
        .isInstanceOf(BadGameException.class)
        .hasMessageContaining("line 8193: one cell too many: a game has at most 16384");
  }

  @Test
  void oneLineTooManyIsSaidWithItsNumber() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i <= Hypergraph.MAX_LINES; i++) {
      text.append("a").append(i % 512).append(" b").append(i / 512).append('\n');
    }
    assertThatThrownBy(() -> read("many.hg", "a0 b0\nb0 a0\n" + text))
        .isInstanceOf(BadGameException.class)
        .hasMessageContaining("line 131075: one winning line too many");
  }

  @Test
  void aByteOrderMarkIsNoPartOfACell() throws Exception {
    assertThat(read("bom.hg", "\ufeffa b\n").board().cellName(0)).isEqualTo("a");
  }

  @Test
  void withoutAFileTheBoardIsEmpty() throws Exception {
    assertThat(Notation.read("torus 4,4,4").black().isEmpty()).isTrue();
  }

  @Test
  void whatIsNoGameFileIsRefusedBeforeItIsRead() throws Exception {
    assertThatThrownBy(() -> Notation.read("file:/dev/zero"))
        .isInstanceOf(BadGameException.class)
        .hasMessage("/dev/zero: the name of a game file ends with .hg or .pg");
    Path noFile = Files.createDirectory(folder.resolve("folder.hg"));
    assertThatThrownBy(() -> Notation.read("file:" + noFile))
        .isInstanceOf(BadGameException.class)
        .hasMessage(noFile + ": a folder, not a file");
  }

  @Test
  void aGameFileHasAnEnd() throws Exception {
    Path endless = folder.resolve("endless.hg");
    try (RandomAccessFile file = new RandomAccessFile(endless.toFile(), "rw")) {
      file.setLength(1L << 40);
    }
    assertThatThrownBy(() -> Notation.read("file:" + endless))
        .isInstanceOf(BadGameException.class)
        .hasMessageStartingWith(endless + ": longer than 16777216 bytes");
  }
}
