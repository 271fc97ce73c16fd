package dev.touchstone.verifier;

import static dev.touchstone.verifier.ProofBuilder.BREAKER;
import static dev.touchstone.verifier.ProofBuilder.MAKER;
import static dev.touchstone.verifier.ProofBuilder.WEAK;

import dev.touchstone.certificate.Reason;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.CellList;

/** Side conditions of rules that fail, one each. */
final class RuleVectors {

  private RuleVectors() {}

  static void addTo(Vectors to) {
    groupsAndPotential(to);
    options(to);
    optionsOfTwoStones(to);
    otherRules(to);
    symmetries(to);
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

  /** Lines a b and c d. */
  static ProofBuilder pairs() {
    return ProofBuilder.of(
        "board hypergraph",
        "cells a b c d",
        "line a b",
        "line c d",
        "rules weak",
        "winner breaker");
  }
}
