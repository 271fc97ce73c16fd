package dev.touchstone.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.Player;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every proof of the corpus that must be accepted is played, for each player that it is for. */
class VectorGamesTest {

  private static final Path CORPUS =
      Path.of(System.getProperty("touchstone.root", "..")).resolve("vectors/accept");
  private static final int MOST_FOR_ALL_GAMES = 9;

  static List<Path> vectors() throws IOException {
    try (Stream<Path> files = Files.list(CORPUS)) {
      List<Path> vectors = files.filter(VectorGamesTest::isForPlay).sorted().toList();
      assertThat(vectors).hasSizeGreaterThan(20);
      return vectors;
    }
  }

  /**
   * Those at the limits are millions of steps, claims of thousands of lines each, or games of
   * thousands of moves; infinite boards have a test of their own.
   */
  private static boolean isForPlay(Path vector) {
    String name = vector.getFileName().toString();
    return !name.matches("((work|unfolded)-at-the-limit|cells-16384).*")
        && !name.matches("(plane|strip|region)-.*");
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void itIsNeverLost(Path file) throws Exception {
    String text = Files.readString(file);
    String[] parts = text.split("--- (statement|statement in hex|certificate)\n", -1);
    boolean hex = text.contains("--- statement in hex\n");
    Statement statement =
        StatementText.parse(hex ? unhex(parts[1]) : parts[1].getBytes(StandardCharsets.UTF_8));
    byte[] certificate = unhex(parts[2]);
    Strategy strategy = Strategy.read(statement, new ByteArrayInputStream(certificate));
    for (Player player : strategy.players()) {
      neverLost(strategy.as(player));
    }
  }

  private static void neverLost(Strategy strategy) {
    if (strategy.play().free().count() <= MOST_FOR_ALL_GAMES) {
      assertThat(FullGames.playAll(strategy.play())).isPositive();
    }
    for (Opponent opponent : Opponent.values()) {
      FullGames.play(strategy, opponent, 200);
    }
    hints(strategy);
  }

  private static byte[] unhex(String text) {
    return HexFormat.of().parseHex(text.replaceAll("\\s", ""));
  }

  private static void hints(Strategy strategy) {
    Playing game = strategy.play();
    Random chance = new Random(7);
    while (!game.isOver()) {
      if (game.strategyMoves()) {
        assertThat(Why.of(game, game.answer())).endsWith(".").doesNotContain("%");
      } else {
        game.move(Opponent.IN_ZONE.choose(game, chance));
      }
    }
  }
}
