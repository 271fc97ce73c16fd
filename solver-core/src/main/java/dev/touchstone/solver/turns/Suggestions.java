package dev.touchstone.solver.turns;

import dev.touchstone.game.CellList;
import dev.touchstone.solver.Suggestion;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The mover's turns that look best where a search of one position has ended without a winner. */
final class Suggestions {

  private static final int MOST = 60;

  private final List<Suggestion> all = new ArrayList<>();

  private Suggestions() {}

  private void add(int[] cells, double work) {
    if (all.size() < MOST) {
      all.add(new Suggestion(CellList.of(cells), work));
    }
  }

  /** The prover's: first what was looked at, by its proof numbers, then what was put off. */
  static List<Suggestion> ofProver(OpenReply root) {
    Suggestions found = new Suggestions();
    root.turns.stream()
        .filter(turn -> !turn.isRefuted())
        .sorted(Comparator.comparingInt(turn -> turn.proof))
        .forEach(turn -> found.add(turn.cells, turn.proof));
    double later = found.all.isEmpty() ? 1 : found.all.get(found.all.size() - 1).work();
    root.later().left().forEach(turn -> found.add(turn.cells(), 2 * later));
    return found.all;
  }

  /** The opponent's: those that threats alone do not answer. */
  static List<Suggestion> ofOpponent(OpenReply root) {
    Suggestions found = new Suggestions();
    for (QuietTurn turn : root.turns) {
      turn.open.forEach(reply -> found.add(reply.move, reply.disproof));
    }
    return found.all;
  }

  /** The prover's where nothing was looked at: by what the lines say. */
  static List<Suggestion> of(Stones at, int stones, List<int[]> formations) {
    Suggestions found = new Suggestions();
    if (formations.isEmpty()) {
      Candidates.of(at, stones, Leaves.ANY_TURN).forEach(turn -> found.add(turn.cells(), 1));
    }
    formations.forEach(cells -> found.add(cells, 1));
    return found.all;
  }
}
