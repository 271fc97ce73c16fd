package dev.touchstone.verifier;

import static dev.touchstone.verifier.ProofBuilder.BREAKER;
import static dev.touchstone.verifier.ProofBuilder.WEAK;

import dev.touchstone.certificate.Reason;
import dev.touchstone.certificate.Transport;

/**
 * Files that catch a verifier which is almost right: another scene, another numbering of lines, a
 * rule that promises a little more.
 */
final class ExactnessVectors {

  private ExactnessVectors() {}

  static void addTo(Vectors to) {
    scenes(to);
    boards(to);
    rules(to);
  }

  private static void scenes(Vectors to) {
    to.accept(
        "scene-of-a-strong-draw",
        "needed is what either player must still block",
        ProofBuilder.of(
                "board hypergraph",
                "cells a b c d e f",
                "line a b c",
                "line d e f",
                "black a",
                "white d",
                "rules strong",
                "winner nobody")
            .cover("b-c", "e-f")
            .end());
    to.accept(
        "scene-without-blocked-lines",
        "the line a b is blocked, and could not be covered",
        ProofBuilder.of(
                "board hypergraph",
                "cells a b c d",
                "line a b",
                "line c d",
                "breaker a",
                WEAK,
                BREAKER)
            .cover("c-d")
            .end());
    to.accept(
        "scene-without-taken-cells",
        "a is Maker's, so b-c is the only pair",
        ProofBuilder.of("board hypergraph", "cells a b c", "line a b c", "maker a", WEAK, BREAKER)
            .cover("b-c")
            .end());
    to.accept(
        "scene-after-groups",
        "GROUPS takes b away, so COVER has c-d only",
        ProofBuilder.of(
                "board hypergraph", "cells a b c d", "line a b", "line b c d", WEAK, BREAKER)
            .groups("a-b")
            .cover("c-d")
            .both(2)
            .end());
    to.reject(
        Reason.ZONES_OVERLAP,
        3,
        "scene-after-potential",
        "POTENTIAL changes no scene: COVER is about the same lines again",
        ProofBuilder.of(
                "board hypergraph", "cells a b c d", "line a b c", "line a b d", WEAK, BREAKER)
            .potential()
            .cover("a-b")
            .both(2)
            .end());
    to.accept(
        "held-with-kept",
        "eight on the stack and one kept: nine held",
        ProofBuilder.of(
                "board hypergraph",
                "cells a b c d e f",
                "line a b",
                "line c d",
                "line e f",
                WEAK,
                BREAKER)
            .answered("a")
            .groups("c-d", "e-f")
            .answered("b")
            .groups("c-d", "e-f")
            .answered("d")
            .groups("a-b", "e-f")
            .answered("e")
            .groups("a-b", "c-d")
            .answered("f")
            .groups("a-b", "c-d")
            .answer("", "")
            .groups("a-b")
            .keep(1)
            .groups("c-d")
            .groups("e-f")
            .both(3)
            .leave()
            .answer("", "c")
            .groups("e-f")
            .recall(1)
            .both(2)
            .leave()
            .options(7)
            .end());
    byte[] zipped = Transport.compress(Proofs.fiveByRootPairing().bytes());
    byte[] named = new byte[zipped.length + 3];
    System.arraycopy(zipped, 0, named, 0, 10);
    named[3] = 0x08;
    named[10] = 'n';
    named[11] = 'm';
    System.arraycopy(zipped, 10, named, 13, zipped.length - 10);
    to.accept(
        "compressed-with-name",
        "the gzip header has a file name",
        Proofs.fiveByRootPairing().statement().text(),
        named);
  }

  private static void boards(Vectors to) {
    to.accept(
        "hcylinder",
        "rows wrap: a1 and c1 are neighbours",
        ProofBuilder.of("board hcylinder 1,3,2", "first breaker", "maker a1", WEAK, "winner maker")
            .answered("b1")
            .stones("a1 b1")
            .answered("c1")
            .stones("a1 c1")
            .options(2)
            .end());
    to.accept(
        "vcylinder",
        "columns wrap: a1 and a3 are neighbours",
        ProofBuilder.of("board vcylinder 3,1,2", "first breaker", "maker a1", WEAK, "winner maker")
            .answered("a2")
            .stones("a1 a2")
            .answered("a3")
            .stones("a1 a3")
            .options(2)
            .end());
    to.reject(
        Reason.LINE_OUT_OF_RANGE,
        1,
        "hcylinder-does-not-wrap-columns",
        "a column of three has two runs of two",
        ProofBuilder.of("board hcylinder 3,1,2", WEAK, "winner maker").statement().text(),
        new Vectors.Raw(2, 1, 0, "02 02 10")
            .of(ProofBuilder.of("board hcylinder 3,1,2", WEAK, "winner maker").statement().text()));
    to.accept(
        "torus-with-a-cell-visited-twice",
        "runs of four on 3 rows and 4 columns: none up a column, which would come back",
        ProofBuilder.of("board torus 3,4,4", "breaker a1 b2 c3 d1 b3 d2", WEAK, BREAKER)
            .cover("c1-a3", "c2-d3", "b1-a2")
            .end());
    to.accept(
        "truncated",
        "the lines of 4,7,7tr: Maker has both pieces of two open at once",
        ProofBuilder.of("board 4,7,7tr", "maker a3 g3", "first breaker", WEAK, "winner maker")
            .answered("b4")
            .stones("a3 b4")
            .answered("f4")
            .stones("g3 f4")
            .options(2)
            .end());
    to.accept(
        "cube",
        "the diagonals of 3^3 through its centre: Maker has two thirds of two of them",
        ProofBuilder.of("board 3^3", "maker a1a b2b a3c", "first breaker", WEAK, "winner maker")
            .answered("c3c")
            .stones("a1a b2b c3c")
            .answered("c1a")
            .stones("a3c b2b c1a")
            .options(2)
            .end());
    to.accept(
        "cube-of-four-dimensions",
        "a line of 3^4 that goes down twice and stays once",
        ProofBuilder.of("board 3^4", "maker a3b3 b2b2 c1b1", "first breaker", WEAK, "winner maker")
            .stones("a3b3 b2b2 c1b1")
            .end());
    to.accept(
        "cube-last-line",
        "the last of the 49 lines of 3^3",
        ProofBuilder.of("board 3^3", "maker a3c b3c c3c", "first breaker", WEAK, "winner maker")
            .stones("a3c b3c c3c")
            .end());
    to.reject(
        Reason.LINE_OUT_OF_RANGE,
        1,
        "cube-has-straight-lines-only",
        "3^3 has 49 lines",
        ProofBuilder.of("board 3^3", WEAK, "winner maker").statement().text(),
        new Vectors.Raw(2, 1, 0, "02 31 10")
            .of(ProofBuilder.of("board 3^3", WEAK, "winner maker").statement().text()));
    to.accept(
        "line-numbers",
        "lines are numbered by their ascending cells, not by length: b c comes last",
        ProofBuilder.of(
                "board hypergraph",
                "cells a b c d",
                "line b c",
                "line a c d",
                "line a b c d",
                "maker b c",
                "first breaker",
                WEAK,
                "winner maker")
            .stones("b c")
            .end());
  }

  private static void rules(Vectors to) {
    to.reject(
        Reason.LINE_NOT_BLOCKED,
        4,
        "options-block-different-lines",
        "each option blocks one of two lines; what O does decides, so neither is promised",
        ProofBuilder.of("board hypergraph", "cells a b", "line a", "line b", WEAK, BREAKER)
            .answered("a")
            .nothing()
            .answered("b")
            .nothing()
            .options(2)
            .end());
    to.reject(
        Reason.LINE_NOT_BLOCKED,
        2,
        "strong-draw-other-side",
        "Black may complete a b c; only White's lines are blocked",
        ProofBuilder.of(
                "board hypergraph",
                "cells a b c",
                "line a b c",
                "black a",
                "rules strong",
                "winner nobody")
            .nothing()
            .end());
    String[] turning = {
      "board hypergraph", "cells a b c d e f", "line a b", "line c d", "line e f", WEAK, BREAKER
    };
    to.accept(
        "image-of-lines",
        "a turn by a third: the lines go the way of the cells, not the way back",
        ProofBuilder.of(turning)
            .symmetry(name -> "cdefab".substring("abcdef".indexOf(name)).substring(0, 1))
            .groups("a-b")
            .image(0)
            .groups("a-b", "e-f")
            .both(2)
            .end());
    to.accept(
        "complete-zone-without-needs",
        "x is needed by one option and in the zone of another; it is Maker's, so not in the zone",
        ProofBuilder.of(
                "board hypergraph",
                "cells a b x y",
                "line a x",
                "line a y",
                "line b x",
                WEAK,
                "winner maker")
            .answer("", "x")
            .answer("", "a")
            .answered("x")
            .stones("a x")
            .answered("y")
            .stones("a y")
            .options(2)
            .leave()
            .answered("b")
            .stones("b x")
            .options(2)
            .leave()
            .end());
  }
}
