package dev.touchstone.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.cluster.job.Job;
import dev.touchstone.cluster.tree.Ground;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.Proof;
import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import org.junit.jupiter.api.Test;

/** What is asked of a game, and what follows from the answers. */
class InquiryTest {

  private static ClusterResult wonBy(Player winner) {
    return new ClusterResult(winner, sink -> {}, 7, 3, 2);
  }

  private static Problem strong(Player first, boolean stones) throws Exception {
    Setup empty = Setup.empty(Notation.board("4,4,4"));
    return Problem.inTurns(
        new Setup(
            empty.board(),
            empty.game(),
            stones ? empty.black().with(0) : empty.black(),
            empty.white(),
            first),
        Rules.STRONG,
        1,
        1);
  }

  /** Asks on until nothing is left to be asked; the answers in turn. */
  private static Decided decided(Problem problem, Player... answers) {
    Inquiry inquiry = new Inquiry(problem);
    Player asked = problem.setup().first();
    for (Player answer : answers) {
      Ground ground = inquiry.next().orElseThrow();
      if (problem.rules() == Rules.STRONG) {
        assertThat(ground.attacker()).isEqualTo(asked);
      }
      inquiry.answered(wonBy(answer));
      asked = asked.opponent();
    }
    assertThat(inquiry.next()).isEmpty();
    assertThat(inquiry.nodes()).isEqualTo(7L * answers.length);
    assertThat(inquiry.work().nodesBefore()).isEqualTo(3L * answers.length);
    return inquiry.decided();
  }

  private static void check(Decided decided, Outcome outcome, Outcome... proved) {
    assertThat(decided.outcome()).isEqualTo(outcome);
    assertThat(decided.proofs())
        .extracting(Proof::statement)
        .extracting(statement -> statement.winner())
        .containsExactly(proved);
  }

  @Test
  void weakGamesAndHexAreOneQuestion() throws Exception {
    check(decided(Games.weak("4,4,4"), Player.WHITE), Outcome.WHITE, Outcome.WHITE);
    Problem hex = Problem.inTurns(Setup.empty(new HexBoard(3, 3)), Rules.HEX, 1, 1);
    check(decided(hex, Player.BLACK), Outcome.BLACK, Outcome.BLACK);
  }

  @Test
  void whoMovesFirstIsAskedAboutFirst() throws Exception {
    check(decided(strong(Player.BLACK, true), Player.BLACK), Outcome.BLACK, Outcome.BLACK);
    check(decided(strong(Player.WHITE, true), Player.WHITE), Outcome.WHITE, Outcome.WHITE);
  }

  @Test
  void onAnEmptyBoardOneHoldIsEnough() throws Exception {
    check(decided(strong(Player.BLACK, false), Player.WHITE), Outcome.NOBODY, Outcome.NOBODY);
  }

  /** Where all lines have five cells, Breaker's win says that nobody wins. */
  @Test
  void theWeakGameIsAskedAboutFirstWhereItIsLikelyToDecide() throws Exception {
    Problem problem = Problem.inTurns(Setup.empty(Notation.board("5,5,5")), Rules.STRONG, 1, 1);
    Inquiry inquiry = new Inquiry(problem);
    Ground asked = inquiry.next().orElseThrow();
    assertThat(Job.question(asked.problem(), asked.attacker()))
        .isEqualTo(Job.question(Games.weak("5,5,5"), Player.BLACK));
    inquiry.answered(wonBy(Player.WHITE));
    assertThat(inquiry.next()).isEmpty();
    check(inquiry.decided(), Outcome.NOBODY, Outcome.NOBODY);
    assertThat(inquiry.decided().proof().statement().rules()).isEqualTo(Rules.STRONG);
  }

  @Test
  void whereMakerWinsTheStrongGameIsStillAsked() throws Exception {
    for (Player winner : Player.values()) {
      Inquiry inquiry =
          new Inquiry(Problem.inTurns(Setup.empty(Notation.board("5,5,5")), Rules.STRONG, 1, 1));
      inquiry.answered(wonBy(Player.BLACK));
      Ground asked = inquiry.next().orElseThrow();
      assertThat(asked.problem().rules()).isEqualTo(Rules.STRONG);
      assertThat(asked.attacker()).isEqualTo(Player.BLACK);
      inquiry.answered(wonBy(winner));
      assertThat(inquiry.next()).isEmpty();
      assertThat(inquiry.nodes()).isEqualTo(14);
      Outcome outcome = winner == Player.BLACK ? Outcome.BLACK : Outcome.NOBODY;
      check(inquiry.decided(), outcome, outcome);
    }
  }

  @Test
  void fromAPositionTwoQuestionsAreAsked() throws Exception {
    Problem problem = strong(Player.BLACK, true);
    check(decided(problem, Player.WHITE, Player.WHITE), Outcome.WHITE, Outcome.WHITE);
    check(
        decided(problem, Player.WHITE, Player.BLACK),
        Outcome.NOBODY,
        Outcome.WHITE_HOLDS,
        Outcome.BLACK_HOLDS);
  }
}
