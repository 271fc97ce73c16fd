package dev.touchstone.cli;

import dev.touchstone.game.Layout;
import dev.touchstone.game.Player;
import dev.touchstone.solver.Proof;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.Holding;
import dev.touchstone.theorem.InWords;
import dev.touchstone.theorem.NewProof;
import dev.touchstone.theorem.ProofListener;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.TheoremFolder;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Where no certificate says by itself that nobody wins, two theorems do: each player holds. The
 * second one lies beside the first, in a folder of the same name with {@code -black-holds} or
 * {@code -white-holds} behind it. What is there already is never replaced.
 */
final class OtherHold {

  private final Path folder;
  private final Outcome outcome;
  private final Problem problem;

  private OtherHold(Path folder, Outcome outcome, Problem problem) {
    this.folder = folder;
    this.outcome = outcome;
    this.problem = problem;
  }

  /**
   * Of the proofs that were found the one whose theorem is in the folder itself: what is there
   * already, or else the first. Refuses what is there and says less.
   */
  static Proof first(List<Proof> found, Optional<CheckedProof> held) throws Refusal {
    if (held.isEmpty()) {
      return found.get(0);
    }
    Outcome said = held.get().statement().winner();
    for (Proof proof : found) {
      if (proof.statement().winner() == said) {
        return proof;
      }
    }
    throw another(held.get());
  }

  private static Refusal another(CheckedProof there) {
    return Refusal.usage(
        "%s says something else: %s; choose another folder"
            .formatted(there.files().statement(), InWords.headline(there.statement())));
  }

  /** Where it lies that this outcome is proved, too, beside the folder of the first theorem. */
  private static OtherHold beside(Path first, Outcome outcome, Problem problem) {
    Path named = first.normalize();
    Path name = named.getFileName();
    if (name == null || name.toString().isEmpty() || name.toString().equals("..")) {
      named = first.toAbsolutePath().normalize();
    }
    return new OtherHold(
        named.resolveSibling(named.getFileName() + "-" + outcome.inOneWord(problem.rules())),
        outcome,
        problem);
  }

  /** What a theorem leaves to be proved; nothing if it says all by itself. */
  static Optional<OtherHold> of(CheckedProof first, Path folder, Problem problem) {
    Outcome said = first.statement().winner();
    if (!said.isHold()) {
      return Optional.empty();
    }
    Player other = said == Outcome.BLACK_HOLDS ? Player.WHITE : Player.BLACK;
    return Optional.of(beside(folder, Outcome.holds(other), problem));
  }

  /**
   * The proof there, if there is one and it is accepted now. Refuses that of another outcome of
   * this game: two theorems that say the same do not say that nobody wins.
   */
  Optional<CheckedProof> proof(ProofListener listener) throws Refusal {
    Optional<CheckedProof> there = Holding.of(folder).proofOf(problem, listener);
    if (there.isPresent() && there.get().statement().winner() != outcome) {
      throw another(there.get());
    }
    return there;
  }

  /** Writes a proof beside that folder, unless one is there. */
  static CheckedProof write(
      Proof found, Path first, Problem problem, Optional<Layout> layout, ProofListener listener)
      throws Refusal {
    OtherHold other = beside(first, found.statement().winner(), problem);
    Optional<CheckedProof> there = other.proof(listener);
    if (there.isPresent()) {
      return there.get();
    }
    try (TheoremFolder open = TheoremFolder.open(other.folder)) {
      return new NewProof(found.statement(), found::emit).writeTo(open, layout, listener);
    }
  }
}
