package dev.touchstone.solver.proof;

import java.util.List;

/**
 * What a proof of Breaker's win will say, decided before any of it is written: each claim in the
 * orientation in which it is made, and where it is used again.
 */
@SuppressWarnings("ArrayRecordComponent") // They are made once and read; nobody compares them.
final class Planned {

  private Planned() {}

  /**
   * A claim that stands in the certificate once.
   *
   * @param number claims are numbered in the order in which they are finished
   */
  record Claim(int number, Body body) {}

  /** From what a claim is made. */
  sealed interface Body permits Pairs, Packed, Choice {}

  /** Disjoint pairs, one after the other, that block what the scene needs (T3). */
  record Pairs(int[] cells) implements Body {}

  /** A packing as the table keeps it, turned (T7). */
  record Packed(int[] code, int symmetry) implements Body {}

  /** Options (T5), in the order in which they are written. */
  record Choice(List<Answer> answers) implements Body {}

  /**
   * An answer with what holds after it: BOTH of the pieces, if there are several.
   *
   * @param opponent a cell that none of them has, or -1
   * @param reply the cell that Breaker takes, or -1 for none
   */
  record Answer(int opponent, int reply, List<Piece> pieces) {}

  /** A claim where it is used. */
  sealed interface Piece permits Use, Exchanged, Focused {}

  /** A claim as it was made, or turned. */
  record Use(Claim claim, int symmetry) implements Piece {}

  /** The pairs of exchanges. */
  record Exchanged(int[] cells) implements Piece {}

  /** A claim of a part of the position; the free cells of all others are as good as Breaker's. */
  record Focused(long[] others, Piece piece) implements Piece {}

  /** Pieces with the cells that they need free and the lines that they block: Block ⟨Z, L⟩. */
  record Blocking(List<Piece> pieces, long[] zone, long[] lines) {}
}
