package dev.touchstone.verifier;

import static dev.touchstone.verifier.ProofBuilder.BREAKER;
import static dev.touchstone.verifier.ProofBuilder.NOBODY;
import static dev.touchstone.verifier.ProofBuilder.STRONG;
import static dev.touchstone.verifier.ProofBuilder.WEAK;

import dev.touchstone.certificate.Reason;
import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.TileStep;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Lattice;
import dev.touchstone.game.Motion;
import java.util.List;

/** Tilings of the plane: T22. */
final class TilingVectors {

  private static final PlanePairing PAIRING = PlanePairing.whole();
  private static final Motion HERE = new Motion(0, 0, 0);

  private TilingVectors() {}

  static void addTo(Vectors to) {
    accepted(to);
    tilings(to);
    conclusions(to);
    tiles(to);
    frames(to);
    operands(to);
  }

  static ProofBuilder plane(String... more) {
    return ProofBuilder.of(StrongShapes.with(new String[] {"board plane 9"}, more));
  }

  private static ProofBuilder weak() {
    return plane(WEAK, BREAKER);
  }

  private static ProofBuilder with(ProofBuilder proof, List<Step> steps) {
    steps.forEach(proof::step);
    return proof;
  }

  /** The pairing as one tile, then a tiling, then the end. */
  private static ProofBuilder paired(ProofBuilder proof, TileStep.Tiling tiling) {
    return with(proof, PAIRING.proved()).step(tiling).end();
  }

  private static ProofBuilder paired(ProofBuilder proof) {
    return paired(proof, PlanePairing.tiling(1));
  }

  private static void accepted(Vectors to) {
    to.accept("plane-9-pairing", "a periodic pairing", paired(weak()));
    to.accept("plane-9-nobody", "the same for both players", paired(plane(STRONG, NOBODY)));
    to.accept("plane-9-holds", "for one of them", paired(plane(STRONG, "holds white")));
    to.accept("plane-9-void", "overlines void", paired(plane(WEAK, BREAKER, "overline void")));
    to.accept(
        "plane-10-pairing",
        "a longer run contains one of 9",
        paired(ProofBuilder.of("board plane 10", WEAK, BREAKER)));
    to.accept(
        "plane-9-own-stones",
        "Breaker has stones already",
        paired(plane(WEAK, BREAKER, "breaker 0,0 3,-4")));
    to.accept(
        "plane-9-breaker-first",
        "Breaker opens in the middle of a copy",
        with(plane(WEAK, BREAKER, "first breaker").answer("", "0,0"), PAIRING.proved())
            .step(PlanePairing.tiling(1))
            .leave()
            .end());
    int half = PAIRING.size() / 2;
    to.accept(
        "plane-9-two-tiles",
        "the pairs in two tiles",
        with(
                with(weak(), PAIRING.part(0, half).proved()),
                PAIRING.part(half, PAIRING.size()).proved())
            .step(PlanePairing.tiling(2))
            .end());
    for (int turn = 0; turn < 8; turn++) {
      to.accept(
          "plane-9-turn-" + turn,
          "the tile turned, and shifted far away",
          paired(
              weak(), PlanePairing.tiling(PlanePairing.LATTICE, 1, new Motion(turn, -1003, 517))));
    }
  }

  private static void tilings(Vectors to) {
    to.reject(
        Reason.RUN_NOT_COVERED,
        4,
        "plane-8-pairing",
        "there are runs of 8 without a pair",
        paired(ProofBuilder.of("board plane 8", WEAK, BREAKER)));
    for (int pair : new int[] {0, 1, 2, 12}) {
      PlanePairing first = PAIRING.part(0, pair);
      PlanePairing last = PAIRING.part(pair + 1, PAIRING.size());
      ProofBuilder proof = weak();
      if (pair > 0) {
        with(proof, first.proved());
      }
      with(proof, last.proved()).step(PlanePairing.tiling(pair > 0 ? 2 : 1)).end();
      to.reject(
          Reason.RUN_NOT_COVERED,
          pair > 0 ? 7 : 4,
          "plane-9-without-pair-" + pair,
          "one pair too few",
          proof);
    }
    to.reject(
        Reason.TILES_OVERLAP,
        4,
        "plane-9-twice",
        "the tile at two places that are the same but for a shift by the lattice",
        paired(weak(), PlanePairing.tiling(PlanePairing.LATTICE, 1, HERE, new Motion(0, 8, -16))));
    to.reject(
        Reason.TILES_OVERLAP,
        4,
        "plane-9-narrow-lattice",
        "the copies of the tile overlap",
        paired(weak(), PlanePairing.tiling(new Lattice(4, 0, 8), 1, HERE)));
    to.reject(
        Reason.TILES_OVERLAP,
        4,
        "plane-9-leaning-lattice",
        "rows of copies that are shifted by one overlap",
        paired(weak(), PlanePairing.tiling(new Lattice(8, 1, 8), 1, HERE)));
    to.reject(
        Reason.RUN_NOT_COVERED,
        4,
        "plane-9-wide-lattice",
        "gaps between the copies",
        paired(weak(), PlanePairing.tiling(new Lattice(16, 0, 16), 1, HERE)));
    to.reject(
        Reason.TILES_OVERLAP,
        4,
        "tiling-more-places-than-classes",
        "two places, one class",
        paired(weak(), PlanePairing.tiling(new Lattice(1, 0, 1), 1, HERE, HERE)));
  }

  private static void conclusions(Vectors to) {
    to.reject(
        Reason.ZONE_TAKEN,
        5,
        "plane-9-stone-in-a-tile",
        "Maker has a stone in a copy",
        paired(plane(WEAK, BREAKER, "maker -3,5")));
    to.reject(
        Reason.WRONG_CONCLUSION,
        5,
        "plane-9-black-wins",
        "a tiling wins nothing",
        paired(plane(STRONG, "winner black", "first white")));
    ProofBuilder two = ProofBuilder.of("board plane 3", STRONG, NOBODY, "turn 2");
    to.decline(
        Reason.UNSUPPORTED_STATEMENT,
        "plane-done-two-a-turn",
        "claims with tolerances are for one stone a turn there",
        two.statement().text(),
        two.done("0,0 1,0 2,0").end().bytes());
    to.reject(
        Reason.WRONG_CONCLUSION,
        4,
        "plane-9-a-tile-alone",
        "a tile is no tiling",
        with(weak(), PAIRING.proved()).end());
    to.reject(
        Reason.WRONG_CONCLUSION,
        2,
        "plane-9-block",
        "no Block claim blocks all lines of the plane",
        weak().nothing().end());
    to.reject(
        Reason.ANSWER_TAKEN,
        7,
        "plane-9-opening-taken",
        "Breaker opens on a stone of Maker's",
        with(plane(WEAK, BREAKER, "first breaker", "maker 0,0").answer("", "0,0"), PAIRING.proved())
            .step(PlanePairing.tiling(1))
            .leave()
            .end());
    to.reject(
        Reason.ANSWER_TOO_LARGE,
        7,
        "plane-9-opening-too-large",
        "Breaker opens with two stones",
        with(plane(WEAK, BREAKER, "first breaker").answer("", "0,0 1,0"), PAIRING.proved())
            .step(PlanePairing.tiling(1))
            .leave()
            .end());
  }

  private static void tiles(Vectors to) {
    Step open = new TileStep.Open(PAIRING.tile(1));
    Step close = new TileStep.Close();
    to.reject(
        Reason.LINE_NOT_BLOCKED,
        3,
        "tile-not-won",
        "a line of the tile is left out",
        weak().step(open).step(new Step.Nothing()).step(close).end());
    to.reject(
        Reason.UNFINISHED,
        2,
        "tile-without-a-proof",
        "nothing is left in the tile",
        weak().step(open).step(close).end());
    to.reject(
        Reason.CLAIM_NOT_USED,
        4,
        "tile-keeps-a-claim",
        "a claim kept in the tile has a use left",
        weak().step(open).step(PAIRING.groups()).keep(1).step(close).end());
    to.reject(
        Reason.WRONG_CONCLUSION,
        5,
        "tile-with-an-answer",
        "an answer is left, but Maker moves first",
        weak()
            .step(open)
            .step(new Step.Enter(Step.Frame.ANSWER, none(), none()))
            .step(PAIRING.groups())
            .leave()
            .step(close)
            .end());
    to.reject(
        Reason.NO_SUCH_CLAIM,
        4,
        "tile-recalls-from-outside",
        "a claim kept around the tile is not one of the tile's",
        weak().nothing().keep(1).step(open).recall(1).step(close).end());
    to.reject(
        Reason.GROUP_SIZE,
        2,
        "tile-two-stones-a-turn",
        "pairs do not answer two stones",
        plane(WEAK, BREAKER, "turn 2")
            .step(new TileStep.Open(PAIRING.tile(2)))
            .step(PAIRING.groups())
            .step(close)
            .step(PlanePairing.tiling(1))
            .end());
  }

  private static CellSet none() {
    return PAIRING.tile(1).hypergraph().noCells();
  }

  private static void frames(Vectors to) {
    Step open = new TileStep.Open(PAIRING.tile(1));
    to.reject(
        Reason.BAD_FRAME,
        2,
        "tile-in-a-tile",
        "TILE in a tile",
        weak().step(open).step(open).end());
    to.reject(
        Reason.BAD_FRAME,
        3,
        "tile-left-open",
        "END in a tile",
        weak().step(open).step(PAIRING.groups()).end());
    to.reject(
        Reason.BAD_FRAME,
        4,
        "tile-with-an-open-frame",
        "a frame of the tile is open when the tile is closed",
        weak()
            .step(open)
            .step(new Step.Enter(Step.Frame.FOCUS, none(), none()))
            .step(PAIRING.groups())
            .step(new TileStep.Close())
            .end());
    to.reject(
        Reason.NO_OPEN_FRAME,
        1,
        "tiled-without-a-tile",
        "TILED where no tile is open",
        weak().step(new TileStep.Close()).end());
    to.reject(
        Reason.MISSING_OPERAND,
        5,
        "tiling-from-below-a-frame",
        "the tile stands below the frame",
        with(weak(), PAIRING.proved()).focus("", "").step(PlanePairing.tiling(1)).leave().end());
  }

  private static void operands(Vectors to) {
    to.reject(
        Reason.RULE_OF_THE_PLANE,
        1,
        "tile-on-a-board",
        "TILE on 3,3,3",
        with(ProofBuilder.of("board 3,3,3", WEAK, BREAKER), PAIRING.proved()).end());
    to.reject(
        Reason.RULE_OF_THE_PLANE,
        1,
        "tile-on-a-strip",
        "TILE on a strip",
        with(ProofBuilder.of("board strip 3,3", WEAK, "winner maker"), PAIRING.proved()).end());
    to.reject(
        Reason.RULE_OF_THE_PLANE,
        2,
        "tiling-on-a-board",
        "TILING on 3,3,3",
        ProofBuilder.of("board 3,3,3", WEAK, BREAKER).nothing().step(PlanePairing.tiling(1)).end());
    to.reject(
        Reason.WRONG_OPERAND,
        2,
        "tiling-of-a-block",
        "TILING of a claim that is no tile",
        weak().nothing().step(PlanePairing.tiling(1)).end());
    to.reject(
        Reason.WRONG_OPERAND,
        5,
        "tiling-of-a-tiling",
        "TILING of a tiling",
        with(weak(), PAIRING.proved())
            .step(PlanePairing.tiling(1))
            .step(PlanePairing.tiling(1))
            .end());
    to.reject(
        Reason.WRONG_OPERAND,
        4,
        "both-of-a-tile",
        "BOTH of a tile",
        with(weak(), PAIRING.proved()).both(1).end());
    to.reject(
        Reason.WRONG_OPERAND,
        5,
        "image-of-a-tile",
        "tiles are moved by TILING",
        with(weak().motion(0, 1, 0), PAIRING.proved()).image(0).end());
    to.reject(
        Reason.MISSING_OPERAND,
        4,
        "tiling-of-none",
        "a tiling without tiles",
        with(weak(), PAIRING.proved())
            .step(new TileStep.Tiling(PlanePairing.LATTICE, List.of()))
            .end());
  }
}
