package dev.touchstone.verifier;

import static dev.touchstone.verifier.ProofBuilder.BREAKER;
import static dev.touchstone.verifier.ProofBuilder.MAKER;
import static dev.touchstone.verifier.ProofBuilder.NOBODY;
import static dev.touchstone.verifier.ProofBuilder.STRONG;
import static dev.touchstone.verifier.ProofBuilder.WEAK;
import static dev.touchstone.verifier.StrongVectors.BLACK;

import dev.touchstone.certificate.Reason;
import dev.touchstone.certificate.Step;
import java.util.StringJoiner;

/** Strong games with turns of several stones, and opening turns larger than a turn (T10 to T13). */
final class TurnVectors {

  private static final String TWO = "turn 2";
  private static final String ONE_FIRST = "opening 1";
  private static final String WHITE_FIRST = "first white";

  private TurnVectors() {}

  static void addTo(Vectors to) {
    boards(to);
    threats(to);
    rooms(to);
    stealing(to);
    openings(to);
    interlocked(to);
  }

  private static ProofBuilder searched(String... statement) {
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
   * Black has h. A stone on s makes three threats; h f g and h i j lack two stones. The slow way
   * first, as it leaves the least tolerance on White's line.
   */
  private static ProofBuilder slow(String line, boolean fast, String... more) {
    ProofBuilder proof = slowly(line, more);
    ways(proof, fast);
    return proof.end();
  }

  private static ProofBuilder slowly(String line, String... more) {
    String[] game = {
      "board hypergraph",
      "cells s b c d h f g i j x y z v w k l m n o",
      "line h s b",
      "line h s c",
      "line h s d",
      "line h f g",
      "line h i j",
      "line " + line,
      "black h",
      TWO,
      WHITE_FIRST,
      STRONG,
      BLACK
    };
    return ProofBuilder.of(StrongShapes.with(game, more));
  }

  private static void ways(ProofBuilder proof, boolean fast) {
    proof.answer("", "s");
    for (String cell : new String[] {"b", "c", "d"}) {
      proof.answered(cell).done("h s " + cell);
    }
    proof.ordered(3).leave();
    for (String way : fast ? new String[] {"f g", "i j"} : new String[] {"f g"}) {
      proof.answer("", way).done("h " + way).leave();
    }
    proof.ordered(fast ? 3 : 2);
  }

  private static void rooms(Vectors to) {
    to.accept(
        "turns-room",
        "x y z v: after the slow way White may have one there, so two of a turn get another answer",
        slow("x y z v", true));
    to.accept(
        "turns-room-and-guards",
        "White has x: room for one on x y z v w, whose free cells are in the zone then",
        slow("x y z v w", true, "white x"));
    to.reject(
        Reason.MOVE_NOT_ANSWERED,
        10,
        "turns-no-answer-with-room",
        "s and f: the slow way is blocked, and so is the one that is left",
        slow("x y z v", false));
    ProofBuilder elsewhere =
        slowly("x y z v w", "line k l m n o", "white x l").symmetry(TurnVectors::exchanged);
    ways(elsewhere, true);
    to.reject(
        Reason.ZONE_TAKEN,
        16,
        "turns-guard-taken",
        "the free cells of both lines are in the zone; those of its image are others, and White has x and l",
        elsewhere.image(0).end());
    to.reject(
        Reason.TOLERANCE_EXCEEDED,
        16,
        "turns-stone-where-there-is-room-for-none",
        "as turns-room, made for an empty line: White has x",
        elsewhereEmpty());
  }

  private static String exchanged(String cell) {
    int at = "xyzvwklmno".indexOf(cell);
    return at < 0 ? cell : "klmnoxyzvw".substring(at, at + 1);
  }

  private static ProofBuilder elsewhereEmpty() {
    ProofBuilder proof = slowly("x y z v", "white x").focus("", "x");
    ways(proof, true);
    return proof.leave().end();
  }

  private static void stealing(Vectors to) {
    String[] small = {"board 2,4,3", TWO, ONE_FIRST, STRONG};
    ProofBuilder held = searched(StrongShapes.with(small, "holds white"));
    ProofBuilder draw = ProofBuilder.of(StrongShapes.with(small, NOBODY));
    held.steps().forEach(draw::step);
    to.reject(
        Reason.NO_STRATEGY_TO_STEAL,
        draw.steps().size(),
        "turns-nothing-to-steal-in-half-a-turn",
        "q < p: White holds, but Black has not made a whole turn to steal with",
        draw);
  }

  private static void openings(Vectors to) {
    String[] pair = {"board hypergraph", "cells a b c", "line a b", "line b c", "opening 2"};
    to.accept(
        "opening-of-two-completes",
        "p = 1, q = 2: Maker opens with a and b",
        ProofBuilder.of(StrongShapes.with(pair, WEAK, MAKER))
            .answer("", "a b")
            .stones("a b")
            .leave()
            .end());
    to.accept(
        "opening-of-two-blocks",
        "q > p, and Breaker makes the first turn",
        ProofBuilder.of(StrongShapes.with(pair, WEAK, "first breaker", BREAKER))
            .answer("", "b")
            .nothing()
            .leave()
            .end());
    to.accept(
        "opening-of-three-wins",
        "p = 2, q = 3: the smallest Connect(k,2,3)",
        searched("board 2,4,3", TWO, "opening 3", STRONG, BLACK));
    to.reject(
        Reason.ANSWER_TOO_LARGE,
        4,
        "opening-of-three-for-two",
        "q = 2",
        ProofBuilder.of(StrongShapes.with(pair, WEAK, MAKER))
            .answer("", "a b c")
            .stones("a b")
            .leave()
            .end());
    String[][] second = {
      {"opening-of-two-against-a-pair", WEAK, BREAKER},
      {"opening-of-two-against-a-hold", STRONG, "holds white"},
      {"opening-of-two-and-nobody-wins", STRONG, NOBODY},
    };
    for (String[] one : second) {
      ProofBuilder proof =
          ProofBuilder.of("board hypergraph", "cells a b", "line a b", "opening 2", one[1], one[2])
              .groups("a-b")
              .end();
      to.decline(
          Reason.UNSUPPORTED_STATEMENT,
          one[0],
          "p = 1, q = 2: the pair is a claim, and the opening turn takes both",
          proof.statement().text(),
          proof.bytes());
    }
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
        "turns-interlocked",
        "p = 8 and twenty disjoint zones",
        proof.statement().text(),
        proof.bytes());
  }
}
