package dev.touchstone.verifier;

import static dev.touchstone.verifier.HexVectors.WHITE_FIRST;
import static dev.touchstone.verifier.HexVectors.hex;
import static dev.touchstone.verifier.ProofBuilder.BREAKER;
import static dev.touchstone.verifier.ProofBuilder.STRONG;
import static dev.touchstone.verifier.ProofBuilder.WEAK;
import static dev.touchstone.verifier.StrongVectors.BLACK;
import static dev.touchstone.verifier.StrongVectors.WHITE;

import dev.touchstone.certificate.Reason;

/** Side conditions of TOUCH, JOIN and OPTIONS that fail in Hex, one each. */
final class HexRuleVectors {

  private HexRuleVectors() {}

  static void addTo(Vectors to) {
    otherGames(to);
    touches(to);
    joins(to);
    options(to);
    symmetries(to);
  }

  /** Of 3,3: Black has b2 and some stones more, White moves. */
  static ProofBuilder centre(String... more) {
    return hex("3,3", StrongShapes.with(new String[] {WHITE_FIRST, BLACK}, more));
  }

  private static void otherGames(Vectors to) {
    to.reject(
        Reason.RULE_OF_HEX,
        1,
        "hex-touch-in-a-weak-game",
        "a1 and b1 are two cells of a board of lines",
        ProofBuilder.of("board 3,3,3", WEAK, BREAKER).touch("a1", "b1").end());
    to.reject(
        Reason.RULE_OF_HEX,
        3,
        "hex-join-in-a-strong-game",
        "JOIN of Block claims, where BOTH would do",
        ProofBuilder.of("board hypergraph", "cells a b", "line a b", STRONG, "holds white")
            .nothing()
            .groups("a-b")
            .join()
            .end());
    to.reject(
        Reason.RULE_OF_HEX,
        2,
        "hex-fill-in-a-weak-game",
        "before anything is said of the three cells or of the claim",
        ProofBuilder.of("board 3,3,3", WEAK, BREAKER).nothing().fill("a1 b1 c1", "a1").end());
    to.reject(
        Reason.RULE_OF_STRONG_GAMES,
        2,
        "hex-ordered",
        "an order of options is for strong games",
        centre("black b1").answered("b1").touch("top", "b1").ordered(1).end());
  }

  private static void touches(Vectors to) {
    to.reject(
        Reason.NOT_NEIGHBOURS,
        1,
        "hex-touch-of-two-sides",
        "the one cell between them is White's",
        hex("1,1", "white a1", WHITE_FIRST, BLACK).touch("top", "bottom").end());
    to.reject(
        Reason.NOT_NEIGHBOURS,
        2,
        "hex-touch-over-two-corners",
        "a1 and b2 lie where White can come through",
        hex("2,2", "black a1 b2", "white b1", WHITE_FIRST, BLACK)
            .chain("top", "a1", "b2", "bottom")
            .end());
    to.reject(
        Reason.NOT_NEIGHBOURS,
        2,
        "hex-touch-round-the-end-of-a-row",
        "c1 and a2 have numbers in a row",
        hex("2,3", "black c1 a2", "white a1 b1 b2", WHITE_FIRST, BLACK)
            .chain("top", "c1", "a2", "bottom")
            .end());
    to.reject(
        Reason.NOT_NEIGHBOURS,
        1,
        "hex-touch-of-a-side-far-away",
        "b2 is in the second row",
        HexVectors.toLowerSide(centre("black b2", "white b1").touch("top", "b2")).end());
    to.reject(
        Reason.NOT_NEIGHBOURS,
        1,
        "hex-touch-of-the-other-players-side",
        "side 9 is White's left one here, and not the upper one",
        hex("3,3", "white b1", WHITE).touch("left", "b1").end());
    to.reject(
        Reason.NOT_NEIGHBOURS,
        1,
        "hex-touch-of-one-cell",
        "b2 is no neighbour of itself",
        centre("black b2").touch("b2", "b2").end());
  }

  private static void joins(Vectors to) {
    to.reject(
        Reason.ENDS_DO_NOT_MEET,
        3,
        "hex-join-of-links-apart",
        "between b1 and b3 White has a chain",
        centre("black b1 b3", "white a2 b2 c2")
            .touch("top", "b1")
            .touch("b3", "bottom")
            .join()
            .end());
    to.reject(
        Reason.ENDS_DO_NOT_MEET,
        3,
        "hex-join-of-links-with-both-ends-in-common",
        "there and back again",
        centre("black b1 b2").touch("b1", "b2").touch("b2", "b1").join().end());
    to.reject(
        Reason.ENDS_DO_NOT_MEET,
        14,
        "hex-ends-before-zones",
        "a link with itself: both ends and all of the zone in common",
        centre("black b2").bridge("top", "b2", "b1", "c1").keep(1).recall(1).join().end());
    to.reject(
        Reason.ZONES_OVERLAP,
        25,
        "hex-join-over-a-common-cell",
        "White plays c2, which both bridges need",
        hex("3,4", "black d1 b2 c3", "white b1 d2 a3", WHITE_FIRST, BLACK)
            .touch("top", "d1")
            .bridge("d1", "b2", "c1", "c2")
            .join()
            .bridge("b2", "c3", "b3", "c2")
            .join()
            .touch("c3", "bottom")
            .join()
            .end());
    to.reject(
        Reason.WRONG_OPERAND,
        3,
        "hex-join-of-a-block",
        "NOTHING is no Link",
        centre("black b1").nothing().touch("top", "b1").join().end());
    to.reject(
        Reason.WRONG_OPERAND,
        3,
        "hex-join-of-an-answer",
        "the first of the two is an answer",
        centre("black b2").answered("b1").touch("top", "b1").touch("b1", "b2").join().end());
    to.reject(
        Reason.MISSING_OPERAND,
        2,
        "hex-join-of-one",
        "a single Link",
        centre("black b1").touch("top", "b1").join().end());
  }

  private static ProofBuilder upOrDown() {
    return centre("black b2").answer("", "b1").chain("top", "b1", "b2").leave();
  }

  private static void options(Vectors to) {
    to.reject(
        Reason.MOVE_NOT_ANSWERED,
        6,
        "hex-half-a-bridge",
        "White plays b1",
        HexVectors.toLowerSide(upOrDown().options(1)).end());
    to.reject(
        Reason.WRONG_OPERAND,
        11,
        "hex-options-with-other-ends",
        "one leads up, the other down",
        upOrDown().answer("", "b3").chain("b2", "b3", "bottom").leave().options(2).end());
    to.reject(
        Reason.WRONG_OPERAND,
        11,
        "hex-options-with-one-end-in-common",
        "to b2 and to c1",
        upOrDown().answer("", "b1").chain("top", "b1", "c1").leave().options(2).end());
    to.reject(
        Reason.WRONG_OPERAND,
        7,
        "hex-options-of-a-link-and-a-block",
        "the second one says nothing of chains",
        upOrDown().answered("c1").nothing().options(2).end());
    to.reject(
        Reason.WRONG_OPERAND,
        7,
        "hex-options-of-a-block-and-a-link",
        "the first one says nothing of chains",
        centre("black b2")
            .answered("c1")
            .nothing()
            .answer("", "b1")
            .chain("top", "b1", "b2")
            .leave()
            .options(2)
            .end());
    to.reject(
        Reason.WRONG_OPERAND,
        3,
        "hex-both-of-links",
        "BOTH is for Block claims; Links are joined",
        centre("black b1 b2").touch("top", "b1").touch("b1", "b2").both(2).end());
    to.reject(
        Reason.WRONG_OPERAND,
        2,
        "hex-swap-of-a-link",
        "SWAP is for Block claims",
        centre("black b1 b2").touch("top", "b1").swap("b1", "c1").end());
  }

  private static void symmetries(Vectors to) {
    to.reject(
        Reason.NOT_A_SYMMETRY,
        1,
        "hex-rows-for-columns",
        "neighbours stay neighbours, but Black's sides become White's",
        centre("black b2").symmetry(HexRuleVectors::transposed).end());
    to.reject(
        Reason.NOT_A_SYMMETRY,
        1,
        "hex-mirrored",
        "sides stay sides, but a2 and b1 are neighbours, and c2 and b1 are not",
        centre("black b2").symmetry(HexRuleVectors::mirrored).end());
  }

  private static String transposed(String cell) {
    return "" + (char) ('a' + cell.charAt(1) - '1') + (char) ('1' + cell.charAt(0) - 'a');
  }

  private static String mirrored(String cell) {
    return "" + (char) ('a' + 'c' - cell.charAt(0)) + cell.charAt(1);
  }
}
