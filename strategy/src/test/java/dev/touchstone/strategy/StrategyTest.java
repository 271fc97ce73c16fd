package dev.touchstone.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Statement;
import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class StrategyTest {

  private static Statement weak(String board, Outcome winner) throws Exception {
    return Problem.weak(Notation.read(board)).wonBy(winner);
  }

  private static Strategy of(Statement statement, Step... steps) throws Exception {
    byte[] bytes = CertificateWriter.bytes(statement, List.of(steps));
    return Strategy.read(statement, new ByteArrayInputStream(bytes));
  }

  @Test
  void theTicTacToeProofIsAsTheFormatsExampleSays() throws Exception {
    Strategy strategy = Solved.board("3,3,3");
    Playing game = strategy.play();
    assertThat(game.strategyMoves()).isTrue();
    Reply first = game.answer();
    assertThat(first.cells()).containsExactly(4);
    assertThat(first.placed().get(0).ground()).isEqualTo(Ground.OPENING);
    assertThat(first.promise().needs()).isEqualTo(CellSet.of(9, 4));
    assertThat(Why.of(game, first))
        .isEqualTo("T10: with b2 the rest can be done in a zone of 8 cells.");
    assertThat(strategy.depth()).isEqualTo(3);
    assertThat(strategy.player()).isEqualTo(Player.BLACK);
    assertThat(strategy.certificateDigest()).hasSize(64);
  }

  @Test
  void aPairIsAnsweredOnItsOtherCell() throws Exception {
    Strategy strategy = Solved.board("5,5,5");
    Playing game = strategy.play();
    assertThat(strategy.depth()).isZero();
    CellSet pair = game.promise().groups().get(0);
    game.move(pair.first());
    Reply reply = game.answer();
    assertThat(reply.placed().get(0).ground()).isEqualTo(Ground.GROUP);
    assertThat(reply.placed().get(0).group()).isEqualTo(pair);
    assertThat(Why.of(game, reply)).startsWith("T3: ").contains("are a pair");
    assertThat(game.promise().groups()).doesNotContain(pair);
    assertThat(game.promise().zone()).isEqualTo(strategy.zone().minus(pair));
  }

  @Test
  void outsideOfTheZoneNothingHasToBeAnswered() throws Exception {
    Playing game = Solved.board("5,5,5").play();
    game.move(game.free().minus(game.promise().zone()).first());
    Reply reply = game.answer();
    assertThat(reply.placed().get(0).asked()).isFalse();
    assertThat(Why.of(game, reply))
        .startsWith("Lemma A: ")
        .contains("has to be answered no more; one stone more never hurts");
  }

  @Test
  void everyKindOfGroundIsMet() throws Exception {
    Set<Ground> met = new TreeSet<>();
    for (Strategy strategy :
        List.of(
            Solved.board("4,4,4"),
            Solved.board("3,3,3"),
            potential(),
            Solved.board("5,5,4"),
            StrongProof.of("board 3,3,3", "holds white"),
            HexProof.of("board hex 4,4", "black b3", "winner black", "first white"))) {
      Playing game = strategy.play();
      while (!game.isOver() || game.strategyMoves()) {
        if (game.strategyMoves()) {
          game.answer().placed().forEach(placed -> met.add(placed.ground()));
        } else {
          CellSet zone = game.promise().zone();
          game.move(zone.isEmpty() ? game.free().first() : zone.first());
        }
      }
    }
    assertThat(met).containsExactly(Ground.values());
  }

  private static Strategy potential() throws Exception {
    Statement statement = weak("5,5,5", Outcome.WHITE);
    Step.Potential all =
        new Step.Potential(statement.hypergraph().allCells(), statement.hypergraph().allLines());
    return of(statement, all, new Step.End());
  }

  @Test
  void whatTheCertificateDoesNotHoldHasNoAnswer() throws Exception {
    Step.Answered centre = new Step.Answered(-1, 4, new Step.Nothing());
    Strategy strategy =
        of(weak("3,3,3", Outcome.WHITE), centre, new Step.Options(1), new Step.End());
    Playing game = strategy.play();
    game.move(4);
    assertThatThrownBy(game::answer)
        .isInstanceOf(NoAnswerException.class)
        .hasMessageContaining("no option is free of this move; has the verifier accepted");
  }

  @Test
  void stepsThatDoNotFitTogetherAreRefused() throws Exception {
    Statement statement = weak("4,4,4", Outcome.WHITE);
    Step.Leaf nothing = new Step.Nothing();
    Step end = new Step.End();
    List<List<Step>> misfits = new ArrayList<>();
    misfits.add(List.of(end));
    misfits.add(List.of(nothing, nothing, end));
    misfits.add(List.of(nothing, new Step.Options(1), end));
    misfits.add(List.of(nothing, new Step.Both(2), end));
    misfits.add(List.of(nothing, new Step.Image(0), end));
    misfits.add(List.of(new Step.Recall(1), end));
    misfits.add(List.of(new Step.Answered(-1, 0, nothing), new Step.Both(1), end));
    for (List<Step> steps : misfits) {
      assertThatThrownBy(() -> of(statement, steps.toArray(new Step[0])))
          .as("%s", steps)
          .isInstanceOf(UnplayableException.class)
          .hasMessageStartingWith("the certificate cannot be read: ");
    }
    Statement other = weak("4,5,4", Outcome.WHITE);
    byte[] bytes = CertificateWriter.bytes(other, List.of(nothing, end));
    assertThatThrownBy(() -> Strategy.read(statement, new ByteArrayInputStream(bytes)))
        .hasMessageContaining("WRONG_STATEMENT");
  }
}
