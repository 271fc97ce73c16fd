package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import dev.touchstone.strategy.Playing;
import dev.touchstone.strategy.Strategy;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.TheoremFiles;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whatever is played against it, a page does not lose, and answers as the player in Java does. */
class RandomGamesTest extends InBrowser {

  private static void follow(CheckedProof proof, Player player, JsonNode games, int count)
      throws Exception {
    assertThat(games).hasSize(count);
    Strategy read = strategy(proof);
    boolean refutes = read.isMap() && player == Player.WHITE;
    Strategy strategy = refutes ? read : read.as(player);
    for (JsonNode turns : games) {
      new Referee(proof.statement(), player, strategy.isTwoSided()).follow(turns);
      if (refutes) {
        compareAfterFirstMove(strategy, turns);
      } else {
        compare(strategy.play(), turns);
      }
    }
  }

  private static Strategy strategy(CheckedProof proof) throws Exception {
    try (InputStream in = Files.newInputStream(proof.files().certificate())) {
      return Strategy.read(proof.statement(), in);
    }
  }

  /** The player in Java answers as the page did, with the same stones in the same order. */
  private static void compare(Playing playing, Iterable<JsonNode> turns) {
    for (JsonNode turn : turns) {
      turn.path("theirs")
          .forEach(cell -> playing.move(playing.cells().number(cell.asText()).orElseThrow()));
      compareAnswer(playing, turn);
    }
  }

  private static void compareAnswer(Playing playing, JsonNode turn) {
    List<String> ours = new ArrayList<>();
    turn.path("ours").forEach(cell -> ours.add(cell.asText()));
    if (playing.strategyMoves()) {
      assertThat(playing.answer().cells().stream().map(playing.cells()::name))
          .as("%s", turn)
          .containsExactlyElementsOf(ours);
    }
  }

  /** Of a map: the first move leads to a strategy of its own, whose turn it is then. */
  private static void compareAfterFirstMove(Strategy map, JsonNode turns) {
    List<JsonNode> left = new ArrayList<>();
    turns.forEach(left::add);
    JsonNode first = left.get(1);
    String cell = first.path("theirs").path(0).asText();
    Playing playing = map.after(map.statement().board().cellNumber(cell).orElseThrow()).play();
    compareAnswer(playing, first);
    compare(playing, left.subList(2, left.size()));
  }

  private static void play(CheckedProof proof, int count, int clicked) throws Exception {
    try (DevTools tab = show(proof)) {
      Strategy strategy = strategy(proof);
      List<Player> players = strategy.isMap() ? ofMap(proof.statement()) : strategy.players();
      for (Player player : players) {
        String games = RandomGames.ofStrategy(count, count, player == Player.BLACK ? 0 : 1);
        follow(proof, player, tab.evaluate(games), count);
      }
      // Where nobody wins, the page begins as the second player.
      String clicks = RandomGames.byClicks(clicked, clicked);
      follow(proof, players.get(players.size() - 1), tab.evaluate(clicks), clicked);
      assertThat(tab.complaints()).isEmpty();
    }
  }

  /** White as well, unless Black wins by every first move. */
  private static List<Player> ofMap(Statement map) {
    boolean all = map.onlyBy().orElseThrow().count() == map.hypergraph().cellCount();
    return all ? List.of(Player.BLACK) : List.of(Player.WHITE, Player.BLACK);
  }

  @Test
  void theStrategyNeverLosesThe333Game() throws Exception {
    play(Proofs.solved("3,3,3", folder), 500, 50);
  }

  @Test
  void theStrategyNeverLosesThe555Game() throws Exception {
    play(Proofs.solved("5,5,5", folder), 500, 20);
  }

  @Test
  void theStrategyNeverLosesThe775Game() throws Exception {
    play(Proofs.solved("7,7,5", folder), 500, 10);
  }

  /** Games of more moves than this take too long. */
  private static boolean isForPlay(Statement statement) {
    return statement.hypergraph().cellCount() <= 4096;
  }

  /** How many games are enough; on a board without an end each is long. */
  private static int games(Statement statement) {
    if (statement.board() instanceof InfiniteBoard) {
      return 25;
    }
    return statement.turn() > 1 || statement.rules() != Rules.WEAK ? 100 : 10;
  }

  @Test
  void noTheoremOfTheCorpusIsLost() throws Exception {
    for (CheckedProof proof : Proofs.ofCorpus(folder)) {
      if (!isForPlay(proof.statement())) {
        continue;
      }
      play(proof, games(proof.statement()), 1);
    }
  }

  /** Of the archive, where all first moves of larger boards than those of the corpus are met. */
  @Test
  void noMapOfHexIsLostByEitherPlayer() throws Exception {
    Path maps = Path.of(System.getProperty("touchstone.root", "..")).resolve("proofs/hex");
    for (String board : List.of("4,4", "5,5", "6,6")) {
      play(CheckedProof.of(new TheoremFiles(maps.resolve(board).resolve("map"))), 150, 5);
    }
  }

  /** The plane, by tilings that a search has found. */
  @Test
  void noTilingIsLost() throws Exception {
    for (CheckedProof proof : Planes.solved(folder)) {
      play(proof, 20, 1);
    }
  }

  @Test
  void claimsSideBySideAreNotLostWithTwoStonesATurn() throws Exception {
    for (Rules rules : List.of(Rules.WEAK, Rules.STRONG)) {
      play(TwoStones.proof(rules, Files.createDirectory(folder.resolve(rules.word()))), 300, 5);
    }
  }

  @Test
  void weightsAreExactOnLongLinesToo() throws Exception {
    // After o6 the cell o3 weighs 2^-3 + 2^-59, and o0 alone 2^-3: the same in floating point.
    StringBuilder hypergraph = new StringBuilder("o0 o1 o2\no3 o4 o5\no3");
    for (int cell = 6; cell < 65; cell++) {
      hypergraph.append(" o").append(cell);
    }
    Path file = Files.writeString(folder.resolve("long.hg"), hypergraph.append('\n'));
    Setup setup = Notation.read("file:" + file);
    Statement statement = Problem.weak(setup).wonBy(Outcome.WHITE);
    Step potential =
        new Step.Potential(setup.hypergraph().allCells(), setup.hypergraph().allLines());
    CheckedProof proof =
        Proofs.written(
            statement,
            CertificateWriter.bytes(statement, List.of(potential, new Step.End())),
            Files.createDirectory(folder.resolve("long")));
    try (DevTools tab = show(proof)) {
      String answer =
          """
          [explorer.strategy.start()].map((start) =>
            [{ theirs: [], ours: [] }, { theirs: ["o6"], ours: explorer.strategy.answer(start, [6]).ours.map((cell) => "o" + cell) }])""";
      JsonNode games = tab.evaluate(answer);
      assertThat(games.path(0).path(1).path("ours").path(0).asText()).isEqualTo("o3");
      try (InputStream in = Files.newInputStream(proof.files().certificate())) {
        compare(Strategy.read(statement, in).play(), games.path(0));
      }
    }
    play(proof, 50, 1);
  }

  @Test
  void aDrawHasNoFirstMoveOfItsOwn() throws Exception {
    for (CheckedProof proof : Proofs.ofCorpus(Files.createDirectory(folder.resolve("draws")))) {
      if (proof.statement().winner() == Outcome.NOBODY && !strategy(proof).isTwoSided()) {
        try (DevTools tab = show(proof)) {
          JsonNode rules =
              tab.evaluate(
                  "explorer.proof.players.flatMap((player) => new Strategy(explorer.proof, player).start().reasons.map(({ ground }) => ground.name))");
          assertThat(rules).isNotEmpty().noneMatch(rule -> rule.asText().equals("The first move"));
        }
      }
    }
  }
}
