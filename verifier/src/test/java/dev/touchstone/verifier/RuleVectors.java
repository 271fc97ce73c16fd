package dev.touchstone.verifier;

import dev.touchstone.certificate.Reason;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.CellList;

/** Steps that do not fit together, and side conditions that fail: one each. */
final class RuleVectors {

  private static final String WEAK = "rules weak";
  private static final String BREAKER = "winner breaker";
  private static final String MAKER = "winner maker";

  private RuleVectors() {}

  static void addTo(Vectors to) {
    references(to);
    stack(to);
    groupsAndPotential(to);
    options(to);
    optionsOfTwoStones(to);
    otherRules(to);
    symmetries(to);
    kindOfConclusion(to);
    conclusion(to);
  }

  /** Lines a b and c d. */
  private static ProofBuilder pairs() {
    return ProofBuilder.of(
        "board hypergraph", "cells a b c d", "line a b", "line c d", WEAK, BREAKER);
  }

  private static void references(Vectors to) {
    to.reject(
        Reason.FORWARD_REFERENCE,
        1,
        "recall-forward",
        "the claim that is kept next",
        pairs().recall(0).keep(1).end());
    to.reject(
        Reason.FORWARD_REFERENCE,
        2,
        "image-forward",
        "a symmetry that is given later",
        pairs().cover("a-b", "c-d").image(0).symmetry(name -> name).end());
    to.reject(
        Reason.NO_SUCH_CLAIM, 1, "recall-too-far", "nothing is kept", pairs().recall(1).end());
    to.reject(
        Reason.CLAIM_USED_UP,
        5,
        "recall-twice",
        "kept for one use",
        pairs().groups("a-b").keep(1).groups("c-d").recall(1).recall(1).both(4).end());
    to.reject(
        Reason.CLAIM_NOT_USED,
        2,
        "keep-for-nothing",
        "kept for no use",
        pairs().cover("a-b", "c-d").keep(0).end());
    to.reject(
        Reason.CLAIM_NOT_USED,
        3,
        "keep-and-forget",
        "kept for one use that does not come",
        pairs().cover("a-b", "c-d").keep(1).end());
  }

  private static void stack(Vectors to) {
    to.reject(
        Reason.MISSING_OPERAND,
        1,
        "options-of-nothing",
        "an empty stack",
        pairs().options(1).end());
    to.reject(
        Reason.MISSING_OPERAND,
        2,
        "options-of-none",
        "OPTIONS 0",
        pairs().cover("a-b", "c-d").options(0).end());
    to.reject(Reason.MISSING_OPERAND, 1, "keep-nothing", "an empty stack", pairs().keep(1).end());
    to.reject(
        Reason.MISSING_OPERAND,
        1,
        "keep-nothing-for-nothing",
        "the operand is looked for first",
        pairs().keep(0).end());
    to.reject(
        Reason.MISSING_OPERAND,
        3,
        "below-the-frame",
        "an operand made outside the frame",
        pairs().cover("a-b", "c-d").focus("", "").both(1).leave().end());
    to.reject(
        Reason.WRONG_OPERAND,
        2,
        "options-of-claims",
        "OPTIONS takes answers",
        pairs().cover("a-b", "c-d").options(1).end());
    to.reject(
        Reason.WRONG_OPERAND,
        2,
        "keep-an-answer",
        "KEEP takes a claim",
        pairs().answered("a").groups("c-d").keep(1).end());
    to.reject(
        Reason.BAD_FRAME,
        2,
        "empty-frame",
        "no claim in the frame",
        pairs().focus("", "").leave().end());
    to.reject(
        Reason.BAD_FRAME,
        4,
        "two-claims-in-a-frame",
        "two claims in the frame",
        pairs().focus("", "").groups("a-b").groups("c-d").leave().end());
    to.reject(
        Reason.BAD_FRAME,
        3,
        "answer-in-a-frame",
        "an answer in the frame",
        pairs().focus("", "").answered("a").groups("c-d").leave().end());
    to.reject(
        Reason.UNFINISHED,
        3,
        "two-claims-at-end",
        "BOTH is missing",
        pairs().groups("a-b").groups("c-d").end());
    to.reject(Reason.UNFINISHED, 1, "nothing-at-end", "no claim at all", pairs().end());
  }

  private static void groupsAndPotential(Vectors to) {
    to.reject(
        Reason.GROUP_SIZE,
        1,
        "groups-of-p",
        "single cells where p = 1",
        pairs().groups("a", "c").end());
    to.reject(
        Reason.GROUP_SIZE,
        1,
        "pairs-for-two-stones",
        "pairs where p = 2",
        ProofBuilder.of(
                "board hypergraph",
                "cells a b c d",
                "line a b",
                "line c d",
                "turn 2",
                WEAK,
                BREAKER)
            .groups("a-b", "c-d")
            .end());
    to.reject(
        Reason.GROUP_SIZE,
        1,
        "groups-too-large",
        "groups of three where p = 1",
        ProofBuilder.of("board hypergraph", "cells a b c", "line a b c", WEAK, BREAKER)
            .groups("a-b-c")
            .end());
    to.reject(
        Reason.GROUPS_OVERLAP,
        1,
        "groups-overlap",
        "b is in two pairs",
        ProofBuilder.of("board hypergraph", "cells a b c", "line a b", "line b c", WEAK, BREAKER)
            .groups("a-b", "b-c")
            .end());
    to.reject(
        Reason.POTENTIAL_TOO_LARGE,
        1,
        "potential-of-one-half",
        "exactly 1/2",
        pairs().potential().end());
    to.reject(
        Reason.POTENTIAL_TOO_LARGE,
        2,
        "potential-of-a-lost-line",
        "a line without an available cell",
        ProofBuilder.of("board hypergraph", "cells a b c", "line a b c", WEAK, BREAKER)
            .focus("a b c", "")
            .potential()
            .leave()
            .end());
    to.reject(
        Reason.POTENTIAL_NEEDS_SINGLE_STONES,
        1,
        "potential-for-two-stones",
        "p = 2",
        ProofBuilder.of(
                "board hypergraph", "cells a b c d e", "line a b c d e", "turn 2", WEAK, BREAKER)
            .potential()
            .end());
  }

  private static void options(Vectors to) {
    to.reject(
        Reason.ANSWER_TOO_LARGE,
        4,
        "two-stones-for-one",
        "an answer of a and c where p = 1",
        pairs().answer("", "a c").nothing().leave().options(1).end());
    to.reject(
        Reason.ANSWER_IN_ZONE,
        2,
        "answer-in-own-zone",
        "a is played and paired",
        pairs().answered("a").groups("a-b", "c-d").options(1).end());
    to.reject(
        Reason.ANSWER_IN_ZONE,
        6,
        "maker-answer-in-own-zone",
        "a is played and needed free",
        ProofBuilder.of(
                "board hypergraph",
                "cells a b x",
                "line a x",
                "line b x",
                "maker x",
                "first breaker",
                WEAK,
                MAKER)
            .answer("", "a")
            .answered("a")
            .stones("a x")
            .answered("b")
            .stones("b x")
            .options(2)
            .leave()
            .options(1)
            .end());
    to.reject(
        Reason.MOVE_NOT_ANSWERED,
        3,
        "options-share-a-cell",
        "O plays a, which both need",
        ProofBuilder.of("board hypergraph", "cells a b c", "line a b", "line a c", WEAK, BREAKER)
            .answered("b")
            .groups("a-c")
            .answered("c")
            .groups("a-b")
            .options(2)
            .end());
    to.reject(
        Reason.MOVE_NOT_ANSWERED,
        2,
        "one-option",
        "O plays the answer's cell itself",
        ProofBuilder.of("board hypergraph", "cells a b", "line a", WEAK, BREAKER)
            .answered("a")
            .nothing()
            .options(1)
            .end());
    to.reject(
        Reason.MOVE_NOT_ANSWERED,
        3,
        "single-threat",
        "two lines, but one cell completes both",
        ProofBuilder.of(
                "board hypergraph",
                "cells a b c",
                "line a c",
                "line b c",
                "maker a b",
                "first breaker",
                WEAK,
                MAKER)
            .answered("c")
            .stones("a c")
            .answered("c")
            .stones("b c")
            .options(2)
            .end());
    to.reject(
        Reason.WRONG_OPERAND,
        3,
        "options-of-both-kinds",
        "a Block and a Complete claim",
        pairs().answered("a").groups("c-d").answered("b").stones("a b").options(2).end());
    to.reject(
        Reason.WRONG_OPERAND,
        3,
        "options-of-both-kinds-again",
        "a Complete and a Block claim",
        pairs().answered("b").stones("a b").answered("a").groups("c-d").options(2).end());
  }

  private static void optionsOfTwoStones(Vectors to) {
    String[] line = {
      "board hypergraph", "cells a b c d e", "line a b c d e", "turn 2", WEAK, BREAKER
    };
    to.reject(
        Reason.MOVE_NOT_ANSWERED,
        3,
        "two-options-for-two-stones",
        "O plays a and b at once",
        ProofBuilder.of(line).answered("a").nothing().answered("b").nothing().options(2).end());
    to.reject(
        Reason.MOVE_NOT_ANSWERED,
        8,
        "two-stones-for-one-of-two",
        "O plays a alone: the other answers have two stones",
        ProofBuilder.of(line)
            .answered("a")
            .nothing()
            .answer("", "b c")
            .nothing()
            .leave()
            .answer("", "d e")
            .nothing()
            .leave()
            .options(3)
            .end());
    to.reject(
        Reason.ANSWER_TOO_LARGE,
        4,
        "three-stones-for-two",
        "an answer of three stones, p = 2",
        ProofBuilder.of(line).answer("", "a b c").nothing().leave().options(1).end());
  }

  private static void otherRules(Vectors to) {
    to.reject(
        Reason.ZONES_OVERLAP,
        3,
        "zones-overlap",
        "both parts use b",
        ProofBuilder.of("board hypergraph", "cells a b c", "line a b", "line b c", WEAK, BREAKER)
            .groups("a-b")
            .groups("b-c")
            .both(2)
            .end());
    to.reject(
        Reason.WRONG_OPERAND,
        3,
        "both-of-complete",
        "BOTH does not add up Maker's claims",
        pairs().stones("a b").stones("c d").both(2).end());
    to.reject(
        Reason.WRONG_OPERAND,
        4,
        "both-kinds-before-zones",
        "the kinds are looked at first",
        pairs().groups("a-b").groups("a-b").stones("c d").both(3).end());
    to.reject(
        Reason.WRONG_OPERAND,
        2,
        "swap-of-complete",
        "SWAP does not change Maker's claims",
        pairs().stones("a b").swap("a", "c").end());
    to.reject(
        Reason.SWAP_FROM_OUTSIDE_ZONE,
        2,
        "swap-from-outside",
        "c is not in the zone",
        pairs().groups("a-b").swap("c", "d").end());
    to.reject(
        Reason.SWAP_INTO_ZONE,
        2,
        "swap-into-zone",
        "b is in the zone already",
        pairs().groups("a-b").swap("a", "b").end());
    to.reject(
        Reason.LINE_NOT_BLOCKED,
        3,
        "swap-loses-a-line",
        "v is on the line a v and u is not, so the line may not be kept",
        ProofBuilder.of("board hypergraph", "cells a u v", "line a v", "line a u v", WEAK, BREAKER)
            .groups("a-v")
            .swap("v", "u")
            .end());
  }

  private static void symmetries(Vectors to) {
    to.reject(
        Reason.NOT_A_PERMUTATION,
        1,
        "not-a-permutation",
        "a and b both go to a",
        pairs().step(new Step.Symmetry(CellList.of(0, 0, 2, 3))).end());
    to.reject(
        Reason.NOT_A_SYMMETRY,
        1,
        "not-a-symmetry",
        "b and c exchanged: no line is a c",
        pairs().step(new Step.Symmetry(CellList.of(0, 2, 1, 3))).end());
    to.reject(
        Reason.NOT_A_SYMMETRY,
        1,
        "shifted-board",
        "5,5,5 shifted by one column",
        ProofBuilder.of("board 5,5,5", WEAK, BREAKER)
            .symmetry(name -> "" + (char) ('a' + (name.charAt(0) - 'a' + 1) % 5) + name.charAt(1))
            .end());
  }

  private static void kindOfConclusion(Vectors to) {
    to.reject(
        Reason.WRONG_CONCLUSION,
        2,
        "answer-where-opponent-moves",
        "Maker moves first",
        pairs().answered("a").groups("c-d").end());
    to.reject(
        Reason.WRONG_CONCLUSION,
        2,
        "claim-where-prover-moves",
        "Maker must move first",
        ProofBuilder.of("board hypergraph", "cells a", "line a", "maker a", WEAK, MAKER)
            .stones("a")
            .end());
    to.reject(
        Reason.WRONG_CONCLUSION,
        2,
        "complete-for-breaker",
        "Maker's claim for Breaker's win",
        pairs().stones("a b").end());
    to.reject(
        Reason.WRONG_CONCLUSION,
        2,
        "block-for-maker",
        "Breaker's claim for Maker's win",
        ProofBuilder.of("board hypergraph", "cells a b", "line a b", "first breaker", WEAK, MAKER)
            .cover("a-b")
            .end());
    to.reject(
        Reason.WRONG_CONCLUSION,
        2,
        "answer-for-strong-draw",
        "both players must be served",
        ProofBuilder.of(
                "board hypergraph", "cells a b c", "line a b c", "rules strong", "winner nobody")
            .answered("a")
            .nothing()
            .end());
  }

  private static void conclusion(Vectors to) {
    to.reject(
        Reason.ANSWER_TAKEN,
        2,
        "first-move-taken",
        "a is Maker's",
        ProofBuilder.of(
                "board hypergraph",
                "cells a b c",
                "line a b c",
                "maker a",
                "first breaker",
                WEAK,
                BREAKER)
            .answered("a")
            .nothing()
            .end());
    to.reject(
        Reason.ANSWER_TOO_LARGE,
        4,
        "opening-too-large",
        "two stones where q = 1",
        ProofBuilder.of(
                "board hypergraph", "cells a b c", "line a b", "turn 2", "opening 1", WEAK, MAKER)
            .answer("", "a b")
            .stones("a b")
            .leave()
            .end());
    to.reject(
        Reason.ANSWER_IN_ZONE,
        2,
        "first-move-in-zone",
        "a is played and paired",
        ProofBuilder.of(
                "board hypergraph", "cells a b c", "line a b", "first breaker", WEAK, BREAKER)
            .answered("a")
            .groups("a-b")
            .end());
    to.reject(
        Reason.ZONE_TAKEN,
        2,
        "zone-taken",
        "v is Maker's: the proof lacks its SWAP",
        ProofBuilder.of("board hypergraph", "cells a u v", "line a u v", "maker v", WEAK, BREAKER)
            .groups("a-v")
            .end());
    to.reject(
        Reason.ZONE_TAKEN,
        4,
        "maker-zone-taken",
        "b is Breaker's",
        ProofBuilder.of(
                "board hypergraph",
                "cells a b c",
                "line a b",
                "line a c",
                "maker a",
                "breaker b",
                "first breaker",
                WEAK,
                MAKER)
            .answered("b")
            .stones("a b")
            .answered("c")
            .stones("a c")
            .options(2)
            .end());
    to.reject(
        Reason.LINE_NOT_BLOCKED,
        2,
        "line-not-blocked",
        "c d has no pair",
        pairs().groups("a-b").end());
    to.reject(
        Reason.LINE_NOT_BLOCKED,
        2,
        "strong-draw-one-sided",
        "White may complete a b c; only Black's lines are blocked",
        ProofBuilder.of(
                "board hypergraph",
                "cells a b c",
                "line a b c",
                "white a",
                "rules strong",
                "winner nobody")
            .nothing()
            .end());
    to.reject(
        Reason.STONE_MISSING,
        2,
        "stone-missing",
        "b is nobody's",
        ProofBuilder.of("board hypergraph", "cells a b", "line a b", WEAK, MAKER)
            .answered("a")
            .stones("a b")
            .end());
  }
}
