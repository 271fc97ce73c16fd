package dev.touchstone.verifier;

import static dev.touchstone.verifier.ProofBuilder.BREAKER;
import static dev.touchstone.verifier.ProofBuilder.MAKER;
import static dev.touchstone.verifier.ProofBuilder.NOBODY;
import static dev.touchstone.verifier.ProofBuilder.WEAK;

import dev.touchstone.certificate.Transport;

/** Proofs that must be accepted. */
final class AcceptVectors {

  private AcceptVectors() {}

  static void addTo(Vectors to) {
    published(to);
    ways(to);
    conclusions(to);
  }

  private static void published(Vectors to) {
    to.accept("5-5-5-root-pairing", "one pair for each line", Proofs.fiveByRootPairing());
    to.accept("5-5-5-potential", "12 lines of 5 cells weigh 12/32", Proofs.fiveByPotential());
    to.accept("3-3-3-maker", "Maker wins weak tic-tac-toe; uses IMAGE", Proofs.ticTacToeMaker());
    to.accept(
        "4-4-4-tree",
        "no root pairing, but one after each first move",
        Proofs.fourByTree("board 4,4,4", "rules weak", "winner breaker"));
    to.accept(
        "4-4-4-strong-draw",
        "both players block: the strong game is a draw",
        Proofs.fourByTree("board 4,4,4", "rules strong", "winner nobody"));
    to.accept(
        "7-7-7-two-stones",
        "groups of three for p = 2",
        Proofs.sevenByTriples("board 7,7,7", "turn 2", WEAK, BREAKER));
    to.accept(
        "5-5-5-exact",
        "who blocks all runs of five blocks the exact ones",
        ProofBuilder.of("board 5,5,5", "rules weak", "overline void", "winner breaker")
            .potential()
            .end());
  }

  private static void ways(Vectors to) {
    to.accept("swap", "the pair's other end is Maker's; SWAP", Proofs.swapped());
    to.accept("both", "a pairing part and a potential part; BOTH", Proofs.twoParts());
    ProofBuilder listed =
        ProofBuilder.of("board hypergraph", "cells a b c d", "line a b", "line c d", WEAK, BREAKER);
    to.accept("groups-listed", "GROUPS with its cells", listed.groups("a-b", "c-d").end());
    to.accept(
        "cover-third-choice",
        "COVER that takes another group than the first",
        ProofBuilder.of("board hypergraph", "cells a b c", "line a b c", WEAK, BREAKER)
            .cover("b-c")
            .end());
    to.accept(
        "compressed",
        "the same as 5-5-5-root-pairing, gzip around it",
        Proofs.fiveByRootPairing().statement().text(),
        Transport.compress(Proofs.fiveByRootPairing().bytes()));
    to.accept(
        "focus",
        "a potential leaf on one part only, by a frame that looks away from the other",
        ProofBuilder.of(
                "board hypergraph", "cells a b c d e", "line a b", "line c d e", WEAK, BREAKER)
            .focus("", "c d e")
            .potential()
            .leave()
            .focus("", "a b")
            .potential()
            .leave()
            .both(2)
            .end());
    to.accept(
        "keep-and-recall",
        "the pair a-b after two of four answers",
        ProofBuilder.of(
                "board hypergraph", "cells a b c d e", "line a b", "line c d e", WEAK, BREAKER)
            .answer("", "c")
            .groups("a-b")
            .keep(1)
            .leave()
            .answered("d")
            .recall(1)
            .answered("a")
            .groups("c-d")
            .answered("b")
            .groups("c-d")
            .options(4)
            .end());
    to.accept(
        "two-stones-options",
        "p = 2: answers of one and of two stones",
        ProofBuilder.of(
                "board hypergraph", "cells a b c d e", "line a b c d e", "turn 2", WEAK, BREAKER)
            .answered("a")
            .nothing()
            .answered("b")
            .nothing()
            .answered("c")
            .nothing()
            .answer("", "d e")
            .nothing()
            .leave()
            .options(4)
            .end());
    to.accept(
        "lenient-hypergraph",
        "lines, their cells and stones in any order, a line twice",
        "touchstone statement 1\nline c b a\nline d c\nline c d\nboard hypergraph\n"
            + "cells a b c d\nbreaker d a\nrules weak\nwinner breaker",
        ProofBuilder.of(
                "board hypergraph",
                "cells a b c d",
                "line a b c",
                "line c d",
                "breaker a d",
                WEAK,
                BREAKER)
            .nothing()
            .end()
            .bytes());
    to.accept(
        "lenient-statement",
        "comments, blanks, another order and omitted defaults are the same statement",
        "# weak 5,5,5\r\n  touchstone   statement 1\r\n\r\nwinner breaker # the second player\r\n"
            + "rules\tweak\r\nboard 5,5,5\r\n",
        Proofs.fiveByPotential().bytes());
  }

  private static void conclusions(Vectors to) {
    to.accept(
        "breaker-moves-first",
        "one answer and nothing left to do",
        ProofBuilder.of(
                "board hypergraph",
                "cells a b c",
                "line a b",
                "line a c",
                "first breaker",
                WEAK,
                BREAKER)
            .answered("a")
            .nothing()
            .end());
    to.accept(
        "maker-moves-second",
        "a double threat that is there already",
        ProofBuilder.of(
                "board hypergraph",
                "cells a b c",
                "line a b",
                "line a c",
                "maker a",
                "first breaker",
                WEAK,
                MAKER)
            .answered("b")
            .stones("a b")
            .answered("c")
            .stones("a c")
            .options(2)
            .end());
    to.accept(
        "maker-has-won",
        "an answer of no stones",
        ProofBuilder.of("board hypergraph", "cells a b", "line a", "maker a", WEAK, MAKER)
            .answer("", "")
            .stones("a")
            .leave()
            .end());
    to.accept(
        "maker-two-stones",
        "p = 2: the opening takes two stones at once",
        ProofBuilder.of("board hypergraph", "cells a b c", "line a b", "turn 2", WEAK, MAKER)
            .answer("", "a b")
            .stones("a b")
            .leave()
            .end());
    to.accept(
        "all-blocked",
        "initial stones on every line: NOTHING is to be done",
        ProofBuilder.of(
                "board hypergraph",
                "cells a b c",
                "line a b",
                "line a c",
                "breaker a",
                WEAK,
                BREAKER)
            .nothing()
            .end());
    to.accept(
        "no-lines",
        "a game without lines",
        ProofBuilder.of("board hypergraph", "cells a b", WEAK, BREAKER).nothing().end());
    to.accept(
        "strong-draw-with-stones",
        "one line is Black's to complete and White's to block",
        ProofBuilder.of(
                "board hypergraph", "cells a b c", "line a b c", "black a", "rules strong", NOBODY)
            .groups("b-c")
            .end());
    to.accept(
        "connect-7-7-7-2-1",
        "p = 2, q = 1, strong: both players block by groups of three",
        Proofs.sevenByTriples("board 7,7,7", "turn 2", "opening 1", "rules strong", NOBODY));
    to.accept(
        "torus-7-7-7",
        "28 lines of 7 cells on a torus weigh 28/128",
        ProofBuilder.of("board torus 7,7,7", WEAK, BREAKER).potential().end());
  }
}
