package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.touchstone.game.Player;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import dev.touchstone.theorem.KnownGame;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every statement that a verifier reads can be written. */
class StatementTest {

  private static final Path ROOT = Path.of(System.getProperty("touchstone.root", ".."));
  private static final int[][] TURNS = {{1, 1}, {2, 1}, {2, 2}, {8, 3}};

  @TempDir Path folder;

  /** Runs the command and reads what it prints, which must be canonical. */
  private static Statement printed(List<String> words) throws Exception {
    Run run = Run.of(words.toArray(String[]::new));
    assertThat(run.err()).as(words.toString()).isEmpty();
    assertThat(run.exitCode()).isZero();
    Statement read = StatementText.parse(run.out().getBytes(StandardCharsets.UTF_8));
    assertThat(read.text()).isEqualTo(run.out());
    return read;
  }

  private Path listed() throws Exception {
    return Files.writeString(folder.resolve("x.hg"), "a1 b1 c1\nb1 a2\nc1 a2\n");
  }

  private void everyCombination(String board, String notation) throws Exception {
    boolean hasRuns = !notation.equals("hypergraph") && !notation.endsWith("tr");
    int count = 0;
    for (Rules rules : List.of(Rules.WEAK, Rules.STRONG)) {
      for (int[] turn : TURNS) {
        for (boolean overline : hasRuns ? new boolean[] {true, false} : new boolean[] {true}) {
          for (Player first : Player.values()) {
            for (boolean stones : new boolean[] {false, true}) {
              for (Outcome winner : Outcome.values()) {
                if (winner.isWin() || rules == Rules.STRONG) {
                  check(board, notation, rules, turn, overline, first, stones, winner);
                  count++;
                }
              }
            }
          }
        }
      }
    }
    assertThat(count).isEqualTo((2 + 5) * TURNS.length * 2 * 2 * (hasRuns ? 2 : 1));
  }

  private static void check(
      String board,
      String notation,
      Rules rules,
      int[] turn,
      boolean overline,
      Player first,
      boolean stones,
      Outcome winner)
      throws Exception {
    List<String> words = new ArrayList<>(List.of("statement", board, "--" + rules.word()));
    words.addAll(List.of("--turn", "" + turn[0], "--opening", "" + turn[1]));
    words.addAll(List.of("--overline", overline ? "wins" : "void"));
    words.addAll(List.of("--first", rules.nameOf(first)));
    words.addAll(List.of("--" + winner.key(), winner.word(rules)));
    if (stones) {
      words.addAll(List.of("--" + rules.nameOf(Player.BLACK), "b1,a1"));
      words.addAll(List.of("--" + rules.nameOf(Player.WHITE), "a2"));
    }
    Statement read = printed(words);
    assertThat(read.board().notation()).isEqualTo(notation);
    assertThat(read.rules()).isEqualTo(rules);
    assertThat(read.turn()).isEqualTo(turn[0]);
    assertThat(read.opening()).isEqualTo(turn[1]);
    assertThat(read.overlineWins()).isEqualTo(overline);
    assertThat(read.setup().first()).isEqualTo(first);
    assertThat(read.winner()).isEqualTo(winner);
    assertThat(read.setup().black().count()).isEqualTo(stones ? 2 : 0);
    assertThat(read.setup().white().count()).isEqualTo(stones ? 1 : 0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"4,4,3", "torus 4,5,4", "hcylinder 4,5,3", "vcylinder 4,5,3", "4,9,7tr"})
  void everyCombinationOnABoard(String board) throws Exception {
    everyCombination(board, board);
  }

  /** Where the line for a game's name gives a command, that command does what it says. */
  @ParameterizedTest
  @EnumSource
  void theCommandThatAGamesNameLeadsToWritesAStatement(KnownGame game) throws IOException {
    Optional<String> command = game.statement();
    assumeTrue(command.isPresent(), "nothing of it can be stated, or it is solved");
    Run refused = Run.of("solve", game.names().get(0), "--weak");
    assertThat(refused.err()).hasLineCount(1).contains("; to state it: " + command.get() + "; see");
    List<String> words = new ArrayList<>(List.of(command.get().split(" ", -1)));
    assertThat(words.remove(0)).isEqualTo("touchstone");
    if (words.get(1).endsWith(".hg")) {
      words.set(1, Files.writeString(folder.resolve(words.get(1)), "a b c\n").toString());
    }
    Run run = Run.of(words.toArray(new String[0]));
    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).startsWith("touchstone statement 1\nboard ");
  }

  @Test
  void everyCombinationOnAHypergraph() throws Exception {
    everyCombination("file:" + listed(), "hypergraph");
  }

  @Test
  void theDefaultsAreThoseOfTheFormat() throws Exception {
    Statement weak = printed(List.of("statement", "3,3,3", "--weak", "--winner", "Maker"));
    assertThat(weak.turn()).isEqualTo(1);
    assertThat(weak.opening()).isEqualTo(1);
    assertThat(weak.overlineWins()).isTrue();
    assertThat(weak.setup().first()).isEqualTo(Player.BLACK);
    Statement strong =
        printed(List.of("statement", "3,3,3", "--strong", "--turn", "3", "--winner", "nobody"));
    assertThat(strong.opening()).isEqualTo(3);
  }

  @Test
  void theExamplesAreWhatTheCommandPrints() throws Exception {
    String[] connect = {
      "statement", "7,7,7", "--strong", "--turn", "2", "--opening", "1", "--winner", "nobody"
    };
    assertThat(Run.of(connect).out())
        .isEqualTo(Files.readString(ROOT.resolve("docs/examples/connect-7-7-7-2-1.statement")));
    assertThat(Run.of("statement", "tic-tac-toe", "--weak", "--winner", "maker").out())
        .isEqualTo(Files.readString(ROOT.resolve("docs/examples/tic-tac-toe.statement")));
  }

  @Test
  void hexIsStatedByItsNameAlone() throws Exception {
    Statement empty = printed(List.of("statement", "hex", "3x4", "--winner", "white"));
    assertThat(empty.board().notation()).isEqualTo("hex 3,4");
    assertThat(empty.rules()).isEqualTo(Rules.HEX);
    assertThat(empty.winner()).isEqualTo(Outcome.WHITE);
    Statement stones =
        printed(
            List.of(
                "statement",
                "hex 3",
                "--winner",
                "black",
                "--first",
                "white",
                "--black",
                "b2",
                "--white",
                "a1,c3"));
    assertThat(stones.setup().first()).isEqualTo(Player.WHITE);
    assertThat(stones.setup().black().toArray()).containsExactly(4);
    assertThat(stones.setup().white().toArray()).containsExactly(0, 8);
  }

  @Test
  void theStonesOfAFileAreStatedUnderBothRules() throws Exception {
    Path file = Files.writeString(folder.resolve("y.hg"), "a b\nb c\nmaker: a\n");
    for (String rules : List.of("weak", "strong")) {
      String winner = rules.equals("weak") ? "maker" : "nobody";
      Statement read =
          printed(List.of("statement", "file:" + file, "--" + rules, "--winner", winner));
      assertThat(read.setup().black().toArray()).containsExactly(0);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Connect6|Connect6 is 19,19,6 with strong rules",
        "3,3,3|by which rules? Either --weak",
        "3,3,3 --weak --strong|by which rules? Either --weak",
        "3,3,3 --weak|who wins? --winner maker or breaker",
        "3,3,3 --strong|who wins? --winner black or white or nobody, or --holds black or white",
        "3,3,3 --strong --holds nobody|--holds: black or white, not 'nobody'",
        "3,3,3 --strong --holds white --winner nobody|either --winner or --holds: a statement says",
        "3,3,3 --weak --holds breaker|--holds: a weak game always has a winner; say --winner",
        "3,3,3 --weak --winner nobody|--winner: maker or breaker, not 'nobody'",
        "3,3,3 --weak --winner black|--winner: maker or breaker, not 'black'",
        "3,3,3 --strong --winner maker|--winner: black or white or nobody, not 'maker'",
        "3,3,3 --strong --winner nobody --first maker|--first: black or white, not 'maker'",
        "hex 3,3 --weak --winner black|Hex has rules of its own; leave --weak and --strong out",
        "hex 3,3|who wins? --winner black or white",
        "hex 3,3 --winner nobody|--winner: black or white, not 'nobody'",
        "hex 3,3 --holds black|--holds: a hex game always has a winner; say --winner",
        "hex 3,3 --winner black --maker a1|the stones of a hex game are given by --black and --white",
        "hex 3,3 --winner black --turn 2|--turn: in Hex one stone",
        "hex 65,3 --winner black|hex 65,3: rows and columns must be from 1 to 64",
        "3,3,3 --strong --maker a1|the stones of a strong game are given by --black and --white",
        "3,3,3 --weak --white a1|the stones of a weak game are given by --maker and --breaker",
        "3,3,3 --strong --white d1|white: there is no cell 'd1'",
        "3,3,3 --strong --white a1 --black a1|white: there is already a stone on a1",
        "3,3,3 --strong --turn 9|--turn: from 1 to 8 stones",
        "3,3,3 --strong --turn 0|--turn: from 1 to 8 stones",
        "3,3,3 --strong --turn 2 --opening 9 --winner nobody|--opening: from 1 to 8 stones",
        "3,3,3 --strong --overline loses|--overline: wins or void, not 'loses'",
        "4,9,7tr --weak --overline void|--overline: this board knows no runs of k cells"
      })
  void whatIsNoStatementIsSaidInOneLine(String words, String message) {
    Run run = Run.of(("statement " + words).split(" ", -1));
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).hasLineCount(1).startsWith("touchstone: ").contains(message);
  }

  @Test
  void aStatementThatNoVerifierWouldReadIsNotPrinted() throws Exception {
    // Of 4000 long names, each again in its line, the canonical form has more than 2^24 bytes.
    String name = "x".repeat(4_000);
    StringBuilder lines = new StringBuilder();
    for (int cell = 0; cell < 3_000; cell++) {
      lines.append(name).append(cell).append('\n');
    }
    Path file = Files.writeString(folder.resolve("long.hg"), lines);
    Run run = Run.of("statement", "file:" + file, "--weak", "--winner", "maker");
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).hasLineCount(1).contains("longer than 16777216 bytes");
  }
}
