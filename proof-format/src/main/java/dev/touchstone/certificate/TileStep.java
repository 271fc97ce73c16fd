package dev.touchstone.certificate;

import dev.touchstone.game.Lattice;
import dev.touchstone.game.Motion;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The steps of tilings: see {@link Step}. */
public final class TileStep {

  private TileStep() {}

  /** Up to its {@link Close}, the steps are those of a proof that Breaker wins on this tile. */
  public record Open(Tile tile) implements Step {
    @Override
    public Rule rule() {
      return Rule.TILE;
    }

    @Override
    public <C> @Nullable C replay(Replay<C> on) throws Fault {
      on.open(tile);
      return null;
    }
  }

  /** Closes the tile: the one claim left wins on it. */
  public record Close() implements Step {
    @Override
    public Rule rule() {
      return Rule.TILED;
    }

    @Override
    public <C> C replay(Replay<C> on) throws Fault {
      return on.close();
    }
  }

  /**
   * A tiling of the plane by tiles that are won.
   *
   * @param places for each tile in its order, where it lies, but for shifts by the lattice
   */
  public record Tiling(Lattice lattice, List<List<Motion>> places) implements Step.Inner {
    /** Takes lists that nobody changes. */
    public Tiling {
      places = places.stream().map(List::copyOf).toList();
    }

    @Override
    public Rule rule() {
      return Rule.TILING;
    }

    @Override
    public <C> C replay(Replay<C> on) throws Fault {
      return on.claims().tiling(on.popClaims(operands()), this);
    }

    @Override
    public long operands() {
      return places.size();
    }
  }
}
