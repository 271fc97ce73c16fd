package dev.touchstone.solver;

import dev.touchstone.game.Player;
import dev.touchstone.solver.SolveListener.Progress;
import dev.touchstone.statement.Outcome;
import java.util.List;

/** What came out of a search. */
public sealed interface SolveResult {

  /** What it took. */
  Work work();

  /**
   * It is known how the game ends.
   *
   * @param outcome who wins, or that nobody does
   * @param proofs one proof of that; or two, that neither player loses, where no certificate says
   *     both
   */
  record Decided(Outcome outcome, List<Proof> proofs, Work work) implements SolveResult {

    /** One player wins, and this is the proof. */
    public Decided(Player winner, Proof proof, Work work) {
      this(Outcome.wins(winner), List.of(proof), work);
    }

    /** The proof, or the first of two. */
    public Proof proof() {
      return proofs.get(0);
    }

    /** Who wins, if somebody does, as somebody always does in a weak game. */
    public Player winner() {
      if (!outcome.isWin()) {
        throw new IllegalStateException("nobody wins");
      }
      return outcome == Outcome.BLACK ? Player.BLACK : Player.WHITE;
    }
  }

  /** A budget was used up first, here; with a checkpoint the search can go on. */
  record OutOfBudget(Budget budget, Work work, Progress reached) implements SolveResult {}

  /** What was used up. */
  enum Budget {
    NODES("the node budget is used up"),
    TIME("the time is used up"),
    MEMORY("the table does not fit into the memory given"),
    WINDOWS("no window shows a win, which proves nothing, and larger ones are not searched"),
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
