package dev.touchstone.solver;

import dev.touchstone.game.Player;
import dev.touchstone.solver.SolveListener.Progress;

/** What came out of a search. */
public sealed interface SolveResult {

  /** What it took. */
  Work work();

  /** One player wins, and this is the proof. */
  record Decided(Player winner, Proof proof, Work work) implements SolveResult {}

  /** A budget was used up first, here; with a checkpoint the search can go on. */
  record OutOfBudget(Budget budget, Work work, Progress reached) implements SolveResult {}

  /** What was used up. */
  enum Budget {
    NODES("the node budget is used up"),
    TIME("the time is used up"),
    MEMORY("the table does not fit into the memory given"),
    CANCELLED("interrupted");

    private final String words;

    Budget(String words) {
      this.words = words;
    }

    public String words() {
      return words;
    }
  }

  /**
   * The work of a search.
   *
   * @param nodes positions expanded, in earlier runs as well
   * @param nodesBefore those of earlier runs, from the checkpoint
   * @param leafTests pairing searches
   * @param entries positions in the table
   * @param tableBytes the memory they take
   */
  record Work(long nodes, long nodesBefore, long leafTests, long entries, long tableBytes) {}
}
