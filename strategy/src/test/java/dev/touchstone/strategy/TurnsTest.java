package dev.touchstone.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import java.io.ByteArrayInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two stones a turn: claims side by side, images and swaps of answers of one and two stones. */
class TurnsTest {

  private static final String LINES = "a b c d e\nf g h i j\nk l m n o p\nq r s\n";
  private static final int CELLS = 19;

  @TempDir Path folder;

  private Strategy strategy(int opening, Rules rules) throws Exception {
    Setup setup =
        Notation.read("file:" + Files.writeString(folder.resolve("side-by-side.hg"), LINES));
    Outcome outcome = rules == Rules.WEAK ? Outcome.WHITE : Outcome.NOBODY;
    Statement statement = Problem.inTurns(setup, rules, 2, opening).wonBy(outcome);
    byte[] bytes = CertificateWriter.bytes(statement, steps());
    return Strategy.read(statement, new ByteArrayInputStream(bytes));
  }

  /** A line by itself, its mirror image, one with p in the role of k, and a group. */
  private static List<Step> steps() {
    int[] mirror = IntStream.range(0, CELLS).map(cell -> cell < 10 ? 9 - cell : cell).toArray();
    List<Step> steps = new ArrayList<>();
    steps.add(new Step.Symmetry(CellList.of(mirror)));
    steps.addAll(options(0));
    steps.addAll(List.of(new Step.Keep(1), new Step.Recall(1), new Step.Image(0)));
    steps.addAll(options(10));
    steps.add(new Step.Swap(10, 15));
    steps.add(new Step.Groups(3, CellList.of(16, 17, 18), true));
    steps.addAll(List.of(new Step.Both(4), new Step.End()));
    return steps;
  }

  /** The line from this cell on is blocked on its last two cells, or on one of the others. */
  private static List<Step> options(int from) {
    List<Step> steps = new ArrayList<>();
    CellSet pair = CellSet.of(CELLS, from + 3, from + 4);
    steps.add(new Step.Enter(Step.Frame.ANSWER, CellSet.of(CELLS), pair));
    steps.addAll(List.of(new Step.Nothing(), new Step.Leave()));
    for (int cell = from; cell < from + 3; cell++) {
      steps.add(new Step.Answered(-1, cell, new Step.Nothing()));
    }
    steps.add(new Step.Options(4));
    return steps;
  }

  private static void place(Playing game, int... cells) {
    for (int cell : cells) {
      game.move(cell);
    }
  }

  @Test
  void noGameIsLostWhoeverMovesFirst() throws Exception {
    for (int opening = 1; opening <= 2; opening++) {
      Strategy weak = strategy(opening, Rules.WEAK);
      Strategy draw = strategy(opening, Rules.STRONG);
      assertThat(draw.player()).isEqualTo(Player.WHITE);
      for (Strategy strategy : List.of(weak, draw, draw.as(Player.BLACK))) {
        for (Opponent opponent : Opponent.values()) {
          FullGames.play(strategy, opponent, 300);
        }
      }
    }
    assertThatThrownBy(() -> strategy(1, Rules.WEAK).as(Player.BLACK))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void eachPartAnswersWithNoMoreStonesThanItWasStruckBy() throws Exception {
    Playing game = strategy(2, Rules.WEAK).play();
    place(game, 0, 16);
    Reply reply = game.answer();
    assertThat(reply.cells()).containsExactly(1, 17);
    assertThat(reply.placed())
        .extracting(Placed::ground)
        .containsExactly(Ground.BLOCK_OPTION, Ground.GROUP);
    assertThat(Why.of(game, reply))
        .isEqualTo(
            """
            T5: with b the rest can be done in a zone of 10 cells, without a and q.
            T3: q, r and s are a group: Maker took some of it, the strategy takes r.""");
    // An answer's stones are in the order of the claim's cells, whatever stands for them.
    place(game, 9, 8);
    assertThat(game.answer().cells()).containsExactly(6, 5);
    // k is outside of the zone: p plays its part. Both stones are to spare.
    place(game, 10, 2);
    Reply spare = game.answer();
    assertThat(spare.cells()).containsExactly(13, 14);
    assertThat(spare.placed()).extracting(Placed::asked).containsExactly(false);
    assertThat(Why.of(game, spare))
        .startsWith("T5: k and c have to be answered no more; one stone more never hurts, and n")
        .endsWith(" and o are the first option of what is left to do.");
    assertThat(game.isDecided()).isTrue();
  }

  @Test
  void aTurnIsPlacedStoneByStoneAndTakenBackSo() throws Exception {
    Playing game = strategy(1, Rules.STRONG).play();
    assertThat(game.toPlace()).isEqualTo(1);
    game.move(0);
    assertThat(game.toPlace()).isZero();
    Reply first = game.answer();
    assertThat(first.cells()).hasSize(2);
    assertThat(game.toPlace()).isEqualTo(2);
    game.move(18);
    assertThat(game.unfinished()).containsExactly(18);
    assertThat(game.strategyMoves()).isFalse();
    assertThat(game.promise().zone().toArray()).contains(16, 17).doesNotContain(18);
    assertThatThrownBy(game::answer).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> game.move(18)).isInstanceOf(IllegalArgumentException.class);
    assertThat(game.undo()).isTrue();
    assertThat(game.reply()).hasValue(first);
    game.undo();
    assertThat(game.undo()).isTrue();
    assertThat(game.undo()).isFalse();
    assertThat(game.toPlace()).isEqualTo(1);
  }

  @Test
  void theLastTurnIsAsLongAsThereAreCells() throws Exception {
    Playing game = strategy(1, Rules.STRONG).play();
    while (!game.isOver()) {
      game.move(game.free().first());
      if (game.strategyMoves()) {
        game.answer();
      }
    }
    // 1, 2, 2, ... of 19 cells: the last pair is Black's, and White has nothing to place.
    assertThat(game.moves()).hasSize(CELLS).doesNotHaveDuplicates();
    assertThat(game.toPlace()).isZero();
    assertThat(game.strategyMoves()).isFalse();
  }

  @Test
  void aDrawIsOpenedWithStonesToSpare() throws Exception {
    Playing game = strategy(1, Rules.STRONG).as(Player.BLACK).play();
    Reply opening = game.answer();
    assertThat(opening.cells()).containsExactly(0);
    assertThat(Why.of(game, opening))
        .isEqualTo(
            "T5: nothing has to be done yet; one stone more never hurts,"
                + " and a is the first option of what is left to do.");
  }
}
