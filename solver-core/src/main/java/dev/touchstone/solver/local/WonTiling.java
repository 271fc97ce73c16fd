package dev.touchstone.solver.local;

import dev.touchstone.certificate.StepSink;
import dev.touchstone.certificate.Tile;
import dev.touchstone.certificate.TileStep;
import dev.touchstone.game.BadGameException;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** A tiling of the plane by one tile that Breaker wins. */
public final class WonTiling {

  private final Tile tile;
  private final TileStep.Tiling places;
  private final LocalProof proof;
  private final int stones;
  private final long positions;

  private WonTiling(
      Tile tile, TileStep.Tiling places, LocalProof proof, int stones, long positions) {
    this.tile = tile;
    this.places = places;
    this.proof = proof;
    this.stones = stones;
    this.positions = positions;
  }

  /**
   * The tiling for turns of so many stones.
   *
   * @param goesOn asked now and then; the search is cancelled when it says no
   */
  public static Optional<WonTiling> find(int stones, BooleanSupplier goesOn)
      throws BadGameException {
    Tile tile = Bands.tile(stones);
    LocalGame game = new LocalGame(tile.hypergraph(), stones);
    LocalSearch search = new LocalSearch(game, goesOn);
    if (search.solve() instanceof Outcome.Won) {
      return Optional.of(
          new WonTiling(
              tile,
              new TileStep.Tiling(Bands.lattice(stones), List.of(Bands.places(stones))),
              ShorterProof.of(game, search.claims()),
              stones,
              search.positions()));
    }
    return Optional.empty();
  }

  /** The positions that were searched. */
  public long positions() {
    return positions;
  }

  /** Leaves on the stack that the plane is tiled. */
  public void write(StepSink sink) throws IOException {
    sink.accept(new TileStep.Open(tile));
    LocalSteps.write(proof, tile.hypergraph(), stones, sink);
    sink.accept(new TileStep.Close());
    sink.accept(places);
  }
}
