package dev.touchstone.verifier;

import static dev.touchstone.verifier.ProofBuilder.STRONG;
import static dev.touchstone.verifier.StrongVectors.BLACK;

import java.util.Arrays;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Proofs of strong games written by hand, that several files of the corpus are made of. */
final class StrongShapes {

  private StrongShapes() {}

  /**
   * Black takes b2. If White leaves row 2 alone, c2 makes two threats there; otherwise a1 threatens
   * c3, and c1 then makes two.
   */
  static ProofBuilder threeByFour(String... statement) {
    return ProofBuilder.of(statement)
        .answer("", "b2")
        .answer("", "c2")
        .answered("a2")
        .done("a2 b2 c2")
        .answered("d2")
        .done("b2 c2 d2")
        .ordered(2)
        .leave()
        .answer("", "a1")
        .answered("c3")
        .done("a1 b2 c3")
        .answer("c3", "c1")
        .answered("b1")
        .done("a1 b1 c1")
        .answered("a3")
        .done("c1 b2 a3")
        .ordered(2)
        .leave()
        .ordered(2)
        .leave()
        .ordered(2)
        .leave()
        .end();
  }

  /** Lines a b, a c and x y z. */
  static String[] fork(String... more) {
    String[] game = {
      "board hypergraph",
      "cells a b c x y z",
      "line a b",
      "line a c",
      "line x y z",
      "first white",
      STRONG
    };
    return with(game, more);
  }

  static String[] with(String[] game, String... more) {
    return Stream.concat(Arrays.stream(game), Arrays.stream(more)).toArray(String[]::new);
  }

  /** Without its END. */
  static ProofBuilder doubleThreat(String... more) {
    return ProofBuilder.of(fork(more))
        .answered("b")
        .done("a b")
        .answered("c")
        .done("a c")
        .ordered(2);
  }

  /**
   * Two places where p and another stone threaten; x y z is the one line that White can complete.
   * In each, a threat at once and a slower one, in this order or in the other.
   */
  static ProofBuilder slowAndFast(boolean fastFirst) {
    ProofBuilder proof =
        ProofBuilder.of(
            "board hypergraph",
            "cells p a b c d e f g h i j x y z",
            "line p a b",
            "line p a c d",
            "line p a c e",
            "line p f g",
            "line p f h i",
            "line p f h j",
            "line x y z",
            "black p",
            "first white",
            STRONG,
            BLACK);
    proof.answer("", "a");
    threats(proof, fastFirst, "abcde").leave().answer("", "f");
    return threats(proof, fastFirst, "fghij").leave().ordered(2).end();
  }

  /** In this place; cells by their letters. */
  static ProofBuilder threats(ProofBuilder proof, boolean fastFirst, String cells) {
    String[] at = cells.split("", -1);
    String two = "p " + at[0] + " ";
    String three = two + at[2] + " ";
    UnaryOperator<ProofBuilder> fast = to -> to.answered(at[1]).done(two + at[1]);
    UnaryOperator<ProofBuilder> slow =
        to ->
            to.answer("", at[2])
                .answered(at[3])
                .done(three + at[3])
                .answered(at[4])
                .done(three + at[4])
                .ordered(2)
                .leave();
    return (fastFirst ? slow.apply(fast.apply(proof)) : fast.apply(slow.apply(proof))).ordered(2);
  }

  /** One such place, where Black has a already; without its END. */
  static ProofBuilder slow(boolean fastFirst, String... more) {
    String[] game = {
      "board hypergraph",
      "cells p a b c d e x y z",
      "line p a b",
      "line p a c d",
      "line p a c e",
      "line x y z",
      "first white",
      STRONG
    };
    return threats(ProofBuilder.of(with(game, more)), fastFirst, "abcde");
  }

  /** Lines of p, one of r q and one of s u v. */
  static String[] starOf(String black) {
    return new String[] {
      "board hypergraph",
      "cells p r q s u v",
      "line p r s",
      "line p r u",
      "line p r v",
      "line p q s",
      "line p q u",
      "line p q v",
      black,
      "first white",
      STRONG,
      BLACK
    };
  }

  /** Twelve steps. */
  static ProofBuilder star(ProofBuilder proof) {
    return proof
        .symmetry(cell -> exchanged(cell, "su"))
        .symmetry(cell -> exchanged(exchanged(cell, "rq"), "sv"))
        .answer("", "q")
        .answered("u")
        .done("p q u")
        .answered("v")
        .done("p q v")
        .ordered(2)
        .keep(1)
        .image(0)
        .leave()
        .answer("", "r")
        .recall(1)
        .image(1)
        .leave()
        .ordered(2);
  }

  private static String exchanged(String cell, String two) {
    int at = two.indexOf(cell);
    return at < 0 ? cell : two.substring(1 - at, 2 - at);
  }

  /** The slow option first: on x y z v its guard serves, on s t u w nothing need be guarded. */
  static ProofBuilder oneStoneTooMany(boolean image) {
    ProofBuilder proof =
        threats(
            ProofBuilder.of(
                    "board hypergraph",
                    "cells p a b c d e s t u w x y z v",
                    "line p a b",
                    "line p a c d",
                    "line p a c e",
                    "line s t u w",
                    "line x y z v",
                    "black p a w",
                    "white x y",
                    "first white",
                    STRONG,
                    BLACK)
                .symmetry(StrongShapes::besides),
            false,
            "abcde");
    return image ? proof.image(0) : proof;
  }

  private static String besides(String cell) {
    int at = "stuwxyzv".indexOf(cell);
    return at < 0 ? cell : "xyzvstuw".substring(at, at + 1);
  }
}
