package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** explain, play and render where a turn has several stones, or nobody wins. */
class PlayInTurnsTest {

  private static final Path ROOT = Path.of(System.getProperty("touchstone.root", ".."));

  @TempDir static Path folder;

  private static String draw = "";
  private static String twoStones = "";
  private static String maker = "";
  private static String tiny = "";

  @BeforeAll
  static void unpack() throws Exception {
    draw = unpacked("4-4-4-strong-draw");
    twoStones = unpacked("7-7-7-two-stones");
    maker = unpacked("maker-two-stones");
    tiny = unpacked("two-stones-options");
  }

  private static String unpacked(String vector) throws Exception {
    Path place = Files.createDirectories(folder.resolve(vector));
    String text = Files.readString(ROOT.resolve("vectors/accept/" + vector + ".vector"));
    String[] parts = text.split("--- (statement|certificate)\n", -1);
    Files.writeString(place.resolve("statement"), parts[1]);
    byte[] certificate = HexFormat.of().parseHex(parts[2].replaceAll("\\s", ""));
    Files.write(place.resolve("certificate"), certificate);
    return place.toString();
  }

  /** A command about Connect(7, 7, 7, 2, 1): two stones a turn, one in the first. */
  private static String[] connect(String command, String... more) {
    String example = ROOT.resolve("docs/examples/connect-7-7-7-2-1").toString();
    return Stream.concat(
            Stream.of(command, example + ".statement", example + ".certificate"), Stream.of(more))
        .toArray(String[]::new);
  }

  private static void refused(Run run, String... parts) {
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).hasLineCount(1).startsWith("touchstone: ").contains(parts);
  }

  @Test
  void scriptsGetALineForEachTurn() {
    Run run = Run.of(connect("play", "--moves", "d4,b1 c1 g7,g6"));
    assertThat(run.out())
        .isEqualTo(
            """
            d4 a1,f2 T3,Lemma-A
            b1,c1 e1,c2 T3,T3
            g7,g6 g2,b6 T3,T3
            """);
    assertThat(Run.of(connect("play", "--as", "White", "--moves", "a1,b1")).out())
        .isEqualTo(
            """
            - d4 Lemma-A
            a1,b1 e1,a2 T3,Lemma-A
            """);
    assertThat(Run.of("play", draw, "--moves", "a1").out()).matches("a1 [a-d][1-4] T5\n");
    assertThat(Run.of("play", maker).out()).startsWith("Maker wins");
    assertThat(Run.of("play", maker, "--moves", "").out()).isEqualTo("- a,b T10,T10\n");
  }

  @Test
  void turnsThatAreNoneAreRefused() {
    refused(Run.of(connect("play", "--moves", "d4,b1")), "the last turn has 1 of its 2 stones");
    refused(Run.of(connect("play", "--moves", "d4,b1,b1")), "b1 is already taken by then");
    refused(Run.of("play", twoStones, "--moves", "d4"), "the last turn has 1 of its 2 stones");
    refused(Run.of("play", tiny, "--moves", "a b c d e a"), "is already taken by then");
    String out = folder.resolve("no.svg").toString();
    refused(Run.of("render", twoStones, "--moves", "d4", "--out", out), "the last turn has 1");
    assertThat(Path.of(out)).doesNotExist();
  }

  @Test
  void onlyASideWithAnAnswerCanBePlayed() {
    refused(Run.of("play", twoStones, "--as", "breaker"), "--as: you can play maker here");
    refused(Run.of("play", draw, "--as", "maker"), "--as: you can play white or black here");
    assertThat(Run.of("play", twoStones, "--as", "MAKER").out()).contains("You are Maker, X. ");
  }

  @Test
  void stonesAreTypedOneByOneOrOnOneLine() {
    String typed =
        "d4\nwhy\nb1\nwhy\nb1\nb1 c1\nc1 c1\nc1 c2 c3\nundo\nb1,c1\nmoves\nwhy\nx9 b1\nquit\n";
    Run run = Run.typing(typed, connect("play"));
    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .contains(
            "You are Black, X. Type a cell to place a stone; help lists the other commands.\n")
        .contains("> The strategy plays a1,f2.\n")
        .contains(
            "> T3: a1, c3 and d4 are a group: Black took some of it, the strategy takes a1.\n"
                + "Lemma A: nothing more has to be answered; one stone more never hurts, and f2 is")
        .contains(
            """
            > You have 1 more stone to place.
            > T3: a1, c3 and d4 are a group: Black took some of it, the strategy takes a1.
            """)
        .contains(
            """
            > There is already a stone on b1; type a free cell (a1 to g7).
            > There is already a stone on b1; type a free cell (a1 to g7).
            > c1 is there twice.
            > You have 1 more stone to place, not 3.
            """)
        .contains("> The strategy plays e1,c2.\n")
        .contains("> d4,b1,c1\n")
        .endsWith("> 'x9 b1' is neither a cell (a1 to g7) nor a command; type help\n> ");
  }

  @Test
  void undoTakesBackTheTurnThatIsNotCompleteAndThenTheWholeExchange() {
    String typed = "d4\nb1\nmoves\nundo\nmoves\nundo\nmoves\nundo\nquit\n";
    assertThat(Run.typing(typed, connect("play")).out())
        .containsSubsequence(
            "> d4\nnot answered yet: b1\n> ",
            "> d4\n> ",
            "> You have not moved yet.\n> You have no move to take back.\n> ");
    String second =
        Run.typing("b1\na1\nundo\nundo\nmoves\nquit\n", connect("play", "--as", "white")).out();
    assertThat(second)
        .contains("You are White, O.")
        .endsWith("> You have no move to take back.\n> You have not moved yet.\n> ");
  }

  @Test
  void aGameIsPlayedToTheLastCell() {
    StringBuilder all = new StringBuilder();
    for (char column = 'a'; column <= 'g'; column++) {
      for (int row = 1; row <= 7; row++) {
        all.append(column).append(row).append("\ngo on\n");
      }
    }
    Run run = Run.typing(all.toString(), connect("play"));
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .containsOnlyOnce("Black can no longer complete a line.\n")
        .contains("The board is full: undo takes back your last move, quit leaves.\n");
    assertThat(Run.typing("c\n", "play", maker).out())
        .contains("The strategy plays a,b.", "Maker has the line a b and wins.\n");
  }

  @Test
  void anExplanationListsAnswersToSingleStonesOnly() {
    assertThat(Run.of(connect("explain")).out())
        .contains(
            """
            depth: 0 turns are looked up at most, the rest is groups, potentials or lines already won
            for Black, against White:
            zone: 48 of 49 cells
            first turn: d4
            answers: to whole turns, and the first of White has 2 stones: too many to list; play it
            for White, against Black:
            zone: 48 of 49 cells; at most 45 after the first moves
            answer to each first move, on the cell of that move:
              7  g1,b2 b4,a1""");
    assertThat(Run.of(connect("explain", "--json")).out())
        .contains("\"black\":{\"largestZone\":45,\"first\":\"d4\"},\"white\":{\"largestZone\":45,")
        .contains("\"first\":null,\"answers\":{\"a1\":\"c3,g1\",");
    assertThat(Run.of("explain", draw).out())
        .contains(
            "for Black, against White:\nzone: ", "\nfirst move: ", "for White, against Black:");
    assertThat(Run.of("explain", maker).out()).contains("first turn: a,b\n");
  }

  @Test
  void positionsAreDrawnInTurns() throws Exception {
    String svg = folder.resolve("turns.svg").toString();
    Run.of(connect("render", "--moves", "d4,b1,c1", "--out", svg));
    String drawn = Files.readString(Path.of(svg));
    assertThat(drawn.split("class=\"black\"", -1)).hasSize(1 + 3);
    assertThat(drawn.split("class=\"white\"", -1)).hasSize(1 + 4);
    assertThat(drawn.split("class=\"last\"", -1)).hasSize(1 + 2);
    Run.of("render", connect("")[1], "--moves", "d4,b1,c1,d1", "--out", svg);
    drawn = Files.readString(Path.of(svg));
    assertThat(drawn.split("class=\"black\"", -1)).hasSize(1 + 2);
    assertThat(drawn.split("class=\"white\"", -1)).hasSize(1 + 2);
  }

  @Test
  void aPictureIsOfTheSideThatWasChosen() throws Exception {
    String svg = folder.resolve("as.svg").toString();
    assertThat(Run.of(connect("render", "--as", "white", "--out", svg)).exitCode()).isZero();
    assertThat(Files.readString(Path.of(svg)))
        .as("the strategy is Black's and begins")
        .contains("class=\"black\"")
        .doesNotContain("class=\"white\"");
    refused(
        Run.of(connect("render", "--as", "maker", "--out", svg)),
        "you can play white or black here");
    String[] statement = {"render", connect("")[1], "--as", "white", "--out", svg};
    refused(Run.of(statement), "--as goes with a certificate");
  }
}
