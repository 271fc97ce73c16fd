package dev.touchstone.verifier;

import static dev.touchstone.verifier.ProofBuilder.STRONG;
import static dev.touchstone.verifier.StrongVectors.BLACK;

/** Proofs about all boards with a region that must be accepted. */
final class RegionVectors {

  private RegionVectors() {}

  /** All boards of at least three rows and four columns. */
  static ProofBuilder threeByFour() {
    return HostVectors.found(
        ProofBuilder.of("board 3+,4+,3", STRONG, BLACK).through(-2, -2, 8, 7), 4);
  }

  static void addTo(Vectors to) {
    to.accept(
        "region-3-4-black-wins",
        "every board of at least three rows and four columns: guards leave the region",
        threeByFour());
    to.accept(
        "region-rows-3-4-black-wins",
        "every board of three rows and at least four columns",
        HostVectors.found(ProofBuilder.of("board 3,4+,3", STRONG, BLACK).through(-2, 0, 8, 3), 4));
    to.accept("region-4-4-black-wins", "the motion maps the region to itself", region(0, 0));
    to.accept(
        "region-with-stones",
        "the stones move with the region",
        HostVectors.found(
            ProofBuilder.of("board 1,5+,3", STRONG, "black 1,0 2,0", "white 0,0 4,0", BLACK)
                .through(0, 0, 5, 1),
            1));
  }

  /** In the middle of 4+,4+,3: the proof of the plane, one to the right and up. */
  static ProofBuilder region(int across, int up) {
    return ProofBuilder.of("board 4+,4+,3", STRONG, BLACK)
        .through(-1, -1, 6, 6)
        .motion(4, across, up)
        .answer("", "1,1")
        .answer("", "2,1")
        .answered("0,1")
        .done("0,1 1,1 2,1")
        .answered("3,1")
        .done("1,1 2,1 3,1")
        .ordered(2)
        .keep(1)
        .leave()
        .answer("", "1,2")
        .recall(1)
        .image(0)
        .leave()
        .ordered(2)
        .leave()
        .end();
  }
}
