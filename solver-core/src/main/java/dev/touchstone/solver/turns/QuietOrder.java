package dev.touchstone.solver.turns;

import static dev.touchstone.solver.turns.TurnBoard.OPPONENT;
import static dev.touchstone.solver.turns.TurnBoard.PROVER;

import dev.touchstone.solver.turns.Candidates.Turn;
import dev.touchstone.solver.turns.TurnClaim.Choice;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The order in which the prover's turns are tried that leave the opponent a stone. */
final class QuietOrder {

  private QuietOrder() {}

  /**
   * The prover's turns: first those that answered sister replies; at the start last those that look
   * to the lines as another one does.
   *
   * @param sisters the options found for other replies to the same turn
   */
  static List<Turn> of(Leaves leaves, List<Choice> sisters, boolean isStart) {
    List<int[]> answers = sisters.stream().map(choice -> choice.answer()).toList();
    List<Turn> first = new ArrayList<>();
    List<Turn> then = new ArrayList<>();
    List<Turn> twins = new ArrayList<>();
    LongOpenHashSet looks = new LongOpenHashSet();
    for (Turn turn : leaves.candidates()) {
      if (answers.stream().anyMatch(answer -> Arrays.equals(answer, turn.cells()))) {
        first.add(turn);
      } else if (!isStart || looks.add(look(leaves.at, turn.cells()))) {
        then.add(turn);
      } else {
        twins.add(turn);
      }
    }
    first.addAll(then);
    first.addAll(twins);
    return first;
  }

  /** How many lines have how many stones of both sides after a turn. */
  private static long look(Stones at, int[] cells) {
    at.put(cells, PROVER);
    int[] lines = new int[1024];
    for (int line = 0; line < at.board.lines; line++) {
      lines[32 * Math.min(31, at.count[PROVER][line]) + Math.min(31, at.count[OPPONENT][line])]++;
    }
    at.take(cells, PROVER);
    long look = 0;
    for (int count : lines) {
      look = look * 1_000_003 + count;
    }
    return look;
  }
}
