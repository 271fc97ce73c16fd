package dev.touchstone.certificate;

import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.LineSet;

/**
 * One step of a certificate. Steps work on a stack: each takes its operands from the top and puts
 * its result there. docs/format.md gives the bytes, docs/theorems.md the meaning.
 */
public sealed interface Step {

  /** A step that needs no operands and makes one claim. */
  sealed interface Leaf extends Step {}

  /** Block ⟨∅, ∅⟩. */
  record Nothing() implements Leaf {}

  /** Complete ⟨ℓ, ∅⟩. */
  record Stones(int line) implements Leaf {}

  /**
   * Block by groups of {@code size} cells, listed one after the other.
   *
   * @param listed whether the cells stand in the bytes; otherwise they follow from the scene and a
   *     few choices (COVER)
   */
  record Groups(int size, CellList cells, boolean listed) implements Leaf {}

  /** Block ⟨Z, L⟩ by its potential; both sets are what the scene leaves. */
  record Potential(CellSet zone, LineSet lines) implements Leaf {}

  /** A kept claim again: the one kept {@code distance} KEEPs ago. */
  record Recall(long distance) implements Leaf {}

  /**
   * A leaf that is at once the answer {@code cell} with what follows it; the scene of the leaf has
   * the opponent's stone {@code opponent}, or no new one (-1).
   */
  record Answered(int opponent, int cell, Leaf leaf) implements Step {}

  /** Opens a frame: up to its {@link Leave}, the scene has these stones too. */
  record Enter(Frame frame, CellSet opponent, CellSet prover) implements Step {}

  /** Closes a frame; the one claim made in it becomes an answer with what follows, or stays. */
  record Leave() implements Step {}

  /** One claim from answers with what follows them. */
  record Options(long count) implements Step {}

  /** One Block claim from several with disjoint zones. */
  record Both(long count) implements Step {}

  /** The claim with {@code to} in the role of {@code from}. */
  record Swap(int from, int to) implements Step {}

  /** The claim under a symmetry that was given before. */
  record Image(long symmetry) implements Step {}

  /** Keeps the claim on top of the stack for {@code uses} more uses. */
  record Keep(long uses) implements Step {}

  /** A symmetry: the image of each cell in order. */
  record Symmetry(CellList images) implements Step {}

  /** The theorem, from the one thing left. */
  record End() implements Step {}

  /** What a frame is for. */
  enum Frame {
    /** The prover's stones are an answer to the opponent's; the frame yields that answer. */
    ANSWER,
    /** The stones only set the scene for some leaves; the frame yields the claim made in it. */
    FOCUS
  }
}
