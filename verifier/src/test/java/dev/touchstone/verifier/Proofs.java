package dev.touchstone.verifier;

import java.util.List;

/** Proofs written by hand, one for each thing that the kernel can do. */
final class Proofs {

  private Proofs() {}

  /** Twelve pairs, one for each line, known since Hales and Jewett. */
  static ProofBuilder fiveByRootPairing() {
    return ProofBuilder.of("board 5,5,5", "rules weak", "winner breaker")
        .cover(
            "b1-d1", "b2-c2", "a3-e3", "c4-d4", "b5-d5", "a2-a4", "b3-b4", "c1-c5", "d2-d3",
            "e2-e4", "a1-e5", "a5-e1")
        .end();
  }

  /** The same theorem by counting: 12 lines of 5 cells weigh 12/32. */
  static ProofBuilder fiveByPotential() {
    return ProofBuilder.of("board 5,5,5", "rules weak", "winner breaker").potential().end();
  }

  /**
   * Maker takes b2. Whatever Breaker does, Maker takes a1 or a3, goes on along an edge that Breaker
   * has not touched, and wins: from a1, c3 is forced, and a2 then makes two threats.
   */
  static ProofBuilder ticTacToeMaker() {
    return ticTacToeClaim(
            ProofBuilder.of("board 3,3,3", "rules weak", "winner maker")
                .symmetry(Proofs::mirrored)
                .symmetry(Proofs::turned)
                .answer("", "b2")
                .answer("", "a1"))
        .keep(3)
        .leave()
        .answer("", "a1")
        .recall(1)
        .image(0)
        .leave()
        .answer("", "a3")
        .recall(1)
        .image(1)
        .leave()
        .answer("", "a3")
        .recall(1)
        .image(0)
        .image(1)
        .leave()
        .options(4)
        .leave()
        .end();
  }

  /** Complete: with a1 and b2 Maker's, Breaker must take c3, and a2 then threatens a3 and c2. */
  static ProofBuilder ticTacToeClaim(ProofBuilder proof) {
    return proof
        .answered("c3")
        .stones("a1 b2 c3")
        .answer("", "a2")
        .answered("a3")
        .stones("a1 a2 a3")
        .answered("c2")
        .stones("a2 b2 c2")
        .options(2)
        .leave()
        .options(2);
  }

  /** Rows and columns of a board up to 9 × 9 exchanged. */
  static String mirrored(String cell) {
    return "" + (char) (cell.charAt(1) - '1' + 'a') + (char) (cell.charAt(0) - 'a' + '1');
  }

  /** A quarter turn of the 3 × 3 board: a1 goes to a3. */
  static String turned(String cell) {
    int column = cell.charAt(0) - 'a';
    int row = cell.charAt(1) - '1';
    return "" + (char) ('a' + row) + (char) ('1' + 2 - column);
  }

  /** No pairing blocks the ten lines of 4,4,4, but with one stone placed seven pairs do. */
  static ProofBuilder fourByTree(String... statement) {
    List<String> leaves =
        List.of(
            "a1 d1 a2-a3 b2-c3 c2-d2 c1-c4 b3-d3 b1-b4 a4-d4",
            "d1 a1 c2-b3 b1-b2 a2-d2 d3-d4 a3-c3 c1-c4 a4-b4",
            "b2 a1 b1-b3 d1-c2 a2-d2 d3-d4 a3-c3 c1-c4 a4-b4",
            "c2 d1 c1-c3 a1-b2 a2-d2 a3-a4 b3-d3 b1-b4 c4-d4",
            "b3 d1 b1-b2 a1-c3 a3-d3 a2-a4 c2-d2 c1-c4 b4-d4",
            "c3 a1 c1-c2 d1-b3 a3-d3 d2-d4 a2-b2 b1-b4 a4-c4",
            "a4 a1 d1-c2 c1-c3 d2-d3 a2-b2 a3-b3 b1-b4 c4-d4",
            "d4 a1 d1-d2 c2-b3 a2-b2 b1-b4 a4-c4 c1-c3 a3-d3",
            "b1 a1 b2-b3 d1-c2 a2-d2 d3-d4 a3-c3 c1-c4 a4-b4",
            "c1 a1 c2-c3 d1-b3 a3-d3 d2-d4 a2-b2 b1-b4 a4-c4",
            "a2 a1 b2-c2 b1-b3 d1-a4 c1-c3 a3-d3 d2-d4 b4-c4",
            "d2 d1 a2-b2 a1-a3 c3-d4 b3-d3 b1-b4 a4-c4 c1-c2",
            "a3 a1 b3-c3 b1-b2 c1-c2 d1-a4 a2-d2 d3-d4 b4-c4",
            "d3 d1 a3-b3 a1-a2 b2-c3 b1-b4 c2-d2 c1-c4 a4-d4",
            "b4 b2 a4-c4 a1-a2 b1-c1 c2-c3 d1-b3 a3-d3 d2-d4",
            "c4 c2 a4-b4 a1-a2 b1-c1 b2-b3 c3-d4 a3-d3 d1-d2");
    return leaves(ProofBuilder.of(statement), leaves.toArray(new String[0]));
  }

  /** Options that are all leaves: the opponent's cell, the answer, the pairs. */
  static ProofBuilder leaves(ProofBuilder proof, String... leaves) {
    for (String leaf : leaves) {
      String[] words = leaf.split(" ", -1);
      String[] pairs = List.of(words).subList(2, words.length).toArray(new String[0]);
      proof.answered(words[0], words[1]).cover(pairs);
    }
    return proof.options(leaves.length).end();
  }

  /** Two stones a turn: sixteen groups of three on 49 cells, one for each line of seven. */
  static ProofBuilder sevenByTriples(String... statement) {
    return ProofBuilder.of(statement)
        .groups(
            "b1-e1-f1",
            "b2-e2-f2",
            "b3-d3-g3",
            "a4-c4-f4",
            "a5-d5-g5",
            "b6-f6-g6",
            "c7-d7-e7",
            "a2-a3-a6",
            "b4-b5-b7",
            "c1-c2-c6",
            "d1-d2-d6",
            "e4-e5-e6",
            "f3-f5-f7",
            "g2-g4-g7",
            "a1-c3-d4",
            "g1-c5-a7")
        .end();
  }

  /** The line of the pair is Maker's at one end; another cell takes that cell's role. */
  static ProofBuilder swapped() {
    return ProofBuilder.of(
            "board hypergraph",
            "cells a u v",
            "line a u v",
            "maker v",
            "rules weak",
            "winner breaker")
        .groups("a-v")
        .swap("v", "u")
        .end();
  }

  /**
   * Two boards side by side. The seven blocks of four on p..v (complements of the lines of the Fano
   * plane) weigh 7/16 but have no pairing; the two lines of two on a..d have a pairing but weigh
   * 1/2.
   */
  static ProofBuilder twoParts() {
    return ProofBuilder.of(
            "board hypergraph",
            "cells a b c d p q r s t u v",
            "line a b",
            "line c d",
            "line s t u v",
            "line q r u v",
            "line q r s t",
            "line p r t v",
            "line p r s u",
            "line p q t u",
            "line p q s v",
            "rules weak",
            "winner breaker")
        .groups("a-b", "c-d")
        .potential()
        .both(2)
        .end();
  }
}
