package dev.touchstone.cluster.proof;

import static java.util.Collections.nCopies;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.Step.Frame;
import dev.touchstone.cluster.Games;
import dev.touchstone.cluster.proof.Judgement.Accepted;
import dev.touchstone.cluster.proof.Judgement.Refused;
import dev.touchstone.cluster.tree.Block;
import dev.touchstone.cluster.tree.Ground;
import dev.touchstone.cluster.tree.Position;
import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What of a certificate the tree can use. The board is 1,4,3: its lines are a1-b1-c1, b1-c1-d1. */
class JudgeTest {

  private final Ground ground = new Ground(Games.weak("1,4,3"));
  private final CellSet none = ground.game().noCells();
  private final Position start = ground.start();

  private CellSet cells(int... cells) {
    return CellSet.of(4, cells);
  }

  private byte[] certificate(Position position, Step... steps) {
    Statement statement = ground.statement(position, Player.WHITE);
    return CertificateWriter.bytes(statement, List.of(steps));
  }

  private Judgement judge(Position position, Step... steps) {
    return new Judge(ground).judge(position, Player.WHITE, certificate(position, steps));
  }

  private static Step pair(int... cells) {
    return new Step.Groups(2, CellList.of(cells), true);
  }

  @Test
  void aClaimIsTakenAsTheVerifierSawIt() {
    Accepted accepted = (Accepted) judge(start, pair(1, 2), new Step.End());
    assertThat(accepted.answer()).isEqualTo(-1);
    assertThat(accepted.claim().zone()).isEqualTo(cells(1, 2));
    assertThat(((Block) accepted.claim()).lines()).isEqualTo(ground.game().allLines());
    assertThat(accepted.bound()).isFalse();
  }

  @Test
  void anAnswerComesWithItsClaim() {
    Position asked = new Position(cells(1), none, Player.WHITE);
    Accepted accepted =
        (Accepted)
            judge(
                asked,
                new Step.Enter(Frame.ANSWER, none, cells(2)),
                new Step.Nothing(),
                new Step.Leave(),
                new Step.End());
    assertThat(accepted.answer()).isEqualTo(2);
    assertThat(accepted.claim().zone()).isEqualTo(none);
  }

  @Test
  void aProofOfAnotherPositionIsRefused() {
    byte[] ofTheStart = certificate(start, pair(1, 2), new Step.End());
    Position other = new Position(cells(0), cells(3), Player.BLACK);
    assertThat(new Judge(ground).judge(other, Player.WHITE, ofTheStart))
        .isEqualTo(new Refused("s REJECTED WRONG_STATEMENT step 0"));
  }

  @Test
  void aProofThatProvesNothingIsRefused() {
    assertThat(judge(start, pair(0, 1), new Step.End())).isInstanceOf(Refused.class);
    assertThat(new Judge(ground).judge(start, Player.BLACK, new byte[0]))
        .isInstanceOf(Refused.class);
  }

  /** True, but no option can lean on cells that are taken. */
  @Test
  void aZoneThatHoldsStonesIsOfNoUse() {
    Position blocked = new Position(cells(0), cells(1), Player.BLACK);
    assertThat(judge(blocked, pair(1, 2), new Step.End()))
        .isEqualTo(new Refused("its claim leans on cells that are taken"));
  }

  /** True as well; the verifier's line in front of END says nothing of a claim. */
  @Test
  void aSymmetryInFrontOfTheEndIsRefused() {
    assertThat(judge(start, pair(1, 2), new Step.Symmetry(ground.images(1)), new Step.End()))
        .isEqualTo(new Refused("in front of its END stands a step that makes no claim"));
  }

  /** By itself a certificate may have 4096 frames; in the whole there are those of the tree. */
  @Test
  void whatLeavesNoRoomForFramesAroundItIsRefused() {
    assertThat(judge(start, inFrames(2048))).isInstanceOf(Accepted.class);
    for (int depth : new int[] {2049, 4096}) {
      assertThat(judge(start, inFrames(depth)))
          .isEqualTo(new Refused("it leaves no room for a certificate around it"));
    }
  }

  private Step[] inFrames(int depth) {
    List<Step> steps = new ArrayList<>(nCopies(depth, new Step.Enter(Frame.FOCUS, none, none)));
    steps.add(pair(1, 2));
    steps.addAll(nCopies(depth, new Step.Leave()));
    steps.add(new Step.End());
    return steps.toArray(Step[]::new);
  }

  @Test
  void anAnswerByOnesOwnStoneIsOfNoUse() {
    Position blocked = new Position(cells(0), cells(1), Player.WHITE);
    assertThat(
            judge(
                blocked,
                new Step.Enter(Frame.ANSWER, none, cells(1)),
                new Step.Nothing(),
                new Step.Leave(),
                new Step.End()))
        .isEqualTo(new Refused("it answers by a cell that is taken"));
  }

  @Test
  void whatAbbreviatesByTheSceneIsBound() {
    Accepted accepted =
        (Accepted)
            judge(
                new Position(none, cells(0), Player.BLACK),
                new Step.Potential(cells(1, 2, 3), ground.game().allLines().without(0)),
                new Step.End());
    assertThat(accepted.bound()).isTrue();
  }
}
