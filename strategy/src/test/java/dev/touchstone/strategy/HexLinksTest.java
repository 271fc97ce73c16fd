package dev.touchstone.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.HexBoard;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The links of positions as players call them, of both players' proofs in the archive. */
class HexLinksTest {

  private static final Path HEX =
      Path.of(System.getProperty("touchstone.root", ".."), "proofs", "hex");

  private static Strategy archived(String name) throws Exception {
    Path folder = HEX.resolve(name);
    Statement statement = StatementText.parse(Files.readString(folder.resolve("statement")));
    try (InputStream in = Files.newInputStream(folder.resolve("certificate"))) {
      return Strategy.read(statement, in);
    }
  }

  private static Playing after(Strategy strategy, String... moves) {
    Playing game = strategy.play();
    if (game.strategyMoves()) {
      game.answer();
    }
    for (String move : moves) {
      game.move(game.cells().number(move).orElseThrow());
      game.answer();
    }
    return game;
  }

  private static List<String> words(Playing game) {
    return HexLinks.of(game).stream()
        .filter(link -> !link.isTouching())
        .map(HexLink::words)
        .toList();
  }

  @Test
  void theMiddleOfFiveByFiveIsTwoZiggurats() throws Exception {
    Strategy strategy = archived("5,5/c3");
    assertThat(words(after(strategy)))
        .containsExactly("ziggurat c3 to the upper side", "ziggurat c3 to the lower side");
    Playing game = after(strategy, "b1");
    assertThat(words(game))
        .containsExactly("edge bridge d2 to the upper side", "ziggurat c3 to the lower side");
    assertThat(Why.of(game, game.lastReply().orElseThrow()))
        .endsWith("\nlinks: edge bridge d2 to the upper side; ziggurat c3 to the lower side.");
  }

  @Test
  void theOtherPlayersProofsHaveTheOtherSides() throws Exception {
    assertThat(words(after(archived("7,7/a1"), "f7")))
        .contains("ziggurat c5 to the left side", "bridge e4-c5");
  }

  @Test
  void aGameIsToldToItsEnd() throws Exception {
    List<String> lines = HexGame.lines(archived("5,5/c3"));
    assertThat(lines).hasSizeGreaterThan(2);
    assertThat(lines.get(0)).startsWith("White ").contains(", Black ");
    assertThat(lines.get(lines.size() - 1)).endsWith(": the sides are joined");
    assertThat(HexLinks.byShape(archived("5,5/c3")))
        .containsKeys("bridge", "edge bridge", "ziggurat", HexLinks.OTHERS);
  }

  /** Whatever is played. */
  @Test
  void theLinksLeadFromOneSideToTheOther() throws Exception {
    for (String name : List.of("5,5/c3", "5,5/a1", "6,6/a1", "7,7/d4")) {
      Strategy strategy = archived(name);
      HexBoard board = (HexBoard) strategy.statement().board();
      for (int seed = 0; seed < 20; seed++) {
        Playing game = after(strategy);
        Random chance = new Random(seed);
        while (!game.isDecided()) {
          assertJoined(board, HexLinks.of(game));
          int[] free = game.free().toArray();
          game.move(free[chance.nextInt(free.length)]);
          game.answer();
        }
      }
    }
  }

  /** Links that share an end join their other ends. */
  private static void assertJoined(HexBoard board, List<HexLink> links) {
    int cells = board.rows() * board.columns();
    int[] group = IntStream.range(0, cells + 2).toArray();
    for (HexLink link : links) {
      int from = group[link.from()];
      int to = group[link.to()];
      for (int i = 0; i < group.length; i++) {
        group[i] = group[i] == from ? to : group[i];
      }
    }
    assertThat(group[cells]).as("%s", links).isEqualTo(group[cells + 1]);
  }
}
