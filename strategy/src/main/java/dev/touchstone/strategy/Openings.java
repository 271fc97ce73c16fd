package dev.touchstone.strategy;

import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How a strategy begins.
 *
 * @param first its first move, if it moves first; nowhere is -1
 * @param answers its answer to each first move of the opponent, by cells; -1 is none
 * @param largestZone the most cells that it has to mind after one of them
 */
public record Openings(int first, SortedMap<Integer, Integer> answers, int largestZone) {

  /** Plays each first move once. */
  public static Openings of(Strategy strategy) {
    Playing game = strategy.play();
    int first = game.strategyMoves() ? game.answer().cell().orElse(-1) : -1;
    SortedMap<Integer, Integer> answers = new TreeMap<>();
    int largest = 0;
    for (int cell : game.free().toArray()) {
      game.move(cell);
      Reply reply = game.answer();
      answers.put(cell, reply.cell().orElse(-1));
      largest = Math.max(largest, reply.promise().zone().count());
      game.undo();
      game.undo();
    }
    return new Openings(first, answers, largest);
  }
}
