package dev.touchstone.verifier;

import static dev.touchstone.verifier.ProofBuilder.STRONG;
import static dev.touchstone.verifier.StrongVectors.BLACK;

import dev.touchstone.certificate.Reason;

/** Turns of several stones for which an option has room or not (T12), and guards. */
final class RoomVectors {

  private RoomVectors() {}

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
      "turn 2",
      "first white",
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

  static void addTo(Vectors to) {
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
        slowly("x y z v w", "line k l m n o", "white x l").symmetry(RoomVectors::exchanged);
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
}
