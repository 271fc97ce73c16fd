package dev.touchstone.verifier;

import static dev.touchstone.verifier.ProofBuilder.BREAKER;
import static dev.touchstone.verifier.ProofBuilder.NOBODY;
import static dev.touchstone.verifier.ProofBuilder.STRONG;
import static dev.touchstone.verifier.ProofBuilder.WEAK;

import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.TileStep;
import dev.touchstone.game.Motion;
import java.util.List;

/** Tilings of the plane that must be accepted: T22. */
final class TilingVectors {

  static final PlanePairing PAIRING = PlanePairing.whole();
  static final Motion HERE = new Motion(0, 0, 0);

  private TilingVectors() {}

  static void addTo(Vectors to) {
    accepted(to);
  }

  static ProofBuilder plane(String... more) {
    return ProofBuilder.of(StrongShapes.with(new String[] {"board plane 9"}, more));
  }

  static ProofBuilder weak() {
    return plane(WEAK, BREAKER);
  }

  static ProofBuilder with(ProofBuilder proof, List<Step> steps) {
    steps.forEach(proof::step);
    return proof;
  }

  /** The pairing as one tile, then a tiling, then the end. */
  static ProofBuilder paired(ProofBuilder proof, TileStep.Tiling tiling) {
    return with(proof, PAIRING.proved()).step(tiling).end();
  }

  static ProofBuilder paired(ProofBuilder proof) {
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
}
