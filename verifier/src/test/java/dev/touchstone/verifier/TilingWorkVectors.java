package dev.touchstone.verifier;

import static dev.touchstone.verifier.ProofBuilder.BREAKER;
import static dev.touchstone.verifier.ProofBuilder.WEAK;

import dev.touchstone.certificate.Reason;
import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.Tile;
import dev.touchstone.certificate.TileStep;
import dev.touchstone.game.BadGameException;
import dev.touchstone.game.CellList;
import dev.touchstone.game.Lattice;
import dev.touchstone.game.Motion;
import java.util.ArrayList;
import java.util.List;

/** What one TILING may take: the most classes, the longest run, and tiles with ever more lines. */
final class TilingWorkVectors {

  private static final int CELLS = 8;

  private TilingWorkVectors() {}

  static void addTo(Vectors to) {
    to.reject(
        Reason.RUN_NOT_COVERED,
        4,
        "tiling-at-the-limit-of-work",
        "2^28 looks, and runs that meet no tile",
        tiled(48));
    ProofBuilder beyond = tiled(49);
    to.decline(
        Reason.TOO_MUCH_WORK,
        "tiling-beyond-the-limit-of-work",
        "a line more",
        beyond.statement().text(),
        beyond.bytes());
  }

  /** The first two cells are a pair, which so many lines contain. */
  private static ProofBuilder tiled(int lines) {
    List<int[]> containing = new ArrayList<>();
    for (int more = 0; more < lines; more++) {
      List<Integer> line = new ArrayList<>(List.of(0, 1));
      for (int cell = 2; cell < CELLS; cell++) {
        if ((more >> (cell - 2) & 1) != 0) {
          line.add(cell);
        }
      }
      containing.add(line.stream().mapToInt(cell -> cell).toArray());
    }
    int[] xs = {0, 1, 2, 3, 4, 5, 6, 7};
    try {
      return ProofBuilder.of("board plane 64", WEAK, BREAKER)
          .step(new TileStep.Open(new Tile(xs, new int[CELLS], containing, 1)))
          .step(new Step.Groups(2, CellList.of(0, 1), true))
          .step(new TileStep.Close())
          .step(
              new TileStep.Tiling(new Lattice(128, 0, 128), List.of(List.of(new Motion(0, 0, 0)))))
          .end();
    } catch (BadGameException e) {
      throw new IllegalStateException(e);
    }
  }
}
