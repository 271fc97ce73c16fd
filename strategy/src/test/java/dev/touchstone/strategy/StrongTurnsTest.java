package dev.touchstone.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.certificate.Step;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import dev.touchstone.verifier.Verdict;
import dev.touchstone.verifier.Verifier;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Strong games with turns of several stones, lines of one player's and longer first turns. */
class StrongTurnsTest {

  private static final int GAMES = 900;
  private static final String CELLS = "abcdefg";

  private static Statement statement(String text) throws Exception {
    String whole = "touchstone statement 1\nboard hypergraph\nrules strong\n" + text;
    return StatementText.parse(whole.getBytes(StandardCharsets.UTF_8));
  }

  private static Optional<Strategy> strategy(Statement statement) throws Exception {
    Optional<List<Step>> steps = TurnProof.steps(statement);
    if (steps.isEmpty()) {
      return Optional.empty();
    }
    byte[] bytes = CertificateWriter.bytes(statement, steps.get());
    assertThat(new Verifier().verify(statement, new ByteArrayInputStream(bytes)))
        .as(statement.text())
        .isInstanceOf(Verdict.Accepted.class);
    return Optional.of(Strategy.read(statement, new ByteArrayInputStream(bytes)));
  }

  private static String pick(Random random, String... words) {
    return words[random.nextInt(words.length)];
  }

  private static Statement game(Random random, int turn) throws Exception {
    StringBuilder text = new StringBuilder("cells " + String.join(" ", CELLS.split("")) + "\n");
    int lines = 3 + random.nextInt(5);
    for (int line = 0; line < lines; line++) {
      text.append(pick(random, "line", "line", "black-line", "white-line"));
      int least = random.nextInt(CELLS.length());
      for (int cell = 0; cell < CELLS.length(); cell++) {
        boolean isIn = cell == least || random.nextInt(5) < 2;
        text.append(isIn ? " " + CELLS.charAt(cell) : "");
      }
      text.append('\n');
    }
    String outcome = pick(random, "winner black", "winner white", "holds black", "holds white");
    String first = pick(random, "black", "white");
    int opening = 1 + random.nextInt(outcome.endsWith(first) ? turn + 1 : turn);
    text.append("turn ").append(turn).append("\nopening ").append(opening);
    text.append("\nfirst ").append(first).append('\n').append(outcome).append('\n');
    return statement(text.toString());
  }

  /** Whoever wins, or does not lose, does so by every play. */
  @Test
  void randomGamesArePlayedAsTheyEnd() throws Exception {
    Random random = new Random(21);
    int[] played = new int[4];
    int longOpenings = 0;
    for (int i = 0; i < GAMES; i++) {
      Statement statement = game(random, 1 + i % 3);
      Optional<Strategy> strategy = strategy(statement);
      if (strategy.isPresent()) {
        assertThat(FullGames.playAll(strategy.get().play())).isPositive();
        played[statement.turn()]++;
        longOpenings += statement.opening() > statement.turn() ? 1 : 0;
      }
    }
    assertThat(played[1]).isGreaterThan(GAMES / 10);
    assertThat(played[2]).isGreaterThan(GAMES / 10);
    assertThat(played[3]).isGreaterThan(GAMES / 10);
    assertThat(longOpenings).isGreaterThan(GAMES / 20);
  }

  private static Playing room() throws Exception {
    return VectorGamesTest.strategy(VectorGamesTest.vectors("turns-room.vector", 0).get(0)).play();
  }

  private static Reply reply(Playing game, String... cells) {
    for (String cell : cells) {
      game.move(game.cells().number(cell).orElseThrow());
    }
    return game.answer();
  }

  /** Black has h; the slow way is s, with three threats, and f g or i j win at once. */
  @Test
  void anOptionHasRoomForSoManyStonesOnALine() throws Exception {
    Reply one = reply(room(), "x", "k");
    assertThat(one.placed().get(0).which()).isEqualTo(new Placed.Which(1, 3));
    Reply two = reply(room(), "x", "y");
    assertThat(two.placed().get(0).which()).isEqualTo(new Placed.Which(2, 3));
    Reply inTheWay = reply(room(), "s", "f");
    assertThat(inTheWay.placed().get(0).which()).isEqualTo(new Placed.Which(3, 3));
    assertThat(Openings.of(room().strategy()).outlook())
        .endsWith(
            "options, of which the first is played that a turn leaves alone:",
            "  1: s, unless a stone is on s b c d, or too many on a line",
            "  2: f g, unless a stone is on f g",
            "  3: i j, unless a stone is on i j");
  }

  @Test
  void aThreatMayLackAsManyCellsAsATurnHasStones() throws Exception {
    Playing game = room();
    assertThat(Outlook.threats(game))
        .startsWith("Threat: s and b complete s-b-h.")
        .hasSize(5)
        .endsWith("Threat: i and j complete h-i-j.");
    assertThat(Why.of(game, reply(game, "x", "y")))
        .isEqualTo("T12: f and g is option 2 of 3, the first that x and y leave alone.");
    assertThat(Outlook.threats(game)).isEmpty();
    assertThat(game.winner()).contains(game.strategy().player());
  }
}
