package dev.touchstone.verifier;

import static dev.touchstone.verifier.ProofBuilder.BREAKER;
import static dev.touchstone.verifier.ProofBuilder.MAKER;
import static dev.touchstone.verifier.ProofBuilder.NOBODY;
import static dev.touchstone.verifier.ProofBuilder.STRONG;
import static dev.touchstone.verifier.ProofBuilder.WEAK;
import static dev.touchstone.verifier.StrongVectors.BLACK;

import dev.touchstone.certificate.Reason;

/** Opening turns larger or smaller than the others (T10, T13). */
final class OpeningVectors {

  private OpeningVectors() {}

  static void addTo(Vectors to) {
    stealing(to);
    openings(to);
  }

  private static void stealing(Vectors to) {
    String[] small = {"board 2,4,3", "turn 2", "opening 1", STRONG};
    ProofBuilder held = TurnVectors.searched(StrongShapes.with(small, "holds white"));
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
        TurnVectors.searched("board 2,4,3", "turn 2", "opening 3", STRONG, BLACK));
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
}
