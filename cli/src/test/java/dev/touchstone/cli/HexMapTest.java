package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import dev.touchstone.strategy.Playing;
import dev.touchstone.strategy.Strategy;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * All first moves of a board of Hex as one theorem: solved, shown, and played after each of them.
 */
class HexMapTest {

  private static final int GAMES = 20;

  @TempDir private Path folder;

  private Path solved(String board) {
    Path out = folder.resolve("map");
    Run run = Run.of("solve", board, "--all-openings", "--out", out.toString());
    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    return out;
  }

  @Test
  void oneTheoremWithAPicture() throws Exception {
    Path map = solved("hex 3,3");
    assertThat(Files.readString(map.resolve("statement")))
        .endsWith("winner black\nonly-by c1 a2 b2 c2 a3\n");
    assertThat(Files.readString(map.resolve("openings.svg"))).startsWith("<svg");
    assertThat(Run.of("verify", map.toString()).exitCode()).isZero();
    assertThat(Run.of("explain", map.toString()).out())
        .contains("Black wins hex 3,3 (hex), by 5 of 9 first moves")
        .contains("Black can win by each of the first moves c1 a2 b2 c2 a3");
    Run again = Run.of("solve", "hex 3,3", "--all-openings", "--out", map.toString());
    assertThat(again.out()).contains("holds a proof of this already", "  w w B\n   B B B\n");
    Run other = Run.of("solve", "hex 3,3", "--out", map.toString());
    assertThat(other.exitCode()).isEqualTo(ExitCode.USAGE_OR_FILE);
    assertThat(other.err()).contains("holds another theorem");
  }

  @Test
  void boardsThatAreNotSquareHaveATheoremForEachMove() {
    Path out = folder.resolve("out");
    Run run = Run.of("solve", "hex 2,3", "--all-openings", "--out", out.toString());
    assertThat(run.exitCode()).isZero();
    assertThat(out.resolve("a1/statement")).exists();
    assertThat(out.resolve("statement")).doesNotExist();
  }

  @Test
  void theFirstMoveIsChosen() {
    String map = solved("hex 3,3").toString();
    Run white = Run.of("play", map, "--first-move", "a1", "--moves", "a2");
    assertThat(white.err()).isEmpty();
    assertThat(white.out().lines()).hasSize(2);
    assertThat(Run.of("play", map, "--first-move", "b2", "--moves", "b1").out()).startsWith("b1 ");
    Run no = Run.of("play", map, "--first-move", "d9");
    assertThat(no.exitCode()).isEqualTo(ExitCode.USAGE_OR_FILE);
    assertThat(no.err()).contains("--first-move: there is no cell 'd9'");
    String other = folder.resolve("other").toString();
    Run.of("solve", "hex 2,2", "--out", other);
    assertThat(Run.of("play", other, "--first-move", "a1").err()).contains("a map of Hex");
  }

  @Test
  void whoWinsAfterAFirstMoveWinsEveryGame() throws Exception {
    Path map = solved("hex 4,4");
    Statement statement = StatementText.parse(Files.readAllBytes(map.resolve("statement")));
    try (InputStream in = Files.newInputStream(map.resolve("certificate"))) {
      Strategy strategy = Strategy.read(statement, in);
      CellSet winning = statement.onlyBy().orElseThrow();
      Random random = new Random(4);
      for (int cell = 0; cell < 16; cell++) {
        Player winner = winning.contains(cell) ? Player.BLACK : Player.WHITE;
        for (int game = 0; game < GAMES; game++) {
          assertThat(winner(strategy.after(cell), random)).as("after %d", cell).isEqualTo(winner);
        }
      }
      assertThat(winner(strategy, random)).isEqualTo(Player.BLACK);
    }
  }

  /** Of a game against stones anywhere. */
  private static Player winner(Strategy strategy, Random random) {
    Playing game = strategy.play();
    while (!game.isDecided()) {
      if (game.strategyMoves()) {
        game.answer();
      } else {
        int[] free = game.free().toArray();
        game.move(free[random.nextInt(free.length)]);
      }
    }
    return game.winner().orElseThrow();
  }
}
