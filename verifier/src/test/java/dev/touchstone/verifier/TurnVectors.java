package dev.touchstone.verifier;

import static dev.touchstone.verifier.ProofBuilder.NOBODY;
import static dev.touchstone.verifier.ProofBuilder.STRONG;
import static dev.touchstone.verifier.StrongVectors.BLACK;

import dev.touchstone.certificate.Reason;
import dev.touchstone.certificate.Step;
import java.util.StringJoiner;

/** Strong games with turns of several stones (T12, T13). */
final class TurnVectors {

  private static final String TWO = "turn 2";
  private static final String ONE_FIRST = "opening 1";
  private static final String WHITE_FIRST = "first white";

  private TurnVectors() {}

  static void addTo(Vectors to) {
    boards(to);
    threats(to);
    interlocked(to);
    through(to);
    to.reject(
        Reason.STONE_MISSING,
        5,
        "turns-stone-missing",
        "the second option leans on e, which nobody has",
        ProofBuilder.of(
                "board hypergraph",
                "cells a b c d e",
                "line a b",
                "line c e",
                "line a d",
                "black a",
                WHITE_FIRST,
                TWO,
                STRONG,
                BLACK)
            .answered("b")
            .done("a b")
            .answered("c")
            .done("c e")
            .answered("d")
            .done("a d")
            .ordered(3)
            .end());
  }

  static ProofBuilder searched(String... statement) {
    ProofBuilder proof = ProofBuilder.of(statement);
    StrongProofs.of(proof.statement()).orElseThrow().forEach(proof::step);
    return proof;
  }

  private static void boards(Vectors to) {
    to.accept(
        "turns-3-3-3-black-wins",
        "p = 2, q = 1: answers of two stones",
        searched("board 3,3,3", TWO, ONE_FIRST, STRONG, BLACK));
    to.accept(
        "turns-2-4-3-white-holds",
        "p = 2, q = 1: Black's first turn of one stone is less than the claim allows",
        searched("board 2,4,3", TWO, ONE_FIRST, STRONG, "holds white"));
    to.accept(
        "turns-2-4-3-draw",
        "p = q = 2: White holds, and Black could steal a win of White's",
        searched("board 2,4,3", TWO, STRONG, NOBODY));
    to.accept(
        "turns-2-5-4-draw-of-three",
        "p = q = 3",
        searched("board 2,5,4", "turn 3", STRONG, NOBODY));
    to.accept(
        "turns-1-8-3-black-wins",
        "p = q = 3",
        searched("board 1,8,3", "turn 3", "opening 3", STRONG, BLACK));
  }

  /** Black has a, and a b, a c, a d lack a stone each; White's line is x y z. */
  private static ProofBuilder fork(String... more) {
    String[] game = {
      "board hypergraph",
      "cells a b c d x y z",
      "line a b",
      "line a c",
      "line a d",
      "line x y z",
      TWO,
      WHITE_FIRST,
      STRONG,
      BLACK
    };
    return ProofBuilder.of(StrongShapes.with(game, more));
  }

  private static ProofBuilder threat(ProofBuilder proof, String cell) {
    return proof.answered(cell).done("a " + cell);
  }

  private static void threats(Vectors to) {
    to.accept(
        "turns-three-threats",
        "three threats against two stones",
        threat(threat(threat(fork("black a"), "b"), "c"), "d").ordered(3).end());
    to.reject(
        Reason.MOVE_NOT_ANSWERED,
        3,
        "turns-two-threats",
        "White plays b and c",
        threat(threat(fork("black a"), "b"), "c").ordered(2).end());
    to.reject(
        Reason.MOVE_NOT_ANSWERED,
        4,
        "turns-winning-reply",
        "White has x: y and z complete a line, and no option has room for both",
        threat(threat(threat(fork("black a", "white x"), "b"), "c"), "d").ordered(3).end());
    to.reject(
        Reason.OPTION_NOT_USED,
        5,
        "turns-option-not-used",
        "three threats answer every turn, the fourth option none",
        threat(threat(threat(threat(fork("black a"), "b"), "c"), "d"), "b").ordered(4).end());
    to.reject(
        Reason.MOVE_NOT_ANSWERED,
        4,
        "turns-moves-before-use",
        "b twice: the second is not used, and a turn on b and c is not answered",
        threat(threat(threat(fork("black a"), "b"), "b"), "c").ordered(3).end());
    to.reject(
        Reason.ANSWER_TOO_LARGE,
        4,
        "turns-three-stones-for-two",
        "b, c and d where p = 2",
        fork("black a").answer("", "b c d").done("a b").leave().ordered(1).end());
    to.reject(
        Reason.TOLERANCE_EXCEEDED,
        7,
        "turns-one-stone-too-many",
        "no stone of White's in the scene of the claim, and one on x y z in the game",
        threat(
                threat(
                    threat(
                        ProofBuilder.of(fork("black a", "white x").statement()).focus("", "x"),
                        "b"),
                    "c"),
                "d")
            .ordered(3)
            .leave()
            .end());
  }

  /**
   * Black has a; x, then two of b, c, d, e, f and g complete a line, and so do they around u and v.
   * That White's line meets the zone of the answer x does not block it.
   */
  private static String[] threeCentres(String... more) {
    String[] game = {
      "board hypergraph",
      "cells a x b c d e f g u b2 c2 d2 e2 f2 g2 v b3 c3 d3 e3 f3 g3 p q r",
      "line a x b c",
      "line a x d e",
      "line a x f g",
      "line a u b2 c2",
      "line a u d2 e2",
      "line a u f2 g2",
      "line a v b3 c3",
      "line a v d3 e3",
      "line a v f3 g3",
      TWO,
      WHITE_FIRST,
      "black a",
      STRONG,
      BLACK
    };
    return StrongShapes.with(game, more);
  }

  private static void through(Vectors to) {
    String[] game = threeCentres("line b p q r");
    to.accept(
        "turns-line-of-the-zone-is-blocked",
        "White's turn on p and q is answered by u and r, which blocks b p q r",
        centre(stars(game), "u r", "u", "2").ordered(6).end());
    to.reject(
        Reason.MOVE_NOT_ANSWERED,
        61,
        "turns-line-of-the-zone-has-room",
        "White plays p and q; after x b and r complete b p q r, though b is in the zone of x",
        stars(game).ordered(5).end());
    ProofBuilder elsewhere = ProofBuilder.of(threeCentres("line b b2 b3 p q", "white p"));
    elsewhere.focus("", "p");
    centre(elsewhere, "x", "x", "");
    centre(elsewhere, "u", "u", "2");
    centre(elsewhere, "v", "v", "3");
    to.reject(
        Reason.TOLERANCE_EXCEEDED,
        40,
        "turns-line-of-all-zones-is-limited",
        "White has p: q and b2, then b and b3 complete a line that meets the zone of each answer",
        elsewhere.ordered(3).leave().end());
  }

  /** The three centres, and those answers that also block b p q r against a turn on it and b. */
  private static ProofBuilder stars(String... game) {
    ProofBuilder proof = ProofBuilder.of(game);
    centre(proof, "x", "x", "");
    centre(proof, "u", "u", "2");
    centre(proof, "v", "v", "3");
    centre(proof, "u p", "u", "2");
    return centre(proof, "u q", "u", "2");
  }

  /** The answer, and three threats around one of its cells. */
  private static ProofBuilder centre(ProofBuilder proof, String answer, String at, String arm) {
    proof.answer("", answer);
    for (String[] ends : new String[][] {{"b", "c"}, {"d", "e"}, {"f", "g"}}) {
      String both = ends[0] + arm + " " + ends[1] + arm;
      proof.answer("", both).done("a " + at + " " + both).leave();
    }
    return proof.ordered(3).leave();
  }

  /** For p = 8 the turns that hit all of many disjoint zones are too many to look through. */
  private static void interlocked(Vectors to) {
    int options = 20;
    StringJoiner cells = new StringJoiner(" ", "cells ", "");
    for (int i = 0; i < 9 * options; i++) {
      cells.add("c" + i);
    }
    ProofBuilder proof =
        ProofBuilder.of(
            "board hypergraph", cells.toString(), "turn 8", STRONG, WHITE_FIRST, "holds black");
    for (int i = 0; i < options; i++) {
      StringJoiner group = new StringJoiner("-");
      for (int j = 0; j < 9; j++) {
        group.add("c" + (9 * i + j));
      }
      proof.answer("", "").groups(group.toString()).leave();
    }
    proof.ordered(options).step(new Step.End());
    to.decline(
        Reason.TOO_MUCH_WORK,
        "work-beyond-the-limit-interlocked-turns",
        "p = 8 and twenty disjoint zones",
        proof.statement().text(),
        proof.bytes());
  }
}
