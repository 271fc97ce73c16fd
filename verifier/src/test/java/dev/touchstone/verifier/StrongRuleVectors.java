package dev.touchstone.verifier;

import static dev.touchstone.verifier.ProofBuilder.MAKER;
import static dev.touchstone.verifier.ProofBuilder.STRONG;
import static dev.touchstone.verifier.ProofBuilder.WEAK;
import static dev.touchstone.verifier.StrongVectors.BLACK;

import dev.touchstone.certificate.RaceStep;
import dev.touchstone.certificate.Reason;

/** Side conditions of the rules for strong games that fail, one each. */
final class StrongRuleVectors {

  private StrongRuleVectors() {}

  static void addTo(Vectors to) {
    weakGames(to);
    options(to);
    tolerances(to);
    kinds(to);
    orderOfDefects(to);
  }

  /** Lines a b and c d of a weak game; Maker has a, Breaker moves. */
  private static ProofBuilder weak() {
    return ProofBuilder.of(
        "board hypergraph",
        "cells a b c d",
        "line a b",
        "line a c",
        "maker a",
        "first breaker",
        WEAK,
        MAKER);
  }

  private static void weakGames(Vectors to) {
    to.reject(
        Reason.RULE_OF_STRONG_GAMES,
        1,
        "strong-done-in-a-weak-game",
        "DONE, where STONES would do",
        weak().answered("b").done("a b").answered("c").stones("a c").options(2).end());
    to.reject(
        Reason.RULE_OF_STRONG_GAMES,
        3,
        "strong-ordered-in-a-weak-game",
        "ORDERED of Block claims, where OPTIONS would do",
        weak().answered("b").nothing().answered("c").nothing().ordered(2).end());
  }

  private static void options(Vectors to) {
    to.reject(
        Reason.OPTION_NOT_USED,
        4,
        "strong-option-not-used",
        "b and c answer everything",
        fork()
            .answered("b")
            .done("a b")
            .answered("c")
            .done("a c")
            .answered("x")
            .done("a c")
            .ordered(3)
            .end());
    to.reject(
        Reason.MOVE_NOT_ANSWERED,
        2,
        "strong-single-threat",
        "White plays b",
        fork().answered("b").done("a b").ordered(1).end());
    to.reject(
        Reason.ANSWER_TOO_LARGE,
        4,
        "strong-two-stones-for-one",
        "b and c where p = 1",
        fork().answer("", "b c").done("a b").leave().ordered(1).end());
  }

  private static ProofBuilder fork() {
    return ProofBuilder.of(StrongShapes.fork("black a", BLACK));
  }

  private static void tolerances(Vectors to) {
    to.reject(
        Reason.MOVE_NOT_ANSWERED,
        3,
        "strong-winning-reply",
        "White has x and y: both options leave z, which completes a line",
        StrongShapes.doubleThreat("black a", "white x y", BLACK).end());
    to.reject(
        Reason.MOVE_NOT_ANSWERED,
        19,
        "strong-other-order-of-options",
        "the slower option first: it answers more and leaves no stone on x y z",
        StrongShapes.slowAndFast(false));
    to.reject(
        Reason.MOVE_NOT_ANSWERED,
        4,
        "strong-guard-left-out",
        "a frame says that White has x and y: then z must be answered, though White has neither",
        ProofBuilder.of(StrongShapes.fork("black a", BLACK))
            .focus("x y", "")
            .answered("b")
            .done("a b")
            .answered("c")
            .done("a c")
            .ordered(2)
            .leave()
            .end());
  }

  private static void kinds(Vectors to) {
    to.reject(
        Reason.WRONG_OPERAND,
        2,
        "strong-ordered-of-complete",
        "a Complete claim does not look at White's lines",
        fork().answered("b").stones("a b").ordered(1).end());
    to.reject(
        Reason.WRONG_OPERAND,
        5,
        "strong-both-of-a-hold",
        "no stones needed, all lines blocked: a Hold that looks like a Block claim",
        holdLikeABlock().groups("c-d").both(2).end());
    to.reject(
        Reason.WRONG_OPERAND,
        4,
        "strong-swap-of-a-hold",
        "it looks like the pair a-b",
        holdLikeABlock().swap("a", "c").end());
    to.reject(
        Reason.WRONG_OPERAND,
        6,
        "strong-options-of-a-hold",
        "an answer with a Hold that looks like a Block claim",
        ProofBuilder.of(HOLDS)
            .answer("", "c")
            .answered("a")
            .nothing()
            .answered("b")
            .nothing()
            .ordered(2)
            .leave()
            .options(1)
            .end());
    to.reject(
        Reason.WRONG_OPERAND,
        3,
        "strong-options-of-a-block-and-a-win",
        "OPTIONS of a Block claim and of a Win",
        ProofBuilder.of(HOLDS)
            .answered("c")
            .groups("a-b")
            .answered("b")
            .done("a b")
            .options(2)
            .end());
    to.reject(
        Reason.WRONG_OPERAND,
        4,
        "strong-ordered-of-claims",
        "ORDERED takes answers",
        holdLikeABlock().ordered(1).end());
  }

  private static final String[] HOLDS = {
    "board hypergraph", "cells a b c d", "line a b", "line c d", STRONG, "holds white"
  };

  /** ORDERED of two answers: Hold ⟨∅, {a, b}⟩, which is no Block claim; three steps. */
  private static ProofBuilder holdLikeABlock() {
    return ProofBuilder.of("board hypergraph", "cells a b c d", "line a b", STRONG, "holds white")
        .answered("a")
        .nothing()
        .answered("b")
        .nothing()
        .ordered(2);
  }

  private static void orderOfDefects(Vectors to) {
    to.reject(
        Reason.MISSING_OPERAND,
        1,
        "strong-operands-before-the-game",
        "ORDERED of nothing in a weak game",
        weak().ordered(1).end());
    to.reject(
        Reason.WRONG_OPERAND,
        2,
        "strong-answers-before-the-game",
        "ORDERED of a claim in a weak game",
        weak().nothing().ordered(1).end());
    to.reject(
        Reason.RULE_OF_STRONG_GAMES,
        4,
        "strong-game-before-the-answers",
        "an answer of two stones in a weak game",
        weak().answer("", "b c").nothing().leave().ordered(1).end());
    to.reject(
        Reason.LINE_OUT_OF_RANGE,
        1,
        "strong-line-before-the-game",
        "DONE of a line that is none, in a weak game",
        weak().step(new RaceStep.Done(2)).end());
    to.reject(
        Reason.ANSWER_TOO_LARGE,
        4,
        "strong-size-before-the-kind",
        "two stones with a Complete claim",
        fork().answer("", "b c").stones("a b").leave().ordered(1).end());
    to.reject(
        Reason.WRONG_OPERAND,
        5,
        "strong-options-one-by-one",
        "the first is a Complete claim, the second has two stones",
        fork().answered("b").stones("a b").answer("", "b c").nothing().leave().ordered(2).end());
    to.reject(
        Reason.OPTION_NOT_USED,
        3,
        "strong-use-before-the-moves",
        "x is answered by nobody, and the second option answers nothing",
        fork().answered("b").done("a b").answered("b").done("a c").ordered(2).end());
  }
}
