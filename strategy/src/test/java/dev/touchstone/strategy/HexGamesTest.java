package dev.touchstone.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.certificate.LinkStep;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Statement;
import dev.touchstone.verifier.Verdict;
import dev.touchstone.verifier.Verifier;
import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Strategies of Hex: in the end a chain, whatever is played. */
class HexGamesTest {

  private static boolean isAccepted(Statement statement, List<Step> steps) throws Exception {
    byte[] bytes = CertificateWriter.bytes(statement, steps);
    return new Verifier().verify(statement, new ByteArrayInputStream(bytes))
        instanceof Verdict.Accepted;
  }

  private static void neverLost(Strategy strategy, int games) {
    for (Opponent opponent : Opponent.values()) {
      FullGames.play(strategy, opponent, games);
    }
  }

  /** Each first stone of Black's, with White to move, for whoever wins. */
  @Test
  void everyOpeningOfSmallBoardsIsWonAgainstEveryPlay() throws Exception {
    Random chance = new Random(18);
    int proofs = 0;
    for (String size : List.of("1,1", "1,4", "4,1", "2,2", "2,3", "3,2", "3,3")) {
      HexBoard board = (HexBoard) HexProof.statement("board hex " + size, "winner black").board();
      for (int cell = 0; cell < board.rows() * board.columns(); cell++) {
        for (String winner : List.of("winner black", "winner white")) {
          String stone = "black " + board.cellName(cell);
          Statement statement =
              HexProof.statement("board hex " + size, stone, "first white", winner);
          Optional<List<Step>> steps = HexProof.steps(statement, chance);
          if (steps.isPresent()) {
            assertThat(isAccepted(statement, steps.get())).isTrue();
            Strategy strategy = HexProof.strategy(statement, steps.get());
            assertThat(FullGames.playAll(strategy.play())).isPositive();
            proofs++;
          }
        }
      }
    }
    assertThat(proofs).as("one of the players wins each").isEqualTo(1 + 4 + 4 + 4 + 6 + 6 + 9);
  }

  /** FILLs wherever the verifier takes them, also above and below one another. */
  @Test
  void whatIsFilledIsPlayedAgainstEveryPlay() throws Exception {
    Random chance = new Random(17);
    int[] fills = new int[3];
    for (int round = 0; round < 60; round++) {
      String size = List.of("2,3", "3,2", "3,3", "2,4").get(round % 4);
      String winner = chance.nextBoolean() ? "winner black" : "winner white";
      Statement statement =
          HexProof.statement("board hex " + size, winner, "first " + winner.substring(7));
      List<Step> steps = HexProof.steps(statement, chance).orElse(List.of());
      for (int i = 0; i < 300 && !steps.isEmpty(); i++) {
        List<Step> more = new ArrayList<>(steps);
        LinkStep.Fill fill = randomFill((HexBoard) statement.board(), chance);
        more.add(1 + chance.nextInt(steps.size() - 1), fill);
        if (isAccepted(statement, more)) {
          steps = more;
          fills[fill.filled().count()]++;
        }
      }
      if (!steps.isEmpty()) {
        Strategy strategy = HexProof.strategy(statement, steps);
        assertThat(FullGames.playAll(strategy.play())).isPositive();
      }
    }
    assertThat(fills[0]).isGreaterThan(100);
    assertThat(fills[1]).isGreaterThan(100);
    assertThat(fills[2]).isGreaterThan(100);
  }

  private static LinkStep.Fill randomFill(HexBoard board, Random chance) {
    int count = board.rows() * board.columns();
    CellSet cells = CellSet.of(count, chance.nextInt(count));
    int beside = board.around(cells.first(), Player.BLACK)[chance.nextInt(6)];
    boolean pair = chance.nextInt(3) > 0 && beside >= 0 && beside < count;
    CellSet filled = pair ? cells.with(beside) : chance.nextInt(6) == 0 ? CellSet.of(count) : cells;
    CellSet given = CellSet.of(count);
    for (int i = chance.nextInt(3); i > 0; i--) {
      given = given.with(chance.nextInt(count));
    }
    return new LinkStep.Fill(filled, given.minus(filled));
  }

  /** b2 has a bridge to either side, and the upper one is a captured pair. */
  @Test
  void whyAnAnswerIsGivenAndWhatIsReachedIsSaid() throws Exception {
    Statement statement = HexProof.statement("board hex 3,3", "winner black");
    CellSet none = CellSet.of(9);
    LinkStep.Join join = new LinkStep.Join();
    Step.Leave leave = new Step.Leave();
    Strategy strategy =
        HexProof.strategy(
            statement,
            List.of(
                new Step.Enter(Step.Frame.ANSWER, none, none.with(4)),
                new LinkStep.Touch(9, 1),
                new LinkStep.Touch(1, 4),
                join,
                new LinkStep.Fill(none.with(1).with(2), none),
                new Step.Enter(Step.Frame.ANSWER, none, none.with(6)),
                new LinkStep.Touch(4, 6),
                new LinkStep.Touch(6, 10),
                join,
                leave,
                new Step.Enter(Step.Frame.ANSWER, none, none.with(7)),
                new LinkStep.Touch(4, 7),
                new LinkStep.Touch(7, 10),
                join,
                leave,
                new Step.Options(2),
                join,
                leave,
                new Step.End()));
    Playing game = strategy.play();
    game.answer();
    assertThat(game.promise().groups()).containsExactly(CellSet.of(9, 1, 2));
    assertThat(game.promise().zone()).isEqualTo(CellSet.of(9, 1, 2, 6, 7));
    assertThat(game.promise().needs()).isEqualTo(CellSet.of(9, 4));
    assertThat(Suggestion.of(game)).contains(new Suggestion(1, Optional.of(1), 0));
    game.move(2);
    assertThat(Why.of(game, game.answer()))
        .isEqualTo(
            "T17: b1 and c1 are a pair: White took one, the strategy takes the other.\n"
                + "links: edge bridge b2 to the lower side.");
    assertThat(game.isDecided()).isFalse();
    game.move(7);
    assertThat(Why.of(game, game.answer())).isEqualTo("T14: with a3 the two sides are joined.");
    assertThat(game.winner()).contains(Player.BLACK);
    assertThat(game.decisions())
        .containsExactly(new Decision.Joined(Player.BLACK, CellSet.of(9, 1, 4, 6)));
    game.move(0);
    assertThat(Why.of(game, game.answer()))
        .isEqualTo(
            "Lemma A: a1 has to be answered no more; one stone more never hurts, and a2 is as good as any.");
  }

  @Test
  void theMiddleOfLargerBoardsWins() throws Exception {
    neverLost(HexProof.of("board hex 4,4", "black b3", "first white", "winner black"), 300);
    neverLost(HexProof.of("board hex 4,4", "first white", "winner white"), 300);
    neverLost(HexProof.of("board hex 5,5", "black c3", "first white", "winner black"), 300);
  }
}
