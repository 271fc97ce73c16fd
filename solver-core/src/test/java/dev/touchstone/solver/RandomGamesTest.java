package dev.touchstone.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.ListedBoard;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.statement.Problem;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Both engines, brute force and the verifier on small games of every shape. */
class RandomGamesTest {

  private static final int GAMES = 4000;

  /** Hardly looks before it branches, so that small games have trees worth searching. */
  private static final Effort LAZY = new Effort(1, 1, 0, 1, 4, 0, 3, 1, 2);

  /** The same without packings, which take time. */
  private static final Effort LAZIER = new Effort(1, 1, 0, 1, 4, 0, Effort.NEVER, 1, 0);

  static Setup game(Random random) throws BadGameException {
    return game(random, 2 + random.nextInt(13));
  }

  private static Setup game(Random random, int cells) throws BadGameException {
    List<String> names = new ArrayList<>();
    for (int cell = 0; cell < cells; cell++) {
      names.add("c" + cell);
    }
    int shortest = 1 + random.nextInt(3);
    List<List<String>> lines = new ArrayList<>();
    for (int line = 1 + random.nextInt(2 * cells); line > 0; line--) {
      int size = Math.min(cells, shortest + random.nextInt(6 - shortest));
      lines.add(random.ints(0, cells).distinct().limit(size).mapToObj(names::get).toList());
    }
    ListedBoard board = new ListedBoard(names, lines);
    Hypergraph game = board.game();
    CellSet black = game.noCells();
    CellSet white = game.noCells();
    for (int cell = 0; cell < cells; cell++) {
      int stone = random.nextInt(8);
      black = stone == 0 ? black.with(cell) : black;
      white = stone == 1 ? white.with(cell) : white;
    }
    return new Setup(
        board, game, black, white, random.nextInt(3) == 0 ? Player.WHITE : Player.BLACK);
  }

  private static Heuristics some(Random random) {
    return new Heuristics(
        random.nextBoolean(),
        random.nextBoolean(),
        random.nextBoolean(),
        random.nextBoolean(),
        random.nextBoolean(),
        random.nextBoolean(),
        random.nextBoolean(),
        random.nextBoolean());
  }

  @Test
  void bothEnginesAgreeWithBruteForceAndTheVerifierAcceptsEachProof()
      throws BadGameException, IOException {
    Random random = new Random(3);
    int makers = 0;
    for (int i = 0; i < GAMES; i++) {
      Setup setup = game(random);
      Player winner = Oracle.winner(setup);
      makers += winner == Player.BLACK ? 1 : 0;
      SolveRequest request =
          SolveRequest.of(Problem.weak(setup)).with(random.nextBoolean() ? LAZY : Effort.FAST);
      assertThat(Certified.winner(request)).as("game " + i).isEqualTo(winner);
      assertThat(Certified.winner(request.with(Engine.DFS))).as("game " + i).isEqualTo(winner);
    }
    assertThat(makers).isBetween(GAMES / 4, 3 * GAMES / 4);
  }

  @Test
  void noSwitchChangesWhoWins() throws BadGameException, IOException {
    Random random = new Random(4);
    for (int i = 0; i < GAMES / 4; i++) {
      Setup setup = game(random);
      Player winner = Oracle.winner(setup);
      SolveRequest request = SolveRequest.of(Problem.weak(setup)).with(LAZY).with(some(random));
      Engine engine = random.nextBoolean() ? Engine.PN : Engine.DFS;
      assertThat(Certified.winner(request.with(engine))).as("game " + i).isEqualTo(winner);
    }
  }

  /** Larger games, since it takes some time for two threads to meet in one position. */
  @Test
  void whatTwoThreadsFindTogetherIsAccepted() throws BadGameException, IOException {
    Random random = new Random(6);
    for (int i = 0; i < GAMES / 2; i++) {
      Setup setup = game(random, 15 + random.nextInt(5));
      SolveRequest request = SolveRequest.of(Problem.weak(setup)).with(i % 10 == 0 ? LAZY : LAZIER);
      assertThat(Certified.winner(request.withThreads(2))).isEqualTo(Certified.winner(request));
    }
  }

  @Test
  void twoThreadsAgreeWithOne() throws BadGameException, IOException {
    Random random = new Random(5);
    for (int i = 0; i < GAMES / 4; i++) {
      Setup setup = game(random);
      SolveRequest request = SolveRequest.of(Problem.weak(setup)).with(LAZY).withThreads(2);
      assertThat(Certified.winner(request)).as("game " + i).isEqualTo(Oracle.winner(setup));
    }
  }
}
