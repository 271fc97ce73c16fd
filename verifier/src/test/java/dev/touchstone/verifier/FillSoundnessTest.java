package dev.touchstone.verifier;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.LinkStep;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * FILL (T17), aimed: Links that are true by brute force, whatever made them, on small boards where
 * nearly every cell is at a side; cells next to one another are filled, with stones around them.
 * What the rule lets pass must be true as well.
 */
class FillSoundnessTest {

  private static final int CLAIMS = Integer.getInteger("fill.claims", 100_000);
  private static final int MOST_ZONE = 9;
  private static final String TEXT = "touchstone statement 1\nboard hex %s\nrules hex\nwinner %s\n";
  private static final String[] BOARDS = {"2,4", "4,2", "3,3", "1,5", "5,1", "3,4", "4,3", "2,5"};

  private final Random random = new Random(17);
  private final int[] passed = new int[3];

  @Test
  void whatIsFilledWasOfNoUse() throws Exception {
    while (passed[1] + passed[2] < CLAIMS) {
      String board = BOARDS[random.nextInt(BOARDS.length)];
      String winner = random.nextBoolean() ? "black" : "white";
      Statement statement = StatementText.parse(TEXT.formatted(board, winner));
      for (int i = 0; i < 400; i++) {
        fillSome(statement, LinkRules.of(statement));
      }
    }
    assertThat(passed[1]).as("dead cells").isGreaterThan(CLAIMS / 4);
    assertThat(passed[2]).as("captured pairs").isGreaterThan(CLAIMS / 4);
  }

  private void fillSome(Statement statement, LinkRules rules) {
    HexBoard board = (HexBoard) statement.board();
    Player prover = statement.prover();
    Link link = randomLink(statement.hypergraph());
    if (link.zone().count() > MOST_ZONE || !LinkOracle.holds(board, prover, link)) {
      return;
    }
    for (int i = 0; i < 30; i++) {
      LinkStep.Fill fill = randomFill(statement.hypergraph(), board, prover);
      try {
        Link filled = rules.fill(link, fill);
        passed[fill.filled().count()]++;
        assertThat(LinkOracle.holds(board, prover, filled))
            .as("%s from %s by %s on %s", filled.line(), link.line(), fill, board)
            .isTrue();
      } catch (Fault expected) {
        // Not dead, or an end.
      }
    }
  }

  /** Between the sides, or cells instead of them now and then; a quarter of the cells is P's. */
  private Link randomLink(Hypergraph game) {
    int cells = game.cellCount();
    int from = random.nextInt(4) == 0 ? random.nextInt(cells) : cells;
    int to = random.nextInt(4) == 0 ? random.nextInt(cells) : cells + 1;
    CellSet needs = game.noCells();
    CellSet zone = game.noCells();
    for (int cell = 0; cell < cells; cell++) {
      int lot = random.nextInt(4);
      boolean needed = lot == 0 || cell == from || cell == to;
      needs = needed ? needs.with(cell) : needs;
      zone = !needed && lot < 3 ? zone.with(cell) : zone;
    }
    return Link.between(from, from == to ? cells + 1 : to, needs, zone);
  }

  /** A cell and perhaps one next to it; of the cells around each with a chance of a half. */
  private LinkStep.Fill randomFill(Hypergraph game, HexBoard board, Player prover) {
    int cell = random.nextInt(game.cellCount());
    int beside = board.around(cell, prover)[random.nextInt(6)];
    boolean pair = random.nextInt(3) > 0 && game.allCells().contains(Math.max(beside, 0));
    CellSet filled = game.single(cell);
    filled = pair && beside >= 0 ? filled.with(beside) : filled;
    CellSet given = game.noCells();
    for (int each : filled.toArray()) {
      for (int place : board.around(each, prover)) {
        boolean isCell = place >= 0 && place < game.cellCount();
        given = isCell && random.nextBoolean() ? given.with(place) : given;
      }
    }
    return new LinkStep.Fill(filled, given.minus(filled));
  }
}
