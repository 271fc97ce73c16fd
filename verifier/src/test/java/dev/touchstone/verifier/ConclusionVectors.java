package dev.touchstone.verifier;

import static dev.touchstone.verifier.ProofBuilder.BREAKER;
import static dev.touchstone.verifier.ProofBuilder.MAKER;
import static dev.touchstone.verifier.ProofBuilder.WEAK;

import dev.touchstone.certificate.Reason;

/** Last claims that do not prove the statement, one defect each. */
final class ConclusionVectors {

  private ConclusionVectors() {}

  static void addTo(Vectors to) {
    kindOfConclusion(to);
    conclusion(to);
    linesNotBlocked(to);
  }

  private static void linesNotBlocked(Vectors to) {
    to.reject(
        Reason.LINE_NOT_BLOCKED,
        2,
        "line-not-blocked-by-a-stone-elsewhere",
        "Breaker's stone is on a b, not on c d",
        ProofBuilder.of(
                "board hypergraph",
                "cells a b c d",
                "line a b",
                "line c d",
                "breaker a",
                WEAK,
                BREAKER)
            .nothing()
            .end());
    to.reject(
        Reason.LINE_NOT_BLOCKED,
        4,
        "t7-both-l-lines-meeting-the-zones",
        "b d meets both zones, and is in neither L",
        ProofBuilder.of(
                "board hypergraph",
                "cells a b c d",
                "line a b",
                "line c d",
                "line b d",
                WEAK,
                BREAKER)
            .groups("a-b")
            .groups("c-d")
            .both(2)
            .end());
  }

  private static void kindOfConclusion(Vectors to) {
    to.reject(
        Reason.WRONG_CONCLUSION,
        2,
        "answer-where-opponent-moves",
        "Maker moves first",
        RuleVectors.pairs().answered("a").groups("c-d").end());
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
        RuleVectors.pairs().stones("a b").end());
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
        RuleVectors.pairs().groups("a-b").end());
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
