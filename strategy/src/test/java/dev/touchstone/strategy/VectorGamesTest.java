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

  /**
   * Those at the limits are millions of steps, claims of thousands of lines each, or games of
   * thousands of moves; infinite boards have a test of their own.
   */
  private static final String NOT_FOR_PLAY =
      "((work|unfolded)-at-the-limit|cells-16384|plane-|strip-|region-).*";

  static List<Path> vectors() throws IOException {
    return vectors("(?!" + NOT_FOR_PLAY + ").*", 20);
  }

  /** The vectors with such names, of which there are not so few. */
  static List<Path> vectors(String names, int more) throws IOException {
    try (Stream<Path> files = Files.list(CORPUS)) {
      List<Path> vectors =
          files.filter(file -> file.getFileName().toString().matches(names)).sorted().toList();
      assertThat(vectors).hasSizeGreaterThan(more);
      return vectors;
    }
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void itIsNeverLost(Path file) throws Exception {
    Strategy strategy = strategy(file);
    for (Player player : strategy.players()) {
      neverLost(strategy.as(player));
    }
  }

  /** The strategy of a vector. */
  static Strategy strategy(Path file) throws Exception {
    String text = Files.readString(file);
    String[] parts = text.split("--- (statement|statement in hex|certificate)\n", -1);
    boolean hex = text.contains("--- statement in hex\n");
    Statement statement =
        StatementText.parse(hex ? unhex(parts[1]) : parts[1].getBytes(StandardCharsets.UTF_8));
    return Strategy.read(statement, new ByteArrayInputStream(unhex(parts[2])));
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
