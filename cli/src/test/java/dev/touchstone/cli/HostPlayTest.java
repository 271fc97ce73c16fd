package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** play, explain and render on infinite boards. */
class HostPlayTest {

  private static final Path EXAMPLES =
      Path.of(System.getProperty("touchstone.root", "..")).resolve("docs/examples");
  private static final String TILED = EXAMPLES.resolve("plane-8").toString();

  @TempDir Path folder;

  private static Run run(String typed, String command, String example, String... more) {
    List<String> words = new ArrayList<>(List.of(command));
    words.add(EXAMPLES.resolve(example + ".statement").toString());
    words.add(EXAMPLES.resolve(example + ".certificate").toString());
    words.addAll(List.of(more));
    return Run.typing(typed, words.toArray(new String[0]));
  }

  @Test
  void aStoneFarAwayIsAnsweredByTheFirstOption() {
    Run run = run("50,50\nwhy\nmoves\nundo\nquit\n", "play", "plane-three");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .contains("You are White, O.")
        .contains("The strategy plays 0,0.")
        .contains("  0  - - - .[X]. . - - -\n")
        .contains("The board goes on; shown are x from -4 to 5 and y from -4 to 5.\n")
        .contains("The strategy plays 1,0.")
        .contains("y from -4 to 4, not the stones on 50,50.")
        .contains("Threat: -1,0 completes -1,0 0,0 1,0.\nThreat: 2,0 completes 0,0 1,0 2,0.\n")
        .contains("T12: 1,0 is option 1 of 2, the first that 50,50 leaves alone.")
        .contains("On lines that miss its zone and its stones the claim bears 1 stone of the other")
        .contains("> 50,50\n");
  }

  @Test
  void theGameStopsWithTheLine() {
    Run run = run("1,0\nlines 0,1\nhint\n7,7\n-99999,4\n", "play", "plane-three");
    assertThat(run.out())
        .contains("The strategy plays 0,1.")
        .contains("12 lines through 0,1:\n")
        .contains("  0,0 0,1 0,2: Black has 2\n")
        .contains("Try ")
        .contains("Black has the line 0,-1 0,0 0,1 and wins.")
        .contains("The game is over: undo takes back your last move, go on plays on, quit leaves.");
  }

  @Test
  void movesAreReadAndWrittenWithBlanksOrSemicolons() {
    String answers = "- 0,0 T10\n1,0 0,1 T12\n-1,0 0,-1 T12\n";
    assertThat(run("", "play", "plane-three", "--moves", "1,0 -1,0").out()).isEqualTo(answers);
    assertThat(run("", "play", "plane-three", "--moves", "1,0;-1,0").out()).isEqualTo(answers);
    Run taken = run("", "play", "plane-three", "--moves", "0,0");
    assertThat(taken.exitCode()).isEqualTo(3);
    assertThat(taken.err()).contains("0,0 is already taken by then; name a free cell (pairs x,y");
    assertThat(run("", "play", "strip-three", "--moves", "0,3").err())
        .contains("there is no cell '0,3'");
  }

  @Test
  void eachCopyOfATileIsAnsweredByItself() {
    Run run = Run.typing("0,0\nwhy\n-40000,7\nhint\nquit\n", "play", TILED);
    assertThat(run.out())
        .contains("You are Maker, X.")
        .contains("  0  . . .|. . . .|X . . .|. . . .|. .\n")
        .contains("Strokes stand between the copies of tiles.")
        .contains("T5: with 2,2 every line of its copy of the tile can still be blocked.")
        .contains("not the stones on 0,0 2,2. Strokes");
    assertThat(Run.of("play", TILED, "--moves", "0,0;4000,0").out())
        .isEqualTo("0,0 2,2 T5\n4000,0 4002,2 T5\n");
  }

  @Test
  void whatIsProvedIsExplained() {
    assertThat(run("", "explain", "plane-three").out())
        .contains("zone: 6 cells; at most 2 after the first moves\nfirst move: 0,0\n")
        .contains("  1: 1,0, unless the move is on -1,0 1,0 2,0\n")
        .contains("  0  1,0 1,0 1,0 0,1  .  0,1 0,1 1,0 1,0 1,0\n")
        .contains("answer to a move anywhere else: 1,0\n");
    assertThat(Run.of("explain", TILED).out())
        .contains("everything comes again 4 to the right, and 0 to the right and 6 up:\n")
        .contains("  a tile of 12 cells with 9 lines, in 2 of its turns and shifts\n")
        .contains("zone: all copies of the tiles\n");
    assertThat(Run.of("explain", TILED, "--json").out()).contains("\"0,0\":\"2,2\"");
  }

  private Path drawn(String name, String... words) throws Exception {
    List<String> all = new ArrayList<>(List.of("render"));
    all.addAll(List.of(words));
    all.addAll(List.of("--out", folder.resolve(name).toString()));
    Run run = Run.of(all.toArray(new String[0]));
    assertThat(run.err()).isEmpty();
    return folder.resolve(name);
  }

  @Test
  void everyFormShowsAPartOfTheBoard() throws Exception {
    for (String name : List.of("a.svg", "a.png", "a.pdf", "a.tikz")) {
      assertThat(drawn(name, TILED, "--moves", "0,0 3,4", "--numbers")).isNotEmptyFile();
    }
    String svg = Files.readString(drawn("b.svg", TILED, "--view=-2,-1,4,1", "--lines"));
    assertThat(svg).contains(">-2</text>").contains(">4</text>").doesNotContain(">5</text>");
    String statement = TILED + "/statement";
    assertThat(Files.readString(drawn("c.svg", statement, "--moves", "30,30;31,30", "--plain")))
        .contains(">30</text>");
  }

  @Test
  void aViewThatThereIsNotIsRefused() {
    String out = folder.resolve("a.svg").toString();
    assertThat(Run.of("render", TILED, "--out", out, "--view=0,0").err())
        .contains("--view: two corners, as in --view=-5,-5,14,9");
    assertThat(Run.of("render", TILED, "--out", out, "--view=3,0,0,2").err())
        .contains("the lower left corner comes first");
    assertThat(Run.of("render", TILED, "--out", out, "--view=0,0,999,999").err())
        .contains("--view: 0,0,999,999 are more than 10000 cells");
    String fano = EXAMPLES.resolve("fano").toString();
    assertThat(Run.of("render", fano, "--out", out, "--view=0,0,1,1").err())
        .contains("--view: this board has an end, and is drawn as a whole; leave it out");
    assertThat(Run.of("play", "plane 8").err())
        .contains("a proof of this game comes from solve \"plane 8\" --weak, into plane-8-weak");
    assertThat(Run.of("explain", "strip 2,3").err()).contains("are not found by solve");
  }
}
