package dev.touchstone.verifier;

import static dev.touchstone.verifier.ProofBuilder.NOBODY;
import static dev.touchstone.verifier.ProofBuilder.STRONG;
import static dev.touchstone.verifier.StrongVectors.BLACK;

import dev.touchstone.certificate.Reason;
import dev.touchstone.verifier.Vectors.Raw;

/** Strong games in which a line may be one player's alone (T9 to T13). */
final class SidedVectors {

  private static final String HEAD = "touchstone statement 1\n";

  private SidedVectors() {}

  static void addTo(Vectors to) {
    wins(to);
    holds(to);
    symmetries(to);
    stealing(to);
    statements(to);
  }

  /** Black's lines a b, a c, White's x y z; White moves first. */
  private static String[] fork(String... more) {
    String[] game = {
      "board hypergraph",
      "cells a b c x y z",
      "black-line a b",
      "black-line a c",
      "white-line x y z",
      "first white",
      STRONG
    };
    return StrongShapes.with(game, more);
  }

  private static ProofBuilder doubleThreat(ProofBuilder proof) {
    return proof.answered("b").done("a b").answered("c").done("a c").ordered(2).end();
  }

  private static void wins(Vectors to) {
    to.accept(
        "sided-double-threat",
        "two threats on Black's own lines",
        doubleThreat(ProofBuilder.of(fork("black a", "white x", BLACK))));
    to.accept(
        "sided-opponent-owns-a-line-of-black",
        "White has all of x y, by which only Black wins",
        doubleThreat(
            ProofBuilder.of(
                "board hypergraph",
                "cells a b c x y",
                "black-line a b",
                "black-line a c",
                "black-line x y",
                "black a",
                "white x y",
                "first white",
                STRONG,
                BLACK)));
    to.accept(
        "sided-white-wins",
        "a is Black's, which completes nothing of Black's, and White has b c",
        ProofBuilder.of(
                "board hypergraph",
                "cells a b c d",
                "white-line a",
                "white-line b d",
                "white-line c d",
                "black-line b c",
                "black a",
                "white d",
                STRONG,
                "winner white")
            .answered("b")
            .done("b d")
            .answered("c")
            .done("c d")
            .ordered(2)
            .end());
    to.reject(
        Reason.LINE_OF_THE_OPPONENT,
        1,
        "sided-done-of-a-line-of-white",
        "Black owns x y z, by which only White wins",
        ProofBuilder.of(fork("black x y z", BLACK)).done("x y z").end());
    to.reject(
        Reason.LINE_OF_THE_OPPONENT,
        1,
        "sided-done-of-a-line-of-the-first-player",
        "nobody wins: the claim would be that of White, who does not win by a b",
        ProofBuilder.of("board hypergraph", "cells a b", "black-line a b", STRONG, NOBODY)
            .done("a b")
            .end());
    to.reject(
        Reason.MOVE_NOT_ANSWERED,
        3,
        "sided-winning-reply",
        "White has x and y: both options leave z",
        doubleThreat(ProofBuilder.of(fork("black a", "white x y", BLACK))));
    to.reject(
        Reason.TOLERANCE_EXCEEDED,
        5,
        "sided-line-completed-before",
        "White has x y z, and Black a b",
        ProofBuilder.of(fork("black a b", "white x y z", BLACK))
            .answer("", "")
            .done("a b")
            .leave()
            .ordered(1)
            .end());
  }

  /** White's lines a b and c d, Black's a c. */
  private static ProofBuilder crossed(String... more) {
    String[] game = {
      "board hypergraph",
      "cells a b c d",
      "white-line a b",
      "white-line c d",
      "black-line a c",
      STRONG
    };
    return ProofBuilder.of(StrongShapes.with(game, more));
  }

  private static void holds(Vectors to) {
    to.accept(
        "sided-pairs-hold",
        "Black keeps White from a b and c d; a c need not be blocked",
        crossed("first white", "holds black").groups("a-b", "c-d").end());
    to.accept(
        "sided-cover",
        "the same by COVER: a c is not needed",
        crossed("first white", "holds black").cover("a-b", "c-d").end());
    to.accept(
        "sided-nobody-by-a-block",
        "each of two pairs blocks a line of one player's",
        ProofBuilder.of(
                "board hypergraph",
                "cells a b c d",
                "white-line a b",
                "black-line c d",
                STRONG,
                NOBODY)
            .groups("a-b", "c-d")
            .end());
    to.accept(
        "sided-nobody-where-one-has-no-line",
        "Black has no line, and White's is blocked by a stone of Black's",
        ProofBuilder.of(
                "board hypergraph", "cells a b", "white-line a b", "black a", STRONG, NOBODY)
            .nothing()
            .end());
    to.reject(
        Reason.TOLERANCE_EXCEEDED,
        2,
        "sided-hold-leaves-a-line",
        "White completes c d",
        crossed("first white", "holds black").groups("a-b").end());
    to.reject(
        Reason.LINE_NOT_BLOCKED,
        2,
        "sided-nobody-leaves-a-line-of-black",
        "Black completes c d",
        ProofBuilder.of(
                "board hypergraph",
                "cells a b c d",
                "white-line a b",
                "black-line c d",
                STRONG,
                NOBODY)
            .groups("a-b")
            .end());
    to.reject(
        Reason.LINE_NOT_BLOCKED,
        2,
        "sided-nobody-by-a-stone-on-the-own-line",
        "a stone of White's on White's line blocks nothing of White's",
        ProofBuilder.of(
                "board hypergraph", "cells a b", "white-line a b", "white a", STRONG, NOBODY)
            .nothing()
            .end());
  }

  private static void symmetries(Vectors to) {
    String[] game = {
      "board hypergraph", "cells a b c d", "white-line a b", "line c d", STRONG, "holds white"
    };
    to.reject(
        Reason.NOT_A_SYMMETRY,
        1,
        "sided-symmetry-of-all-lines",
        "the image of a b, which is White's, is c d, which is both players'",
        ProofBuilder.of(game)
            .symmetry(cell -> "abcd".substring("cdab".indexOf(cell), "cdab".indexOf(cell) + 1))
            .groups("a-b")
            .image(0)
            .end());
    to.accept(
        "sided-symmetry",
        "a and b change places, c and d, too",
        ProofBuilder.of(game)
            .symmetry(cell -> "badc".substring("abcd".indexOf(cell), "abcd".indexOf(cell) + 1))
            .groups("c-d")
            .image(0)
            .end());
  }

  private static void stealing(Vectors to) {
    to.reject(
        Reason.NO_STRATEGY_TO_STEAL,
        5,
        "sided-nothing-to-steal",
        "White holds, as Black has no line, and wins, as Black cannot take both a and b",
        ProofBuilder.of(
                "board hypergraph", "cells a b", "white-line a", "white-line b", STRONG, NOBODY)
            .answer("", "")
            .nothing()
            .leave()
            .ordered(1)
            .end());
  }

  private static void statements(Vectors to) {
    byte[] certificate =
        new Raw(2, 1, 0, "01 10").of(HEAD + "board 3,3,3\nrules weak\nwinner maker\n");
    String[][] cases = {
      {
        "line-of-one-in-a-weak-game",
        "board hypergraph\ncells a b\nblack-line a b\nrules weak\nwinner breaker\n",
        "in a weak game only Maker has lines"
      },
      {
        "line-of-one-on-a-grid",
        "board 3,3,3\nwhite-line a1 a2\nrules strong\nholds black\n",
        "a board says its lines itself"
      },
      {
        "line-of-maker",
        "board hypergraph\ncells a b\nmaker-line a b\nrules strong\nholds black\n",
        "no such key"
      },
      {
        "line-of-one-of-no-cell",
        "board hypergraph\ncells a b\nwhite-line a c\nrules strong\nholds black\n",
        "no cell c"
      },
    };
    for (String[] one : cases) {
      to.decline(
          Reason.MALFORMED_STATEMENT, "statement-" + one[0], one[2], HEAD + one[1], certificate);
    }
    String lenient =
        "board hypergraph\ncells a b c\nwhite-line b a\nblack-line a b\nblack-line c b\n"
            + "black-line b c\nwhite a\nrules strong\nholds white\nfirst white\n";
    to.accept(
        "sided-lenient-statement",
        "a b is both players', as each of them has it; b c is said twice",
        HEAD + lenient,
        new Raw(2, 1, 0, "81 01 10").of(HEAD + lenient));
  }
}
