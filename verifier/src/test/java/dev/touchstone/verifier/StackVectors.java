package dev.touchstone.verifier;

import dev.touchstone.certificate.Reason;

/** Steps that do not fit together, one defect each. */
final class StackVectors {

  private StackVectors() {}

  static void addTo(Vectors to) {
    references(to);
    stack(to);
  }

  private static void references(Vectors to) {
    to.reject(
        Reason.FORWARD_REFERENCE,
        1,
        "recall-forward",
        "the claim that is kept next",
        RuleVectors.pairs().recall(0).keep(1).end());
    to.reject(
        Reason.FORWARD_REFERENCE,
        2,
        "image-forward",
        "a symmetry that is given later",
        RuleVectors.pairs().cover("a-b", "c-d").image(0).symmetry(name -> name).end());
    to.reject(
        Reason.NO_SUCH_CLAIM,
        1,
        "recall-too-far",
        "nothing is kept",
        RuleVectors.pairs().recall(1).end());
    to.reject(
        Reason.CLAIM_USED_UP,
        5,
        "recall-twice",
        "kept for one use",
        RuleVectors.pairs().groups("a-b").keep(1).groups("c-d").recall(1).recall(1).both(4).end());
    to.reject(
        Reason.CLAIM_NOT_USED,
        2,
        "keep-for-nothing",
        "kept for no use",
        RuleVectors.pairs().cover("a-b", "c-d").keep(0).end());
    to.reject(
        Reason.CLAIM_NOT_USED,
        3,
        "keep-and-forget",
        "kept for one use that does not come",
        RuleVectors.pairs().cover("a-b", "c-d").keep(1).end());
  }

  private static void stack(Vectors to) {
    to.reject(
        Reason.MISSING_OPERAND,
        1,
        "options-of-nothing",
        "an empty stack",
        RuleVectors.pairs().options(1).end());
    to.reject(
        Reason.MISSING_OPERAND,
        2,
        "options-of-none",
        "OPTIONS 0",
        RuleVectors.pairs().cover("a-b", "c-d").options(0).end());
    to.reject(
        Reason.MISSING_OPERAND,
        1,
        "keep-nothing",
        "an empty stack",
        RuleVectors.pairs().keep(1).end());
    to.reject(
        Reason.MISSING_OPERAND,
        1,
        "keep-nothing-for-nothing",
        "the operand is looked for first",
        RuleVectors.pairs().keep(0).end());
    to.reject(
        Reason.MISSING_OPERAND,
        3,
        "below-the-frame",
        "an operand made outside the frame",
        RuleVectors.pairs().cover("a-b", "c-d").focus("", "").both(1).leave().end());
    to.reject(
        Reason.WRONG_OPERAND,
        2,
        "options-of-claims",
        "OPTIONS takes answers",
        RuleVectors.pairs().cover("a-b", "c-d").options(1).end());
    to.reject(
        Reason.WRONG_OPERAND,
        2,
        "keep-an-answer",
        "KEEP takes a claim",
        RuleVectors.pairs().answered("a").groups("c-d").keep(1).end());
    to.reject(
        Reason.BAD_FRAME,
        2,
        "empty-frame",
        "no claim in the frame",
        RuleVectors.pairs().focus("", "").leave().end());
    to.reject(
        Reason.BAD_FRAME,
        4,
        "two-claims-in-a-frame",
        "two claims in the frame",
        RuleVectors.pairs().focus("", "").groups("a-b").groups("c-d").leave().end());
    to.reject(
        Reason.BAD_FRAME,
        3,
        "answer-in-a-frame",
        "an answer in the frame",
        RuleVectors.pairs().focus("", "").answered("a").groups("c-d").leave().end());
    to.reject(
        Reason.UNFINISHED,
        3,
        "two-claims-at-end",
        "BOTH is missing",
        RuleVectors.pairs().groups("a-b").groups("c-d").end());
    to.reject(Reason.UNFINISHED, 1, "nothing-at-end", "no claim at all", RuleVectors.pairs().end());
  }
}
