package dev.touchstone.solver.local;

import java.util.List;

/**
 * How Breaker wins a local game: a claim Block ⟨Z, L⟩ with what makes it. Cells and lines are bits
 * of words.
 *
 * <p>L is closed: a line that contains ℓ ∩ Z for some ℓ of L is in L as well. (So it is for groups;
 * T5 and T7 keep it.) So whoever blocks the least lines of a position blocks all.
 */
sealed interface LocalProof {

  /** Z. */
  long zone();

  /** L. */
  long blocked();

  /** T3: groups of p + 1 cells. */
  record Groups(List<Long> groups, long zone, long blocked) implements LocalProof {}

  /** T5: answers, of which every turn of Maker's leaves one alone that is not too large. */
  record Options(List<Reply> replies, long zone, long blocked) implements LocalProof {}

  /** T7: parts that have no cell in common. */
  record Both(List<LocalProof> parts, long zone, long blocked) implements LocalProof {}

  /** T9: the image of a claim. */
  record Image(LocalProof of, Automorphism by, long zone, long blocked) implements LocalProof {}

  /** An answer with what holds then. */
  record Reply(long cells, LocalProof then) {

    /** T_i: what Maker must leave alone for this answer to be given. */
    long touched() {
      return cells | then.zone();
    }

    /** |R_i|. */
    int stones() {
      return Long.bitCount(cells);
    }
  }
}
