package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a person at the terminal is told. */
class TerminalGameTest {

  private static final Path ROOT = Path.of(System.getProperty("touchstone.root", ".."));
  private static final String FIVE = ROOT.resolve("proofs/weak-mnk/5,5,5").toString();
  private static final String SEVEN = ROOT.resolve("proofs/weak-mnk/7,7,5").toString();
  private static final String OVER =
      "The game is over: undo takes back your last move, go on plays on, quit leaves.\n";

  @TempDir static Path folder;

  private static String maker = "";

  @BeforeAll
  static void solve() {
    maker = solved("3,3,3");
  }

  private static String solved(String board) {
    String out = folder.resolve(board).toString();
    assertThat(Run.of("solve", board, "--weak", "--out", out).exitCode()).isZero();
    return out;
  }

  private static List<String> cells() {
    List<String> cells = new ArrayList<>();
    for (int row = 1; row <= 5; row++) {
      for (char column = 'a'; column <= 'e'; column++) {
        cells.add("" + column + row);
      }
    }
    return cells;
  }

  @Test
  void theWinnerIsNamedAndTheGameStopsThere() {
    Run run = Run.typing(String.join("\n", cells()) + "\nhint\nquit\n", "play", FIVE);
    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    String end = "Every line is blocked: Breaker has won.\n" + OVER;
    assertThat(run.out()).containsOnlyOnce(end).doesNotContain("The board is full");
    // Whatever is typed then gets the same line, and no stone is placed.
    String after = run.out().substring(run.out().indexOf(end) + end.length());
    assertThat(after.replace("> " + OVER, "")).isEqualTo("> ");
    assertThat(after).isNotEqualTo("> ");
  }

  @Test
  void oneMayGoOnToTheLastCell() {
    Run run = Run.typing(String.join("\ngo on\n", cells()) + "\ngo on\n", "play", FIVE);
    assertThat(run.out())
        .startsWith("Breaker wins 5,5,5 (weak)\nYou are Maker, X. Type a cell to move;")
        .contains("> The game is not over yet.\n")
        .containsOnlyOnce("> You may play on; the result stays.\n")
        .containsOnlyOnce("Every line is blocked: Breaker has won.\n")
        .contains("The board is full: undo takes back your last move, quit leaves.\n");
  }

  @Test
  void afterTheEndAMoveCanBeTakenBackAndTheEndComesAgain() {
    // Breaker plays against Maker's proof: wherever Breaker goes, Maker has a line in the end.
    String typed = "a1\nc1\nb1\na3\na2\nc3\nundo\nhint\nquit\n";
    Run run = Run.typing(typed, "play", maker);
    assertThat(run.out())
        .containsPattern("Maker has the line [abc][123] [abc][123] [abc][123] and wins\\.\n")
        .contains(OVER)
        .contains("> Try ");
  }

  @Test
  void whyExplainsAndHintSuggests() {
    Run run = Run.typing("hint\nd4\nwhy\nhint\nquit\n", "play", SEVEN);
    assertThat(run.out())
        .containsPattern(
            "> Try [a-g][1-7], on [1-9][0-9]* open lines: the answer leaves up to [1-9][0-9]* more"
                + " turns? to look up, and no move leaves more; none wins\\.\n")
        .containsPattern("> T[0-9]+: .*d4")
        .doesNotContain("null");
    // What is suggested can be played.
    String first = run.out().replaceAll("(?s).*?> Try ([a-g][1-7]),.*", "$1");
    assertThat(Run.of("play", SEVEN, "--moves", first).out()).startsWith(first + " ");
  }

  @Test
  void aTurnOfSeveralStonesGetsAHintForEach() {
    String example = ROOT.resolve("docs/examples/connect-7-7-7-2-1").toString();
    Run run =
        Run.typing(
            "hint\nd4\nhint\nb1\nhint\nquit\n",
            "play",
            example + ".statement",
            example + ".certificate");
    assertThat(run.out())
        .containsPattern(
            "> Try [a-g][1-7], on [0-9]+ open lines; no move leaves the proof anything")
        .containsPattern(
            "> Try [a-g][1-7], on [0-9]+ open lines, as many as through any free cell");
  }

  @Test
  void theMovesAreThoseThatRenderTakes() throws Exception {
    Run run = Run.typing("d4\ne5\na1\nundo\nb5\nmoves\nquit\n", "play", SEVEN);
    String moves = lastLine(run.out());
    assertThat(moves).isEqualTo("d4,e5,b5");
    Path picture = folder.resolve("x.svg");
    Run drawn = Run.of("render", SEVEN, "--moves", moves, "--out", picture.toString());
    assertThat(drawn.exitCode()).isZero();
    assertThat(picture).hasSameTextualContentAs(ROOT.resolve("docs/pictures/7,7,5.svg"));
    assertThat(Run.of("play", SEVEN, "--moves", moves).out().lines()).hasSize(3);
  }

  @Test
  void thePageShowsAGameAsItIsPlayed() throws Exception {
    String page = Files.readString(ROOT.resolve("docs/playing.md"));
    String start = "```\n$ ./touchstone play proofs/weak-mnk/7,7,5\n";
    assertThat(page).contains(start);
    int from = page.indexOf(start) + start.length();
    String shown = page.substring(from, page.indexOf("```", from));
    StringBuilder typed = new StringBuilder();
    shown
        .lines()
        .filter(line -> line.startsWith("> "))
        .forEach(line -> typed.append(line.substring(2)).append('\n'));
    // What is typed is not part of the output.
    assertThat(Run.typing(typed.toString(), "play", SEVEN).out())
        .isEqualTo(shown.replaceAll("(?m)^> .*\n", "> "));
  }

  /** The last line that is an answer and no prompt. */
  private static String lastLine(String out) {
    return out.strip().replaceAll("(?s)\n>$", "").replaceAll("(?s).*\n> ", "");
  }

  @Test
  void namesWithCommasAreListedAsTheyAreRead() throws Exception {
    Path file = Files.writeString(folder.resolve("x.hg"), "a,b c d\nc,d e f\n");
    String out = folder.resolve("commas").toString();
    assertThat(Run.of("solve", "file:" + file, "--weak", "--out", out).exitCode()).isZero();
    Run run = Run.typing("a,b\nhint\nc,d\ngo on\nc,d\nmoves\nquit\n", "play", out);
    String moves = lastLine(run.out());
    assertThat(moves).isEqualTo("a,b c,d");
    assertThat(Run.of("play", out, "--moves", moves).exitCode()).isZero();
  }

  @Test
  void mistypedWordsAreGuessed() {
    Run run = Run.typing("3c\nund\nqit\nUNDP\nz9\nquit\n", "play", FIVE);
    assertThat(run.out())
        .contains("> '3c' is neither a cell (a1 to e5) nor a command; did you mean c3?\n")
        .contains("> 'und' is neither a cell (a1 to e5) nor a command; did you mean undo?\n")
        .contains("> 'qit' is neither a cell (a1 to e5) nor a command; did you mean quit?\n")
        .contains("> 'UNDP' is neither a cell (a1 to e5) nor a command; did you mean undo?\n")
        .contains("> 'z9' is neither a cell (a1 to e5) nor a command; type help\n");
  }

  @Test
  void helpIsShort() {
    Run run = Run.typing("help\nquit\n", "play", FIVE);
    assertThat(run.out()).contains("> a cell: move there\nundo: ", "\nlines a1: the lines through");
    String help = run.out().substring(run.out().indexOf("> a cell"));
    assertThat(help.lines().toList()).hasSizeLessThan(12).allMatch(line -> line.length() <= 78);
  }

  @Test
  void coloursAreForTerminalsThatHaveThem() {
    assertThat(Terminal.wantsColours(true, Map.of("TERM", "xterm"))).isTrue();
    assertThat(Terminal.wantsColours(true, Map.of("TERM", "xterm", "NO_COLOR", ""))).isTrue();
    assertThat(Terminal.wantsColours(true, Map.of("TERM", "xterm", "NO_COLOR", "1"))).isFalse();
    assertThat(Terminal.wantsColours(true, Map.of("TERM", "dumb"))).isFalse();
    assertThat(Terminal.wantsColours(true, Map.of())).isFalse();
    assertThat(Terminal.wantsColours(false, Map.of("TERM", "xterm"))).isFalse();
    assertThat(Run.typing("a1\nquit\n", "play", FIVE).out()).doesNotContain("\u001b");
  }

  @Test
  void thePagesUseTheSameWords() throws Exception {
    Path kinds = ROOT.resolve("explorer/src/main/resources/dev/touchstone/explorer/kinds");
    assertThat(Files.readString(kinds.resolve("block.js")))
        .contains(" can no longer complete a line.", "Every line is blocked: ", " has won.");
    assertThat(Files.readString(kinds.resolve("complete.js")))
        .contains(" has the line ", " and wins.");
  }
}
