package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What people type in a game, in the ways in which they type it. */
class TypedWordsTest {

  private static final Path ROOT = Path.of(System.getProperty("touchstone.root", ".."));
  private static final String FIVE = ROOT.resolve("proofs/weak-mnk/5,5,5").toString();

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"q", "Q", "exit", "Exit", "quit", "QUIT", ":q", ": exit"})
  void oneLeavesByAnyOfTheseWords(String word) {
    Run run = Run.typing(word + "\nboard\n", "play", FIVE);
    assertThat(run.exitCode()).isZero();
    // Nothing that is typed after it is read.
    assertThat(run.out()).endsWith("a b c d e\n> ").containsOnlyOnce("a b c d e");
  }

  @ParameterizedTest
  @ValueSource(strings = {"?", "h", "H", "help", "Help", ":?"})
  void oneIsHelpedByAnyOfTheseWords(String word) {
    assertThat(Run.typing(word + "\nq\n", "play", FIVE).out())
        .contains("> a cell: move there\n", "\nquit, q, exit: leave the game\n");
  }

  @Test
  void capitalsAreReadAsSmallLetters() {
    Run run = Run.typing("C3\nMOVES\nc3\nC3\nWhy\nGo On\nBoard\nq\n", "play", FIVE);
    assertThat(run.out())
        .contains(
            "> The strategy plays ",
            "> c3\n",
            "> T3: b2 and c3 are a pair",
            "The game is not over yet.\n")
        // A cell is named as it was typed.
        .contains("There is already a stone on c3; type a free cell (a1 to e5).\n")
        .contains("There is already a stone on C3; type a free cell (a1 to e5).\n");
  }

  @Test
  void aTurnOfOneStoneIsOneCell() {
    Run run = Run.typing("a1 b2\nA1,b2,c3\nmoves\nq\n", "play", FIVE);
    String line = "> One stone a turn is placed here: type one cell.\n";
    assertThat(run.out()).endsWith(line + line + "> You have not moved yet.\n> ");
  }

  @Test
  void theLinesThroughACellAreListedWithWhoHasStonesThere() {
    String small = folder.resolve("t").toString();
    assertThat(Run.of("solve", "3,3,3", "--weak", "--out", small).exitCode()).isZero();
    Run run = Run.typing("lines A1\nlines b2\nlines\nlines z9\nq\n", "play", small);
    assertThat(run.out())
        .contains(
            """
            > 3 lines through a1:
              a1 b1 c1: no stones
              a1 a2 a3: no stones
              a1 b2 c3: Maker has 1
              3  + . +
              2  + X .
              1  * + +
                 a b c
            * is this cell, + is free and on one of them.
            > 4 lines through b2:
            """)
        .contains("> Through which cell? As in: lines a1\n")
        .contains("> 'z9' is no cell (a1 to c3).\n");
    String after = run.out().substring(run.out().indexOf("> 4 lines"));
    assertThat(after).contains("\n+ is free and on one of them.\n").doesNotContain("*");
  }

  @Test
  void namesOfCellsComeFirstAsTheyAreWritten() throws Exception {
    // Cells q and H, and two that differ in capitals only.
    Path file = Files.writeString(folder.resolve("x.hg"), "q H ab\nAB x y\n");
    String out = folder.resolve("x").toString();
    assertThat(Run.of("solve", "file:" + file, "--weak", "--out", out).exitCode()).isZero();
    Run run = Run.typing("Ab\nlines ab\nh\nH\nmoves\n:Q\nboard\n", "play", out);
    assertThat(run.out())
        .contains("> 'Ab' is neither a cell (q H ab AB x y) nor a command")
        .contains("> 1 line through ab:\n  q H ab: no stones\n> ")
        .contains("> a cell: move there\n")
        .endsWith("> H\n> ");
    // Whoever types Q is not sent home: a command of another spelling comes after the cell.
    assertThat(Run.typing("Q\nmoves\n", "play", out).out()).contains("> q\n");
  }

  @Test
  void ofManyLinesTheFirstAreListed() throws Exception {
    StringBuilder lines = new StringBuilder();
    for (int i = 0; i < 30; i++) {
      lines.append("m a%d b%d c%d d%d e%d f%d\n".formatted(i, i, i, i, i, i));
    }
    Path file = Files.writeString(folder.resolve("star.hg"), lines);
    String out = folder.resolve("star").toString();
    assertThat(Run.of("solve", "file:" + file, "--weak", "--out", out).exitCode()).isZero();
    String text = Run.typing("lines m\nq\n", "play", out).out();
    assertThat(text).contains("> 30 lines through m:\n", "\n  and 6 more\n> ");
  }
}
