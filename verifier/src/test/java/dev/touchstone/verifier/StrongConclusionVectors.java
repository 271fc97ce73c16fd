package dev.touchstone.verifier;

import static dev.touchstone.verifier.ProofBuilder.NOBODY;
import static dev.touchstone.verifier.ProofBuilder.STRONG;
import static dev.touchstone.verifier.StrongVectors.BLACK;
import static dev.touchstone.verifier.StrongVectors.WHITE;

import dev.touchstone.certificate.Reason;

/** Last claims that do not prove what a statement says of a strong game, one defect each. */
final class StrongConclusionVectors {

  private static final String HOLDS = "holds white";

  private StrongConclusionVectors() {}

  static void addTo(Vectors to) {
    kinds(to);
    positions(to);
    stealing(to);
    orderOfDefects(to);
  }

  private static ProofBuilder pairs(String... more) {
    return ProofBuilder.of(
        StrongShapes.with(
            new String[] {"board hypergraph", "cells a b c d", "line a b", "line c d", STRONG},
            more));
  }

  private static void kinds(Vectors to) {
    to.reject(
        Reason.WRONG_CONCLUSION,
        2,
        "strong-block-for-a-win",
        "a Block claim is a Hold, and a Win is asked for",
        pairs("first white", BLACK).groups("a-b", "c-d").end());
    to.reject(
        Reason.WRONG_CONCLUSION,
        4,
        "strong-hold-for-a-win",
        "one of the options is no Win",
        ProofBuilder.of(StrongShapes.fork("black a", BLACK))
            .answered("b")
            .done("a b")
            .answered("c")
            .nothing()
            .ordered(2)
            .end());
    to.reject(
        Reason.WRONG_CONCLUSION,
        2,
        "strong-complete-for-a-win",
        "a Complete claim does not say who is first",
        ProofBuilder.of(StrongShapes.fork("black a b", BLACK)).stones("a b").end());
    to.reject(
        Reason.WRONG_CONCLUSION,
        2,
        "strong-complete-for-a-hold",
        "nor that the other never is",
        ProofBuilder.of(StrongShapes.fork("black a b", "holds black")).stones("a b").end());
    to.reject(
        Reason.WRONG_CONCLUSION,
        2,
        "strong-answer-of-the-second-player",
        "Black moves first: White has no move to make",
        pairs(HOLDS).answered("a").groups("c-d").end());
    to.reject(
        Reason.WRONG_CONCLUSION,
        2,
        "strong-claim-of-the-first-player",
        "Black must move first",
        pairs("holds black").groups("a-b", "c-d").end());
    to.reject(
        Reason.WRONG_CONCLUSION,
        2,
        "strong-draw-by-an-answer",
        "nobody wins: the second player's claim is asked for",
        pairs(NOBODY).answered("a").groups("c-d").end());
  }

  private static void positions(Vectors to) {
    to.reject(
        Reason.STONE_MISSING,
        4,
        "strong-stone-missing",
        "a is nobody's",
        StrongShapes.doubleThreat(BLACK).end());
    to.reject(
        Reason.STONE_MISSING,
        17,
        "strong-stone-of-a-frame-is-missing",
        "the claim leans on s, which only a frame says is Black's",
        StrongShapes.star(ProofBuilder.of(StrongShapes.starOf("black p")).focus("", "s"))
            .leave()
            .end());
    to.reject(
        Reason.ZONE_TAKEN,
        4,
        "strong-zone-taken",
        "White has b",
        StrongShapes.doubleThreat("black a", "white b", BLACK).end());
    to.reject(
        Reason.TOLERANCE_EXCEEDED,
        4,
        "strong-line-completed-before",
        "White has completed a b, but Black x y z",
        ProofBuilder.of(StrongShapes.fork("black x y z", "white a b", WHITE))
            .answer("", "")
            .done("a b")
            .leave()
            .end());
    to.reject(
        Reason.TOLERANCE_EXCEEDED,
        2,
        "strong-line-without-a-stone",
        "c d is not blocked: its tolerance is -1",
        pairs(HOLDS).groups("a-b").end());
    to.reject(
        Reason.TOLERANCE_EXCEEDED,
        10,
        "strong-one-stone-too-many",
        "s t u w is blocked and tolerates one stone; the image says so of x y z v, where White has two",
        StrongShapes.oneStoneTooMany(true).end());
    to.reject(
        Reason.ANSWER_TAKEN,
        2,
        "strong-first-move-taken",
        "a is White's",
        pairs("white a", "holds black").answered("a").nothing().end());
    to.reject(
        Reason.ANSWER_TOO_LARGE,
        4,
        "strong-first-move-of-two",
        "a and c where p = 1",
        pairs("holds black").answer("", "a c").nothing().leave().end());
  }

  private static void stealing(Vectors to) {
    to.reject(
        Reason.NO_STRATEGY_TO_STEAL,
        4,
        "strong-nothing-to-steal",
        "White holds; of Black that says nothing, for there is a stone",
        ProofBuilder.of("board hypergraph", "cells a b c", "line a b", "white c", STRONG, NOBODY)
            .answered("a")
            .nothing()
            .answered("b")
            .nothing()
            .ordered(2)
            .end());
    to.reject(
        Reason.STONE_MISSING,
        2,
        "strong-draw-by-a-win",
        "on an empty board White owns no line",
        pairs(NOBODY).done("a b").end());
    to.reject(
        Reason.LINE_NOT_BLOCKED,
        2,
        "strong-draw-by-half-a-block",
        "a Block claim must serve both: it is not taken for the second player's Hold",
        pairs(NOBODY).groups("a-b").end());
  }

  private static void orderOfDefects(Vectors to) {
    to.reject(
        Reason.WRONG_CONCLUSION,
        4,
        "strong-kind-before-the-move",
        "a Block claim after a move of two stones, one of them taken",
        pairs("white a", BLACK).answer("", "a c").nothing().leave().end());
    to.reject(
        Reason.ANSWER_TAKEN,
        4,
        "strong-taken-before-too-large",
        "a move of two stones, one of them taken",
        pairs("white a", "holds black").answer("", "a c").nothing().leave().end());
    to.reject(
        Reason.ANSWER_TOO_LARGE,
        4,
        "strong-too-large-before-missing",
        "a move of two stones that leaves b missing",
        pairs(BLACK).answer("", "c d").done("a b").leave().end());
    to.reject(
        Reason.STONE_MISSING,
        4,
        "strong-missing-before-taken",
        "a is nobody's, b White's",
        StrongShapes.doubleThreat("white b", BLACK).end());
    to.reject(
        Reason.ZONE_TAKEN,
        2,
        "strong-taken-before-exceeded",
        "a is Black's, and c d is not blocked",
        pairs("black a", HOLDS).groups("a-b").end());
    to.reject(
        Reason.NO_STRATEGY_TO_STEAL,
        2,
        "strong-stealing-before-missing",
        "a stone on the board, and none on a b",
        pairs("black c", NOBODY).done("a b").end());
  }
}
