package dev.touchstone.verifier;

import static dev.touchstone.verifier.ProofBuilder.NOBODY;
import static dev.touchstone.verifier.ProofBuilder.STRONG;

/** Proofs of strong games that must be accepted. */
final class StrongVectors {

  static final String BLACK = "winner black";
  static final String WHITE = "winner white";

  private StrongVectors() {}

  static void addTo(Vectors to) {
    boards(to);
    stones(to);
    order(to);
    scenes(to);
    blocks(to);
  }

  private static void boards(Vectors to) {
    to.accept(
        "strong-3-4-3-black-wins",
        "two options after b2; the example of docs/format.md",
        StrongShapes.threeByFour("board 3,4,3", STRONG, BLACK));
    to.accept(
        "strong-3-4-3-black-holds",
        "a Win is a Hold",
        StrongShapes.threeByFour("board 3,4,3", STRONG, "holds black"));
    to.accept(
        "strong-3-3-3-white-holds",
        "Black moves first; Holds by pairs, by threats and by both",
        searched("board 3,3,3", STRONG, "holds white"));
    to.accept(
        "strong-3-3-3-draw",
        "White holds, and Black could steal a win of White's",
        searched("board 3,3,3", STRONG, NOBODY));
    to.accept(
        "strong-3-3-3-draw-white-first",
        "the same with White first: then Black is who holds",
        searched("board 3,3,3", STRONG, "first white", NOBODY));
  }

  private static ProofBuilder searched(String... statement) {
    ProofBuilder proof = ProofBuilder.of(statement);
    StrongProofs.of(proof.statement()).orElseThrow().forEach(proof::step);
    return proof;
  }

  private static void stones(Vectors to) {
    to.accept(
        "strong-double-threat",
        "two threats of Black's against one stone of White's on another line",
        StrongShapes.doubleThreat("black a", "white x", BLACK).end());
    to.accept(
        "strong-has-won",
        "White has completed a b, Black two of x y z",
        ProofBuilder.of(StrongShapes.fork("black x y", "white a b", WHITE))
            .answer("", "")
            .done("a b")
            .leave()
            .end());
    to.accept(
        "strong-first-move-wins",
        "Black completes a b before White completes c d",
        ProofBuilder.of(
                "board hypergraph",
                "cells a b c d",
                "line a b",
                "line c d",
                "black a",
                "white c",
                STRONG,
                BLACK)
            .answered("b")
            .done("a b")
            .end());
    to.accept(
        "strong-answer-of-none",
        "whatever White plays: the line is blocked, and Black need not answer",
        ProofBuilder.of(
                "board hypergraph", "cells a b c", "line a b", "black a", STRONG, "holds black")
            .answer("", "")
            .answer("", "")
            .nothing()
            .leave()
            .ordered(1)
            .leave()
            .end());
  }

  private static void order(Vectors to) {
    to.accept(
        "strong-order-of-options",
        "the threat b first: the slower option, which pays a stone more, answers b only",
        StrongShapes.slowAndFast(true));
    to.accept(
        "strong-image-not-needed",
        "the claim of reject/strong-one-stone-too-many without its IMAGE",
        StrongShapes.oneStoneTooMany(false).end());
    to.accept(
        "strong-guard",
        "the slow option first, kept from y and z by its guard: White has x",
        StrongShapes.slow(false, "black p a", "white x", BLACK).end());
  }

  private static void scenes(Vectors to) {
    to.accept(
        "strong-stone-in-both-zones",
        "s is in the zones of both options, but Black's; IMAGE and RECALL of a Win",
        StrongShapes.star(ProofBuilder.of(StrongShapes.starOf("black p s")).focus("", ""))
            .leave()
            .end());
  }

  private static void blocks(Vectors to) {
    String[] pair = {"board hypergraph", "cells a b c", "line a b", "line a c", STRONG};
    to.accept(
        "strong-block-is-a-hold",
        "a b by a pair, c d by a stone: a Block claim counts as a Hold",
        ProofBuilder.of(
                "board hypergraph",
                "cells a b c d",
                "line a b",
                "line c d",
                "white c",
                STRONG,
                "holds white")
            .groups("a-b")
            .end());
    to.accept(
        "strong-black-holds-by-a-stone",
        "the first player holds by an answer and nothing more",
        ProofBuilder.of(pair[0], pair[1], pair[2], pair[3], pair[4], "holds black")
            .answered("a")
            .nothing()
            .end());
    to.accept(
        "strong-two-stones-hold",
        "p = 2, q = 1: White holds by groups of three",
        Proofs.sevenByTriples("board 7,7,7", "turn 2", "opening 1", STRONG, "holds white"));
    to.accept(
        "strong-exact-hold",
        "who blocks all runs of five blocks the exact ones",
        ProofBuilder.of("board 5,5,5", "overline void", STRONG, "holds white").potential().end());
  }
}
