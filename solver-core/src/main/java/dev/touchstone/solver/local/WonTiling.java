package dev.touchstone.solver.local;

import dev.touchstone.certificate.StepSink;
import dev.touchstone.certificate.Tile;
import dev.touchstone.certificate.TileStep;
import dev.touchstone.game.Motion;
import dev.touchstone.solver.tiling.Tiling;
import dev.touchstone.solver.tiling.Tiling.PlacedTile;
import dev.touchstone.solver.tiling.UnfitTileException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongPredicate;

/** A tiling of the plane by tiles that Breaker wins. */
public final class WonTiling {

  private final Tiling tiling;
  private final List<LocalProof> proofs;
  private final long positions;

  private WonTiling(Tiling tiling, List<LocalProof> proofs, long positions) {
    this.tiling = tiling;
    this.proofs = proofs;
    this.positions = positions;
  }

  /**
   * The tiling with proofs of its tiles.
   *
   * @param goesOn asked now and then, with the positions searched so far; the search is cancelled
   *     when it says no
   * @throws UnfitTileException if Maker wins a tile, or the solver does not take it
   */
  public static WonTiling of(Tiling tiling, LongPredicate goesOn) {
    List<LocalProof> proofs = new ArrayList<>();
    long positions = 0;
    for (PlacedTile placed : tiling.tiles()) {
      LocalGame game = new LocalGame(placed.tile().hypergraph(), tiling.turn());
      long before = positions;
      LocalSearch search = new LocalSearch(game, more -> goesOn.test(before + more));
      Outcome outcome = search.solve();
      positions += search.positions();
      if (outcome instanceof Outcome.Lost) {
        throw new UnfitTileException(
            "Maker wins the local game of tile %d of this tiling (%d positions); it proves nothing"
                .formatted(proofs.size() + 1, search.positions()));
      }
      proofs.add(ShorterProof.of(game, search.claims()));
    }
    return new WonTiling(tiling, proofs, positions);
  }

  /** Whether a tile is lost in a single turn. */
  public static boolean isLostAtOnce(Tiling tiling) {
    return tiling.tiles().stream()
        .map(placed -> new LocalGame(placed.tile().hypergraph(), tiling.turn()))
        .anyMatch(game -> new LocalSearch(game, positions -> true).isLostAtOnce());
  }

  /** The positions that were searched. */
  public long positions() {
    return positions;
  }

  /** Leaves on the stack that the plane is tiled. */
  public void write(StepSink sink) throws IOException {
    List<List<Motion>> places = new ArrayList<>();
    for (int i = 0; i < proofs.size(); i++) {
      Tile tile = tiling.tiles().get(i).tile();
      places.add(tiling.tiles().get(i).places());
      sink.accept(new TileStep.Open(tile));
      LocalSteps.write(proofs.get(i), tile.hypergraph(), tiling.turn(), sink);
      sink.accept(new TileStep.Close());
    }
    sink.accept(new TileStep.Tiling(tiling.lattice(), places));
  }
}
