package dev.touchstone.strategy;

import dev.touchstone.game.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How a strategy begins.
 *
 * @param player for whom it plays
 * @param first its first stones, if it moves first
 * @param turn the stones of the opponent's first turn
 * @param answers its answer to each first turn of the opponent, by cells, if that is of one stone;
 *     turns of more are too many to list, and one stone of them alone has no answer
 * @param outlook of a strong game, what it threatens then and what it has to spare, and in which
 *     order its answers are tried, a sentence each
 * @param largestZone the most cells that it has to mind: after one of these answers, or else before
 */
public record Openings(
    Player player,
    List<Integer> first,
    int turn,
    SortedMap<Integer, List<Integer>> answers,
    List<String> outlook,
    int largestZone) {

  /** Plays each first turn of one stone once. */
  public static Openings of(Strategy strategy) {
    Playing game = strategy.play();
    List<Integer> first = game.strategyMoves() ? game.answer().cells() : List.of();
    int turn = game.toPlace();
    List<String> outlook = new ArrayList<>(Outlook.of(game));
    outlook.addAll(Order.of(game));
    SortedMap<Integer, List<Integer>> answers = new TreeMap<>();
    int largest = turn == 1 ? 0 : game.promise().zone().count();
    for (int cell : turn == 1 ? game.free().toArray() : new int[0]) {
      game.move(cell);
      Reply reply = game.answer();
      answers.put(cell, reply.cells());
      largest = Math.max(largest, reply.promise().zone().count());
      game.undo();
      game.undo();
    }
    return new Openings(strategy.player(), first, turn, answers, outlook, largest);
  }
}
